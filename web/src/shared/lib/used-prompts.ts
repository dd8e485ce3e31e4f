import * as z from 'zod/mini'
import { hasUsed, USED_PROMPTS } from './has-used.ts'
import { writeStored } from './storage.ts'
import { createStore } from './store.ts'
import { readPersisted } from './use-persisted.ts'

const MILLISECONDS_MAX = 30 * 86_400_000
const USES_MAX = 50

const storedUses = z.object({
  /** Whose they are, or null for a visitor. No one else sees them. */
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

const changes = createStore(0)

/** When the user opened the page, or last returned to its tab after using a prompt. */
const visit = createStore(performance.timeOrigin)
const startVisit = () => {
  if (document.visibilityState === 'visible') visit.set(Date.now())
}

/** Like `findLastUse`, and renders again after a use in this tab and when the user returns to it. */
export function useLastUse(userId: number | undefined, prompt: UsedPrompt): Use | undefined {
  changes.use()
  visit.use()
  return userId === undefined ? undefined : findLastUse(userId, prompt)
}

/** Like `readUses`, and renders again after a use in this tab. */
export function useUses(userId: number | null): Use[] {
  changes.use()
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
  writeStored('device', USED_PROMPTS, undefined)
  hasUsed.set(false)
  changes.set(changes.get() + 1)
}

function isOf({ id, revision }: UsedPrompt, use: Use): boolean {
  return use.id === id && use.revision === revision
}

function write(userId: number | null, uses: Use[]): void {
  writeStored('device', USED_PROMPTS, { userId, uses } satisfies z.output<typeof storedUses>)
  hasUsed.set(true)
  changes.set(changes.get() + 1)
}

/** The last use of each prompt, the newest first. */
export function readUses(userId: number | null): Use[] {
  const stored = readPersisted(storedUses, 'device', USED_PROMPTS)
  if (stored?.userId !== userId) return []
  return stored.uses.filter(({ at }) => Date.now() - at < MILLISECONDS_MAX)
}
