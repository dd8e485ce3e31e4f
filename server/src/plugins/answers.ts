import type { FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'

/**
 * Parses every answer with its contract before it is sent, so a column that the contract doesn't name can't leave the server.
 * Compiled here, not in the contract: the browser's content policy forbids the generated code.
 */
export const answerCompiler: FastifySerializerCompiler<z.ZodMiniType> = ({ schema }) => {
  const compiled = z.compile(schema)
  return (answer) => JSON.stringify(z.parse(compiled, answer))
}
