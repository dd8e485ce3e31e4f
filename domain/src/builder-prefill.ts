import { type BuilderForm, type BuilderVersion, GOALS, ROLES } from './builder-form.ts'
import type { Category } from './categories.ts'
import { BUILDER_TITLE_TASK_MAX, TITLE_MAX } from './limits.ts'
import { lookUp } from './prompt-phrases.ts'

interface Built {
  form: BuilderForm
  version: BuilderVersion
}

/** What the form for the library holds at first, for a prompt that was made in the builder. */
export function builderPrefill(built: Built): {
  title: string
  category: Category
  tags: ('AI-Enhanced' | 'Template')[]
} {
  return { title: title(built), category: category(built.form), tags: tags(built) }
}

function title({ form, version }: Built): string {
  const suffixes = [
    usesTemplate({ form, version }) && 'Template-Based',
    version !== 'basic' && form.chainOfThought && 'Chain-of-Thought',
    version === 'enhanced' && 'AI-Enhanced',
    version === 'clear' && 'CLEAR Framework',
  ].filter((suffix) => suffix !== false)
  const ending = suffixes.length === 0 ? '' : ` (${suffixes.join(', ')})`
  return `${name(form, TITLE_MAX - ending.length)}${ending}`
}

/** "Role: task…", or the goal's name where there is no task. */
function name(form: BuilderForm, room: number): string {
  const role = label(ROLES, form.role)
  const start = role === undefined ? '' : `${role}: `
  const task = shortened(form.task.replace(/\s+/g, ' ').trim(), room - start.length)
  return task === '' ? (label(GOALS, form.goal) ?? role ?? 'Prompt') : `${start}${task}`
}

/**
 * By what a reader sees as one character, so that a cut never splits an emoji. One such character can be long, and the
 * whole has to fit.
 */
function shortened(text: string, room: number): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  if (characters.length <= BUILDER_TITLE_TASK_MAX && text.length <= room) return text
  let kept = ''
  for (const character of characters.slice(0, BUILDER_TITLE_TASK_MAX)) {
    if (kept.length + character.length + 1 > room) break
    kept += character
  }
  return kept === '' ? '' : `${kept.trimEnd()}…`
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

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

function tags(built: Built): ('AI-Enhanced' | 'Template')[] {
  return [
    ...(built.version === 'enhanced' ? (['AI-Enhanced'] as const) : []),
    ...(usesTemplate(built) ? (['Template'] as const) : []),
  ]
}

/** The basic prompt holds nothing of step 2, so it has no template either. */
function usesTemplate({ form, version }: Built): boolean {
  return form.useTemplate && version !== 'basic'
}

function label(options: readonly { value: string; label: string }[], value: string): string | undefined {
  return options.find((option) => option.value === value)?.label
}
