import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PromptToImport } from '@prompt-library/contract/imports'
import type { Settings } from '@prompt-library/contract/settings'
import { LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { splitDescriptions } from '@prompt-library/domain/fields/field'
import { IMPORT_BYTES_MAX } from '@prompt-library/domain/limits'
import { isStorable } from '@prompt-library/domain/text/storable-text'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { promptFields } from '../prompts/prompt-fields.ts'
import { tagColumns } from '../prompts/save-changes.ts'
import { spellTags } from '../prompts/tag-queries.ts'
import { chosenClassId } from '../settings/data-classes.ts'
import { importNotFound } from './import-not-found.ts'
import * as queries from './queries.ts'

interface Batch {
  settings: Pick<Settings, 'data_classes'>
  importId: number
  /** The position of the first prompt, from 1. */
  first: number
  prompts: readonly PromptToImport[]
}

interface Read {
  staged: queries.StagedPrompt[]
  problems: { position: number; message: string }[]
}

/** Sanitizes the prompts of a batch. Other requests are served between two of them. */
export async function readBatch({ settings, importId, first, prompts }: Batch): Promise<Read> {
  const read: Read = { staged: [], problems: [] }
  for (const [index, prompt] of prompts.entries()) {
    const position = first + index
    try {
      refuseUnstorable(prompt)
      read.staged.push({ import_id: importId, position, ...stagedColumns(prompt, settings) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      read.problems.push({ position, message: error.message })
    }
    await nextTurn()
  }
  return read
}

/** Otherwise, the database would refuse the whole batch without naming the prompt. */
function refuseUnstorable(prompt: PromptToImport): void {
  JSON.stringify(prompt, (_key, value: unknown) => {
    if (typeof value === 'string' && !isStorable(value))
      throw new AppError(400, 'This prompt has characters that can’t be saved. Remove them and try again.')
    return value
  })
}

function stagedColumns({ html, tags = [], ...prompt }: PromptToImport, settings: Batch['settings']) {
  const form = { ...prompt, markdown: html, visibility: 'private' as const }
  const { is_public: _, ...columns } = promptFields(form)
  const { kept } = splitDescriptions(columns.html, prompt.fields ?? [])
  return {
    ...columns,
    ...tagColumns(tags),
    fields: JSON.stringify(kept),
    data_class: chosenClassId(settings, prompt.data_class) ?? LOWEST_CLASS,
    collection_note: prompt.collection_note ?? '',
  }
}

/** Stores what `readBatch` returned. A batch that arrives again, also after the import is finished, changes nothing. */
export async function stageBatch(
  tx: Tx,
  { id, userId, staged }: queries.ImportKey & { staged: readonly queries.StagedPrompt[] },
): Promise<void> {
  const found = await queries.lockImport(tx, { id, userId })
  if (!found) throw importNotFound()
  if (found.finished_at) return
  if (staged.some(({ position }) => position > found.prompts))
    throw new AppError(400, `This import has ${found.prompts} prompts, so it can’t have more.`)
  const spelled = await spellTags(tx, { tags: staged.flatMap(({ tags }) => tags), except: [] })
  let at = 0
  const rows = staged.map((row) => {
    const tags = spelled.slice(at, at + row.tags.length)
    at += row.tags.length
    return { ...row, ...tagColumns(tags) }
  })
  await queries.stagePrompts(tx, rows)
  const { bytes } = await queries.sumStaged(tx, id)
  if (bytes > IMPORT_BYTES_MAX)
    throw new AppError(
      413,
      `These prompts have more than ${IMPORT_BYTES_MAX / 1_000_000} MB of text, which is the most for one import. Split the file and import each part.`,
    )
}
