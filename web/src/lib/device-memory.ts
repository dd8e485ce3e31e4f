import * as z from 'zod/mini'

const KEY = 'remembered'
const MILLISECONDS_MAX = 30 * 86_400_000
const RECENT_MAX = 8

const entry = z.object({ value: z.string(), at: z.number() })
const memory = z.object({
  /** Whose it is: what one user entered is never offered to another. */
  userId: z.nullable(z.number()),
  /** What was last entered, by the name of the field. */
  values: z.record(z.string(), entry),
  recent: z.array(z.object({ id: z.number(), title: z.string(), at: z.number() })),
})
type Memory = z.output<typeof memory>

/** What this user chose to keep on this device, without anything older than 30 days; undefined if they didn’t. */
export function readMemory(userId: number | null): Memory | undefined {
  const stored = readStored()
  if (stored?.userId !== userId) return undefined
  const isFresh = ({ at }: { at: number }) => Date.now() - at < MILLISECONDS_MAX
  return {
    userId,
    values: Object.fromEntries(Object.entries(stored.values).filter(([, value]) => isFresh(value))),
    recent: stored.recent.filter(isFresh),
  }
}

/** Starts remembering, or adds to what is remembered. */
export function addToMemory(
  userId: number | null,
  { values, prompt }: { values: Record<string, string>; prompt?: { id: number; title: string } },
): void {
  const at = Date.now()
  const before = readMemory(userId) ?? { userId, values: {}, recent: [] }
  const entries = Object.entries(values).filter(([, value]) => value !== '')
  const others = before.recent.filter(({ id }) => id !== prompt?.id)
  const after: Memory = {
    userId,
    values: {
      ...before.values,
      ...Object.fromEntries(entries.map(([name, value]) => [name, { value, at }])),
    },
    recent: prompt ? [{ ...prompt, at }, ...others].slice(0, RECENT_MAX) : others,
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(after))
  } catch {
    // Without room on the device, the form works without memory.
  }
}

export function forgetMemory(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

function readStored(): Memory | undefined {
  try {
    return z.safeParse(memory, JSON.parse(localStorage.getItem(KEY) ?? 'null')).data
  } catch {
    return undefined
  }
}
