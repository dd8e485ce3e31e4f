import * as z from 'zod/mini'
import { writeStored } from './storage.ts'
import { createStore } from './store.ts'
import { readPersisted } from './use-persisted.ts'

/** The prompts that were used last. Kept without asking: it only decides when to ask "Did it work?". */
export const USED_PROMPTS = 'used-prompts'
const MILLISECONDS_MAX = 14 * 86_400_000
const USES_MAX = 50

const storedUses = z.object({
  userId: z.number(),
  uses: z.array(
    z.object({
      id: z.number(),
      revision: z.number(),
      /** The AI tool it was opened in, or empty. */
      tool: z.string(),
      at: z.number(),
    }),
  ),
})
type Use = z.output<typeof storedUses>['uses'][number]

const changes = createStore(0)

/** Like `findLastUse`, and renders again after a use in this tab. */
export function useLastUse(
  userId: number | undefined,
  prompt: Pick<Use, 'id' | 'revision'>,
): Use | undefined {
  changes.use()
  return userId === undefined ? undefined : findLastUse(userId, prompt)
}

/** The user's last use of this revision of a prompt, on this device and in the last 14 days. */
export function findLastUse(userId: number, prompt: Pick<Use, 'id' | 'revision'>): Use | undefined {
  return readUses(userId).find(({ id, revision }) => id === prompt.id && revision === prompt.revision)
}

/** Remembers a use, so that "Did it work?" is asked only of people who used the prompt. */
export function keepUse(userId: number, { id, revision, tool }: Omit<Use, 'at'>): void {
  const others = readUses(userId).filter((other) => other.id !== id)
  const uses = [{ id, revision, tool, at: Date.now() }, ...others].slice(0, USES_MAX)
  writeStored('device', USED_PROMPTS, { userId, uses } satisfies z.output<typeof storedUses>)
  changes.set(changes.get() + 1)
}

function readUses(userId: number): Use[] {
  const stored = readPersisted(storedUses, 'device', USED_PROMPTS)
  if (stored?.userId !== userId) return []
  return stored.uses.filter(({ at }) => Date.now() - at < MILLISECONDS_MAX)
}
