// Offers of a transfer, as SQL. What ends one is a trigger of migration 0032.
import type { Queryable, Tx } from '../../db/database.ts'
import { saveShares } from '../sharing/queries.ts'

export interface Offer {
  prompt_id: number
  from_id: number
  to_id: number
}

export async function findOffer(
  db: Queryable,
  promptId: number,
): Promise<(Offer & { to_name: string }) | undefined> {
  return db
    .selectFrom('transfer_offers')
    .innerJoin('users as recipient', 'recipient.id', 'transfer_offers.to_id')
    .select(['prompt_id', 'from_id', 'to_id', 'recipient.display_name as to_name'])
    .where('prompt_id', '=', promptId)
    .executeTakeFirst()
}

/** Lock the prompt and both accounts first. */
export async function saveOffer(tx: Tx, { prompt_id, from_id, to_id }: Offer, now: Date): Promise<void> {
  const share = await tx
    .selectFrom('shares')
    .select('shared_at')
    .where('prompt_id', '=', prompt_id)
    .where('recipient_id', '=', to_id)
    .where('sharer_id', '=', from_id)
    .executeTakeFirst()
  if (!share)
    await saveShares(tx, {
      prompt_id,
      sharer_id: from_id,
      recipientIds: [to_id],
      personal_message: null,
      now,
    })
  const was_shared = share !== undefined
  await tx
    .insertInto('transfer_offers')
    .values({ prompt_id, from_id, to_id, was_shared, offered_at: now })
    .execute()
}

/** A trigger deletes its notification, and its share if there was none before. */
export async function deleteOffer(tx: Tx, promptId: number): Promise<void> {
  await tx.deleteFrom('transfer_offers').where('prompt_id', '=', promptId).execute()
}
