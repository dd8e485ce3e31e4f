// How prompts from a file reach the server: start an import, send its prompts in batches, then finish it, which adds all
// of them or none. What each prompt can contain, and undoing an import.
import { EARLIER_NOTES_MAX, IMPORT_BATCH_MAX, IMPORT_PROMPTS_MAX } from '@prompt-library/domain/limits'
import { KEPT_REASONS } from '@prompt-library/domain/prompts/imports'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { failure } from './failure.ts'
import { id, positiveInteger } from './numbers.ts'
import { promptFields, revisionNote } from './prompt-changes.ts'
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
  revision_note: z.optional(revisionNote),
  /** What was said about earlier versions, the oldest first. An added prompt gets one for each, all with this text, if a day's text allows it. */
  earlier_notes: z.optional(
    z
      .array(
        revisionNote.check(z.minLength(1, 'A note on an earlier version can’t be empty.')),
        'earlier_notes must be a list of texts.',
      )
      .check(
        z.maxLength(
          EARLIER_NOTES_MAX,
          `A prompt can have up to ${EARLIER_NOTES_MAX} notes on earlier versions.`,
        ),
      ),
  ),
  /** The private prompt of yours that gets this text as a new revision, and its version as you know it. */
  replaces: z.optional(z.object({ id: id('replaces.id'), version: id('replaces.version') })),
  /** Adds the prompt even if you already have one with the same title and text. */
  keep_duplicate: z.optional(z.boolean('keep_duplicate must be true or false.')),
})
export type PromptToImport = z.output<typeof promptToImport>

const importId = id('import_id')

const finishedImport = z.object({
  id: z.int(),
  imported_at: z.iso.datetime(),
  added: z.int(),
  updated: z.int(),
  /** How many you already had. */
  skipped: z.int(),
  /** How many added prompts have none of their earlier notes, because the copies were more text than you can save in a day. */
  without_notes: z.int(),
  undo_until: z.iso.datetime(),
  undone_at: z.nullable(z.iso.datetime()),
  /** How many prompts undoing it deleted or changed back. */
  undone: z.int(),
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
    'Add and update all prompts of an import at once, as private prompts. Returns 409 and changes nothing if some haven’t arrived (`missing`) or prompts to update have changed (`changed`). Repeating it returns the same',
  access: 'member',
  body: z.object({ import_id: importId }),
  answer: finishedImport,
  conflict: z.extend(failure, {
    missing: z.optional(z.int()),
    /** The IDs of the prompts to update that changed, became public, or no longer exist. */
    changed: z.optional(z.array(z.int())),
  }),
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
    'Undo an import within 24 hours: added prompts move to Recently deleted, and updated ones get their earlier text back. `kept` lists those that were edited, shared, or added to a collection since, which stay as they are. Repeating it returns the same',
  access: 'member',
  body: z.object({ import_id: importId }),
  answer: undoneImport,
})
