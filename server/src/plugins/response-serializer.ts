import type { FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'

/**
 * What a response can contain. Parses every response with its contract, so a column that the contract doesn't name
 * can't leave the server. Compiled here, not in the contract, because the browser's Content-Security-Policy forbids
 * generated code.
 */
export const responseSerializerCompiler: FastifySerializerCompiler<z.ZodMiniType> = ({ schema }) => {
  const compiled = z.compile(schema)
  return (response) => JSON.stringify(z.parse(compiled, response))
}
