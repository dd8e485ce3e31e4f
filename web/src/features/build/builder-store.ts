// Where the builder's work is kept (in the tab), and whose it is after a sign-in.
import * as z from 'zod/mini'
import { writeStored } from '../../shared/lib/storage.ts'
import { createStore } from '../../shared/lib/store.ts'
import { readPersisted } from '../../shared/lib/use-persisted.ts'
import { currentUserId } from '../../shared/session/api.ts'
import { type BuilderState, builderState, EMPTY_BUILDER, isStarted } from './builder-state.ts'

// Session storage survives a reload and the redirect to the sign-in service, keeps tabs from overwriting each other, and
// leaves nothing behind on a shared computer after the user signs out or closes the window.
const KEY = 'builder'

/** `owner` is null for a visitor. */
const savedState = z.object({ owner: z.nullable(z.int()), state: builderState })

const store = createStore<BuilderState>(EMPTY_BUILDER)

/** Undefined until the session is known. Saved state isn't shown before that. */
let owner: number | null | undefined

/** Lives outside React so an enhancement can finish while the user is on another page. */
export const builderStore = {
  get: store.get,
  use: store.use,
  change: (change: (state: BuilderState) => BuilderState): void => {
    store.set(change(store.get()))
    save()
  },
}

currentUserId.subscribe(loadForUser)
loadForUser()

/**
 * Restores the current user's work. A visitor's work goes to the user who signs in. A user who was signed out keeps
 * seeing their work until the page reloads; another user never sees it.
 */
function loadForUser(): void {
  const userId = currentUserId.get()
  if (userId === undefined || userId === owner || typeof owner === 'number') return
  const before = readPersisted(savedState, 'tab', KEY) ?? { owner: null, state: EMPTY_BUILDER }
  const isTheirs = before.owner === null || before.owner === userId
  // Don't overwrite work started before the session loaded.
  if (isTheirs && !isStarted(store.get())) store.set(before.state)
  owner = userId
  // Opening the builder signed out must not remove a user's saved work.
  if (isTheirs || userId !== null) save()
}

function save(): void {
  const state = store.get()
  const saved: z.output<typeof savedState> = { owner: owner ?? null, state }
  writeStored('tab', KEY, state === EMPTY_BUILDER ? undefined : saved)
}
