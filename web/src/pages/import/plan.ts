// Which prompts of an imported file are sent.
import type { ImportedPrompt } from '@prompt-library/contract/formats/imported-prompt'
import type { PromptToImport } from '@prompt-library/contract/imports'
import type { Category } from '@prompt-library/domain/prompts/categories'
import type { Duplicate } from './reader.ts'

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
  skipsDuplicates: boolean
  /** For prompts whose file names none. Undefined until the user has chosen one. */
  category: Category | undefined
}

export interface Plan {
  /** What is sent, with the rows it comes from. */
  rows: Row[]
  prompts: PromptToImport[]
  keepsDuplicates: boolean
}

export function planImport(rows: readonly Row[], { skipsDuplicates, category }: Choices): Plan {
  const chosen = rows.filter(
    ({ refusal, duplicate }) => refusal === undefined && !(skipsDuplicates && duplicate),
  )
  const prompts = chosen.map(({ prompt }) => ({
    ...prompt,
    // The preview asks for one before anything is sent.
    category: prompt.category ?? category ?? 'Productivity',
  }))
  return { rows: chosen, prompts, keepsDuplicates: !skipsDuplicates }
}
