// What tasks need, as data. A kind has a name that users see. A form has none: it's for tasks that are known only roughly.
import FORMS_DATA from './forms.json' with { type: 'json' }
import type { KindName } from './kind-names.ts'
import KINDS_DATA from './kinds.json' with { type: 'json' }

export interface Task {
  /** Labels with fields for what only the author knows, and which facts (in facts.ts) leave each one out. */
  blanks: Readonly<Record<string, string>>
  /** Why the blanks matter. */
  why: string
  /** Sentences about the answer, and which facts leave each one out. */
  rules: Readonly<Record<string, string>>
  rulesWhy: string
  /** It can't be done without this, such as "notes" for minutes. */
  material?: string
}

interface Form extends Task {
  /** The examples in kind-examples.json that it's for. */
  of: string
}

export type FormName = keyof typeof FORMS_DATA

export type TaskName = KindName | FormName

/** For a prompt of an unknown kind, whose blanks may not be the ones that matter. */
export const ASK_FIRST = 'If something is missing that would change the result, ask me first.'

export const FORMS: Readonly<Record<FormName, Form>> = FORMS_DATA
export const TASKS: Readonly<Record<TaskName, Task>> = { ...KINDS_DATA, ...FORMS_DATA }
