// The builder's steps: when one can be left, what is focused, and what Clear Form does.
import { pages } from '@prompt-library/contract/pages'
import type { BuilderForm } from '@prompt-library/domain/builder/builder-form'
import {
  type BuilderFormErrors,
  builderFormErrors,
  CORE_FIELDS,
} from '@prompt-library/domain/builder/builder-form-errors'
import type { ChecklistPart, PartName } from '@prompt-library/domain/strength/checklist'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  type BuilderStep,
  changeForm,
  changeOwn,
  chooseStart,
  EMPTY_BUILDER,
  generatePrompts,
  isReviewing,
  isStarted,
  reachStep,
  reviewOwn,
} from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { cancelEnhancement } from '../../features/build/cancel-enhancement.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirm } from '../../shared/ui/confirm.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { fieldId } from './builder-field.tsx'
import { CoreForm, FirstStep, OWN_PROMPT_ID, OwnForm, ownPromptError } from './first-step.tsx'
import { RefineStep } from './refine-step.tsx'
import { ReviewPrompts } from './review-prompts.tsx'
import { SavedDialog } from './saved-dialog.tsx'
import { Stepper } from './stepper.tsx'
import { useBuilderStep } from './use-builder-step.ts'
import { awaitedPrompts } from './use-enhancement.ts'

export function BuilderPage() {
  const state = builderStore.use()
  const { step, goTo } = useBuilderStep(state)
  useReturnToResult(() => step !== 3 && goTo(3, { replace: true }))
  const [tried, setTried] = useState(false)
  const [ask, confirmation] = useConfirm()
  const queryClient = useQueryClient()

  /** Focuses the first invalid field. Returns false when there is none. */
  const focusInvalidField = (checked: 'core' | 'all') => {
    const invalid = Object.keys(builderFormErrors(state.form)) as (keyof typeof state.form)[]
    const isCore = (field: string) => CORE_FIELDS.some((core) => core === field)
    const first = checked === 'core' ? invalid.find(isCore) : invalid[0]
    if (!first) return false
    setTried(true)
    goTo(isCore(first) ? 1 : 2, { focus: fieldId(first) })
    return true
  }
  const generate = () => {
    if (focusInvalidField('all')) return
    setTried(false)
    cancelEnhancement(queryClient)
    builderStore.change(generatePrompts)
    goTo(3)
  }
  const review = () => {
    if (ownPromptError(state.own, { tried: true })) {
      setTried(true)
      return goTo(1, { focus: OWN_PROMPT_ID })
    }
    setTried(false)
    if (!isReviewing(state, state.own)) cancelEnhancement(queryClient)
    builderStore.change(reviewOwn)
    return goTo(3)
  }
  const refine = () => {
    if (focusInvalidField('core')) return
    setTried(false)
    builderStore.change((before) => reachStep(before, 2))
    goTo(2)
  }
  /** Goes to the field for a part of the checklist. The second step opens only with a complete core request. */
  const addPart = ({ name }: ChecklistPart) => {
    const field = PART_FIELDS[name]
    const isCore = CORE_FIELDS.some((core) => core === field)
    if (!isCore && step === 1 && focusInvalidField('core')) return
    builderStore.change((before) => reachStep(before, isCore ? 1 : 2))
    goTo(isCore ? 1 : 2, { focus: fieldId(field) })
  }
  const reset = () => {
    cancelEnhancement(queryClient)
    builderStore.change(() => EMPTY_BUILDER)
    setTried(false)
    goTo(1, { replace: true })
  }
  const confirmReset = async (title: string) => {
    const question = { ...(state.made ? RESET : RESET_FORM), title, confirm: title.replace('?', '') }
    if (!isStarted(state) || (await ask(question))) reset()
  }

  const form = {
    form: state.form,
    errors: visibleErrors(state.form, { tried }),
    onChange: (changes: Partial<typeof state.form>) =>
      builderStore.change((before) => changeForm(before, changes)),
  }
  const note = state.enhancements.length > 0 ? REPLACES : undefined
  const clearButton = (
    <Button look="quiet" onClick={() => void confirmReset('Clear Form?')}>
      Clear Form
    </Button>
  )
  const changeStart = (start: typeof state.start) => {
    setTried(false)
    builderStore.change((before) => chooseStart(before, start))
  }
  const isOwn = state.start === 'own'
  const reviewsOwn = state.made?.own !== undefined
  const views: Record<BuilderStep, () => React.ReactNode> = {
    1: () => (
      <FirstStep start={state.start} onStart={changeStart}>
        {isOwn ? (
          <OwnForm
            own={state.own}
            onChange={(own) => builderStore.change((before) => changeOwn(before, own))}
            tried={tried}
            onReview={review}
            note={note && !isReviewing(state, state.own) ? REVIEWING_REPLACES : undefined}
          />
        ) : (
          <CoreForm {...form} onSkip={generate} onRefine={refine} onAddPart={addPart} note={note} />
        )}
      </FirstStep>
    ),
    2: () => (
      <RefineStep
        {...form}
        onBack={() => goTo(1)}
        onGenerate={generate}
        onAddPart={addPart}
        clearButton={clearButton}
        note={note}
      />
    ),
    3: () => (
      <ReviewPrompts
        onStartOver={() => void confirmReset('Start Over?')}
        onGenerate={isOwn ? review : generate}
        onBack={() => {
          // The user may have switched to the other way to start.
          changeStart(reviewsOwn ? 'own' : 'form')
          goTo(reviewsOwn ? 1 : 2)
        }}
        onClear={() => void confirmReset('Clear Form?')}
      />
    ),
  }
  return (
    <>
      <PageHeading title="Prompt Builder" documentTitle={pages.builder.title}>
        Describe what you need and get a prompt for any AI tool.
      </PageHeading>
      <Stepper step={step} state={state} onStep={goTo} />
      {views[step]()}
      <SavedDialog onStartFresh={reset} />
      {confirmation}
    </>
  )
}

/** The form's field for each part of the checklist. */
const PART_FIELDS: Readonly<Record<PartName, keyof BuilderForm>> = {
  task: 'task',
  context: 'context',
  length: 'length',
  examples: 'examples',
  audience: 'audience',
  requirements: 'constraints',
}

/** If the user left during an enhancement, any link back to the builder opens step 3 with the result. */
function useReturnToResult(openResult: () => unknown): void {
  const isOpening = useRef(true)
  useEffect(() => {
    if (!isOpening.current) return
    isOpening.current = false
    const awaited = awaitedPrompts.get()
    if (awaited && awaited === builderStore.get().made) openResult()
  })
}

const RESET_FORM = { text: 'This clears everything you’ve entered.', dangerous: true }

const RESET = {
  text: 'This clears everything you’ve entered and the prompts in step 3, including enhanced versions.',
  dangerous: true,
}

const REPLACES = 'Generating again replaces the prompts in step 3, including enhanced versions.'
const REVIEWING_REPLACES = 'Continuing replaces the prompts in step 3, including enhanced versions.'

/** Missing fields are shown only after the user tries to continue; text over the limit is shown right away. */
function visibleErrors(form: BuilderForm, { tried }: { tried: boolean }): BuilderFormErrors {
  const errors = Object.entries(builderFormErrors(form)) as [keyof BuilderForm, string][]
  const visible = errors.filter(([field]) => tried || String(form[field]).trim() !== '')
  return Object.fromEntries(visible)
}
