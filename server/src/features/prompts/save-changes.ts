import type { Prompt } from '@prompt-library/contract/prompts'
import { tagKey } from '@prompt-library/domain/prompts/tags'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { countStoredText } from '../../plugins/stored-text.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import { promptNotFound } from './authorize.ts'
import { deleteEdit, saveEdit, saveEditor } from './edit-queries.ts'
import { type ChosenFields, type Publisher, publishingOfChange } from './publish.ts'
import * as queries from './queries.ts'

interface Changes {
  id: number
  /** The version that the changes are based on; undefined changes any version. */
  version: number | undefined
  fields: ChosenFields
  /** What the editor says about the new revision. */
  note: string
  /** The author, or a curator who corrects it. */
  publisher: Publisher
  now: Date
}

/** Saves changed fields of a prompt, which a trigger records as a new revision, or as an edit that waits for approval. Lock the prompt first. */
export async function saveChanges(
  tx: Tx,
  { id, version, fields, note, publisher, now }: Changes,
): Promise<Prompt> {
  const publishing = await publishingOfChange(tx, { id, fields, publisher, now })
  if (!publishing) throw promptNotFound()
  const { is_public: _chosen, ...chosen } = fields
  const texts = { ...chosen, ...tagColumns(fields.tags) }
  const { waitsSince } = publishing
  const isSaved = waitsSince
    ? await saveEdit(tx, { id, version, texts, note, savedBy: publisher.id, waitsSince })
    : await queries.updatePrompt(tx, {
        id,
        version,
        columns: { ...texts, ...publishing.columns, revision_note: note },
        now,
      })
  if (isSaved) await countText(tx, texts, { userId: publisher.id, now })
  if (isSaved && !waitsSince) {
    await deleteEdit(tx, id)
    if (publishing.isByOther) await saveEditor(tx, { promptId: id, editorId: publisher.id })
    await indexPrompts(tx, [id])
  }
  const prompt = found(await queries.getPrompt(tx, id, { viewerId: publisher.id, now }))
  if (isSaved) return prompt
  throw new AppError(409, 'This prompt changed while you were editing.', { body: { prompt } })
}

/** Counts a new revision toward what its author can store in a day. */
export async function countText(
  tx: Tx,
  { title, html, notes, fields }: Pick<queries.PromptFields, 'title' | 'html' | 'notes' | 'fields'>,
  by: { userId: number; now: Date },
): Promise<void> {
  const bytes = [title, html, notes ?? '', fields].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  await countStoredText(tx, { ...by, bytes })
}

export function tagColumns(tags: string[]) {
  return { tags, tag_keys: tags.map(tagKey) }
}

/** A prompt can be deleted between two statements. */
export function found(prompt: Prompt | undefined): Prompt {
  if (!prompt) throw promptNotFound()
  return prompt
}
