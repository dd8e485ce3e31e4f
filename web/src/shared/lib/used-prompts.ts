// The prompts used on this device.
import * as z from 'zod/mini'
import { isRecent, usedPrompts } from './has-used.ts'

const USES_MAX = 50

const storedUses = z.object({
  userId: z.nullable(z.number()),
  uses: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      revision: z.number(),
      /** The AI tool it was opened in, or empty. */
      tool: z.string(),
      at: z.number(),
    }),
  ),
})
type Use = z.output<typeof storedUses>['uses'][number]
type UsedPrompt = Pick<Use, 'id' | 'revision'>

/** Like `findLastUse`, and renders again after a use. */
export function useLastUse(userId: number | undefined, prompt: UsedPrompt): Use | undefined {
  usedPrompts.use()
  return userId === undefined ? undefined : findLastUse(userId, prompt)
}

/** Like `readUses`, and renders again after a use. */
export function useUses(userId: number | null): Use[] {
  usedPrompts.use()
  return readUses(userId)
}

/** The user's last use of this revision of a prompt, on this device and in the last 30 days. */
export function findLastUse(userId: number, prompt: UsedPrompt): Use | undefined {
  return readUses(userId).find(({ id, revision }) => id === prompt.id && revision === prompt.revision)
}

/** Remembers a use: to find the prompt again, and to ask "Did it work?". */
export function keepUse(userId: number | null, used: Omit<Use, 'at'>): void {
  const others = readUses(userId).filter(({ id }) => id !== used.id)
  const uses = [{ ...used, at: Date.now() }, ...others].slice(0, USES_MAX)
  usedPrompts.save(JSON.stringify({ userId, uses } satisfies z.output<typeof storedUses>))
}

export function forgetUses(): void {
  usedPrompts.save(undefined)
}

/** The last use of each prompt, the newest first. */
export function readUses(userId: number | null): Use[] {
  const stored = z.safeParse(storedUses, usedPrompts.get()).data
  // The page may have been open for days.
  return stored?.userId === userId ? stored.uses.filter(isRecent) : []
}
