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

export interface AspectCheck {
  name: AspectName
  /** A few words, such as “Who it’s for”. */
  label: string
  /** `unneeded`: this kind of task does without it. */
  status: 'said' | 'missing' | 'unneeded'
  /** One line on why it matters for this kind of task. */
  why: string
  /** A sentence that adds it. What only the user knows is a field, such as {{audience}}. */
  phrase: string
}

export interface PromptStrength {
  /** `other-language`: the rules know only English. */
  kind: 'checked' | 'empty' | 'other-language'
  /** Missing ones first, what matters most first. Empty unless `kind` is `checked`. */
  checks: AspectCheck[]
}

/** Checks by rules what a prompt says and what it leaves open. */
export function promptStrength(text: string): PromptStrength {
  if (text.trim() === '') return { kind: 'empty', checks: [] }
  return {
    kind: 'checked',
    checks: [
      {
        name: 'audience',
        label: 'Who it’s for',
        status: /\bfor\b/.test(text) ? 'said' : 'missing',
        why: 'An explanation for a beginner differs from one for a colleague.',
        phrase: 'Write for {{audience}}.',
      },
    ],
  }
}
