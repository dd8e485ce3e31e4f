import type { Answer, Body } from '@prompt-library/contract/call'
import type { SessionUser } from '@prompt-library/contract/session'
import type { FoundRecipient, ShareResult, sharePrompt } from '@prompt-library/contract/sharing'
import { INVITATIONS_MAX } from '@prompt-library/domain/limits'
import { nameKey } from '@prompt-library/domain/people/net-id'
import { countOfPeople } from '@prompt-library/domain/text/count-of'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { runOnce } from '../../plugins/idempotency.ts'
import { createNotifications } from '../notifications/queries.ts'
import { authorize, promptNotFound } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import { saveInvitations } from './invitation-queries.ts'
import { lookUpRecipients, refusalFor } from './look-up-recipients.ts'
import * as queries from './queries.ts'

const NOT_FOUND = 'We couldn’t find this user, or their account is disabled. Please choose someone else.'

interface Request {
  body: Body<typeof sharePrompt>
  user: SessionUser
  request: FastifyRequest
  now: Date
}

/** Shares a prompt with everyone who can get it. Returns what happened for each, and throws if no one can. */
export async function share(
  tx: Tx,
  { body, user, request, now }: Request,
): Promise<Answer<typeof sharePrompt>> {
  const { recipient_id, recipient_ids, names = [] } = body
  const ids = recipient_id === undefined ? (recipient_ids ?? []) : [recipient_id]
  // Locks the prompt, then accounts by ID, then inserts the idempotency key, which references the account. Deleting an
  // account also locks in this order, so neither can deadlock.
  const prompt = await lockPrompt(tx, body.prompt_id)
  const named = names.length === 0 ? [] : await lookUpRecipients(tx, { names, userId: user.id, prompt })
  const found = named.flatMap(({ recipient }) => recipient?.id ?? [])
  const accounts = await queries.lockRecipients(tx, [...ids, ...found, user.id])
  const known = { accounts, userId: user.id, authorId: prompt?.author_id }
  // A replay says the same, because it depends only on the accounts and the prompt.
  const results = [
    ...ids.map((id) => resultFor(id, known)),
    ...named.map((one) => ({ name: one.name, ...resultForName(one, known) })),
  ]
  const shared = results.flatMap(({ result, recipient_id }) =>
    result === 'shared' ? (recipient_id ?? []) : [],
  )
  const recipientIds = [...new Set(shared)]
  const waiting = results.flatMap(({ result, name }) => (result === 'waits' ? nameKey(name ?? '') : []))
  const effect = async () => {
    if (!prompt) throw promptNotFound()
    await authorize(tx, { user, id: prompt.id, right: 'share' })
    if (recipientIds.length + waiting.length === 0) throw noOneLeft(body, results)
    const personal_message = body.personal_message || null
    const common = { prompt_id: prompt.id, sharer_id: user.id, personal_message, now }
    await saveSharesAndNotify(tx, { ...common, recipientIds, sharer: user.display_name })
    await invite(tx, { ...common, names: waiting })
    return null
  }
  await runOnce(tx, { request, now, effect })
  const counts = { shared: recipientIds.length, waiting: waiting.length, all: results.length }
  return { success: true, message: shareMessage(counts), ...(recipient_id === undefined && { results }) }
}

/** Lock the prompt first. */
export async function saveSharesAndNotify(
  tx: Tx,
  { sharer, ...shares }: queries.NewShares & { sharer: string },
): Promise<void> {
  const { recipientIds, sharer_id, ...common } = shares
  await queries.saveShares(tx, shares)
  const notice = { type: 'prompt_shared' as const, title: `${sharer} shared a prompt with you` }
  await createNotifications(tx, { ...common, ...notice, userIds: recipientIds, actor_id: sharer_id })
}

async function invite(tx: Tx, invitations: Parameters<typeof saveInvitations>[1]): Promise<void> {
  if (invitations.names.length === 0 || (await saveInvitations(tx, invitations)) <= INVITATIONS_MAX) return
  throw new AppError(409, `Up to ${INVITATIONS_MAX} people without an account can wait for a prompt.`)
}

/** How many people got the prompt, and how many will. */
function shareMessage({ shared, waiting, all }: { shared: number; waiting: number; all: number }): string {
  const later = `${countOfPeople(waiting)} will get this prompt when they sign in.`
  if (shared === 0) return later
  const sentence = sharedMessage(shared, all - waiting)
  return waiting > 0 ? `${sentence} ${later}` : sentence
}

function sharedMessage(shared: number, all: number): string {
  if (shared < all) return `Prompt shared with ${shared} of ${all} people.`
  return shared === 1 ? 'Prompt shared successfully!' : `Prompt shared with ${shared} people.`
}

interface Known {
  accounts: readonly { id: number; display_name: string }[]
  userId: number
  authorId: number | undefined
}

function resultFor(recipient_id: number, { accounts, ...known }: Known): ShareResult {
  const account = accounts.find(({ id }) => id === recipient_id)
  if (!account) return { recipient_id, result: 'not_found', message: NOT_FOUND }
  const { display_name } = account
  return { recipient_id, display_name, ...(refusalFor(account, known) ?? { result: 'shared' }) }
}

function resultForName({ result, recipient, message }: FoundRecipient, known: Known): ShareResult {
  if (result !== 'found') return { result, message }
  return resultFor(recipient?.id ?? 0, known)
}

function noOneLeft(body: Body<typeof sharePrompt>, results: ShareResult[]): AppError {
  const [first, second] = results
  if (body.recipient_id !== undefined)
    return new AppError(first?.result === 'author' ? 409 : 404, first?.message ?? NOT_FOUND)
  const sentence = second ? undefined : first?.message
  return new AppError(409, sentence ?? 'The prompt wasn’t shared. None of these people can receive it.', {
    body: { results },
  })
}
