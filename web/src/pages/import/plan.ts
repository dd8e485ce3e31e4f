// What happens to each prompt of an imported file: it's added, updates one of the user's, or is skipped.
import type { ImportedPrompt } from '@prompt-library/contract/formats/imported-prompt'
import type { PromptToImport } from '@prompt-library/contract/imports'
import type { Category } from '@prompt-library/domain/prompts/categories'
import type { Duplicate, OwnPrompt } from './reader.ts'

/** What happens to a prompt that the user already has. */
export type Choice = 'skip' | 'update' | 'add'

/** A prompt of the file, as the preview shows it. */
export interface Row {
  /** Its position in the file, from 0. */
  index: number
  where: string
  prompt: ImportedPrompt
  duplicate: Duplicate | undefined
  /** Why the server can't save it. */
  refusal?: string | undefined
}

export interface Choices {
  /** For every duplicate without a choice of its own. */
  all: Choice
  byIndex: ReadonlyMap<number, Choice>
  /** For prompts whose file names none. */
  category: Category
}

/** What can be done with a duplicate. An import changes only private prompts: others may be reading the public ones. */
export function possibleChoices(duplicate: Duplicate): Choice[] {
  return duplicate.of === 'own' && duplicate.own.visibility === 'private'
    ? ['skip', 'update', 'add']
    : ['skip', 'add']
}

/** Undefined for a prompt that is simply added. */
export function choiceFor(row: Row, { all, byIndex }: Choices): Choice | undefined {
  if (!row.duplicate) return undefined
  const possible = possibleChoices(row.duplicate)
  const chosen = byIndex.get(row.index) ?? all
  return possible.includes(chosen) ? chosen : 'skip'
}

export interface Plan {
  /** What is sent, with the rows it comes from. */
  rows: Row[]
  prompts: PromptToImport[]
  updates: number
}

export function planImport(rows: readonly Row[], choices: Choices): Plan {
  const chosen = rows.filter((row) => row.refusal === undefined && choiceFor(row, choices) !== 'skip')
  const prompts = chosen.map((row) => toSend(row, choices))
  return { rows: chosen, prompts, updates: prompts.filter(({ replaces }) => replaces).length }
}

function toSend(row: Row, choices: Choices): PromptToImport {
  const { category = choices.category, revision_notes, ...prompt } = row.prompt
  const notes = { revision_note: revision_notes.at(-1) ?? '', earlier_notes: revision_notes.slice(0, -1) }
  const choice = choiceFor(row, choices)
  if (choice === 'update' && row.duplicate?.of === 'own') return toUpdate(row.prompt, row.duplicate.own)
  return { ...prompt, category, ...notes, ...(choice === 'add' && { keep_duplicate: true }) }
}

/** What the file doesn't say stays as it is, and so do the earlier versions. */
function toUpdate({ revision_notes, ...prompt }: ImportedPrompt, own: OwnPrompt): PromptToImport {
  return {
    ...prompt,
    category: prompt.category ?? own.category,
    data_class: prompt.data_class ?? own.data_class,
    notes: prompt.notes || own.notes,
    fields: prompt.fields.length > 0 ? prompt.fields : own.fields,
    ...(prompt.tags.length > 0 ? {} : { tags: own.tags }),
    revision_note: revision_notes.at(-1) || 'Imported',
    replaces: { id: own.id, version: own.version },
  }
}
