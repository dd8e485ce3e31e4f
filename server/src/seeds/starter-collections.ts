import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '../db/database.ts'
import { createCollection, setFeatured } from '../features/collections/queries.ts'
import { createToken } from '../features/collections/token.ts'
import { libraryAccount } from '../features/transfers/library-account-queries.ts'

interface StarterCollection {
  name: string
  description: string
  items: { title: string; note: string }[]
}

/** Adds the collections in `starter-collections.md`, owned by the library account, and features them. */
export async function seedStarterCollections(
  tx: Tx,
  { promptIds, now }: { promptIds: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const ownerId = await libraryAccount(tx, now)
  for (const [index, { name, description, items }] of readStarterCollections().entries()) {
    // Lists show the newest first, so each is a little older than the one before it.
    const at = new Date(now.getTime() - index)
    const details = { name, description, visibility: 'public' as const, token: createToken() }
    const id = await createCollection(tx, { ...details, ownerId, now: at })
    const rows = items.map(({ title, note }, place) => {
      const prompt_id = promptIds.get(title)
      if (prompt_id === undefined) throw new Error(`No starter prompt is called “${title}”.`)
      return { prompt_id, note, collection_id: id, position: place + 1 }
    })
    await tx.insertInto('collection_items').values(rows).execute()
    await setFeatured(tx, { id, featuredAt: at })
  }
}

export function readStarterCollections(): StarterCollection[] {
  return readFileSync(join(import.meta.dirname, 'starter-collections.md'), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map(readEntry)
}

function readEntry(entry: string): StarterCollection {
  const match = /^(?<name>.+)\nDescription: (?<description>.+)\n\n(?<items>(?:- .+\n {2}.+\n)+)\n*$/.exec(
    entry,
  )
  if (!match?.groups) throw new Error(`A starter collection has the wrong format: ${entry.slice(0, 80)}`)
  const { name = '', description = '', items = '' } = match.groups
  return {
    name,
    description,
    items: [...items.matchAll(/^- (.+)\n {2}(.+)$/gm)].map(([, title = '', note = '']) => ({ title, note })),
  }
}
