import { removeFeedback, saveFeedback } from '@prompt-library/contract/feedback'
import { listNotifications, markNotificationsRead } from '@prompt-library/contract/notifications'
import { describe, expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, newUser } = await createTestApp()

/** A prompt, its author, and someone who can answer for it. */
async function answered() {
  const [author, person] = [await newUser(), await newUser({ display_name: 'Nora Nameless' })]
  const { id } = await createPrompt(db, { author_id: author.id, title: 'Plan a lab' })
  const answer = async (body: { worked?: boolean; note?: string }, by = person) => {
    const response = await by.post(saveFeedback, { prompt_id: id, revision: 1, worked: false, ...body })
    expect(response.statusCode, response.body).toBe(200)
  }
  const received = async () => await author.read(listNotifications)
  return { author, person, id, answer, received }
}

describe('a note of “No”', () => {
  it('is announced to the author, without the name or the note', async () => {
    const { id, answer, received } = await answered()
    await answer({ note: 'It made up a source' })
    const [notification, ...others] = await received()
    expect(notification).toMatchObject({
      type: 'prompt_feedback',
      title: 'Your prompt didn’t work for someone, who left a note',
      message: '“Plan a lab”',
      is_read: false,
      data: { prompt_id: id, personal_message: null },
    })
    expect(others).toEqual([])
    expect(JSON.stringify(notification)).not.toMatch(/Nora|source|actor/)
  })

  it.each([
    ['of Yes', { worked: true, note: 'Great' }],
    ['that is empty', { note: ' ' }],
  ])('%s isn’t', async (_what, body) => {
    const { answer, received } = await answered()
    await answer(body)
    expect(await received()).toEqual([])
  })

  it('that changes replaces the unread notification, and is announced again after it was read', async () => {
    const { author, answer, received } = await answered()
    for (const note of ['One', 'Two', 'Three']) await answer({ note })
    expect(await received()).toHaveLength(1)
    await author.post(markNotificationsRead, { mark_all_read: true })
    await answer({ note: 'Three' })
    expect(await received()).toHaveLength(1)
    await answer({ note: 'Four' })
    expect(await received()).toMatchObject([{ is_read: false }, { is_read: true }])
    await answer({ note: 'By another person' }, await newUser())
    expect(await received()).toHaveLength(3)
  })

  it('takes the notification back when it’s removed, or when it worked after all', async () => {
    const { person, id, answer, received } = await answered()
    await answer({ note: 'It failed' })
    await answer({ worked: true, note: 'It works' })
    expect(await received()).toEqual([])
    await answer({ note: 'It failed' })
    await person.post(removeFeedback, { prompt_id: id })
    expect(await received()).toEqual([])
  })
})
