import { listNotifications } from '@prompt-library/contract/notifications'
import { deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listSharedPrompts } from '@prompt-library/contract/prompts'
import { findRecipients } from '@prompt-library/contract/recipients'
import { deleteShare, listInvitations, listShares, sharePrompt } from '@prompt-library/contract/sharing'
import { DAY } from '@prompt-library/domain/durations'
import { afterAll, describe, expect, it } from 'vitest'
import { erasePerson } from '../../commands/person/erase.ts'
import { findAccount, getEverythingAbout } from '../../commands/person/export-queries.ts'
import { createPrompt, createUser } from '../../testing/builders.ts'
import { cookiesOf, signInBrowser } from '../../testing/sign-in-browser.ts'
import { type Person, SERVICES } from '../../testing/sign-in-services.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp, TEST_TIME } from '../../testing/test-app.ts'
import { sweepInvitations } from './routes.ts'

const INCOMPLETE = 'This isn’t a complete ID or email address. Check the spelling.'
const PUBLIC = 'They have no account yet. They can open the link of this public prompt after signing in.'
const NOT_SHARED = 'This prompt is no longer shared.'

async function createInvitingApp(environment: Record<string, string> = {}) {
  const testApp = await createTestApp(environment)
  const { db, newUser } = testApp
  const createMember = async (fields: Parameters<typeof newUser>[0] = {}) => {
    const user = await newUser(fields)
    return {
      ...user,
      invite: (prompt: { id: number }, names: unknown, more: object = {}) =>
        user.post(sharePrompt, { prompt_id: prompt.id, names, ...more }),
      waiting: async ({ id }: { id: number }) =>
        (await user.read(listInvitations, { prompt_id: id })).map(({ name }) => name),
    }
  }
  const author = await createMember({ display_name: 'Ada Author', netid: 'ada' })
  const createPrivate = (fields: object = {}) =>
    createPrompt(db, { author_id: author.id, is_public: false, ...fields })
  return { ...testApp, createMember, author, createPrivate }
}

describe.each(Object.entries(SERVICES))('an invitation, with %s', async (_name, startService) => {
  const service = await startService()
  const app = await createInvitingApp({
    ...service.settings,
    OIDC_NETID_IS_FIXED: 'OIDC_ISSUER' in service.settings ? 'true' : '',
  })
  const { db, clock, author, createMember, createPrivate, signIn: withSession } = app
  const { login, verify } = signInBrowser(app)
  afterAll(() => service.close())

  const arrive = async (person: Person) => {
    const start = await login()
    const response = await verify(service.ticketFor(start, person), cookiesOf(start))
    expect(response.statusCode, response.body).toBe(200)
    return withSession(response.json().user)
  }

  it.each([
    ['a NetID', 'New1', { netid: 'new1' }],
    ['an email in another case', 'New2@Example.EDU', { netid: 'new2', email: 'new2@example.edu' }],
  ])('under %s becomes a share with a notification at sign-in', async (_kind, name, person) => {
    const prompt = await createPrivate({ title: 'For you' })
    const response = await author.invite(prompt, [name], { personal_message: ' Welcome ' })
    expect(response.json()).toEqual({
      success: true,
      message: '1 person will get this prompt when they sign in.',
      results: [{ name, result: 'waits' }],
    })
    expect(await author.waiting(prompt)).toEqual([name.toLowerCase()])
    const reader = await arrive(person)
    const shared = { id: prompt.id, shared_by_name: 'Ada Author', personal_message: 'Welcome' }
    expect(await reader.read(listSharedPrompts)).toMatchObject([shared])
    expect(await reader.read(listNotifications)).toMatchObject([
      {
        type: 'prompt_shared',
        title: 'Ada Author shared a prompt with you',
        data: { prompt_id: prompt.id, personal_message: 'Welcome' },
      },
    ])
    expect(await author.waiting(prompt)).toEqual([])
    expect(await author.read(listShares, { prompt_id: prompt.id })).toMatchObject([
      { recipient: { id: reader.id } },
    ])
  })

  it('under both names, and by two people, becomes one share of each, with the newest message', async () => {
    const prompt = await createPrivate()
    const sharer = await createMember()
    await author.post(sharePrompt, { prompt_id: prompt.id, recipient_id: sharer.id })
    await author.invite(prompt, ['both1'], { personal_message: 'Old' })
    clock.now = new Date(clock.now.getTime() + 1_000)
    await author.invite(prompt, ['both1@example.edu'], { personal_message: 'New' })
    await sharer.invite(prompt, ['both1'])
    const reader = await arrive({ netid: 'both1', email: 'both1@example.edu' })
    expect(await reader.read(listNotifications)).toHaveLength(2)
    const shares = db.selectFrom('shares').select(['sharer_id', 'personal_message'])
    const theirs = shares.where('recipient_id', '=', reader.id).orderBy('sharer_id')
    expect(await theirs.execute()).toEqual([
      { sharer_id: author.id, personal_message: 'New' },
      { sharer_id: sharer.id, personal_message: null },
    ])
  })

  it('that was stopped, or is of a deleted prompt, gives nothing, until it’s restored', async () => {
    const [stopped, deleted] = [await createPrivate(), await createPrivate()]
    for (const prompt of [stopped, deleted]) await author.invite(prompt, ['late1'])
    await author.post(deleteShare, { prompt_id: stopped.id, name: 'LATE1' })
    await author.post(deletePrompt, { prompt_id: deleted.id })
    const reader = await arrive({ netid: 'late1' })
    expect(await reader.read(listSharedPrompts)).toEqual([])
    await db.updateTable('all_prompts').set({ deleted_at: null }).where('id', '=', deleted.id).execute()
    await arrive({ netid: 'late1' })
    expect(await reader.read(listSharedPrompts)).toMatchObject([{ id: deleted.id }])
  })

  it('is still good after the prompt has become public', async () => {
    const prompt = await createPrivate()
    await author.invite(prompt, ['open1'])
    await db.updateTable('prompts').set({ is_public: true }).where('id', '=', prompt.id).execute()
    expect(await (await arrive({ netid: 'open1' })).read(listSharedPrompts)).toMatchObject([
      { id: prompt.id },
    ])
  })

  it('to a disabled person looks like any, and waits until they can sign in', async () => {
    const disabled = await createUser(db, { netid: 'dis1', status: 'disabled' })
    const prompt = await createPrivate()
    expect((await author.invite(prompt, ['dis1'])).json().results).toEqual([
      { name: 'dis1', result: 'waits' },
    ])
    const start = await login()
    const refused = await verify(service.ticketFor(start, { netid: 'dis1' }), cookiesOf(start))
    expect(refused.statusCode).toBe(403)
    expect(await author.waiting(prompt)).toEqual(['dis1'])
    await db.updateTable('users').set({ status: 'active' }).where('id', '=', disabled.id).execute()
    expect(await (await arrive({ netid: 'dis1' })).read(listSharedPrompts)).toHaveLength(1)
  })

  it('to someone whose email changes to it gives them the prompt, but never to its author or sharer', async () => {
    const [prompt, moved] = [await createPrivate(), await createPrivate()]
    await arrive({ netid: 'renamed1', email: 'before@example.edu' })
    const sharer = await createMember({ netid: 'sharer1' })
    await author.post(sharePrompt, { prompt_id: prompt.id, recipient_id: sharer.id })
    await author.invite(prompt, ['after@example.edu'])
    await sharer.invite(prompt, ['sharer1-new@example.edu'])
    await author.invite(moved, ['owner1'])
    const reader = await arrive({ netid: 'renamed1', email: 'after@example.edu' })
    expect(await reader.read(listSharedPrompts)).toMatchObject([{ id: prompt.id }])
    await arrive({ netid: 'sharer1', email: 'sharer1-new@example.edu' })
    const { id } = await createUser(db, { netid: 'owner1', status: 'active' })
    await db.updateTable('prompts').set({ author_id: id }).where('id', '=', moved.id).execute()
    await arrive({ netid: 'owner1' })
    const own = db.selectFrom('shares').select('prompt_id').where('recipient_id', 'in', [id, sharer.id])
    expect(await own.execute()).toEqual([{ prompt_id: prompt.id }])
  })

  it('that can’t be claimed doesn’t keep anyone from signing in', async () => {
    const prompt = await createPrivate()
    await author.invite(prompt, ['broken1'])
    await db.schema.alterTable('invitations').renameTo('gone').execute()
    await arrive({ netid: 'broken1' })
    await db.schema.alterTable('gone').renameTo('invitations').execute()
    expect(app.log).toContainEqual(
      expect.objectContaining({ msg: 'could not claim what waits for a person' }),
    )
    expect(await (await arrive({ netid: 'broken1' })).read(listSharedPrompts)).toHaveLength(1)
  })
})

describe('inviting', async () => {
  const { db, clock, author, createMember, createPrivate } = await createInvitingApp()
  const reader = await createMember({ netid: 'rita', display_name: 'Rita Reader' })

  it('shares at once with those who have an account by now, and says why others can’t get it', async () => {
    const prompt = await createPrivate()
    await db.updateTable('users').set({ email: 'Rita@Example.edu' }).where('id', '=', reader.id).execute()
    const names = ['rita', 'rita@example.edu', 'zz1', 'ana@', 'ana@example', 'Ana Ruiz', 'ada']
    const response = await author.invite(prompt, names)
    expect(response.json()).toMatchObject({
      message: 'Prompt shared with 1 of 6 people. 1 person will get this prompt when they sign in.',
      results: [
        { name: 'rita', result: 'shared', recipient_id: reader.id },
        { name: 'rita@example.edu', result: 'shared', recipient_id: reader.id },
        { result: 'waits' },
        ...['ana@', 'ana@example', 'Ana Ruiz'].map((name) => ({
          name,
          result: 'not_found',
          message: INCOMPLETE,
        })),
        { result: 'yourself' },
      ],
    })
    expect(await author.waiting(prompt)).toEqual(['zz1'])
    const found = { names: ['zz2', 'zz@', 'rita'], prompt_id: prompt.id }
    expect(await author.read(findRecipients, found)).toMatchObject([
      { result: 'waits' },
      { result: 'not_found', message: INCOMPLETE },
      { result: 'found' },
    ])
  })

  it('together with accounts says how many got it', async () => {
    const prompt = await createPrivate()
    const response = await author.invite(prompt, ['zz1'], { recipient_ids: [reader.id] })
    expect(response.json()).toMatchObject({
      message: 'Prompt shared successfully! 1 person will get this prompt when they sign in.',
      results: [
        { recipient_id: reader.id, result: 'shared' },
        { name: 'zz1', result: 'waits' },
      ],
    })
  })

  it('to a public prompt is refused, because they need only its link', async () => {
    const prompt = await createPrompt(db, { author_id: author.id })
    const response = await author.invite(prompt, ['zz1'])
    expect(refusal(response)).toEqual([409, PUBLIC])
    expect(response.json().results).toEqual([{ name: 'zz1', result: 'public', message: PUBLIC }])
    expect(await author.waiting(prompt)).toEqual([])
  })

  it.each([
    [{ names: [] }, 'Enter at least one ID or email address.'],
    [{ names: [' '] }, 'A name can’t be empty.'],
    [{ names: 7 }, 'names must be a list of strings.'],
    [{ names: ['x'.repeat(255)] }, 'A name must be 254 characters or fewer.'],
    [
      { names: ['zz1'], recipient_id: 1 },
      'Choose who to share with: send either recipient_id or recipient_ids.',
    ],
    [
      { names: Array(30).fill('zz1'), recipient_ids: Array.from({ length: 21 }, (_, index) => index + 1) },
      'You can share a prompt with up to 50 people at once.',
    ],
  ])('refuses %j', async (body, sentence) => {
    const response = await author.post(sharePrompt, { prompt_id: (await createPrivate()).id, ...body })
    expect(refusal(response)).toEqual([400, sentence])
  })

  it('by a recipient is theirs; they see and stop only their own, the author all', async () => {
    const prompt = await createPrivate()
    await author.invite(prompt, ['zz1', 'zz2'])
    await author.post(sharePrompt, { prompt_id: prompt.id, recipient_id: reader.id })
    expect((await reader.invite(prompt, ['zz2', 'zz3'])).statusCode).toBe(200)
    expect(await reader.waiting(prompt)).toEqual(['zz2', 'zz3'])
    expect((await author.waiting(prompt)).toSorted()).toEqual(['zz1', 'zz2', 'zz2', 'zz3'])
    const stop = (who: typeof author, name: string) => who.post(deleteShare, { prompt_id: prompt.id, name })
    expect(refusal(await stop(reader, 'zz1'))).toEqual([404, NOT_SHARED])
    expect((await stop(reader, 'zz3')).statusCode).toBe(200)
    expect((await stop(author, 'zz2')).statusCode).toBe(200)
    expect(await author.waiting(prompt)).toEqual(['zz1'])
    const both = { prompt_id: prompt.id, name: 'zz1', recipient_id: reader.id }
    expect(refusal(await author.post(deleteShare, both))).toEqual([400, 'Send either recipient_id or name.'])
  })

  it('counts toward the 200 shares an hour, and up to 500 people can wait for a prompt', async () => {
    const busy = await createMember()
    const prompt = await createPrompt(db, { author_id: busy.id, is_public: false })
    const names = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, index) => `${prefix}${index}`)
    await db
      .insertInto('invitations')
      .values(
        names(451, 'w').map((name) => ({
          prompt_id: prompt.id,
          sharer_id: busy.id,
          name,
          personal_message: null,
          invited_at: clock.now,
        })),
      )
      .execute()
    expect(refusal(await busy.invite(prompt, names(50, 'x')))).toEqual([
      409,
      'Up to 500 people without an account can wait for a prompt.',
    ])
    expect((await busy.invite(prompt, names(49, 'x'))).statusCode).toBe(200)
    expect(await busy.waiting(prompt)).toHaveLength(500)
    const other = await createPrompt(db, { author_id: busy.id, is_public: false })
    expect((await busy.invite(other, names(50, 'y'))).statusCode).toBe(200)
    expect((await busy.invite(other, names(50, 'y'))).statusCode).toBe(200)
    expect((await busy.invite(other, ['y1'])).statusCode).toBe(200)
    expect((await busy.invite(other, ['y1'])).statusCode).toBe(429)
  })

  it('with the same Idempotency-Key invites once', async () => {
    const prompt = await createPrivate()
    const send = () =>
      author.post(sharePrompt, { prompt_id: prompt.id, names: ['zz1'] }, { 'idempotency-key': 'invite' })
    const first = await send()
    await author.post(deleteShare, { prompt_id: prompt.id, name: 'zz1' })
    expect((await send()).json()).toEqual(first.json())
    expect(await author.waiting(prompt)).toEqual([])
  })

  it('ends with everyone’s access, with the prompt, with the sharer, and after a year', async () => {
    const prompt = await createPrivate()
    const leaving = await createMember()
    await author.invite(prompt, ['zz1'])
    const closed = { title: 'Closed', category: 'Teach', visibility: 'private', markdown: '<p>Text</p>' }
    await author.post(updatePrompt, { ...closed, id: prompt.id, end_shares: true })
    expect(await author.waiting(prompt)).toEqual([])

    await author.post(sharePrompt, { prompt_id: prompt.id, recipient_id: leaving.id })
    await leaving.invite(prompt, ['zz2'])
    await db.deleteFrom('users').where('id', '=', leaving.id).execute()
    expect(await author.waiting(prompt)).toEqual([])

    await author.invite(prompt, ['zz3'])
    await sweepInvitations(db, new Date(TEST_TIME.getTime() + 365 * DAY))
    expect(await author.waiting(prompt)).toEqual(['zz3'])
    await sweepInvitations(db, new Date(TEST_TIME.getTime() + 366 * DAY))
    expect(await author.waiting(prompt)).toEqual([])
    expect((await author.read(getPrompt, { id: prompt.id })).id).toBe(prompt.id)
  })

  it('is in what a person can export, and erasing the person invited deletes it', async () => {
    const prompt = await createPrivate({ title: 'Exported' })
    await createUser(db, { netid: 'guest1', status: 'disabled' })
    await author.invite(prompt, ['guest1', 'never1'])
    const everythingOf = async (netid: string) => {
      const account = await findAccount(db, netid)
      return account && (await getEverythingAbout(db, account))
    }
    expect(await everythingOf('ada')).toMatchObject({
      invitations_made: expect.arrayContaining([
        expect.objectContaining({ title: 'Exported', name: 'never1', invited_by: 'Ada Author' }),
      ]),
    })
    expect(await everythingOf('guest1')).toMatchObject({
      invitations_received: [{ title: null, name: 'guest1', prompt_id: prompt.id }],
    })
    for (const netid of ['guest1', 'never1']) {
      const { done } = await erasePerson(db, { netid, adminNetIds: [], now: clock.now })
      expect(done).toContain('Deleted invitations to them: 1')
    }
    expect(await author.waiting(prompt)).toEqual([])
    expect(await findAccount(db, 'guest1')).toBeUndefined()
  })
})
