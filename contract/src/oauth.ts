import { KEY_SCOPES } from '@prompt-library/domain/keys/api-key'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const value = z.optional(z.string().check(z.maxLength(4_000)))

/** What an AI tool sends with the browser, in the address of the page that asks whether to connect it (RFC 6749, 7636, 8707). */
const request = z.object({
  response_type: value,
  client_id: value,
  redirect_uri: value,
  scope: value,
  state: value,
  code_challenge: value,
  code_challenge_method: value,
  resource: value,
})

export type ToolRequest = z.output<typeof request>

export const getToolRequest = defineCall({
  method: 'GET',
  path: '/api/oauth/request',
  summary: 'Get what an AI tool that wants to connect is called, where it is, and what it asks for',
  access: 'member',
  query: request,
  answer: z.object({
    /** As the tool calls itself. Any tool can call itself anything. */
    name: z.string(),
    /** The host that gets access. Null for a program on the user’s computer. */
    host: z.nullable(z.string()),
    /** The host that describes the tool. Null if the tool only registered. */
    described_by: z.nullable(z.string()),
    /** The most that the tool asks for. */
    scope: z.enum(KEY_SCOPES),
    /** Why the tool can’t be connected, if it can’t. */
    refusal: z.nullable(z.string()),
    /** Leads back to the tool and tells it that it isn’t connected. */
    cancel_url: z.string(),
  }),
})

export type ToolToConnect = z.output<typeof getToolRequest.answer>

export const connectTool = defineCall({
  method: 'POST',
  path: '/api/oauth/connect',
  summary:
    'Connect an AI tool that asks for it. Leads back to the tool with a code that works once, for a minute',
  access: 'member',
  body: z.extend(request, { allow: z.enum(KEY_SCOPES, 'allow must be read or write.') }),
  answer: z.object({ url: z.string() }),
})
