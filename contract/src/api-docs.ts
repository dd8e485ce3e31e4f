import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** The parts of JSON Schema that our API uses. */
const jsonSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), jsonSchema))
  },
  get items() {
    return z.optional(jsonSchema)
  },
  get anyOf() {
    return z.optional(z.array(jsonSchema))
  },
})

export type JsonSchema = z.output<typeof jsonSchema>

const content = z.optional(z.record(z.string(), z.object({ schema: jsonSchema })))

const operation = z.looseObject({
  summary: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
  parameters: z.optional(
    z.array(
      z.looseObject({
        name: z.string(),
        in: z.optional(z.string()),
        description: z.optional(z.string()),
        required: z.optional(z.boolean()),
        schema: jsonSchema,
      }),
    ),
  ),
  requestBody: z.optional(z.looseObject({ content })),
  responses: z.optional(z.record(z.string(), z.looseObject({ content }))),
})

export const getApiDescription = defineCall({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Get the OpenAPI description of the API',
  access: 'everyone',
  answer: z.object({
    info: z.object({ title: z.string(), description: z.string() }),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  }),
})
