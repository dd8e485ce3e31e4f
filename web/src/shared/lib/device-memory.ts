// Values kept with “Remember on this device”: for 30 days, and only for the user who entered them.
import * as z from 'zod/mini'
import { readStored, writeStored } from './storage.ts'
import { readPersisted } from './use-persisted.ts'
import { forgetUses } from './used-prompts.ts'

const MEMORY_KEY = 'remembered'
const MILLISECONDS_MAX = 30 * 86_400_000
/** The AI tool that was opened last. Kept without asking: it only orders a menu. */
const LAST_TOOL = 'open-in'

const memory = z.object({
  /** Whose it is: what one user entered is never offered to another. */
  userId: z.nullable(z.number()),
  /** When something was last added. */
  at: z.number(),
  /** What was last entered, by the name of the field. */
  values: z.record(z.string(), z.object({ value: z.string(), at: z.number() })),
})
type Memory = z.output<typeof memory>

/** What this user chose to keep on this device; undefined if they didn’t. Deletes what is older than 30 days. */
export function readMemory(userId: number | null): Memory | undefined {
  const stored = readPersisted(memory, 'device', MEMORY_KEY)
  if (!stored) return undefined
  const fresh: Memory = {
    ...stored,
    values: Object.fromEntries(Object.entries(stored.values).filter(([, value]) => isFresh(value))),
  }
  if (!isFresh(stored)) writeStored('device', MEMORY_KEY, undefined)
  else if (JSON.stringify(fresh) !== JSON.stringify(stored)) writeStored('device', MEMORY_KEY, fresh)
  return isFresh(stored) && stored.userId === userId ? fresh : undefined
}

/** Starts remembering, or adds to what is remembered. Blank values are forgotten. */
export function addToMemory(userId: number | null, values: Readonly<Record<string, string>>): void {
  const at = Date.now()
  const before = readMemory(userId)
  const entries = Object.entries({
    ...before?.values,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, at }])),
  })
  writeStored('device', MEMORY_KEY, {
    userId,
    at,
    values: Object.fromEntries(entries.filter(([, { value }]) => value !== '')),
  } satisfies Memory)
}

/** At sign-out, or when the user asks. */
export function forgetMemory(): void {
  for (const key of [MEMORY_KEY, LAST_TOOL]) writeStored('device', key, undefined)
  forgetUses()
}

export function readLastTool(): string | undefined {
  return readStored('device', LAST_TOOL)
}

export function keepLastTool(name: string): void {
  writeStored('device', LAST_TOOL, name)
}

function isFresh({ at }: { at: number }): boolean {
  return Date.now() - at < MILLISECONDS_MAX
}
