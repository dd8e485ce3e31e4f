import { tagKey } from '@prompt-library/domain/prompts/tags'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

interface Spelling {
  tags: readonly string[]
  /** The tags of the prompt that is being edited, if it's public. Otherwise its author could never correct a spelling. */
  except: readonly string[]
}

/**
 * Returns the tags as most other public prompts spell them. Private prompts don't count, or a spelling would reveal what tags
 * they have.
 */
export async function spellTags(tx: Tx, { tags, except }: Spelling): Promise<string[]> {
  if (tags.length === 0) return []
  const others = sql`prompts - (name = any(${except}::text[]))::int`
  const { rows } = await sql<{ key: string; name: string }>`
    select distinct on (key) key, name from public_tags
    where key = any(${tags.map(tagKey)}::text[]) and ${others} > 0
    order by key, ${others} desc, name`.execute(tx)
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return tags.map((tag) => names.get(tagKey(tag)) ?? tag)
}
