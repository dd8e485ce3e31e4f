import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { $ZodArray, $ZodObject, $ZodObjectJIT, type $ZodType } from 'zod/v4/core'

/** Holds every answer against its contract before it is sent: what the contract does not name does not go out. */
export const answerCompiler: FastifySerializerCompiler<$ZodType> = ({ schema, ...route }) =>
  serializerCompiler({ ...route, schema: compiled(schema) })

/**
 * The same schema, its objects and lists of objects checked by code that is made for them, which takes a quarter of the time;
 * what is optional or one of several stays as it is. The contract does without, because a browser with our security policy
 * forbids to make code.
 */
function compiled(schema: $ZodType): $ZodType {
  if (schema instanceof $ZodArray) {
    const { def } = schema._zod
    return new $ZodArray({ ...def, element: compiled(def.element) })
  }
  if (schema instanceof $ZodObject) {
    const { def } = schema._zod
    const properties = Object.entries(def.shape).map(([name, property]) => [name, compiled(property)])
    return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(properties) })
  }
  return schema
}
