import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { token } from './collections.ts'
import { EXPORT_FORMATS } from './formats/formats.ts'
import { SCHEMA_PATH } from './formats/library-json.ts'
import { count } from './list-query.ts'
import { id } from './numbers.ts'

const format = z.enum(EXPORT_FORMATS, `format must be one of ${EXPORT_FORMATS.join(', ')}.`)

/** What each call sends: the file while it's written, and how many prompts it has. */
const file = {
  headers: z.object({ 'x-total-count': count }),
  answer: z.string(),
  file: 'application/octet-stream',
} as const

export const exportOwnPrompts = defineCall({
  method: 'GET',
  path: '/api/my-prompts/export',
  summary: 'Export your own prompts as a file',
  access: 'member',
  scope: 'read',
  query: z.object({ format }),
  ...file,
})

export const exportSavedPrompts = defineCall({
  method: 'GET',
  path: '/api/saved-prompts/export',
  summary: 'Export your saved prompts as a file, except those you can no longer view',
  access: 'member',
  scope: 'read',
  query: z.object({ format }),
  ...file,
})

export const exportCollection = defineCall({
  method: 'GET',
  path: '/api/collections/:token/export',
  summary: 'Export the prompts of a collection that you can view as a file, in its order',
  access: 'member',
  scope: 'read',
  query: z.object({ token, format }),
  ...file,
})

export const exportPrompt = defineCall({
  method: 'GET',
  path: '/api/prompts/:prompt_id/export',
  summary: 'Export a prompt you can view as a file',
  access: 'member',
  scope: 'read',
  query: z.object({ prompt_id: id('prompt_id'), format }),
  ...file,
})

export const exportPublicPrompts = defineCall({
  method: 'GET',
  path: '/api/public-prompts/export',
  summary: 'Export all public prompts as a file',
  access: 'admin',
  audited: true,
  query: z.object({ format }),
  ...file,
})

export const getExportSchema = defineCall({
  method: 'GET',
  path: SCHEMA_PATH,
  summary: 'Get the JSON Schema of exported JSON files',
  access: 'everyone',
  answer: z.looseObject({ $schema: z.string() }),
})
