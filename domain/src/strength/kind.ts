// What a good prompt says (task, audience, format, and so on), with the labels of the panel, and how kinds of tasks are
// described.

/** What a good prompt says. */
export type AspectName =
  | 'task'
  | 'material'
  | 'context'
  | 'audience'
  | 'format'
  | 'length'
  | 'examples'
  | 'criteria'
  | 'uncertainty'
  | 'role'

export const LABELS: Readonly<Record<AspectName, string>> = {
  task: 'What to do',
  material: 'Material',
  context: 'Context',
  audience: 'Who it’s for',
  format: 'Format',
  length: 'Length',
  examples: 'Examples',
  criteria: 'Criteria',
  uncertainty: 'When unsure',
  role: 'Role',
}

/**
 * What adds an aspect, one line on why it matters, and what says it in place of the general pattern: one for all, or one for
 * each line. What only the author knows is a field with its label: "Deadline: {{deadline}}", one per line. For `material`,
 * it's what the text is called.
 */
export type Need = readonly [add: string, why: string, said?: TextTest | readonly TextTest[]]

/** A pattern, or several of which one has to match. */
export interface TextTest {
  test: (text: string) => boolean
}

/** A kind of task. */
export interface Kind {
  /** The request for a prompt that only names its topic. */
  task?: string
  /** Needs its material only if it refers to some: "summarize this report", not "summarize the French Revolution". */
  refers?: true
  /** Turns its material into the thing, so the thing that's named isn't the material: "chart of enrollment". */
  makes?: true
  /** What its requests say, so that a recruiting email is a consent form only if it's about a study. */
  sign?: TextTest
  /** "Help with it" says what to do. */
  helps?: true
  /** Says little, so a goal selected in the builder decides first. */
  broad?: true
  /** Made-up facts do harm here, so what to do when unsure is worth a remark however much the prompt says. */
  risk?: true
  /** The most important first, of which two are worth a remark. Anything else is unneeded. */
  needs: Readonly<Partial<Record<AspectName, Need>>>
}

export type Kinds = Readonly<Record<string, Kind>>
