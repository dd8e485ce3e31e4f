import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FEATURED_COLLECTIONS_MAX } from '@prompt-library/domain/limits'
import type { Tx } from '../db/database.ts'
import { createCollection, otherFeaturedNames, setFeatured } from '../features/collections/queries.ts'
import { createToken } from '../features/collections/token.ts'
import { libraryAccount } from '../features/transfers/library-account-queries.ts'

interface StarterCollection {
  name: string
  description: string
  items: { title: string; note: string }[]
}

/**
 * Adds the collections in `starter-collections.md`, owned by the library account, and features as many as there's room for.
 * Leaves out those that the library has, and prompts that it doesn't have. Returns the names.
 */
export async function seedStarterCollections(tx: Tx, now: Date): Promise<string[]> {
  const ownerId = await libraryAccount(tx, now)
  const existing = await namesOwnedBy(tx, ownerId)
  const promptIds = await promptsBy(tx, ownerId)
  const added: string[] = []
  for (const [index, { name, description, items }] of readStarterCollections().entries()) {
    const known = items.flatMap(({ title, note }) => {
      const prompt_id = promptIds.get(title)
      return prompt_id === undefined ? [] : { prompt_id, note }
    })
    if (existing.has(name) || known.length === 0) continue
    // Lists show the newest first, so each is a little older than the one before it.
    const at = new Date(now.getTime() - index)
    const details = { name, description, visibility: 'public' as const, token: createToken() }
    const id = await createCollection(tx, { ...details, ownerId, now: at })
    await tx
      .insertInto('collection_items')
      .values(known.map((item, place) => ({ ...item, collection_id: id, position: place + 1 })))
      .execute()
    const others = await otherFeaturedNames(tx, id)
    if (others.length < FEATURED_COLLECTIONS_MAX) await setFeatured(tx, { id, featuredAt: at })
    added.push(name)
  }
  return added
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

async function namesOwnedBy(tx: Tx, userId: number): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('collection_members')
    .innerJoin('collections', 'collections.id', 'collection_members.collection_id')
    .select('collections.name')
    .where('collection_members.user_id', '=', userId)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

async function promptsBy(tx: Tx, authorId: number): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('prompts')
    .select(['id', 'title'])
    .where('author_id', '=', authorId)
    .where('is_public', '=', true)
    .execute()
  return new Map(rows.map(({ id, title }) => [title, id]))
}
