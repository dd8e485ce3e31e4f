// How prompts from a file reach the server: start an import, send its prompts in batches, then finish it, which adds all
// of them or none. What each prompt can contain, and undoing an import.
import { IMPORT_BATCH_MAX, IMPORT_PROMPTS_MAX } from '@prompt-library/domain/limits'
import { KEPT_REASONS } from '@prompt-library/domain/prompts/imports'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { description, name, note } from './collection-texts.ts'
import { failure } from './failure.ts'
import { id, positiveInteger } from './numbers.ts'
import { promptFields } from './prompt-changes.ts'
import { newTags } from './tags.ts'

/** A prompt as `createPrompt` takes it, without a visibility: imported prompts are private. */
const promptToImport = z.object({
  title: promptFields.title,
  category: promptFields.category,
  html: promptFields.markdown,
  notes: promptFields.notes,
  fields: promptFields.fields,
  data_class: promptFields.data_class,
  tags: z.optional(newTags),
  /** What the collection of the import says about it. */
  collection_note: z.optional(note),
})
export type PromptToImport = z.output<typeof promptToImport>

const importId = id('import_id')

const finishedImport = z.object({
  id: z.int(),
  imported_at: z.iso.datetime(),
  added: z.int(),
  /** How many you already had. */
  skipped: z.int(),
  undo_until: z.iso.datetime(),
  undone_at: z.nullable(z.iso.datetime()),
  /** How many prompts undoing it deleted. */
  undone: z.int(),
  /** The token of the collection that was made of it. */
  collection: z.nullable(z.string()),
})
export type FinishedImport = z.output<typeof finishedImport>

export const startImport = defineCall({
  method: 'POST',
  path: '/api/imports',
  summary: `Start an import of up to ${groupedCount(IMPORT_PROMPTS_MAX)} prompts and 10 MB of text. Then send the prompts and finish the import`,
  access: 'member',
  idempotent: true,
  body: z.object({
    /** How many prompts will be sent. */
    count: positiveInteger('count', IMPORT_PROMPTS_MAX),
  }),
  status: 201,
  answer: z.object({ id: z.int() }),
})

export const sendImportedPrompts = defineCall({
  method: 'PUT',
  path: '/api/imports/:import_id/prompts',
  summary: `Send up to ${IMPORT_BATCH_MAX} prompts of an import, from the position \`first\` on. Positions that already arrived are skipped, so a request can be repeated. \`problems\` lists the prompts that can’t be saved, which aren’t kept`,
  access: 'member',
  body: z.object({
    import_id: importId,
    /** From 1. */
    first: positiveInteger('first', IMPORT_PROMPTS_MAX),
    prompts: z
      .array(promptToImport, 'Prompts must be a list of objects.')
      .check(
        z.minLength(1, 'Send at least one prompt.'),
        z.maxLength(IMPORT_BATCH_MAX, `You can send up to ${IMPORT_BATCH_MAX} prompts at once.`),
      ),
  }),
  answer: z.object({ problems: z.array(z.object({ position: z.int(), message: z.string() })) }),
})

export const finishImport = defineCall({
  method: 'POST',
  path: '/api/imports/:import_id/finish',
  summary:
    'Add all prompts of an import at once, as private prompts. Those that you already have, with the same title and text, are skipped unless `keep_duplicates` is true. With `collection`, a private collection is made of them and of those you already had, in their order. Returns 409 and adds nothing if some haven’t arrived (`missing`). Repeating it returns the same',
  access: 'member',
  body: z.object({
    import_id: importId,
    keep_duplicates: z.optional(z.boolean('keep_duplicates must be true or false.')),
    collection: z.optional(z.object({ name, description: z.optional(description) })),
  }),
  answer: finishedImport,
  conflict: z.extend(failure, { missing: z.optional(z.int()) }),
})

export const cancelImport = defineCall({
  method: 'DELETE',
  path: '/api/imports/:import_id',
  summary: 'Cancel an import that isn’t finished. Nothing is added',
  access: 'member',
  body: z.object({ import_id: importId }),
  answer: z.object({ success: z.literal(true) }),
})

export const listImports = defineCall({
  method: 'GET',
  path: '/api/imports',
  summary: 'List your imports of the last 24 hours, newest first',
  access: 'member',
  answer: z.array(finishedImport),
})

const undoneImport = z.extend(finishedImport, {
  kept: z.array(z.object({ id: z.int(), title: z.string(), reason: z.enum(KEPT_REASONS) })),
})
export type UndoneImport = z.output<typeof undoneImport>

export const undoImport = defineCall({
  method: 'POST',
  path: '/api/imports/:import_id/undo',
  summary:
    'Undo an import within 24 hours: its prompts move to Recently deleted, and its collection is deleted unless it has others. `kept` lists those that were edited, shared, or added to a collection since, which stay. Repeating it returns the same',
  access: 'member',
  body: z.object({ import_id: importId }),
  answer: undoneImport,
})
