// What the builder remembers: the form, the generated prompts, and the enhancements. What each action changes in it.
import {
  BUILDER_VERSIONS,
  type BuilderForm,
  type BuilderVersion,
  EMPTY_BUILDER_FORM,
} from '@prompt-library/domain/builder/builder-form'
import { CORE_FIELDS } from '@prompt-library/domain/builder/builder-form-errors'
import { composeBasicPrompt, composeClearPrompt } from '@prompt-library/domain/builder/compose-prompt'
import { LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import * as z from 'zod/mini'
import {
  type EnhancementSource,
  type NewRound,
  type Round,
  round,
  roundStart,
  roundText,
  startRound,
} from './round.ts'

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

/** The prompts to review: two with the form they were generated from, or the user's own. */
const made = z.object({
  form: builderForm,
  basic: z.optional(text),
  clear: z.optional(text),
  own: z.optional(text),
})
export type GeneratedPrompts = z.output<typeof made>

export const builderState = z.object({
  /** Whether the user fills in the form or pastes a prompt. */
  start: z.enum(['form', 'own']),
  form: builderForm,
  /** The pasted prompt. */
  own: text,
  furthest: z.literal([1, 2, 3]),
  made: z.nullable(made),
  /** Enhancing an enhancement adds a new one and keeps the old. */
  enhancements: z.array(round),
  version: z.enum(BUILDER_VERSIONS),
  /** The index of the enhancement shown in the AI Enhanced tab. */
  shown: z.int(),
  /** The most sensitive data the prompt is meant for. */
  dataClass: z.string(),
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
  dataClass: LOWEST_CLASS,
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

export function reachStep(state: BuilderState, step: BuilderStep): BuilderState {
  return step > state.furthest ? { ...state, furthest: step } : state
}

/** Regenerates both versions and drops the enhancements, which are based on the previous prompts. */
export function generatePrompts(state: BuilderState): BuilderState {
  const { form } = state
  return {
    ...state,
    furthest: 3,
    made: { form, basic: composeBasicPrompt(form), clear: composeClearPrompt(form) },
    enhancements: [],
    version: 'clear',
    shown: 0,
  }
}

/** Opens the pasted prompt in the last step, in place of any earlier prompts. */
export function reviewOwn(state: BuilderState): BuilderState {
  // Enhancers trim their answers, which isn't a change.
  const own = state.own.trim()
  if (own === '') return state
  if (isReviewing(state, own)) return { ...state, start: 'own' }
  return {
    ...state,
    start: 'own',
    furthest: 3,
    made: { form: EMPTY_BUILDER_FORM, own },
    enhancements: [],
    version: 'own',
    shown: 0,
  }
}

/** Whether the last step has this prompt already. */
export function isReviewing({ made }: BuilderState, own: string): boolean {
  return made?.own !== undefined && made.own === own.trim()
}

/** The versions that the last step has tabs for. */
export function versionsOf({ made }: BuilderState): BuilderVersion[] {
  return made?.own === undefined ? ['basic', 'clear', 'enhanced'] : ['own', 'enhanced']
}

export function addEnhancement(state: BuilderState, added: NewRound): BuilderState {
  const enhancements = [...state.enhancements, startRound(added)]
  return { ...state, enhancements, version: 'enhanced', shown: enhancements.length - 1 }
}

/** Changes the enhancement that's shown. */
export function changeRound(state: BuilderState, change: (round: Round) => Round): BuilderState {
  const { enhancements, shown } = state
  return {
    ...state,
    enhancements: enhancements.map((round, index) => (index === shown ? change(round) : round)),
  }
}

/** The text of a version or of one enhancement, or undefined if it doesn't exist yet. */
export function promptOf(state: BuilderState, from: BuilderVersion | EnhancementSource): string | undefined {
  if (from !== 'enhanced' && typeof from === 'string') return state.made?.[from]
  const round = state.enhancements[from === 'enhanced' ? state.shown : from]
  return round && roundText(round)
}

/** The version that the selected text is: an enhancement that changes nothing is the version it's based on. */
export function selectedVersion(state: BuilderState): BuilderVersion {
  let source = selectedSource(state)
  while (typeof source === 'number') {
    const round = state.enhancements[source]
    const start = round && roundStart(round)
    if (!round || roundText(round) !== start || promptOf(state, round.from) !== start) return 'enhanced'
    source = round.from
  }
  return source
}

/** The selected version, or the index of the selected enhancement. */
export function selectedSource({ version, shown }: BuilderState): EnhancementSource {
  return version === 'enhanced' ? shown : version
}

/** True if the form or the pasted prompt, whichever the user is at, has changed since the last step was opened. */
export function isOutdated(state: BuilderState): boolean {
  const { start, form, own, made } = state
  if (made === null) return false
  if (start === 'own') return own.trim() !== '' && !isReviewing(state, own)
  return differs(form, made.form)
}

function differs(form: BuilderForm, other: BuilderForm): boolean {
  return (Object.keys(EMPTY_BUILDER_FORM) as (keyof BuilderForm)[]).some(
    (field) => form[field] !== other[field],
  )
}
