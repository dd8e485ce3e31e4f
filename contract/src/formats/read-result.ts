// What reading a file returns: its prompts, what was left out and where, or why nothing can be read.
import { IMPORT_PROBLEMS_MAX, IMPORT_PROMPTS_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import type { FormatName } from './formats.ts'
import { checkPrompt, type FoundPrompt, type ImportedPrompt } from './imported-prompt.ts'

/** Something that a reader left out of a file. */
export interface Problem {
  /** “Row 7”, “Prompt 3”, or the name of a file in a zip file. */
  where: string
  sentence: string
  /** Whether the prompt isn't imported at all. */
  isSkipped: boolean
}

/** A prompt and where in the file it is. */
export interface PromptInFile {
  where: string
  prompt: ImportedPrompt
}

export type ReadResult =
  | {
      kind: 'prompts'
      format: FormatName
      prompts: PromptInFile[]
      problems: Problem[]
      /** How many problems there are besides those listed. */
      moreProblems: number
      /** About the whole file, such as its encoding. */
      notice?: string | undefined
    }
  /** A CSV file with columns of its own: the user says what they are, and the file is read again. */
  | { kind: 'columns'; columns: string[]; rows: string[][]; suggested: ColumnMapping }
  | { kind: 'unreadable'; sentence: string }

/** Which column, counted from 0, has what. */
export interface ColumnMapping {
  title: number | undefined
  prompt: number | undefined
  notes?: number | undefined
  category?: number | undefined
  tags?: number | undefined
}

/** The sentence says what's wrong with the whole file. Nothing is read of it. */
export class UnreadableFile extends Error {}

/** Collects what a reader finds. */
export class Findings {
  readonly prompts: PromptInFile[] = []
  readonly problems: Problem[] = []
  moreProblems = 0

  add(where: string, found: FoundPrompt): void {
    const checked = checkPrompt(found)
    if ('refusal' in checked) {
      this.skip(where, checked.refusal)
      return
    }
    if (this.prompts.length === IMPORT_PROMPTS_MAX)
      throw new UnreadableFile(
        `This file has more than ${groupedCount(IMPORT_PROMPTS_MAX)} prompts. Split it and import each part.`,
      )
    this.prompts.push({ where, prompt: checked.prompt })
    for (const sentence of checked.changes) this.report({ where, sentence, isSkipped: false })
  }

  skip(where: string, sentence: string): void {
    this.report({ where, sentence, isSkipped: true })
  }

  private report(problem: Problem): void {
    if (this.problems.length < IMPORT_PROBLEMS_MAX) this.problems.push(problem)
    else this.moreProblems += 1
  }

  result(format: FormatName, notice?: string): ReadResult {
    const { prompts, problems, moreProblems } = this
    if (prompts.length === 0 && problems.length === 0)
      throw new UnreadableFile('There are no prompts in this file.')
    return { kind: 'prompts', format, prompts, problems, moreProblems, notice }
  }
}
