// Which prompts were used on this device in the last 30 days.
import { DAY } from '@prompt-library/domain/durations'
import { createDeviceStore } from './device-store.ts'

interface StoredUses {
  /** Whose they are, or null for a visitor. No one else sees them. */
  userId: number | null
  uses: { at: number }[]
}

/**
 * The prompts that were used last on this device, and not longer than 30 days ago. Apart from the code that reads them whole
 * (used-prompts.ts), which most pages don't load.
 */
export const usedPrompts = createDeviceStore('used-prompts', parse)
const recent = usedPrompts.get()
// Deletes older ones when a page opens. While it stays open, the next use does.
usedPrompts.save(recent && JSON.stringify(recent))

export function hasUsed(userId: number | null): boolean {
  return usedPrompts.get()?.userId === userId
}

export function isRecent({ at }: { at: number }): boolean {
  return Date.now() - at < 30 * DAY
}

function parse(text: string): StoredUses | undefined {
  try {
    const stored: StoredUses = JSON.parse(text)
    const uses = stored.uses.filter(isRecent)
    return uses.length > 0 ? { ...stored, uses } : undefined
  } catch {
    return undefined
  }
}
