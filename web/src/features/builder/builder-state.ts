import {
  BUILDER_VERSIONS,
  type BuilderForm,
  type BuilderVersion,
  EMPTY_BUILDER_FORM,
} from '@prompt-library/domain/builder/builder-form'
import { CORE_FIELDS } from '@prompt-library/domain/builder/builder-form-errors'
import { composeBasicPrompt, composeClearPrompt } from '@prompt-library/domain/builder/compose-prompt'
import { hasDetails } from '@prompt-library/domain/builder/has-details'
import * as z from 'zod/mini'

const text = z.string()

const builderForm = z.object({
  goal: text,
  role: text,
  task: text,
  audience: text,
  format: text,
  length: text,
  lengthSpecific: text,
  tone: text,
  context: text,
  examples: text,
  constraints: text,
  qualityMeasures: text,
  chainOfThought: z.boolean(),
  fewShot: z.boolean(),
  useTemplate: z.boolean(),
}) satisfies z.ZodMiniType<BuilderForm>

/** What an enhanced prompt is based on: one of the two versions, or the index of an earlier enhancement. */
const source = z.union([z.literal(['basic', 'clear']), z.int()])
export type EnhancementSource = z.output<typeof source>

const enhancement = z.object({ text, suggestions: z.array(text), from: source })
export type Enhancement = z.output<typeof enhancement>

/** The generated prompts and the form they were generated from. */
const made = z.object({
  form: builderForm,
  basic: text,
  clear: text,
  own: z.optional(text),
  /** The second step was skipped. */
  skipped: z.optional(z.boolean()),
})
export type GeneratedPrompts = z.output<typeof made>

const builderState = z.object({
  /** How the user began: with the form, or with a prompt they already had. */
  start: z._default(z.enum(['form', 'own']), 'form'),
  form: builderForm,
  /** The prompt that the user pasted. */
  own: z._default(text, ''),
  furthest: z.literal([1, 2, 3]),
  made: z.nullable(made),
  /** Enhancing an enhancement adds a new one and keeps the old. */
  enhancements: z.array(enhancement),
  version: z.enum(BUILDER_VERSIONS),
  /** The index of the enhancement shown in the AI Enhanced tab. */
  shown: z.int(),
})

/** The builder's whole state except the current step, which is in the URL. */
export type BuilderState = z.output<typeof builderState>
export type BuilderStep = BuilderState['furthest']

export const EMPTY_BUILDER: BuilderState = {
  start: 'form',
  own: '',
  form: EMPTY_BUILDER_FORM,
  furthest: 1,
  made: null,
  enhancements: [],
  version: 'basic',
  shown: 0,
}

/** Parses the state saved in the tab. A corrupt or outdated value is replaced with an empty form. */
export function readBuilderState(saved: string | null): BuilderState {
  try {
    const state = z.parse(builderState, JSON.parse(saved ?? 'null'))
    return isConsistent(state) ? state : EMPTY_BUILDER
  } catch {
    return EMPTY_BUILDER
  }
}

function isConsistent({ furthest, made, enhancements, version, shown }: BuilderState): boolean {
  if ((furthest === 3) !== (made !== null)) return false
  if (made === null) return enhancements.length === 0 && version === 'basic'
  const sources = enhancements.map(({ from }) => from)
  const known = sources.every((from, index) => typeof from === 'string' || (from >= 0 && from < index))
  const shownExists = shown >= 0 && shown < Math.max(enhancements.length, 1)
  return known && shownExists && (version !== 'enhanced' || enhancements.length > 0)
}

/** Starts with a prefilled form. Step 2 is reachable if the core request is complete. */
export function startWith(form: BuilderForm): BuilderState {
  const isComplete = CORE_FIELDS.every((field) => form[field].trim() !== '')
  return reachStep({ ...EMPTY_BUILDER, form }, isComplete ? 2 : 1)
}

/** True if the builder holds work the user could lose. */
export function isStarted({ form, own, made }: BuilderState): boolean {
  return made !== null || own !== '' || differs(form, EMPTY_BUILDER_FORM)
}

export function changeForm(state: BuilderState, changes: Partial<BuilderForm>): BuilderState {
  return { ...state, form: { ...state.form, ...changes } }
}

export function chooseStart(state: BuilderState, start: BuilderState['start']): BuilderState {
  return { ...state, start }
}

export function changeOwn(state: BuilderState, own: string): BuilderState {
  return { ...state, own }
}

/** Reviews the pasted prompt. */
export function reviewOwn(state: BuilderState): BuilderState {
  const { form, own } = state
  return {
    ...state,
    furthest: 3,
    made: { form, basic: own, clear: own, own },
    enhancements: [],
    version: 'clear',
    shown: 0,
  }
}

export function reachStep(state: BuilderState, step: BuilderStep): BuilderState {
  return step > state.furthest ? { ...state, furthest: step } : state
}

/** Regenerates both versions and drops the enhancements, which are based on the previous prompts. */
export function generatePrompts(state: BuilderState, from: BuilderStep): BuilderState {
  const { form, made } = state
  const skipped = !hasDetails(form) && (from === 3 ? made?.skipped === true : from === 1)
  return {
    ...state,
    furthest: 3,
    made: { form, basic: composeBasicPrompt(form), clear: composeClearPrompt(form), skipped },
    enhancements: [],
    version: 'clear',
    shown: 0,
  }
}

export function addEnhancement(state: BuilderState, added: Enhancement): BuilderState {
  const enhancements = [...state.enhancements, added]
  return { ...state, enhancements, version: 'enhanced', shown: enhancements.length - 1 }
}

/** The text of a version or of one enhancement, or undefined if it doesn't exist yet. */
export function promptOf(state: BuilderState, from: BuilderVersion | EnhancementSource): string | undefined {
  if (from === 'enhanced') return state.enhancements[state.shown]?.text
  return typeof from === 'number' ? state.enhancements[from]?.text : state.made?.[from]
}

/** The selected version, or the index of the selected enhancement. */
export function selectedSource({ version, shown }: BuilderState): EnhancementSource {
  return version === 'enhanced' ? shown : version
}

/** True if the form changed since the prompts were generated. */
export function isOutdated({ form, made }: BuilderState): boolean {
  return made !== null && differs(form, made.form)
}

function differs(form: BuilderForm, other: BuilderForm): boolean {
  return (Object.keys(EMPTY_BUILDER_FORM) as (keyof BuilderForm)[]).some(
    (field) => form[field] !== other[field],
  )
}
