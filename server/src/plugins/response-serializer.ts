import type { FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'

/** Many calls have a schema in common, such as that of an error. */
const compiledSchemas = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/**
 * Parses every response with its contract, so a column that the contract doesn't name can't leave the server. Compiled here, not
 * in the contract, because the browser's Content-Security-Policy forbids generated code.
 */
export const responseSerializerCompiler: FastifySerializerCompiler<z.ZodMiniType> = ({ schema }) => {
  const compiled = compiledSchemas.get(schema) ?? z.compile(schema)
  compiledSchemas.set(schema, compiled)
  return (response) => JSON.stringify(z.parse(compiled, response))
}
