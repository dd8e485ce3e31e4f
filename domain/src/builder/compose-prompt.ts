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

/** Role, goal and task, as one would write them by hand. What the person wrote stands in it word for word. */
export function composeBasicPrompt(form: BuilderForm): string {
  const task = ownText(form.task)
  const lead = task.includes('\n') ? `Your task:\n\n${task}` : `Your task: ${task}`
  return paragraphs([opening(form), task && lead])
}

/** The CLEAR framework: a section each for Context, Length, Examples, Audience and Requirements, where there is something to say. */
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

/** A value that is no option of ours, say from an older form, is kept as it is. */
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

/** Else the next sentence would run into it. */
function ended(text: string): string {
  // a full stop behind a fence of code would leave the block open
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
    ? `Learn the pattern from these examples. Each shows an input and the output that is wanted for it (input → output):\n\n${text}\n\nTreat the task as the next input, and give its output in the same pattern: the same structure, style and level of detail.`
    : `Use these examples as a guide to what is wanted. Take up their style and level of detail, not their content:\n\n${text}`
}

function audienceText({ audience }: BuilderForm): string {
  const text = ownText(audience)
  if (text === '') return ''
  return paragraphs([
    introduced('Write for this audience:', text),
    'Choose words, depth and examples that fit them.',
  ])
}

function requirementsText(form: BuilderForm): string {
  const chosen = [
    ['Format', choice(form.format, FORMAT_PHRASES)],
    ['Tone', choice(form.tone, TONE_PHRASES)],
  ].filter(([, text]) => text !== '')
  return paragraphs([
    chosen.map(([label, text]) => `- **${label}:** ${text}`).join('\n'),
    introduced('**Keep within these constraints:**', ownText(form.constraints)),
    introduced('**A good answer meets these measures:**', ownText(form.qualityMeasures)),
  ])
}

function choice(value: string, phrases: Readonly<Record<string, string>>): string {
  return lookUp(phrases, value) ?? ownText(value)
}

function section(title: string, text: string): string {
  return text === '' ? '' : `## ${title}\n\n${text}`
}

/** On one line where the text is one; below where it has lines of its own, whose structure would else be lost. */
function introduced(words: string, text: string): string {
  if (text === '') return ''
  return text.includes('\n') ? `${words}\n\n${text}` : `${words} ${text}`
}

/** What a person wrote, without the blank lines around it. */
function ownText(text: string): string {
  return closeFences(text.trim())
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
