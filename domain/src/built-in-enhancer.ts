import { closeCodeBlock } from './close-code-block.ts'
import { isEnglish } from './is-english.ts'
import { CONTENT_MAX } from './limits.ts'
import { ASPECTS, type PromptSituation, ROLE } from './prompt-aspects.ts'
import { SIGNS } from './prompt-signs.ts'

export type { PromptSituation }

interface Enhancement {
  enhancedPrompt: string
  /** What was done, or why nothing was: one sentence each. */
  suggestions: string[]
}

/**
 * Improves a prompt by rules: finds what it does not say (role, audience, format and so on) and adds that around it.
 * The text itself stays as it is, and enhancing it again adds nothing.
 */
export function enhanceByRules(text: string, situation: PromptSituation): Enhancement {
  const original = text.trim()
  if (!isEnglish(original)) return { enhancedPrompt: original, suggestions: NOT_ENGLISH }

  const lacking = (aspect: (typeof ASPECTS)[number]) =>
    !aspect.found(original, situation) && (aspect.wanted?.(situation) ?? true)
  const before = [ROLE].filter(lacking)
  const after = ASPECTS.filter(lacking)
  const hints = hintsFor(original, situation)
  if (before.length + after.length === 0)
    return { enhancedPrompt: original, suggestions: [NOTHING_LACKING, ...hints] }

  const known = { ...situation, kind: situation.goal || kindOf(original) }
  const enhancedPrompt = [
    ...before.map(({ words }) => words(known)),
    after.length > 0 ? closeCodeBlock(original) : original,
    ...additions(
      original,
      after.map(({ name, words }) => ({ name, words: words(known) })),
    ),
  ].join('\n\n')
  if (enhancedPrompt.length > CONTENT_MAX) return { enhancedPrompt: original, suggestions: [NO_ROOM] }
  return { enhancedPrompt, suggestions: [...[...before, ...after].map(({ told }) => told), ...hints] }
}

const NOTHING_LACKING =
  'Nothing was added: the prompt already says who answers, for whom, in what form and length, by which criteria, and what to do when unsure.'
const NO_ROOM = 'Nothing was added: with the additions, the prompt would be longer than a prompt can be.'
const NOT_ENGLISH = [
  'The prompt does not seem to be in English. The built-in enhancer writes English only, so it left the prompt as it is.',
  'Check for yourself that it names a role, the audience, the format and length of the answer, and what to do when unsure.',
]

/** In the manner of the text: sections where it has headings, labelled points where it has none. */
function additions(original: string, added: readonly { name: string; words: string }[]): string[] {
  const levels = [...original.matchAll(/^(#{1,6}) \S/gm)].map(([, marks = '']) => marks)
  // a lone "# …" at the top is the title: its sections are one level below
  const marks = levels[1] ?? (levels[0] && (levels[0].length === 1 ? '##' : levels[0]))
  if (marks) return added.map(({ name, words }) => `${marks} ${name}\n\n${words}`)
  const points = added.filter(({ words }) => !words.includes('\n'))
  const blocks = added.filter(({ words }) => words.includes('\n'))
  return [
    ...(points.length > 0 ? [points.map(({ name, words }) => `- **${name}:** ${words}`).join('\n')] : []),
    ...blocks.map(({ name, words }) => `**${name}:**\n\n${words}`),
  ]
}

/** What only the person can add. */
function hintsFor(original: string, { fewShot }: PromptSituation): string[] {
  return fewShot && !SIGNS.shownExamples.test(original)
    ? ['Few-shot was asked for, but the prompt has no examples: add one or two pairs of input and output.']
    : []
}

/** What the prompt is about, by its first telling word; nothing when there is none. */
function kindOf(text: string): string {
  const found = KIND_WORDS.map(([kind, words]) => ({ kind, at: text.search(words) })).filter(
    ({ at }) => at >= 0,
  )
  return found.sort((one, other) => one.at - other.at)[0]?.kind ?? ''
}

const KIND_WORDS = [
  [
    'research',
    /\b(research|literature|analy[sz]e|analysis|compare|evidence|survey|hypothes[ie]s|methodology)\b/i,
  ],
  ['writing', /\b(write|draft|rewrite|edit|proofread|e-?mail|letter|essay|abstract|blog|press release)\b/i],
  ['learning', /\b(teach|explain|lesson|quiz|learn|syllabus|study|tutor|homework|exam|flashcards?)\b/i],
  ['planning', /\b(plan|schedule|strategy|roadmap|agenda|timeline|budget|organi[sz]e|prioriti[sz]e)\b/i],
  ['creative', /\b(story|poem|haiku|song|slogan|brainstorm|imagine|creative|novel)\b/i],
  ['problem-solving', /\b(problem|fix|bug|debug|troubleshoot|solve|solution|error|improve|optimi[sz]e)\b/i],
] as const
