import * as z from 'zod/mini'
import { MEMORY_KEY } from './memory-key.ts'
import { createStore } from './store.ts'

const MILLISECONDS_MAX = 30 * 86_400_000
const RECENT_MAX = 8
/** The AI tool that was opened last. Kept without asking: it only orders a menu. */
const LAST_TOOL = 'open-in'
/** The prompts that were used last. Kept without asking: it only decides when to ask "Did it work?". */
const USED_PROMPTS = 'used-prompts'
const USE_MILLISECONDS_MAX = 14 * 86_400_000
const USES_MAX = 50

const memory = z.object({
  /** Whose it is: what one user entered is never offered to another. */
  userId: z.nullable(z.number()),
  /** When something was last added. */
  at: z.number(),
  /** What was last entered, by the name of the field. */
  values: z.record(z.string(), z.object({ value: z.string(), at: z.number() })),
  recent: z.array(z.object({ id: z.number(), title: z.string(), at: z.number() })),
})
type Memory = z.output<typeof memory>

const use = z.object({
  id: z.number(),
  revision: z.number(),
  /** The AI tool it was opened in, or empty. */
  tool: z.string(),
  at: z.number(),
})
const storedUses = z.object({ userId: z.number(), uses: z.array(use) })
type Use = z.output<typeof use>
const useChanges = createStore(0)

/** What this user chose to keep on this device; undefined if they didn’t. Deletes what is older than 30 days. */
export function readMemory(userId: number | null): Memory | undefined {
  const stored = readStored()
  if (!stored) return undefined
  const fresh: Memory = {
    ...stored,
    values: Object.fromEntries(Object.entries(stored.values).filter(([, value]) => isFresh(value))),
    recent: stored.recent.filter(isFresh),
  }
  if (!isFresh(stored)) remove(MEMORY_KEY)
  else if (JSON.stringify(fresh) !== JSON.stringify(stored)) write(fresh)
  return isFresh(stored) && stored.userId === userId ? fresh : undefined
}

interface Addition {
  /** Blank ones are forgotten. */
  values: Readonly<Record<string, string>>
  prompt?: { id: number; title: string }
}

/** Starts remembering, or adds to what is remembered. */
export function addToMemory(userId: number | null, { values, prompt }: Addition): void {
  const at = Date.now()
  const before = readMemory(userId)
  const entries = Object.entries({
    ...before?.values,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, at }])),
  })
  const others = before?.recent.filter(({ id }) => id !== prompt?.id) ?? []
  write({
    userId,
    at,
    values: Object.fromEntries(entries.filter(([, { value }]) => value !== '')),
    recent: prompt ? [{ ...prompt, at }, ...others].slice(0, RECENT_MAX) : others,
  })
}

/** At sign-out, or when the user asks. */
export function forgetMemory(): void {
  for (const key of [MEMORY_KEY, LAST_TOOL, USED_PROMPTS]) remove(key)
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

export function readLastTool(): string | null {
  try {
    return localStorage.getItem(LAST_TOOL)
  } catch {
    return null
  }
}

export function keepLastTool(name: string): void {
  try {
    localStorage.setItem(LAST_TOOL, name)
  } catch {
    // The order of the menu is a convenience.
  }
}

interface Revision {
  id: number
  revision: number
}

/** Like `findLastUse`, and renders again after a use in this tab. */
export function useLastUse(userId: number | undefined, prompt: Revision): Use | undefined {
  useChanges.use()
  return userId === undefined ? undefined : findLastUse(userId, prompt)
}

/** The user's last use of this revision of a prompt, on this device and in the last 14 days. */
export function findLastUse(userId: number, prompt: Revision): Use | undefined {
  return readUses(userId).find(({ id, revision }) => id === prompt.id && revision === prompt.revision)
}

/** Remembers a use, so that "Did it work?" is asked only of people who used the prompt. */
export function keepUse(userId: number, { id, revision, tool }: Revision & { tool: string }): void {
  const others = readUses(userId).filter((other) => other.id !== id)
  const uses = [{ id, revision, tool, at: Date.now() }, ...others].slice(0, USES_MAX)
  try {
    localStorage.setItem(USED_PROMPTS, JSON.stringify({ userId, uses }))
  } catch {
    // Without room on the device, the question isn't asked.
  }
  useChanges.set(useChanges.get() + 1)
}

function isFresh({ at }: { at: number }): boolean {
  return Date.now() - at < MILLISECONDS_MAX
}

function write(next: Memory): void {
  try {
    localStorage.setItem(MEMORY_KEY, JSON.stringify(next))
  } catch {
    // Without room on the device, the form works without memory.
  }
}

function readStored(): Memory | undefined {
  try {
    return z.safeParse(memory, JSON.parse(localStorage.getItem(MEMORY_KEY) ?? 'null')).data
  } catch {
    return undefined
  }
}

function readUses(userId: number): Use[] {
  try {
    const stored = z.parse(storedUses, JSON.parse(localStorage.getItem(USED_PROMPTS) ?? ''))
    if (stored.userId !== userId) return []
    return stored.uses.filter(({ at }) => Date.now() - at < USE_MILLISECONDS_MAX)
  } catch {
    return []
  }
}
