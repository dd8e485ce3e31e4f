import * as z from 'zod/mini'
import { USED_PROMPTS } from './device-keys.ts'
import { writeStored } from './storage.ts'
import { createStore } from './store.ts'
import { readPersisted } from './use-persisted.ts'

const MILLISECONDS_MAX = 14 * 86_400_000
const USES_MAX = 50

/** Kept without asking: it only decides when to ask "Did it work?". */
const storedUses = z.object({
  userId: z.number(),
  uses: z.array(
    z.object({
      id: z.number(),
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

/** The user's last use of this revision of a prompt, on this device and in the last 14 days. */
export function findLastUse(userId: number, prompt: UsedPrompt): Use | undefined {
  return readUses(userId).find((use) => isOf(prompt, use))
}

/** Whether to ask now: in the first visit after the use, and in no other. */
export function isDue({ at, askedAt }: Use): boolean {
  return at < visit.get() && (askedAt === undefined || askedAt >= visit.get())
}

/** Remembers a use, so that "Did it work?" is asked only of people who used the prompt. */
export function keepUse(userId: number, { id, revision, tool }: Omit<Use, 'at' | 'askedAt'>): void {
  const before = readUses(userId)
  const askedAt = before.find((use) => isOf({ id, revision }, use))?.askedAt
  const others = before.filter((other) => other.id !== id)
  write(userId, [{ id, revision, tool, at: Date.now(), askedAt }, ...others].slice(0, USES_MAX))
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

function isOf({ id, revision }: UsedPrompt, use: Use): boolean {
  return use.id === id && use.revision === revision
}

function write(userId: number, uses: Use[]): void {
  writeStored('device', USED_PROMPTS, { userId, uses } satisfies z.output<typeof storedUses>)
  changes.set(changes.get() + 1)
}

function readUses(userId: number): Use[] {
  const stored = readPersisted(storedUses, 'device', USED_PROMPTS)
  if (stored?.userId !== userId) return []
  return stored.uses.filter(({ at }) => Date.now() - at < MILLISECONDS_MAX)
}
