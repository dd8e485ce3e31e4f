import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { BuilderStep } from './builder-state.ts'

export const STEP_HEADING_ID = 'builder-step'

/**
 * The step one looks at. It is in the address, so that the browser's Back leads to the step before; one that is not
 * reached yet leads to the furthest that is. A new step takes the focus, or the field in it that was asked for.
 */
export function useBuilderStep(furthest: BuilderStep) {
  const [search, setSearch] = useSearchParams()
  const asked = Math.floor(Number(search.get('step'))) || 1
  const step = Math.min(Math.max(asked, 1), furthest) as BuilderStep
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
    // what one pressed may be gone
    if (next === step) return document.getElementById(options.focus ?? STEP_HEADING_ID)?.focus()
    focusNext.current = options.focus
    return setSearch(next === 1 ? {} : { step: String(next) }, { replace: options.replace ?? false })
  }
  return { step, goTo }
}
