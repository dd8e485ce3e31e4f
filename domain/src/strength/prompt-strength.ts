import { asksForFormat, namesAudience } from '../text/words-in-text.ts'
import { ASPECT_PATTERNS } from './aspect-patterns.ts'
import { choicePhrases, type PromptChoices } from './choice-phrases.ts'
import { type AspectName, GENERAL_ADVICE, type KindAdvice, LABELS } from './general-advice.ts'
import { adviceFor } from './kind-advice.ts'
import { type ReadPrompt, readPrompt } from './read-prompt.ts'
import { LONG, wordCount } from './task-kind.ts'

export type { AspectName, PromptChoices }

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
export function promptStrength(text: string, choices: PromptChoices = {}): PromptStrength {
  if (text.trim() === '') return { kind: 'empty', checks: [] }
  const prompt = readPrompt(text, choices)
  if (!prompt.isEnglish) return { kind: 'other-language', checks: [] }
  return { kind: 'checked', checks: checkAspects(prompt, choices) }
}

/** What a prompt in English says and lacks, in the order of `PromptStrength`. */
export function checkAspects(prompt: ReadPrompt, choices: PromptChoices): AspectCheck[] {
  const advice = adviceFor(prompt.task.kind)
  const chosen = choicePhrases(choices)
  const needed = ['task', ...Object.keys(chosen), ...neededFor(prompt, advice)]
  // A set keeps the order of the first mention, so what matters most comes first.
  const names = [...new Set([...needed, ...Object.keys(LABELS)])].filter(isAspect)
  const checks = names.map((name): AspectCheck => {
    const { why, phrase } = { ...(advice[name] ?? GENERAL_ADVICE[name]) }
    const check = { name, label: LABELS[name], why, phrase: chosen[name] ?? phrase }
    if (isSaid(name, { prompt, choices, advice, phrase: check.phrase })) return { ...check, status: 'said' }
    return { ...check, status: needed.includes(name) ? 'missing' : 'unneeded' }
  })
  return ORDER.flatMap((status) => checks.filter((check) => check.status === status))
}

/**
 * A long prompt has made most of its choices, and a short question leaves few to make. Only what matters most is worth a
 * remark there.
 */
function neededFor({ task, request }: ReadPrompt, advice: KindAdvice): string[] {
  if (task.small) return []
  const words = wordCount(request)
  const isFew = words >= 2 * LONG || SHORT_QUESTION.test(request)
  if (isFew) return Object.keys(advice).slice(0, 2)
  return Object.keys(advice).slice(0, words < LONG ? undefined : 3)
}

const SHORT_QUESTION = /^(?:what|why|how|which|should|is|are|do|does)\b[^?\n]{2,100}\?/i

const ORDER: readonly AspectCheck['status'][] = ['missing', 'said', 'unneeded']

function isAspect(name: string): name is AspectName {
  return Object.hasOwn(LABELS, name)
}

function isSaid(
  name: AspectName,
  {
    prompt: { prose, task, hasMaterial },
    choices: { audience = '', format = '' },
    advice,
    phrase,
  }: { prompt: ReadPrompt; choices: PromptChoices; advice: KindAdvice; phrase: string },
): boolean {
  if (prose.includes(phrase)) return true
  if (name === 'task') return task.asks
  if (name === 'audience' && audience !== '') return namesAudience(prose, audience)
  if (name === 'format' && format !== '') return asksForFormat(prose, format)
  if (name === 'context' && hasMaterial) return true
  return (advice[name]?.said ?? ASPECT_PATTERNS[name]).test(prose)
}
