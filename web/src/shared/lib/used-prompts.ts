// The prompts used on this device, and when "Did it work?" is due: once the user comes back after a use.
import * as z from 'zod/mini'
import { isRecent, usedPrompts } from './has-used.ts'
import { createStore } from './store.ts'

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
      /** When "Did it work?" was first asked. */
      askedAt: z.optional(z.number()),
    }),
  ),
})
export type Use = z.output<typeof storedUses>['uses'][number]
type UsedPrompt = Pick<Use, 'id' | 'revision'>

/** When the user opened the page, or last returned to its tab after using a prompt. */
const visit = createStore(performance.timeOrigin)
const startVisit = () => {
  if (document.visibilityState === 'visible') visit.set(Date.now())
}

/** Like `findLastUse`, and renders again after a use and when the user returns to the tab. */
export function useLastUse(userId: number | undefined, prompt: UsedPrompt): Use | undefined {
  usedPrompts.use()
  visit.use()
  return userId === undefined ? undefined : findLastUse(userId, prompt)
}

/** Like `readUses`, and renders again after a use. */
export function useUses(userId: number | null): Use[] {
  usedPrompts.use()
  return readUses(userId)
}

/** The user's last use of this revision of a prompt, on this device and in the last 30 days. */
export function findLastUse(userId: number, prompt: UsedPrompt): Use | undefined {
  return readUses(userId).find((use) => isOf(prompt, use))
}

/** Whether to ask now: in the first visit after the use, and in no other. */
export function isDue({ at, askedAt }: Use): boolean {
  return at <= visit.get() && (askedAt === undefined || askedAt >= visit.get())
}

/** Remembers a use: to find the prompt again, and to ask "Did it work?". */
export function keepUse(userId: number | null, used: Omit<Use, 'at' | 'askedAt'>): void {
  const before = readUses(userId)
  const askedAt = before.find((use) => isOf(used, use))?.askedAt
  const others = before.filter(({ id }) => id !== used.id)
  write(userId, [{ ...used, at: Date.now(), askedAt }, ...others].slice(0, USES_MAX))
  // Added once, however often it's called.
  document.addEventListener('visibilitychange', startVisit)
}

/** Remembers that "Did it work?" was asked: first at this time, or with 0 for good. */
export function keepAsked(userId: number, prompt: UsedPrompt, askedAt: number): void {
  const use = findLastUse(userId, prompt)
  if (!use || (use.askedAt ?? Infinity) <= askedAt) return
  const asked = { ...use, askedAt }
  write(
    userId,
    readUses(userId).map((other) => (other.id === use.id ? asked : other)),
  )
}

export function forgetUses(): void {
  usedPrompts.save(undefined)
}

function isOf({ id, revision }: UsedPrompt, use: Use): boolean {
  return use.id === id && use.revision === revision
}

function write(userId: number | null, uses: Use[]): void {
  usedPrompts.save(JSON.stringify({ userId, uses } satisfies z.output<typeof storedUses>))
}

/** The last use of each prompt, the newest first. */
export function readUses(userId: number | null): Use[] {
  const stored = z.safeParse(storedUses, usedPrompts.get()).data
  // The page may have been open for days.
  return stored?.userId === userId ? stored.uses.filter(isRecent) : []
}
