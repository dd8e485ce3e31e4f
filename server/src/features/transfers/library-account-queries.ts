import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import type { Tx } from '../../db/database.ts'

const NAME = 'Prompt Library'

/** The account that owns starter prompts and the public prompts of people who left. Created on first use. */
export async function libraryAccount(tx: Tx, now: Date): Promise<number> {
  const keys = { name_key: sortKey(NAME), search_text: searchKey(NAME) }
  await tx
    .insertInto('users')
    .values({ kind: 'library', display_name: NAME, ...keys, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const account = tx.selectFrom('users').select('id').where('kind', '=', 'library')
  return (await account.executeTakeFirstOrThrow()).id
}
