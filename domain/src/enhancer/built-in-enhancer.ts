import { CONTENT_MAX } from '../limits.ts'
import { closeFences } from '../text/code-fences.ts'
import { isEnglish } from '../text/is-english.ts'
import { analyzePrompt } from './analyze-prompt.ts'
import { ASPECT_PATTERNS } from './aspect-patterns.ts'
import { ASPECTS, type Aspect, type PromptContext, ROLE } from './prompt-aspects.ts'
import { adviceFor, isNarrow } from './task-advice.ts'
import type { Task } from './task-kind.ts'

export type { PromptContext }

interface Enhancement {
  enhancedPrompt: string
  /** One sentence for each change, or for the reason why there is none. */
  suggestions: string[]
}

/**
 * Improves a prompt by rules: finds what it leaves out (role, audience, format, and so on) and adds what suits the task
 * before or after the text. The text itself doesn't change, and enhancing the result again adds nothing.
 */
export function enhanceByRules(text: string, options: PromptContext): Enhancement {
  const original = text.trim()
  const context = onOneLine(options)
  const { prose, task, covers } = analyzePrompt(original, context)
  if (!isEnglish(prose)) return { enhancedPrompt: original, suggestions: NOT_ENGLISH }

  const missing = [ROLE, ...ASPECTS].filter((aspect) => !covers(aspect))
  const added = missing
    .map((aspect) => ({ ...aspect, words: aspect.words(context, task) }))
    .filter(({ words }) => words !== '')
  const hints = hintsFor(original, { context, task, prose })
  if (added.length === 0)
    return { enhancedPrompt: original, suggestions: [whyNothing(missing, { context, task }), ...hints] }

  const enhancedPrompt = arrange(original, { prose, added, task })
  if (enhancedPrompt.length > CONTENT_MAX) return { enhancedPrompt: original, suggestions: [TOO_LONG] }
  return { enhancedPrompt, suggestions: [...added.map(({ suggestion }) => suggestion), ...hints] }
}

const TOO_LONG = `Nothing was added because the prompt would be over ${CONTENT_MAX.toLocaleString('en-US')} characters.`
const NOT_ENGLISH = [
  'This prompt doesn’t seem to be in English. The built-in enhancer writes only English, so it left the prompt unchanged.',
  'Check that your prompt names a role, the audience, the format and length of the answer, and what to do when unsure.',
]

/** These texts are inserted in the middle of a line, which a line break would end. */
function onOneLine(context: PromptContext): PromptContext {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
  const { role, audience, format } = context
  return { ...context, role: flat(role), audience: flat(audience), format: flat(format) }
}

function whyNothing(
  missing: readonly Aspect[],
  { context, task }: { context: PromptContext; task: Task },
): string {
  if (task.fixed)
    return 'Nothing was added: the prompt already says exactly what the answer should look like.'
  const general: Task = { kind: '', fixed: false }
  return missing.some(({ words }) => words(context, general) !== '')
    ? 'Nothing was added: the prompt already covers what this kind of task needs.'
    : 'Nothing was added: the prompt already covers the role, audience, format, length, quality criteria, and what to do when unsure.'
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
  if (adviceFor(task.kind).hasMaterial) return paragraphs(role, labeled(others), [original])
  return paragraphs(role, [others.length > 0 ? closeFences(original) : original], labeled(others))
}

const paragraphs = (...parts: readonly (readonly string[])[]) => parts.flat().join('\n\n')

/** The heading level for new sections in a text with headings. A single "# …" is the title, so sections go one level below. */
function headingMarks(prose: string): string | undefined {
  const levels = [...prose.matchAll(/^(#{1,6}) \S/gm)].map(([, marks = '']) => marks)
  return levels[1] ?? (levels[0] && (levels[0].length === 1 ? '##' : levels[0]))
}

function labeled(added: readonly Addition[]): string[] {
  const points = added.filter(({ words }) => !words.includes('\n'))
  const blocks = added.filter(({ words }) => words.includes('\n'))
  // A single sentence needs no label or list.
  const [only] = points
  if (only && added.length === 1) return [only.words]
  return [
    ...(points.length > 0 ? [points.map(({ name, words }) => `- **${name}:** ${words}`).join('\n')] : []),
    ...blocks.map(({ name, words }) => `**${name}:**\n\n${words}`),
  ]
}

/** Suggestions that only the user can act on. */
function hintsFor(
  original: string,
  { context, task, prose }: { context: PromptContext; task: Task; prose: string },
): string[] {
  const hints: string[] = []
  if (context.goal !== '' && isNarrow(task) && !ASPECT_PATTERNS.goal.test(prose))
    hints.push(
      'The goal was left out: the prompt asks for one specific thing, and a goal would make it broader.',
    )
  if (context.fewShot && !ASPECT_PATTERNS.shownExamples.test(original))
    hints.push('Few-shot is on, but the prompt has no examples. Add one or two pairs of input and output.')
  if (
    task.kind === 'writing' &&
    !task.fixed &&
    context.audience === '' &&
    !ASPECT_PATTERNS.audience.test(prose)
  )
    hints.push('Only you know who will read the text. Add who it’s for.')
  return hints
}
