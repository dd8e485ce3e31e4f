import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { BuilderStep } from './builder-state.ts'

export const STEP_HEADING_ID = 'builder-step'

/**
 * The current step. It's in the URL so the browser's Back button returns to the previous step. A step beyond `furthest`
 * opens the furthest one instead. Changing the step focuses its heading or the requested field.
 */
export function useBuilderStep(furthest: BuilderStep) {
  const [search, setSearch] = useSearchParams()
  const requested = Math.floor(Number(search.get('step'))) || 1
  const step = Math.min(Math.max(requested, 1), furthest) as BuilderStep
  const focusNext = useRef<string>(undefined)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const field = focusNext.current
    focusNext.current = undefined
    if (field) document.getElementById(field)?.focus()
    else document.getElementById(STEP_HEADING_ID)?.focus({ preventScroll: true })
  }, [step])

  const goTo = (next: BuilderStep, options: { focus?: string; replace?: boolean } = {}) => {
    // The button that was pressed may be gone, so focus must move even if the step stays the same.
    if (next === step) return document.getElementById(options.focus ?? STEP_HEADING_ID)?.focus()
    focusNext.current = options.focus
    return setSearch(next === 1 ? {} : { step: String(next) }, { replace: options.replace ?? false })
  }
  return { step, goTo }
}
