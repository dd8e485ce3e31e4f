import { BUILDER_TITLE_TASK_MAX, FIELDS_MAX, PASTED_TITLE_MAX, TITLE_MAX } from '../limits.ts'
import type { Category } from '../prompts/categories.ts'
import { cutToFit, openingOf } from '../text/cut-text.ts'
import { type BuilderForm, type BuilderVersion, GOALS, ROLES } from './builder-form.ts'
import { lookUp } from './prompt-phrases.ts'

interface BuiltPrompt {
  form: BuilderForm
  version: BuilderVersion
  /** The prompt that the user pasted instead of filling in the form. */
  own?: string | undefined
  /** The prompt that's saved. */
  text?: string
}

/** How much of a pasted prompt is searched for its first words. */
const OPENING_MAX = 2_000

/**
 * The title ("Role: task…" with suffixes such as "Chain-of-Thought"), category, tags, and fields that the submit form suggests
 * for a prompt from the builder.
 */
export function builderPrefill(built: BuiltPrompt): {
  title: string
  category: Category
  tags: ('AI-Enhanced' | 'Template')[]
  fields: { name: string; type: 'long_text' }[]
} {
  return {
    title: title(built),
    category: category(built.form),
    tags: tags(built),
    fields: materialFields(built.text ?? ''),
  }
}

/** The fields for material, such as notes, which stand alone below their label. Pasted lines must stay lines. */
function materialFields(text: string): { name: string; type: 'long_text' }[] {
  const names = new Set(Array.from(text.matchAll(MATERIAL), ([, name = '']) => name))
  return [...names].slice(0, FIELDS_MAX).map((name) => ({ name, type: 'long_text' }))
}

const MATERIAL = /(?<=^|\n)[A-Z][\w -]{0,40}:\n\n\{\{([a-z][a-z0-9_]{0,60})\}\}(?=\n|$)/g

function title({ form, version, own }: BuiltPrompt): string {
  const suffixes = [
    usesTemplate({ form, version }) && 'Template-Based',
    version !== 'basic' && form.chainOfThought && 'Chain-of-Thought',
    version === 'enhanced' && 'AI-Enhanced',
    version === 'clear' && 'CLEAR Framework',
  ].filter((suffix) => suffix !== false)
  const ending = suffixes.length === 0 ? '' : ` (${suffixes.join(', ')})`
  const room = TITLE_MAX - ending.length
  return `${own === undefined ? name(form, room) : openingWords(own, room)}${ending}`
}

/** "Role: task…", or the goal's name when there is no task. */
function name(form: BuilderForm, room: number): string {
  const role = label(ROLES, form.role)
  const start = role === undefined ? '' : `${role}: `
  const task = shortened(form.task.replace(/\s+/g, ' ').trim(), room - start.length)
  return task === '' ? (label(GOALS, form.goal) ?? role ?? 'Prompt') : `${start}${task}`
}

/** The first words of a pasted prompt, without its Markdown. */
function openingWords(text: string, room: number): string {
  const lines = openingOf(text, OPENING_MAX).split('\n')
  const plain = lines.map((line) => withoutMarks(line.replace(LINE_START, '')).trim())
  const words = plain.find((line) => /[\p{L}\p{N}]/u.test(line)) ?? ''
  return shortened(words.replace(/\s+/g, ' '), room, PASTED_TITLE_MAX) || 'Prompt'
}

/** Quotes, headings, and list items. A list can be in a quote, and so on. */
const LINE_START = /^\s*(?:(?:>+|#{1,6}(?=\s|$)|(?:[*+-]|\d{1,3}[.)])(?=\s|$))\s*)*/
/** Each mark, and what it surrounds. In snake_case, 2 * 3, and fields, marks are part of the text. */
const MARKED = ['***', '**', '*', '___', '__', '_', '```', '``', '`'].map((mark) => {
  const [sign] = mark
  const run = `[${sign}]{${mark.length}}`
  // A single backtick ends at the next one.
  const inside = mark === '`' ? '[^`\\n]' : '.'
  const outside = `[\\p{L}\\p{N}${sign}]`
  return new RegExp(
    `\\{\\{[^{}]*\\}\\}|(?<!${outside})${run}(?=[^\\s${sign}])(${inside}{0,50}?[^\\s${sign}])${run}(?!${outside})`,
    'gu',
  )
})

function withoutMarks(line: string): string {
  return MARKED.reduce(
    (text, marked) => text.replace(marked, (match, words?: string) => words ?? match),
    line,
  )
}

/** The part of the task that fits in the title. It can be empty, because one visible character can be very long. */
function shortened(text: string, room: number, characters = BUILDER_TITLE_TASK_MAX): string {
  const cut = cutToFit(text, { characters, length: room, atWord: true })
  if (cut === text) return text
  const words = cut.slice(0, -1).replace(/(?<![\s.,:;…–—-])[\s.,:;…–—-]+$/u, '')
  return words === '' ? '' : `${words}…`
}

function category({ goal }: BuilderForm): Category {
  return lookUp(CATEGORY_OF_GOAL, goal) ?? 'Research'
}

const CATEGORY_OF_GOAL: Readonly<Record<string, Category>> = {
  research: 'Research',
  writing: 'Writing',
  learning: 'Study',
  planning: 'Productivity',
  creative: 'Writing',
  'problem-solving': 'Research',
}

function tags(built: BuiltPrompt): ('AI-Enhanced' | 'Template')[] {
  return [
    ...(built.version === 'enhanced' ? (['AI-Enhanced'] as const) : []),
    ...(usesTemplate(built) ? (['Template'] as const) : []),
  ]
}

/** The basic prompt includes nothing from step 2, where the template is selected. */
function usesTemplate({ form, version }: BuiltPrompt): boolean {
  return form.useTemplate && version !== 'basic'
}

function label(options: readonly { value: string; label: string }[], value: string): string | undefined {
  return options.find((option) => option.value === value)?.label
}
