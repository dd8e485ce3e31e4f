// How kinds of tasks are described.
import type { PartName } from '../strength/checklist-patterns.ts'

/** What a prompt of a kind needs. */
export interface Need {
  /** Which part of a prompt it is. */
  part: PartName
  /** Labels with fields for what only the author knows, one per line: "Deadline: {{deadline}}". Or a sentence. */
  add: string
  /** One line on why it matters. */
  why: string
  /** What already says it, for each line. By default, what says the part. */
  said?: readonly RegExp[]
}

export interface Kind {
  /** It can't be done without this, such as "notes" for minutes. */
  material?: string
  /** The most important first. */
  needs: readonly Need[]
}
