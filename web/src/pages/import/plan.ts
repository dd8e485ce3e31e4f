// Which prompts of an imported file are sent.
import type { ImportedPrompt } from '@prompt-library/contract/formats/imported-prompt'
import type { PromptToImport } from '@prompt-library/contract/imports'
import type { Category } from '@prompt-library/domain/prompts/categories'
import type { CheckedPrompt, Duplicate } from './reader.ts'
import type { PromptsInFile } from './use-reading.ts'

/** A prompt of the file, as the preview shows it. */
export interface Row {
  /** Its position in the file, from 0. */
  index: number
  where: string
  prompt: ImportedPrompt
  duplicate: Duplicate | undefined
  /** Undefined while it's checked. */
  checked?: CheckedPrompt | undefined
  /** Why the server can't save it. */
  refusal?: string | undefined
}

export interface Choices {
  skipsDuplicates: boolean
  /** For prompts whose file names none. Undefined until the user has chosen one. */
  category: Category | undefined
  /** Whether the collection of the file is made again. */
  makesCollection: boolean
  /** Whether text in brackets becomes blanks. */
  makesBlanks: boolean
}

export interface Plan {
  /** What is sent, with the rows it comes from. */
  rows: Row[]
  prompts: PromptToImport[]
  keepsDuplicates: boolean
  collection?: Collection | undefined
}

type Collection = PromptsInFile['collection']

export function planImport(
  { rows, collection }: { rows: readonly Row[]; collection?: Collection },
  { skipsDuplicates, category, makesCollection, makesBlanks }: Choices,
): Plan {
  const chosen = rows.filter(
    ({ refusal, duplicate }) =>
      refusal === undefined &&
      !(skipsDuplicates && duplicate && !(makesCollection && collection && isExactly(duplicate))),
  )
  const prompts = chosen.map(({ prompt, checked }) => ({
    ...prompt,
    ...(makesBlanks && checked?.withBlanks),
    // The preview asks for one before anything is sent.
    category: prompt.category ?? category ?? 'Productivity',
  }))
  const made = makesCollection ? collection : undefined
  return { rows: chosen, prompts, keepsDuplicates: !skipsDuplicates, collection: made }
}

/** The server skips it, too, and puts the user's own one into the collection. */
function isExactly(duplicate: Duplicate): boolean {
  return duplicate.of === 'own' && duplicate.same === 'both'
}
