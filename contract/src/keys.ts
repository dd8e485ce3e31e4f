import { KEY_SCOPES } from '@prompt-library/domain/keys/api-key'
import { KEY_DAYS, KEY_DAYS_MAX, KEY_NAME_MAX } from '@prompt-library/domain/limits'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './numbers.ts'
import { writtenName } from './written-text.ts'

/** A key with which a program calls the API as its owner, or an AI tool that the owner connected. */
const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  scope: z.enum(KEY_SCOPES),
  /** Where a connected tool is, such as `claude.ai`. Null for a key. */
  host: z.nullable(z.string()),
  created_at: z.string(),
  expires_at: z.string(),
  /** To the minute. Null if it was never used. */
  last_used_at: z.nullable(z.string()),
})

export type ApiKey = z.output<typeof apiKey>

export const listKeys = defineCall({
  method: 'GET',
  path: '/api/keys',
  summary: 'List your API keys and connected AI tools, newest first. Revoked ones aren’t listed',
  access: 'member',
  answer: z.array(apiKey),
})

const daysError = { error: () => `A key can work for 1 to ${KEY_DAYS_MAX} days.` }

export const createKey = defineCall({
  method: 'POST',
  path: '/api/keys',
  summary: `Create an API key. Only this response contains it. \`days\` is ${KEY_DAYS} by default`,
  access: 'member',
  body: z.object({
    name: writtenName(KEY_NAME_MAX, 'The name', 'A key needs a name.'),
    scope: z.enum(KEY_SCOPES, 'The scope must be read or write.'),
    days: z.optional(z.int(daysError).check(z.minimum(1, daysError), z.maximum(KEY_DAYS_MAX, daysError))),
  }),
  status: 201,
  answer: z.extend(apiKey, { key: z.string() }),
})

export const revokeKey = defineCall({
  method: 'DELETE',
  path: '/api/keys/:key_id',
  summary: 'Revoke one of your API keys, or disconnect an AI tool. It stops working at once',
  access: 'member',
  query: z.object({ key_id: id('key_id') }),
  answer: z.object({ success: z.literal(true) }),
})
