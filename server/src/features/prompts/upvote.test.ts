import { restorePrompt } from '@prompt-library/contract/deleted'
import { deletePrompt } from '@prompt-library/contract/prompt-changes'
import { toggleUpvote } from '@prompt-library/contract/prompts'
import { expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { refusal, type User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, newUser } = await createTestApp()
const author = await newUser()
const newPrompt = async () => (await createPrompt(db, { author_id: author.id })).id
const newUsers = (count: number) => Promise.all(Array.from({ length: count }, () => newUser()))
const vote = (prompt_id: number, by: User, voted?: unknown) => by.post(toggleUpvote, { prompt_id, voted })

it('a second click removes the vote', async () => {
  const id = await newPrompt()
  const by = await newUser()
  const responses = [await vote(id, by), await vote(id, by), await vote(id, by)]
  expect(responses.map((response) => response.json())).toEqual([
    { status: 'upvoted', upvotes: 1 },
    { status: 'downvoted', upvotes: 0 },
    { status: 'upvoted', upvotes: 1 },
  ])
  expect(await counts(id)).toEqual({ upvotes: 1, rows: 1 })
})

it('with voted, a repeated request changes nothing', async () => {
  const id = await newPrompt()
  const by = await newUser()
  const send = (voted: unknown) => vote(id, by, voted)
  const answers = []
  for (const voted of [false, true, true, false, false]) answers.push((await send(voted)).json())
  expect(answers).toEqual([
    { status: 'downvoted', upvotes: 0 },
    { status: 'upvoted', upvotes: 1 },
    { status: 'upvoted', upvotes: 1 },
    { status: 'downvoted', upvotes: 0 },
    { status: 'downvoted', upvotes: 0 },
  ])
  await Promise.all(Array.from({ length: 10 }, () => send(true)))
  expect(await counts(id)).toEqual({ upvotes: 1, rows: 1 })
  expect(refusal(await send('yes'))).toEqual([400, 'voted must be true or false.'])
})

it('votes while the prompt is being deleted either count or get 404', async () => {
  const id = await newPrompt()
  const voters = await newUsers(10)
  const responses = await Promise.all([
    ...voters.map((by) => vote(id, by)),
    author.post(deletePrompt, { prompt_id: id }),
  ])
  expect(responses.at(-1)?.statusCode).toBe(200)
  for (const response of responses) expect([200, 404]).toContain(response.statusCode)
  const voted = responses.slice(0, -1).filter(({ statusCode }) => statusCode === 200).length
  await author.post(restorePrompt, { prompt_id: id })
  expect(await counts(id)).toEqual({ upvotes: voted, rows: voted })
})

async function counts(id: number) {
  const { upvotes } = await db
    .selectFrom('prompts')
    .select('upvotes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('upvotes').select('user_id').where('prompt_id', '=', id).execute()
  return { upvotes, rows: rows.length }
}
