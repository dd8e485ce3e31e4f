// The prompts used on this device in the last 30 days.
import { DAY } from '@prompt-library/domain/durations'
import { createDeviceStore } from './device-store.ts'

const USES_MAX = 50

interface Use {
  id: number
  title: string
  revision: number
  /** The AI tool it was opened in, or empty. */
  tool: string
  at: number
}

interface StoredUses {
  /** Whose they are, or null for a visitor. No one else sees them. */
  userId: number | null
  uses: Use[]
}

const usedPrompts = createDeviceStore('used-prompts', parse)
const recent = usedPrompts.get()
// Deletes older ones when a page opens. While it stays open, the next use does.
usedPrompts.save(recent && JSON.stringify(recent))

/** The last use of each prompt, the newest first. */
export function readUses(userId: number | null): Use[] {
  const stored = usedPrompts.get()
  // The page may have been open for days.
  return stored?.userId === userId ? stored.uses.filter(isRecent) : []
}

/** Like `readUses`, and renders again after a use. */
export function useUses(userId: number | null): Use[] {
  usedPrompts.use()
  return readUses(userId)
}

/** Remembers a use: to find the prompt again, and to ask "Did it work?". */
export function keepUse(userId: number | null, used: Omit<Use, 'at'>): void {
  const others = readUses(userId).filter(({ id }) => id !== used.id)
  const uses = [{ ...used, at: Date.now() }, ...others].slice(0, USES_MAX)
  usedPrompts.save(JSON.stringify({ userId, uses } satisfies StoredUses))
}

export function forgetUses(): void {
  usedPrompts.save(undefined)
}

function isRecent({ at }: Pick<Use, 'at'>): boolean {
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
