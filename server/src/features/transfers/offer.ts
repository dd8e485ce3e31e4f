// Who can offer, accept, decline, and withdraw a transfer, and who is told.
import type { SessionUser } from '@prompt-library/contract/session'
import { acceptedNotice, declinedNotice, offeredNotice } from '@prompt-library/domain/prompts/transfer-notice'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { createNotifications } from '../notifications/queries.ts'
import { authorize, promptNotFound } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import { lockRecipients } from '../sharing/queries.ts'
import { movePrompts } from './move-queries.ts'
import * as queries from './offer-queries.ts'

interface Change {
  promptId: number
  user: SessionUser
  now: Date
}

/** Offers the user's prompt to someone else. Repeating it changes nothing. */
export async function offerPrompt(
  tx: Tx,
  { promptId, toId, user, now }: Change & { toId: number },
): Promise<void> {
  // The prompt, then accounts by ID, then the offer: everything that ends an offer locks in this order.
  const prompt = await lockPrompt(tx, promptId)
  const accounts = await lockRecipients(tx, [toId, user.id])
  await authorize(tx, { user, id: promptId, right: 'transfer' })
  if (!prompt) throw promptNotFound()
  if (toId === user.id) throw new AppError(400, 'You’re already the author of this prompt.')
  if (!accounts.some(({ id }) => id === toId))
    throw new AppError(
      404,
      'We couldn’t find this user, or their account is disabled. Please choose someone else.',
    )
  const open = await queries.findOffer(tx, promptId)
  if (open?.to_id === toId) return
  if (open)
    throw new AppError(409, `You’ve offered this prompt to ${open.to_name}. Withdraw that offer first.`)
  await queries.saveOffer(tx, { prompt_id: promptId, from_id: user.id, to_id: toId }, now)
  await createNotifications(tx, {
    type: 'transfer_offered',
    userIds: [toId],
    prompt_id: promptId,
    actor_id: user.id,
    ...offeredNotice(user.display_name),
    personal_message: null,
    now,
  })
}

export async function withdrawOffer(tx: Tx, { promptId, user }: Omit<Change, 'now'>): Promise<void> {
  await lockPrompt(tx, promptId)
  await authorize(tx, { user, id: promptId, right: 'transfer' })
  await queries.deleteOffer(tx, promptId)
}

/** The same for a missing prompt and one that isn't offered to this user. Repeating it succeeds. */
export async function acceptOffer(tx: Tx, change: Change): Promise<void> {
  const prompt = await lockPrompt(tx, change.promptId)
  if (prompt?.author_id === change.user.id) return
  const offer = prompt && (await lockOffer(tx, change, prompt.author_id))
  if (!offer) throw new AppError(404, 'This offer is no longer open.')
  const { from_id: from, to_id: to } = offer
  await movePrompts(tx, { promptIds: [prompt.id], from, to, now: change.now })
  await tellAuthor(tx, { ...change, offer, type: 'transfer_accepted', title: prompt.title })
}

export async function declineOffer(tx: Tx, change: Change): Promise<void> {
  const prompt = await lockPrompt(tx, change.promptId)
  const offer = prompt && (await lockOffer(tx, change, prompt.author_id))
  if (!offer) return
  await queries.deleteOffer(tx, prompt.id)
  await tellAuthor(tx, { ...change, offer, type: 'transfer_declined', title: prompt.title })
}

/** Undefined if the prompt isn't offered to the user. */
async function lockOffer(
  tx: Tx,
  { promptId, user }: Change,
  authorId: number,
): Promise<queries.Offer | undefined> {
  await lockRecipients(tx, [authorId, user.id])
  const offer = await queries.findOffer(tx, promptId)
  return offer?.to_id === user.id ? offer : undefined
}

interface Answered extends Change {
  offer: queries.Offer
  type: 'transfer_accepted' | 'transfer_declined'
  title: string
}

async function tellAuthor(tx: Tx, { promptId, user, offer, type, title, now }: Answered): Promise<void> {
  const accepted = type === 'transfer_accepted'
  await createNotifications(tx, {
    type,
    userIds: [offer.from_id],
    // They may not be able to view a prompt that was theirs.
    prompt_id: accepted ? null : promptId,
    actor_id: user.id,
    ...(accepted ? acceptedNotice(user.display_name, title) : declinedNotice(user.display_name)),
    personal_message: null,
    now,
  })
}
