import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import type { Tx } from '../database.ts'

const NAME = 'Prompt Library'

/** The library's own account, the author of prompts that belong to no user. It's created when first needed. */
export async function libraryAccount(tx: Tx, now: Date): Promise<number> {
  const found = await tx.selectFrom('users').select('id').where('kind', '=', 'library').executeTakeFirst()
  if (found) return found.id
  const created = await tx
    .insertInto('users')
    .values({
      kind: 'library',
      display_name: NAME,
      name_key: sortKey(NAME),
      search_text: searchKey(NAME),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return created.id
}
