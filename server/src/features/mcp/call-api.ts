import {
  type Answer,
  type Body,
  type Call,
  IDEMPOTENCY_HEADER,
  requestFor,
} from '@prompt-library/contract/call'
import type { Settings } from '@prompt-library/contract/settings'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, tooBusy } from '../../errors.ts'
import { asTool } from '../keys/identify-key.ts'
import type { Answers } from './answers.ts'

interface Values<C extends Call> {
  query?: Record<string, unknown>
  body?: Body<C>
  idempotencyKey?: string
}

interface Result<C extends Call> {
  answer: Answer<C>
  headers: Record<string, string | undefined>
}

export type CallApi = <C extends Call>(call: C, values: Values<C>) => Promise<Result<C>>

/** The owner of the key that an AI tool connected with. */
export interface Caller {
  callApi: CallApi
  userId: number
  canWrite: boolean
  /** The collection whose prompts are offered, from the address that the tool connected to. */
  collection: string | undefined
  settings: Settings
  publicUrl: string
  answers: Answers
}

/**
 * Calls the API with the key of a request, without a connection. Everything that decides about a call applies as if the AI tool
 * had made it: scopes, permissions, limits, and validation. Throws the sentence of a refusal.
 */
export function createCallApi(app: FastifyInstance, { headers, ip }: FastifyRequest): CallApi {
  return async (call, { query, body, idempotencyKey }) => {
    const request = requestFor(call, { query, body: body as object | undefined })
    // Awaited inside: the request starts when someone waits for it.
    const response = await asTool(
      async () =>
        await app.inject({
          method: call.method,
          url: request.url,
          remoteAddress: ip,
          headers: {
            authorization: headers.authorization,
            ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
          },
          ...(request.body && { payload: request.body }),
        }),
    )
      // The server is shutting down.
      .catch(() => Promise.reject(tooBusy()))
    if (response.statusCode >= 400)
      throw new AppError(response.statusCode as AppError['status'], response.json().error)
    return { answer: response.json(), headers: response.headers as Record<string, string | undefined> }
  }
}
