// What waits for a person until they sign in.
import { nameKey } from '@prompt-library/domain/people/net-id'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { lockPrompt } from '../prompts/queries.ts'
import { deleteInvitations, listWaiting } from './invitation-queries.ts'
import { saveSharesAndNotify } from './service.ts'

/** How many of the newest invitations become shares at a sign-in. The others wait for the next one. */
const CLAIMS_MAX = 200

interface Claim {
  person: { id: number; netid: string | null; email: string | null }
  now: Date
}

/** Turns the invitations under the person's NetID and email into shares, each in its own transaction, as if shared now. */
export async function claimInvitations(db: Db, { person, now }: Claim): Promise<void> {
  const names = [person.netid, person.email].flatMap((name) => (name ? nameKey(name) : []))
  for (const waiting of await listWaiting(db, names, CLAIMS_MAX))
    await inTransaction(db, (tx) => claim(tx, { ...waiting, names, userId: person.id, now }))
}

interface Waiting {
  prompt_id: number
  sharer_id: number
  sharer: string
  names: readonly string[]
  userId: number
  now: Date
}

async function claim(tx: Tx, { prompt_id, sharer_id, sharer, names, userId, now }: Waiting): Promise<void> {
  const prompt = await lockPrompt(tx, prompt_id)
  if (!prompt) return
  const [newest] = await deleteInvitations(tx, { promptId: prompt_id, sharerId: sharer_id, names })
  // Stopped since, or their own: the prompt got another author, or they invited the email that they have now.
  if (!newest || userId === prompt.author_id || userId === sharer_id) return
  const { personal_message } = newest
  await saveSharesAndNotify(tx, {
    prompt_id,
    sharer_id,
    sharer,
    personal_message,
    recipientIds: [userId],
    now,
  })
}
