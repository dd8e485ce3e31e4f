import type { Tx } from '../../db/database.ts'
import { createNotifications, deleteNotifications } from '../notifications/queries.ts'
import { lockRecipients } from '../sharing/queries.ts'
import { type Answer, hasSameNote } from './queries.ts'

interface Answered {
  prompt: { id: number; author_id: number }
  answer: Answer
  now: Date
}

/**
 * When an author is told that their prompt didn't work: for a new note of "No". A changed answer removes the
 * notification. `actor_id` is never sent to anyone; it deletes the notification together with the account. Call it
 * before saving the answer, with the prompt locked.
 */
export async function notifyAuthor(tx: Tx, { prompt, answer, now }: Answered): Promise<void> {
  const about = { type: 'prompt_feedback' as const, prompt_id: prompt.id, actor_id: answer.user_id }
  if (answer.worked || answer.note === '') return deleteNotifications(tx, about)
  // Both accounts, in the order of their IDs, as everywhere.
  const accounts = await lockRecipients(tx, [prompt.author_id, answer.user_id])
  const canRead = accounts.some(({ id }) => id === prompt.author_id)
  if (!canRead || (await hasSameNote(tx, answer))) return
  await createNotifications(tx, {
    ...about,
    userIds: [prompt.author_id],
    title: 'Your prompt didn’t work for someone, who left a note',
    now,
  })
}
