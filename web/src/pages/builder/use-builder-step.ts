import { CORE_FIELDS } from '@prompt-library/domain/builder/builder-form-errors'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { BuilderState, BuilderStep } from '../../features/build/builder-state.ts'

export const STEP_HEADING_ID = 'builder-step'

const STEPS = [3, 2, 1] as const

interface Focus {
  /** The ID of the element that gets focus; by default, the step's heading. */
  focus?: string
}

/** The second step refines the form, so a pasted prompt skips it, and doesn't open it for an incomplete form. */
export function canOpen(step: BuilderStep, { start, form, furthest, made }: BuilderState): boolean {
  if (step !== 2 || furthest === 1) return step <= furthest
  const isComplete = CORE_FIELDS.every((field) => form[field].trim() !== '')
  return start === 'form' && (made?.own === undefined || isComplete)
}

/**
 * The current step. It's in the URL so the browser's Back button returns to the previous step. A step that
 * can't be opened opens the closest one before it. Changing the step focuses its heading or the requested field.
 */
export function useBuilderStep(state: BuilderState) {
  const [search, setSearch] = useSearchParams()
  const requested = Math.floor(Number(search.get('step'))) || 1
  const step = STEPS.find((number) => number <= requested && canOpen(number, state)) ?? 1
  const focusNext = useRef<Focus>(undefined)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const next = focusNext.current
    focusNext.current = undefined
    if (next?.focus) focusField(next.focus)
    else focusHeading({ isNew: next !== undefined })
  }, [step])

  const goTo = (next: BuilderStep, options: Focus & { replace?: boolean } = {}) => {
    // The button that was pressed may be gone, so focus must move even if the step stays the same.
    if (next === step) {
      return focusField(options.focus ?? STEP_HEADING_ID)
    }
    focusNext.current = options
    return setSearch(next === 1 ? {} : { step: String(next) }, { replace: options.replace ?? false })
  }
  return { step, goTo }
}

/** What a closed fold hides can't have the focus. */
function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

/** On a phone, a step opens at its heading: what is above it would fill the screen. Going back returns to where the user was. */
function focusHeading({ isNew }: { isNew: boolean }): void {
  const heading = document.getElementById(STEP_HEADING_ID)
  heading?.focus({ preventScroll: true })
  if (isNew && window.matchMedia('(width < 40rem)').matches) heading?.scrollIntoView()
}
