// How the builder's form becomes a prompt: the basic one in plain sentences, and the CLEAR one with a section for each
// part.
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

/** A piece of a prompt and the field it comes from. Joined without anything in between, the texts are the prompt. */
export interface PromptPart {
  field: keyof BuilderForm
  text: string
}

/** Composes the role, goal, and task as plain sentences. The user's own text is included word for word. */
export function composeBasicPrompt(form: BuilderForm): string {
  return textOf(paragraphs([opening(form), part('task', introduced('Your task:', ownText(form.task)))]))
}

/** Composes a prompt with the CLEAR framework: one section for each part that has content. */
export function composeClearPrompt(form: BuilderForm): string {
  return textOf(clearPromptParts(form))
}

/** The CLEAR prompt in parts, for showing what each field adds to it. */
export function clearPromptParts(form: BuilderForm): PromptPart[] {
  return paragraphs([
    opening(form),
    section('Task', part('task', ownText(form.task))),
    section('Context', part('context', ownText(form.context))),
    section('Length', part('length', lengthText(form))),
    section('Examples', part('examples', examplesText(form))),
    section('Audience', part('audience', audienceText(form))),
    section('Requirements', requirements(form)),
    section('Approach', part('chainOfThought', form.chainOfThought ? CHAIN_OF_THOUGHT : '')),
    section('Answer template', part('useTemplate', form.useTemplate ? answerTemplate(form) : '')),
  ])
}

function textOf(parts: readonly PromptPart[]): string {
  return parts.map(({ text }) => text).join('')
}

function opening(form: BuilderForm): PromptPart[] {
  const role = sentence(form.role, ROLE_PHRASES, { before: 'You are', unknown: 'Take this role:' })
  const goal = sentence(form.goal, GOAL_PHRASES, { before: 'Your goal is', unknown: 'Your goal:' })
  return joined([part('role', role), part('goal', goal)], ' ')
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
  const text = introduced('Write for this audience:', ownText(audience))
  return text === '' ? '' : `${text}\n\nChoose words and depth that suit them.`
}

function requirements(form: BuilderForm): PromptPart[] {
  const chosen = (label: string, text: string) => (text === '' ? '' : `- **${label}:** ${text}`)
  const format = part('format', chosen('Format', choice(form.format, FORMAT_PHRASES)))
  const tone = part('tone', chosen('Tone', choice(form.tone, TONE_PHRASES)))
  const constraints = introduced('**Stay within these constraints:**', ownText(form.constraints))
  const criteria = introduced('**A good answer meets these criteria:**', ownText(form.qualityMeasures))
  return paragraphs([
    joined([format, tone], '\n'),
    part('constraints', constraints),
    part('qualityMeasures', criteria),
  ])
}

function choice(value: string, phrases: Readonly<Record<string, string>>): string {
  return lookUp(phrases, value) ?? ownText(value)
}

function part(field: PromptPart['field'], text: string): PromptPart[] {
  return text === '' ? [] : [{ field, text }]
}

function section(title: string, parts: readonly PromptPart[]): PromptPart[] {
  return startedWith(`## ${title}\n\n`, parts)
}

function paragraphs(groups: readonly PromptPart[][]): PromptPart[] {
  return joined(groups, '\n\n')
}

/** The separator belongs to the part after it. */
function joined(groups: readonly PromptPart[][], separator: string): PromptPart[] {
  return groups
    .filter((parts) => parts.length > 0)
    .flatMap((parts, index) => (index === 0 ? parts : startedWith(separator, parts)))
}

function startedWith(before: string, [first, ...rest]: readonly PromptPart[]): PromptPart[] {
  return first === undefined ? [] : [{ ...first, text: before + first.text }, ...rest]
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
