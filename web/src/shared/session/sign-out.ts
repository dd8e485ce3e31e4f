import { forgetMemory } from '../lib/device-memory.ts'
import { forgetDraftsOf } from '../lib/draft-storage.ts'
import { forgetTab, writeStored } from '../lib/storage.ts'
import { SIGNED_IN } from './api.ts'

/** What signing out forgets. Called before it, so the next user of a shared computer finds nothing of this user. */
export function forgetUser(userId: number): void {
  forgetTab()
  forgetDraftsOf(userId)
  forgetMemory()
  // Other tabs learn of it only when the server has responded. They reload, and must not find the session still open.
  window.addEventListener('pagehide', () => writeStored('device', SIGNED_IN, undefined))
}
