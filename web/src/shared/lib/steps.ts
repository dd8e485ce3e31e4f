import type { KeyboardEvent } from 'react'
import { letterOf } from './letter-of-key.ts'

/** What a user did, one step after another, and can undo and redo. */
export interface Steps<Step> {
  steps: readonly Step[]
  /** How many of the steps count. The others were undone. */
  done: number
}

/** Steps that were undone can't be redone after a new one. */
export function addStep<Of extends Steps<unknown>>(before: Of, step: Of['steps'][number]): Of {
  const steps = [...before.steps.slice(0, before.done), step]
  return { ...before, steps, done: steps.length }
}

/** -1 undoes the last step, 1 redoes the next one. */
export type StepBy = -1 | 1

/** The same object if there's nothing to undo or redo. */
export function moveBy<Of extends Steps<unknown>>(before: Of, by: StepBy): Of {
  const done = before.done + by
  return done < 0 || done > before.steps.length ? before : { ...before, done }
}

/** For Ctrl+Z, Ctrl+Shift+Z, and Ctrl+Y. */
export function stepByKey(event: KeyboardEvent): StepBy | undefined {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined
  const letter = letterOf(event)
  if (letter === 'y') return 1
  return letter === 'z' ? (event.shiftKey ? 1 : -1) : undefined
}
