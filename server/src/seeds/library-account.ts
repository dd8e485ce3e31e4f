import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import type { Tx } from '../db/database.ts'

const NAME = 'Prompt Library'

/** The account that owns starter prompts and the public prompts that erased users leave behind. Created on first use. */
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
