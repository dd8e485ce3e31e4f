import { deleteUser } from '@prompt-library/contract/admin'
import { sharePrompt } from '@prompt-library/contract/sharing'
import { describe, expect, it } from 'vitest'
import { createLibraryAccount, createPrompt, createUser } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NO_RECIPIENT = 'We couldn’t find this user, or their account is disabled. Please choose someone else.'
const NO_ONE = 'The prompt wasn’t shared. None of these people can receive it.'
const UNKNOWN_ID = 2_147_483_647

const { db, newUser } = await createTestApp()
const createMember = async (fields: Parameters<typeof newUser>[0] = {}) => {
  const user = await newUser(fields)
  const share = (prompt: { id: number }, recipient_ids: unknown, more: object = {}) =>
    user.post(sharePrompt, { prompt_id: prompt.id, recipient_ids, ...more })
  return { ...user, share }
}
const createUsers = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => createUser(db)))).toSorted((a, b) => a.id - b.id)
const idsOf = (users: readonly { id: number }[]) => users.map(({ id }) => id)
const written = async ({ id }: { id: number }) => {
  const shares = db.selectFrom('shares').where('prompt_id', '=', id).orderBy('recipient_id')
  const notices = db.selectFrom('notifications').where('prompt_id', '=', id).orderBy('user_id')
  return {
    shares: await shares.select(['recipient_id', 'sharer_id', 'personal_message']).execute(),
    notified: (await notices.select('user_id').execute()).map(({ user_id }) => user_id),
  }
}

const author = await createMember({ display_name: 'Ada Author' })
const sharer = await createMember({ display_name: 'Sam Sharer' })
const createPublic = () => createPrompt(db, { author_id: author.id, title: 'For all' })

describe('sharing with several people', () => {
  it('shares with each of them and says so, in the order sent', async () => {
    const users = (await createUsers(3)).toReversed()
    const prompt = await createPublic()
    const response = await author.share(prompt, idsOf(users), { personal_message: ' For class ' })
    expect(response.json()).toEqual({
      success: true,
      message: 'Prompt shared with 3 people.',
      results: users.map(({ id, display_name }) => ({ recipient_id: id, result: 'shared', display_name })),
    })
    const notified = idsOf(users.toReversed())
    const share = { sharer_id: author.id, personal_message: 'For class' }
    const shares = notified.map((recipient_id) => ({ recipient_id, ...share }))
    expect(await written(prompt)).toEqual({ shares, notified })
  })

  it('leaves out people who can’t get it, with the reason for each', async () => {
    const [reader] = await createUsers(1)
    const disabled = await createUser(db, { status: 'disabled', display_name: 'Dora Disabled' })
    const library = await createLibraryAccount(db)
    const prompt = await createPublic()
    const ids = [author.id, reader?.id, disabled.id, sharer.id, UNKNOWN_ID, library.id]
    const response = await sharer.share(prompt, ids)
    expect(response.json()).toEqual({
      success: true,
      message: 'Prompt shared with 1 of 6 people.',
      results: [
        {
          recipient_id: author.id,
          result: 'author',
          display_name: 'Ada Author',
          message: 'Ada Author is the author of this prompt, so you don’t need to share it with them.',
        },
        { recipient_id: reader?.id, result: 'shared', display_name: reader?.display_name },
        { recipient_id: disabled.id, result: 'not_found', message: NO_RECIPIENT },
        {
          recipient_id: sharer.id,
          result: 'yourself',
          display_name: 'Sam Sharer',
          message: 'You can’t share a prompt with yourself.',
        },
        { recipient_id: UNKNOWN_ID, result: 'not_found', message: NO_RECIPIENT },
        { recipient_id: library.id, result: 'not_found', message: NO_RECIPIENT },
      ],
    })
    expect((await written(prompt)).notified).toEqual([reader?.id])
  })

  it('is refused if no one is left, and says why for each', async () => {
    const prompt = await createPublic()
    const response = await sharer.share(prompt, [author.id, sharer.id, UNKNOWN_ID])
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      success: false,
      message: NO_ONE,
      results: [{ result: 'author' }, { result: 'yourself' }, { result: 'not_found' }],
    })
    const single = await sharer.share(prompt, [UNKNOWN_ID])
    expect(refusal(single)).toEqual([409, NO_RECIPIENT])
    expect(await written(prompt)).toEqual({ shares: [], notified: [] })
  })

  const EITHER = 'Choose who to share with: send either recipient_id or recipient_ids.'
  it.each([
    [{}, EITHER],
    [{ recipient_id: 1, recipient_ids: [2] }, EITHER],
    [{ recipient_ids: [] }, 'Choose at least one person to share with.'],
    [{ recipient_ids: [7, 7] }, 'recipient_ids must not repeat a person.'],
    [
      { recipient_ids: Array.from({ length: 51 }, (_, index) => index + 1) },
      'You can share a prompt with up to 50 people at once.',
    ],
    [{ recipient_ids: ['x'] }, 'recipient_ids must be a whole number from 1 to 2147483647.'],
    [{ recipient_ids: 7 }, 'recipient_ids must be a list of whole numbers.'],
  ])('refuses %j', async (body, sentence) => {
    const response = await sharer.post(sharePrompt, { prompt_id: (await createPublic()).id, ...body })
    expect(refusal(response)).toEqual([400, sentence])
  })

  it('counts each person toward the 200 shares an hour', async () => {
    const busy = await createMember()
    const ids = idsOf(await createUsers(50))
    const prompt = await createPublic()
    for (let count = 0; count < 3; count += 1) expect((await busy.share(prompt, ids)).statusCode).toBe(200)
    await busy.share(prompt, ids.slice(0, 20))
    const before = await written(prompt)
    const tooMany = expect.stringMatching(/^You’ve shared too many prompts in the last hour\. /)
    expect(refusal(await busy.share(prompt, ids))).toEqual([429, tooMany])
    expect(await written(prompt)).toEqual(before)
    // 150 and 20, and one for the refused request.
    expect((await busy.share(prompt, ids.slice(0, 29))).statusCode).toBe(200)
    expect((await busy.share(prompt, ids.slice(0, 1))).statusCode).toBe(429)
  })

  it('with the same Idempotency-Key shares once and says the same', async () => {
    const users = await createUsers(2)
    const prompt = await createPublic()
    const body = { prompt_id: prompt.id, recipient_ids: [...idsOf(users), author.id] }
    const send = (more: object = {}) =>
      sharer.post(sharePrompt, { ...body, ...more }, { 'idempotency-key': 'several' })
    const first = await send()
    await db.deleteFrom('shares').where('prompt_id', '=', prompt.id).execute()
    const again = await send()
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
    expect(await written(prompt)).toEqual({ shares: [], notified: idsOf(users) })
    expect((await send({ recipient_ids: idsOf(users) })).statusCode).toBe(409)
  })

  it('by two people at once with overlapping lists keeps every share', async () => {
    const users = await createUsers(20)
    const prompt = await createPublic()
    const lists = [idsOf(users.slice(0, 15)), idsOf(users.slice(5)).toReversed()]
    const sharers = [await createMember(), await createMember()]
    const responses = await Promise.all(
      sharers.flatMap((who, index) => [who.share(prompt, lists[index]), who.share(prompt, lists[index])]),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const { shares, notified } = await written(prompt)
    expect(shares).toHaveLength(30)
    expect(notified).toHaveLength(30)
  })

  it('while recipients are deleted never fails or deadlocks', async () => {
    const admins = await Promise.all([1, 2, 3].map(() => createMember({ role: 'admin' })))
    const [first] = admins
    const users = await createUsers(12)
    const prompts = await Promise.all([1, 2, 3].map(createPublic))
    const ids = [...idsOf(users), ...idsOf(admins.slice(1))]
    const responses = await Promise.all([
      ...prompts.map((prompt, index) => sharer.share(prompt, index % 2 ? ids : ids.toReversed())),
      ...users.slice(0, 6).map(({ id }) => first?.post(deleteUser, { uid: id })),
      ...prompts.map((prompt) => admins[2]?.share(prompt, [...idsOf(users), first?.id])),
    ])
    expect(responses.map((response) => response?.statusCode)).toEqual(responses.map(() => 200))
  })
})
