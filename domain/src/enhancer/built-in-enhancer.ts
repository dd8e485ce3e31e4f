import { CONTENT_MAX } from '../limits.ts'
import { closeFences } from '../text/code-fences.ts'
import { isEnglish } from '../text/is-english.ts'
import { ASPECTS, type Aspect, type PromptSituation, ROLE } from './prompt-aspects.ts'
import { readPrompt } from './prompt-reading.ts'
import { SIGNS } from './prompt-signs.ts'
import { adviceFor, isNarrow } from './task-advice.ts'
import type { Task } from './task-kind.ts'

export type { PromptSituation }

interface Enhancement {
  enhancedPrompt: string
  /** What was done, or why nothing was: one sentence each. */
  suggestions: string[]
}

/**
 * Improves a prompt by rules: finds what it does not say (role, audience, format and so on) and, where that has its
 * place in such a task, adds it around the text. The text itself stays as it is, and enhancing it again adds nothing.
 */
export function enhanceByRules(text: string, context: PromptSituation): Enhancement {
  const original = text.trim()
  const situation = onOneLine(context)
  const { prose, task, says } = readPrompt(original, situation)
  if (!isEnglish(prose)) return { enhancedPrompt: original, suggestions: NOT_ENGLISH }

  const lacking = [ROLE, ...ASPECTS].filter((aspect) => !says(aspect))
  const added = lacking
    .map((aspect) => ({ ...aspect, words: aspect.words(situation, task) }))
    .filter(({ words }) => words !== '')
  const hints = hintsFor(original, { situation, task, prose })
  if (added.length === 0)
    return { enhancedPrompt: original, suggestions: [whyNothing(lacking, { situation, task }), ...hints] }

  const enhancedPrompt = arrange(original, { prose, added, task })
  if (enhancedPrompt.length > CONTENT_MAX) return { enhancedPrompt: original, suggestions: [NO_ROOM] }
  return { enhancedPrompt, suggestions: [...added.map(({ told }) => told), ...hints] }
}

const NO_ROOM = 'Nothing was added: with the additions, the prompt would be longer than a prompt can be.'
const NOT_ENGLISH = [
  'The prompt does not seem to be in English. The built-in enhancer writes English only, so it left the prompt as it is.',
  'Check for yourself that it names a role, the audience, the format and length of the answer, and what to do when unsure.',
]

/** Texts of the context come into the middle of a line, and their line breaks would end it. */
function onOneLine(situation: PromptSituation): PromptSituation {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
  const { role, audience, format } = situation
  return { ...situation, role: flat(role), audience: flat(audience), format: flat(format) }
}

function whyNothing(
  lacking: readonly Aspect[],
  { situation, task }: { situation: PromptSituation; task: Task },
): string {
  if (task.fixed)
    return 'Nothing was added: the prompt says exactly what the answer should look like, and more would get in its way.'
  const general: Task = { kind: '', fixed: false }
  return lacking.some(({ words }) => words(situation, general) !== '')
    ? 'Nothing was added: for a task of this kind, the prompt says all that is needed.'
    : 'Nothing was added: the prompt already says who answers, for whom, in what form and length, by which criteria, and what to do when unsure.'
}

interface Addition {
  name: string
  words: string
}

function arrange(
  original: string,
  { prose, added, task }: { prose: string; added: readonly Addition[]; task: Task },
): string {
  const role = added.filter(({ name }) => name === ROLE.name).map(({ words }) => words)
  const others = added.filter(({ name }) => name !== ROLE.name)
  const marks = headingMarks(prose)
  if (marks) {
    const sections = others.map(({ name, words }) => `${marks} ${name}\n\n${words}`)
    return paragraphs(role, [sections.length > 0 ? closeFences(original) : original], sections)
  }
  if (adviceFor(task.kind).hasMaterial) return paragraphs(role, labelled(others), [original])
  return paragraphs(role, [others.length > 0 ? closeFences(original) : original], labelled(others))
}

const paragraphs = (...parts: readonly (readonly string[])[]) => parts.flat().join('\n\n')

/** The level of a section in a text that has headings. A lone "# …" at the top is the title: sections are one below. */
function headingMarks(prose: string): string | undefined {
  const levels = [...prose.matchAll(/^(#{1,6}) \S/gm)].map(([, marks = '']) => marks)
  return levels[1] ?? (levels[0] && (levels[0].length === 1 ? '##' : levels[0]))
}

function labelled(added: readonly Addition[]): string[] {
  const points = added.filter(({ words }) => !words.includes('\n'))
  const blocks = added.filter(({ words }) => words.includes('\n'))
  // a single sentence explains itself, and a list of one is none
  const [only] = points
  if (only && added.length === 1) return [only.words]
  return [
    ...(points.length > 0 ? [points.map(({ name, words }) => `- **${name}:** ${words}`).join('\n')] : []),
    ...blocks.map(({ name, words }) => `**${name}:**\n\n${words}`),
  ]
}

/** What only the person can add. */
function hintsFor(
  original: string,
  { situation, task, prose }: { situation: PromptSituation; task: Task; prose: string },
): string[] {
  const hints: string[] = []
  if (situation.goal !== '' && isNarrow(task) && !SIGNS.goal.test(prose))
    hints.push('The goal was left out: the prompt asks for one definite thing, and the goal would widen it.')
  if (situation.fewShot && !SIGNS.shownExamples.test(original))
    hints.push(
      'Few-shot was asked for, but the prompt has no examples: add one or two pairs of input and output.',
    )
  if (task.kind === 'writing' && !task.fixed && situation.audience === '' && !SIGNS.audience.test(prose))
    hints.push('Only you know who will read the text: add whom it is for.')
  return hints
}
