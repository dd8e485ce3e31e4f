import { closeFences } from '../text/code-fences.ts'
import { answerTemplate } from './answer-template.ts'
import type { BuilderForm } from './builder-form.ts'
import {
  CHAIN_OF_THOUGHT,
  FORMAT_PHRASES,
  GOAL_PHRASES,
  LENGTH_PHRASES,
  lookUp,
  ROLE_PHRASES,
  TONE_PHRASES,
} from './prompt-phrases.ts'

/** Composes the role, goal, and task as plain sentences. The user's own text is included word for word. */
export function composeBasicPrompt(form: BuilderForm): string {
  const task = ownText(form.task)
  const lead = task.includes('\n') ? `Your task:\n\n${task}` : `Your task: ${task}`
  return paragraphs([opening(form), task && lead])
}

/** Composes a prompt with the CLEAR framework: one section for each part that has content. */
export function composeClearPrompt(form: BuilderForm): string {
  return paragraphs([
    opening(form),
    section('Task', ownText(form.task)),
    section('Context', ownText(form.context)),
    section('Length', lengthText(form)),
    section('Examples', examplesText(form)),
    section('Audience', audienceText(form)),
    section('Requirements', requirementsText(form)),
    section('Approach', form.chainOfThought ? CHAIN_OF_THOUGHT : ''),
    section('Answer template', form.useTemplate ? answerTemplate(form) : ''),
  ])
}

function opening(form: BuilderForm): string {
  const role = sentence(form.role, ROLE_PHRASES, { before: 'You are', unknown: 'Take this role:' })
  const goal = sentence(form.goal, GOAL_PHRASES, { before: 'Your goal is', unknown: 'Your goal:' })
  return [role, goal].filter((part) => part !== '').join(' ')
}

/** A value that isn't one of the options, for example from an older form, is kept as is. */
function sentence(
  value: string,
  phrases: Readonly<Record<string, string>>,
  words: { before: string; unknown: string },
): string {
  const own = ownText(value)
  if (own === '') return ''
  const phrase = lookUp(phrases, own)
  return phrase === undefined ? ended(`${words.unknown} ${own}`) : `${words.before} ${phrase}.`
}

/** Adds a missing period so that the next sentence doesn't run into this one. */
function ended(text: string): string {
  // A period after a code fence would leave the code block open.
  return /[.!?…。！？:;,`~]["'”’)\]]{0,3}$/u.test(text) ? text : `${text}.`
}

function lengthText({ length, lengthSpecific }: BuilderForm): string {
  if (length !== 'specific') return choice(length, LENGTH_PHRASES)
  return introduced('Keep the answer to this length:', ownText(lengthSpecific))
}

function examplesText({ examples, fewShot }: BuilderForm): string {
  const text = ownText(examples)
  if (text === '') return ''
  return fewShot
    ? `Learn the pattern from these examples. Each one shows an input and the desired output (input → output):\n\n${text}\n\nTreat the task as the next input, and give its output in the same structure, style, and level of detail.`
    : `Use these examples as a guide. Match their style and level of detail, not their content:\n\n${text}`
}

function audienceText({ audience }: BuilderForm): string {
  const text = ownText(audience)
  if (text === '') return ''
  return paragraphs([
    introduced('Write for this audience:', text),
    'Choose words, depth, and examples that suit them.',
  ])
}

function requirementsText(form: BuilderForm): string {
  const chosen = [
    ['Format', choice(form.format, FORMAT_PHRASES)],
    ['Tone', choice(form.tone, TONE_PHRASES)],
  ].filter(([, text]) => text !== '')
  return paragraphs([
    chosen.map(([label, text]) => `- **${label}:** ${text}`).join('\n'),
    introduced('**Stay within these constraints:**', ownText(form.constraints)),
    introduced('**A good answer meets these criteria:**', ownText(form.qualityMeasures)),
  ])
}

function choice(value: string, phrases: Readonly<Record<string, string>>): string {
  return lookUp(phrases, value) ?? ownText(value)
}

function section(title: string, text: string): string {
  return text === '' ? '' : `## ${title}\n\n${text}`
}

/** A multi-line text starts below the lead-in, because joining it to the lead-in would break its structure. */
function introduced(words: string, text: string): string {
  if (text === '') return ''
  return text.includes('\n') ? `${words}\n\n${text}` : `${words} ${text}`
}

/** The user's text without surrounding blank lines, with any open code block closed. */
function ownText(text: string): string {
  return closeFences(text.trim())
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
