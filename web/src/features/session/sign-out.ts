import { forgetMemory } from '../../lib/device-memory.ts'
import { forgetDraftsOf } from '../../lib/draft-storage.ts'
import { setHidden } from '../../lib/hidden-parts.ts'
import { forgetTab } from '../../lib/tab-storage.ts'
import { forgetKeptFindings } from '../guard/kept-findings.ts'

/** Called before signing out, so the next user of a shared computer finds nothing of this user. */
export function forgetUser(userId: number): void {
  forgetTab()
  forgetDraftsOf(userId)
  forgetMemory()
  forgetKeptFindings()
  // Signing in hid it, and the next visitor may need it.
  setHidden('intro', false)
}
