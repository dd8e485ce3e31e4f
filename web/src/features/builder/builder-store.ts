import * as z from 'zod/mini'
import { createStore } from '../../lib/store.ts'
import { keepInTab, readFromTab } from '../../lib/tab-storage.ts'
import { currentUserId } from '../session/api.ts'
import { type BuilderState, EMPTY_BUILDER, isBegun, readBuilderState } from './builder-state.ts'

// The tab keeps it: so it comes through a reload and a trip to the sign-in service, two tabs do not overwrite each
// other, and whoever sits down at a shared computer next finds nothing of it once somebody has signed out or the window is closed.
const KEY = 'builder'

/** Who built it; null for a visitor. */
const kept = z.object({ owner: z.nullable(z.int()), state: z.unknown() })

const store = createStore<BuilderState>(EMPTY_BUILDER)

/** Undefined until the server has said who is here: nothing is shown before that. */
let owner: number | null | undefined

/** Outside React, so that an enhancement arrives even while one looks at another page. */
export const builderStore = {
  get: store.get,
  use: store.use,
  change: (change: (state: BuilderState) => BuilderState): void => {
    store.set(change(store.get()))
    keep()
  },
}

currentUserId.subscribe(showOwn)
showOwn()

/**
 * Shows what this person built here. What a visitor built becomes the property of whoever signs in. Someone who is signed
 * out keeps seeing their own until the page is loaded again; another person never sees it.
 */
function showOwn(): void {
  const person = currentUserId.get()
  if (person === undefined || person === owner) return
  if (owner === undefined) {
    const before = readKept()
    const isTheirs = before.owner === null || before.owner === person
    // unless they were faster than the server's answer and have begun something else
    if (isTheirs && !isBegun(store.get())) store.set(before.state)
    owner = person
    // a visitor's look must not remove what a member can still come back to
    if (isTheirs || person !== null) keep()
  } else if (owner === null) {
    owner = person
    keep()
  }
}

function keep(): void {
  const state = store.get()
  const text = JSON.stringify({ owner: owner ?? null, state } satisfies z.output<typeof kept>)
  keepInTab(KEY, state === EMPTY_BUILDER ? undefined : text)
}

function readKept(): { owner: number | null; state: BuilderState } {
  try {
    const { owner, state } = z.parse(kept, JSON.parse(readFromTab(KEY) ?? 'null'))
    return { owner, state: readBuilderState(JSON.stringify(state)) }
  } catch {
    return { owner: null, state: EMPTY_BUILDER }
  }
}
