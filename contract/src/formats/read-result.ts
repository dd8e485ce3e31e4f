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
  /** A prompt that can't be imported, a part of one that is left out, or a file that has no prompts. */
  kind: 'skipped' | 'changed' | 'ignored'
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
      /** That the prompts are from, in the file's order. */
      collection?: { name: string; description: string }
      problems: Problem[]
      /** How many problems there are besides those listed. */
      moreProblems: number
      /** About the whole file, such as its encoding. */
      notice?: string | undefined
    }
  /** A table with columns of its own: the user says what they are, and the file is read again. `rows` are those after the first. */
  | { kind: 'columns'; columns: string[]; rows: string[][]; suggested: ColumnMapping }
  | { kind: 'unreadable'; sentence: string }

/** Which column, counted from 0, has what. */
export interface ColumnMapping {
  title: number | undefined
  prompt: number | undefined
  notes?: number | undefined
  category?: number | undefined
  tags?: number | undefined
  /** What the first row of a CSV file has. JSON has names of its own. */
  firstRow?: 'names' | 'prompt'
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
    this.#keep({ where, prompt: checked.prompt })
    for (const sentence of checked.changes) this.#report({ where, sentence, kind: 'changed' })
  }

  /** What was read of one file of several. */
  addAll(file: string, { prompts, problems, moreProblems }: Extract<ReadResult, { kind: 'prompts' }>): void {
    for (const { where, prompt } of prompts) this.#keep({ where: `${file}, ${where}`, prompt })
    for (const problem of problems) this.#report({ ...problem, where: `${file}, ${problem.where}` })
    this.moreProblems += moreProblems
  }

  skip(where: string, sentence: string): void {
    this.#report({ where, sentence, kind: 'skipped' })
  }

  /** For a file without prompts. */
  ignore(where: string, sentence: string): void {
    this.#report({ where, sentence, kind: 'ignored' })
  }

  #keep(found: PromptInFile): void {
    if (this.prompts.length === IMPORT_PROMPTS_MAX)
      throw new UnreadableFile(
        `This file has more than ${groupedCount(IMPORT_PROMPTS_MAX)} prompts. Split it and import each part.`,
      )
    this.prompts.push(found)
  }

  #report(problem: Problem): void {
    if (this.problems.length < IMPORT_PROBLEMS_MAX) this.problems.push(problem)
    else this.moreProblems += 1
  }

  result(format: FormatName, notice?: string): ReadResult {
    const { prompts, problems, moreProblems } = this
    if (prompts.length === 0 && problems.every(({ kind }) => kind === 'ignored') && moreProblems === 0) {
      const ignored = problems.slice(0, 3).map(({ sentence }) => sentence)
      throw new UnreadableFile(['There are no prompts in this file.', ...ignored].join(' '))
    }
    return { kind: 'prompts', format, prompts, problems, moreProblems, notice }
  }
}
