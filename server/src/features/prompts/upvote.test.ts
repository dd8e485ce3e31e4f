import { restorePrompt } from '@prompt-library/contract/deleted'
import { deletePrompt } from '@prompt-library/contract/prompt-changes'
import { toggleUpvote } from '@prompt-library/contract/prompts'
import { expect, it } from 'vitest'
import { createPrompt, createUser, signInAs } from '../../testing/builders.ts'
import { injected, refusal, type Target } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { app, db, config, clock } = await createTestApp()
const author = await createUser(db)
const signIn = (user: { id: number }) => signInAs(db, user, { config, at: clock.now })
const post = (call: Target, prompt_id: number, headers: Record<string, string>) =>
  app.inject(injected(call, { prompt_id }, headers))
const vote = (prompt_id: number, headers: Record<string, string>) => post(toggleUpvote, prompt_id, headers)

it('a second click removes the vote', async () => {
  const { id } = await createPrompt(db, { author_id: author.id })
  const headers = await signIn(await createUser(db))
  const responses = [await vote(id, headers), await vote(id, headers), await vote(id, headers)]
  expect(responses.map((response) => response.json())).toEqual([
    { status: 'upvoted', upvotes: 1 },
    { status: 'downvoted', upvotes: 0 },
    { status: 'upvoted', upvotes: 1 },
  ])
  expect(await counts(id)).toEqual({ upvotes: 1, rows: 1 })
})

it('with voted, a repeated request changes nothing', async () => {
  const { id } = await createPrompt(db, { author_id: author.id })
  const headers = await signIn(await createUser(db))
  const send = (voted: unknown) =>
    app.inject({ method: 'POST', url: toggleUpvote.path, payload: { prompt_id: id, voted }, headers })
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
  expect((await send('yes')).json().message).toBe('voted must be true or false.')
})

it('a vote doesn’t count as an edit', async () => {
  const { id } = await createPrompt(db, { author_id: author.id })
  const stamp = () =>
    db.selectFrom('prompts').select(['version', 'updated_at']).where('id', '=', id).executeTakeFirstOrThrow()
  const before = await stamp()
  await vote(id, await signIn(author))
  expect(await stamp()).toEqual(before)
})

it('50 concurrent users cast 50 votes', async () => {
  const { id } = await createPrompt(db, { author_id: author.id })
  const voters = await Promise.all(Array.from({ length: 50 }, async () => signIn(await createUser(db))))
  const responses = await Promise.all(voters.map((headers) => vote(id, headers)))
  expect(responses.every((response) => response.json().status === 'upvoted')).toBe(true)
  expect(responses.map((response) => response.json().upvotes).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  )
  expect(await counts(id)).toEqual({ upvotes: 50, rows: 50 })
})

it.each([2, 7, 20])('%i concurrent clicks of one user toggle the vote that many times', async (clicks) => {
  const { id } = await createPrompt(db, { author_id: author.id })
  const headers = await signIn(await createUser(db))
  const responses = await Promise.all(Array.from({ length: clicks }, () => vote(id, headers)))
  expect(responses.filter((response) => response.json().status === 'upvoted')).toHaveLength(
    Math.ceil(clicks / 2),
  )
  expect(await counts(id)).toEqual({ upvotes: clicks % 2, rows: clicks % 2 })
})

it('votes while the prompt is being deleted either count or get 404', async () => {
  const { id } = await createPrompt(db, { author_id: author.id })
  const voters = await Promise.all(Array.from({ length: 10 }, async () => signIn(await createUser(db))))
  const headers = await signIn(author)
  const responses = await Promise.all([
    ...voters.map((voter) => vote(id, voter)),
    post(deletePrompt, id, headers),
  ])
  expect(responses.at(-1)?.statusCode).toBe(200)
  for (const response of responses) expect([200, 404]).toContain(response.statusCode)
  const voted = responses.slice(0, -1).filter(({ statusCode }) => statusCode === 200).length
  await post(restorePrompt, id, headers)
  expect(await counts(id)).toEqual({ upvotes: voted, rows: voted })
})

it.each([undefined, 0, -1, 1.5, 'x', 2_147_483_648])(
  'explains in a sentence why it refuses the prompt %j',
  async (prompt_id) => {
    const response = await app.inject({
      method: 'POST',
      url: toggleUpvote.path,
      payload: { prompt_id },
      headers: await signIn(author),
    })
    expect(refusal(response)).toEqual([400, 'prompt_id must be a whole number from 1 to 2147483647.'])
  },
)

async function counts(id: number) {
  const { upvotes } = await db
    .selectFrom('prompts')
    .select('upvotes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('upvotes').select('user_id').where('prompt_id', '=', id).execute()
  return { upvotes, rows: rows.length }
}
