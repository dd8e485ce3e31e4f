import { createStore } from '../../lib/store.ts'
import { type BuilderState, EMPTY_BUILDER, readBuilderState } from './builder-state.ts'

// The tab keeps it: so it comes through a reload and a trip to the sign-in service, two tabs do not overwrite each
// other, and whoever sits down at a shared computer next finds nothing of it once the window is closed.
const KEY = 'builder'

const store = createStore<BuilderState>(readBuilderState(kept()))

/** Outside React, so that an enhancement arrives even while one looks at another page. */
export const builderStore = {
  get: store.get,
  use: store.use,
  change: (change: (state: BuilderState) => BuilderState): void => {
    const next = change(store.get())
    store.set(next)
    keep(next)
  },
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(state: BuilderState): void {
  try {
    if (state === EMPTY_BUILDER) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(state))
  } catch {
    // the browser keeps nothing, or is full: the page itself still holds every word
  }
}
