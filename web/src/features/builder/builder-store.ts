import { createStore } from '../../lib/store.ts'
import { keepInTab, readFromTab } from '../../lib/tab-storage.ts'
import { type BuilderState, EMPTY_BUILDER, readBuilderState } from './builder-state.ts'

// The tab keeps it: so it comes through a reload and a trip to the sign-in service, two tabs do not overwrite each
// other, and whoever sits down at a shared computer next finds nothing of it once somebody has signed out or the window is closed.
const KEY = 'builder'

const store = createStore<BuilderState>(readBuilderState(readFromTab(KEY) ?? null))

/** Outside React, so that an enhancement arrives even while one looks at another page. */
export const builderStore = {
  get: store.get,
  use: store.use,
  change: (change: (state: BuilderState) => BuilderState): void => {
    const next = change(store.get())
    store.set(next)
    keepInTab(KEY, next === EMPTY_BUILDER ? undefined : JSON.stringify(next))
  },
}
