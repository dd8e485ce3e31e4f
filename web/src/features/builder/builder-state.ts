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

/** Where an enhanced prompt came from: one of the two versions, or an earlier enhancement by its place. */
const source = z.union([z.literal(['basic', 'clear']), z.int()])
export type EnhancementSource = z.output<typeof source>

const enhancement = z.object({ text, suggestions: z.array(text), from: source })
export type Enhancement = z.output<typeof enhancement>

/** The prompts, with the form as it was when they were made. */
const made = z.object({
  form: builderForm,
  basic: text,
  clear: text,
  /** They were made without the second step. */
  skipped: z.optional(z.boolean()),
})
export type MadePrompts = z.output<typeof made>

const builderState = z.object({
  form: builderForm,
  furthest: z.literal([1, 2, 3]),
  made: z.nullable(made),
  /** Every one is kept: one that is enhanced again stays where it was. */
  enhancements: z.array(enhancement),
  version: z.enum(BUILDER_VERSIONS),
  /** Which enhancement stands under AI Enhanced. */
  shown: z.int(),
})

/** All that the builder knows, but for the step one looks at, which is in the address. */
export type BuilderState = z.output<typeof builderState>
export type BuilderStep = BuilderState['furthest']

export const EMPTY_BUILDER: BuilderState = {
  form: EMPTY_BUILDER_FORM,
  furthest: 1,
  made: null,
  enhancements: [],
  version: 'basic',
  shown: 0,
}

/** What a tab has kept. A value that is broken, or of another time, is worth less than an empty form. */
export function readBuilderState(kept: string | null): BuilderState {
  try {
    const state = z.parse(builderState, JSON.parse(kept ?? 'null'))
    return isSound(state) ? state : EMPTY_BUILDER
  } catch {
    return EMPTY_BUILDER
  }
}

function isSound({ furthest, made, enhancements, version, shown }: BuilderState): boolean {
  if ((furthest === 3) !== (made !== null)) return false
  if (made === null) return enhancements.length === 0 && version === 'basic'
  const sources = enhancements.map(({ from }) => from)
  const known = sources.every((from, index) => typeof from === 'string' || (from >= 0 && from < index))
  const shownExists = shown >= 0 && shown < Math.max(enhancements.length, 1)
  return known && shownExists && (version !== 'enhanced' || enhancements.length > 0)
}

/** A form that was filled in elsewhere. With its core request complete, one can go on to refine it. */
export function startWith(form: BuilderForm): BuilderState {
  const isComplete = CORE_FIELDS.every((field) => form[field].trim() !== '')
  return reachStep({ ...EMPTY_BUILDER, form }, isComplete ? 2 : 1)
}

/** There is something in it that a person would miss. */
export function isBegun({ form, made }: BuilderState): boolean {
  return made !== null || differs(form, EMPTY_BUILDER_FORM)
}

export function changeForm(state: BuilderState, changes: Partial<BuilderForm>): BuilderState {
  return { ...state, form: { ...state.form, ...changes } }
}

export function reachStep(state: BuilderState, step: BuilderStep): BuilderState {
  return step > state.furthest ? { ...state, furthest: step } : state
}

/** Regenerates both versions. Drops the enhanced one, which was made from the previous prompts. */
export function generatePrompts({ form, made }: BuilderState, from: BuilderStep): BuilderState {
  const skipped = !hasDetails(form) && (from === 3 ? made?.skipped === true : from === 1)
  return {
    form,
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

/** The text of a version, or of one enhancement; undefined until it exists. */
export function promptOf(state: BuilderState, from: BuilderVersion | EnhancementSource): string | undefined {
  if (from === 'enhanced') return state.enhancements[state.shown]?.text
  return typeof from === 'number' ? state.enhancements[from]?.text : state.made?.[from]
}

/** The selected version, told apart from other enhancements. */
export function selectedSource({ version, shown }: BuilderState): EnhancementSource {
  return version === 'enhanced' ? shown : version
}

/** The prompts are of an earlier form than the one that is filled in now. */
export function isOutdated({ form, made }: BuilderState): boolean {
  return made !== null && differs(form, made.form)
}

function differs(form: BuilderForm, other: BuilderForm): boolean {
  return (Object.keys(EMPTY_BUILDER_FORM) as (keyof BuilderForm)[]).some(
    (field) => form[field] !== other[field],
  )
}
