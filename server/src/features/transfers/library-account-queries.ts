import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import type { Tx } from '../../db/database.ts'

const NAME = 'Prompt Library'

/** The account that owns starter prompts and the public prompts of people who left. Created on first use. */
export async function libraryAccount(tx: Tx, now: Date): Promise<number> {
  return (await find(tx)) ?? (await create(tx, now)) ?? missing()
}

async function find(tx: Tx): Promise<number | undefined> {
  const found = await tx.selectFrom('users').select('id').where('kind', '=', 'library').executeTakeFirst()
  return found?.id
}

/** Or finds the one that another transaction has just created. */
async function create(tx: Tx, now: Date): Promise<number | undefined> {
  const created = await tx
    .insertInto('users')
    .values({
      kind: 'library',
      display_name: NAME,
      name_key: sortKey(NAME),
      search_text: searchKey(NAME),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? find(tx)
}

function missing(): never {
  throw new Error('the library has no account')
}
