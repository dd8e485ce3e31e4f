/** What a good prompt says. */
export type AspectName =
  | 'role'
  | 'task'
  | 'context'
  | 'audience'
  | 'format'
  | 'length'
  | 'examples'
  | 'criteria'
  | 'uncertainty'

export interface Advice {
  /** One line on why it matters. */
  why: string
  /** The sentence that adds it. What only the user knows is a field. */
  phrase: string
  /** Detects it for this kind of task, in place of the general pattern. */
  said?: RegExp
}

/** What a kind of task needs, the most important first. Anything else is unneeded. */
export type KindAdvice = Partial<Record<AspectName, Advice>>

export const LABELS: Readonly<Record<AspectName, string>> = {
  task: 'What to do',
  context: 'Context',
  audience: 'Who it’s for',
  format: 'Format',
  length: 'Length',
  examples: 'Examples',
  criteria: 'Criteria',
  uncertainty: 'When unsure',
  role: 'Role',
}

/** For aspects without advice for a kind of task. */
export const GENERAL_ADVICE: Readonly<Record<AspectName, Advice>> = {
  task: {
    why: 'Without a task, the AI has to guess whether you want an explanation, a draft, or feedback.',
    phrase: 'Your task: {{what_to_do}}.',
  },
  context: {
    why: 'The AI knows only what you tell it, so background makes the answer fit your case.',
    phrase: 'Here is the background: {{details}}.',
  },
  audience: {
    why: 'The words and the depth depend on who reads the answer.',
    phrase: 'Write for {{audience}}.',
  },
  format: {
    why: 'If you name the format, you don’t have to reshape the answer.',
    phrase: 'Format the answer as {{format}}.',
  },
  length: {
    why: 'Without a length, you can get a page when you need a paragraph.',
    phrase: 'Keep it to about {{number_of_words}} words.',
  },
  examples: {
    why: 'One example often says more than a description.',
    phrase: 'Here is an example of what I want: {{example}}.',
  },
  criteria: {
    why: 'The AI can check its draft against what you say matters.',
    phrase: 'What matters most: {{what_matters_most}}.',
  },
  uncertainty: {
    why: 'If you ask it to, the AI is more likely to admit a gap than to fill it with a guess.',
    phrase: 'If something is missing or you are not sure, say so instead of guessing.',
  },
  role: {
    why: 'A role sets the point of view and the level of detail.',
    phrase: 'You are an expert in {{subject}}.',
  },
}
