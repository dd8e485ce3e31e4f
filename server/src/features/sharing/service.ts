import type { Body } from '@prompt-library/contract/call'
import type { SessionUser } from '@prompt-library/contract/session'
import type { ShareResult, sharePrompt } from '@prompt-library/contract/sharing'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { runOnce } from '../../plugins/idempotency.ts'
import { createNotifications } from '../notifications/queries.ts'
import { authorize, promptNotFound } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import * as queries from './queries.ts'

export const YOURSELF = 'You can’t share a prompt with yourself.'
const NOT_FOUND = 'We couldn’t find this user, or their account is disabled. Please choose someone else.'

interface NewShares {
  body: Body<typeof sharePrompt>
  ids: readonly number[]
  user: SessionUser
  request: FastifyRequest
  now: Date
}

/** Shares a prompt with everyone in `ids` who can get it. Returns what happened for each, and throws if no one can. */
export async function share(tx: Tx, { body, ids, user, request, now }: NewShares): Promise<ShareResult[]> {
  // Locks the prompt, then accounts by ID, then inserts the idempotency key, which references the account. Deleting an
  // account also locks in this order, so neither can deadlock.
  const prompt = await lockPrompt(tx, body.prompt_id)
  const accounts = await queries.lockRecipients(tx, [...ids, user.id])
  // A replay says the same, because it depends only on the accounts and the author.
  const results = resultsOf(ids, { accounts, userId: user.id, authorId: prompt?.author_id })
  const effect = async () => {
    if (!prompt) throw promptNotFound()
    await authorize(tx, { user, id: prompt.id, right: 'share' })
    const shared = results.filter(({ result }) => result === 'shared')
    if (shared.length === 0) throw noOneLeft(results, body)
    const recipientIds = shared.map(({ recipient_id }) => recipient_id)
    const common = { prompt_id: prompt.id, personal_message: body.personal_message || null, now }
    await queries.saveShares(tx, { ...common, recipientIds, sharer_id: user.id })
    const notice = { title: `${user.display_name} shared a prompt with you` }
    const type = 'prompt_shared' as const
    await createNotifications(tx, { ...common, ...notice, type, userIds: recipientIds, actor_id: user.id })
    return null
  }
  await runOnce(tx, { request, now, effect })
  return results
}

/** How many people the prompt was shared with. */
export function shareMessage(results: readonly ShareResult[]): string {
  const shared = results.filter(({ result }) => result === 'shared').length
  if (shared < results.length) return `Prompt shared with ${shared} of ${results.length} people.`
  return shared === 1 ? 'Prompt shared successfully!' : `Prompt shared with ${shared} people.`
}

interface Known {
  accounts: readonly { id: number; display_name: string }[]
  userId: number
  authorId: number | undefined
}

function resultsOf(ids: readonly number[], { accounts, userId, authorId }: Known): ShareResult[] {
  const names = new Map(accounts.map(({ id, display_name }) => [id, display_name]))
  return ids.map((recipient_id) => {
    const display_name = names.get(recipient_id)
    if (display_name === undefined) return { recipient_id, result: 'not_found', message: NOT_FOUND }
    const known = { recipient_id, display_name }
    if (recipient_id === userId) return { ...known, result: 'yourself', message: YOURSELF }
    if (recipient_id === authorId)
      return { ...known, result: 'author', message: authorSentence(display_name) }
    return { ...known, result: 'shared' }
  })
}

export function authorSentence(name: string): string {
  return `${name} is the author of this prompt, so you don’t need to share it with them.`
}

function noOneLeft(results: ShareResult[], { recipient_ids }: Body<typeof sharePrompt>): AppError {
  const [first] = results
  if (!recipient_ids) return new AppError(first?.result === 'author' ? 409 : 404, first?.message ?? NOT_FOUND)
  const sentence = results.length === 1 ? first?.message : undefined
  return new AppError(409, sentence ?? 'The prompt wasn’t shared. None of these people can receive it.', {
    body: { results },
  })
}
