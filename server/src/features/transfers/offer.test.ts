import { deleteUser, updateUser } from '@prompt-library/contract/admin'
import type { Call } from '@prompt-library/contract/call'
import { saveFeedback } from '@prompt-library/contract/feedback'
import { listNotifications, setNotificationKind } from '@prompt-library/contract/notifications'
import { clonePrompt, deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listOwnPrompts, listSharedPrompts } from '@prompt-library/contract/prompts'
import { approvePrompt } from '@prompt-library/contract/publishing'
import { handleReport, reportPrompt } from '@prompt-library/contract/reports'
import { listRevisions } from '@prompt-library/contract/revisions'
import { deleteShare, sharePrompt } from '@prompt-library/contract/sharing'
import { listToDo } from '@prompt-library/contract/to-do'
import {
  acceptTransfer,
  declineTransfer,
  offerTransfer,
  withdrawTransfer,
} from '@prompt-library/contract/transfers'
import { describe, expect, it } from 'vitest'
import { findAccount, getEverythingAbout } from '../../commands/person/export-queries.ts'
import { createPrompt } from '../../testing/builders.ts'
import { createSignedInUser } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const testApp = await createTestApp()
const { db, clock } = testApp
const newUser = (fields = {}) => createSignedInUser(testApp, fields)
type User = Awaited<ReturnType<typeof newUser>>
const admin = await newUser({ role: 'admin' })

const NO_OFFER = 'This offer is no longer open.'
const HIDDEN = 'This prompt doesn’t exist, or you can’t view it.'

/** A prompt that its author offers to someone. */
async function offered({ is_public = false } = {}) {
  const author = await newUser({ display_name: 'Olga Offers' })
  const heir = await newUser({ display_name: 'Hank Heir' })
  const { id } = await createPrompt(db, { author_id: author.id, title: 'Given away', is_public })
  const response = await offer(author, id, heir)
  expect(response.statusCode, response.body).toBe(200)
  return { author, heir, id }
}

const offer = (user: User, prompt_id: number, to: { id: number }) =>
  user.post(offerTransfer, { prompt_id, user_id: to.id })
const answer = async (user: User, call: Call, prompt_id: number) => {
  const response = await user.post(call, { prompt_id })
  return [response.statusCode, response.json().message ?? response.json().success]
}
const view = async (user: User, id: number) => (await user.get(getPrompt, { id: String(id) })).json()
const notices = async (user: User): Promise<[string, string, string][]> =>
  (await user.get(listNotifications))
    .json()
    .map(({ type, title, message }: Record<string, string>) => [type, title, message])
const offers = async (id: number) =>
  (await db.selectFrom('transfer_offers').select('to_id').where('prompt_id', '=', id).execute()).length

describe('an offer', () => {
  it('lets the other person read the prompt, and makes them its author once they accept', async () => {
    const { author, heir, id } = await offered()
    const transfer = { from_name: 'Olga Offers', to_name: 'Hank Heir', offered_at: clock.now.toISOString() }
    expect((await view(heir, id)).transfer).toEqual(transfer)
    expect((await view(author, id)).transfer).toEqual(transfer)
    expect((await heir.get(listSharedPrompts)).json()).toMatchObject([{ id }])
    expect(await notices(heir)).toEqual([
      ['transfer_offered', 'Olga Offers wants to transfer a prompt to you', '“Given away”'],
    ])
    expect(await answer(heir, acceptTransfer, id)).toEqual([200, true])
    // A second click, and a response that was lost.
    expect(await answer(heir, acceptTransfer, id)).toEqual([200, true])
    expect(await view(heir, id)).toMatchObject({ author_name: 'Hank Heir', is_public: false })
    expect((await view(heir, id)).transfer).toBeNull()
    expect((await heir.get(listSharedPrompts)).json()).toEqual([])
    expect((await heir.get(listOwnPrompts)).json()).toMatchObject([{ id }])
    expect((await view(author, id)).message).toBe(HIDDEN)
    expect(await notices(heir)).toEqual([])
    expect(await notices(author)).toEqual([
      ['transfer_accepted', 'Hank Heir accepted your prompt', '“Given away”'],
    ])
  })

  it('takes only the current text and versions that were public along', async () => {
    const [author, heir, reader] = [await newUser(), await newUser(), await newUser()]
    const { id } = await createPrompt(db, { author_id: author.id, title: 'Public first' })
    const edit = (values: object) => db.updateTable('prompts').set(values).where('id', '=', id).execute()
    await edit({ is_public: false, title: 'Never public', revision_note: 'Private note' })
    await edit({ title: 'Now', revision_note: 'For me only' })
    await author.post(sharePrompt, { prompt_id: id, recipient_id: reader.id })
    const feedback = { prompt_id: id, revision: 3, worked: false, note: 'Dear author' }
    await reader.post(saveFeedback, feedback)
    await offer(author, id, heir)
    await heir.post(saveFeedback, { ...feedback, note: 'From the heir' })
    await heir.post(acceptTransfer, { prompt_id: id })
    const versions = (await heir.get(listRevisions, { prompt_id: String(id) })).json()
    expect(versions.map(({ revision, note }: Record<string, unknown>) => [revision, note])).toEqual([
      [3, ''],
      [1, ''],
    ])
    const rows = await db
      .selectFrom('feedback')
      .select(['user_id', 'note'])
      .where('prompt_id', '=', id)
      .execute()
    expect(rows).toEqual([{ user_id: reader.id, note: '' }])
    // Whom it was shared with keeps access. The former author doesn't.
    expect((await view(reader, id)).author_id).toBe(heir.id)
    expect((await view(author, id)).message).toBe(HIDDEN)
    expect((await notices(author)).map(([type]) => type)).toEqual(['transfer_accepted'])
  })

  it('is declined or withdrawn, and then no one has more access than before', async () => {
    for (const [call, isAuthor] of [
      [declineTransfer, false],
      [withdrawTransfer, true],
    ] as const) {
      const { author, heir, id } = await offered()
      expect(await answer(isAuthor ? author : heir, call, id)).toEqual([200, true])
      expect((await view(heir, id)).message).toBe(HIDDEN)
      expect(await notices(heir)).toEqual([])
      expect(await notices(author)).toEqual(
        isAuthor ? [] : [['transfer_declined', 'Hank Heir declined your prompt', '“Given away”']],
      )
      expect(await answer(isAuthor ? author : heir, call, id)).toEqual([200, true])
      expect(await answer(heir, acceptTransfer, id)).toEqual([404, NO_OFFER])
      expect((await view(author, id)).author_id).toBe(author.id)
    }
  })

  it('leaves a share that was there before', async () => {
    const [author, heir] = [await newUser(), await newUser()]
    const { id } = await createPrompt(db, { author_id: author.id, is_public: false })
    const personal_message = 'Please look'
    await author.post(sharePrompt, { prompt_id: id, recipient_id: heir.id, personal_message })
    await offer(author, id, heir)
    await heir.post(declineTransfer, { prompt_id: id })
    expect(await view(heir, id)).toMatchObject({ id, personal_message })
  })

  it('is one per prompt', async () => {
    const { author, heir, id } = await offered()
    expect((await offer(author, id, heir)).statusCode).toBe(200)
    expect(await notices(heir)).toHaveLength(1)
    const refused = await offer(author, id, await newUser())
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You’ve offered this prompt to Hank Heir. Withdraw that offer first.',
    ])
    const other = await createPrompt(db, { author_id: author.id })
    const [one, two] = [await newUser(), await newUser()]
    const both = await Promise.all([offer(author, other.id, one), offer(author, other.id, two)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await offers(other.id)).toBe(1)
  })

  it('is refused to oneself, to people who can’t sign in, and of prompts that aren’t yours', async () => {
    const { author, id } = await offered()
    const disabled = await newUser({ status: 'disabled' })
    const library = await db
      .insertInto('users')
      .values({ kind: 'library', display_name: 'L', name_key: 'l', search_text: 'l', created_at: clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const missing = 'We couldn’t find this user, or their account is disabled. Please choose someone else.'
    const cases: [User, { id: number }, number, string][] = [
      [author, author, 400, 'You’re already the author of this prompt.'],
      [author, disabled, 404, missing],
      [author, library, 404, missing],
      [author, { id: 2_147_483_647 }, 404, missing],
      [await newUser(), author, 404, HIDDEN],
      [admin, author, 404, HIDDEN],
    ]
    for (const [user, to, status, message] of cases) {
      const response = await offer(user, id, to)
      expect([response.statusCode, response.json().message]).toEqual([status, message])
    }
    const open = await createPrompt(db, { author_id: author.id })
    const response = await offer(admin, open.id, admin)
    expect([response.statusCode, response.json().message]).toEqual([
      403,
      'You don’t have permission to transfer this prompt.',
    ])
  })

  it.each<[string, (world: Awaited<ReturnType<typeof offered>>) => Promise<unknown>]>([
    ['the author deletes the prompt', ({ author, id }) => author.post(deletePrompt, { prompt_id: id })],
    [
      'the author stops sharing',
      ({ author, heir, id }) => author.post(deleteShare, { prompt_id: id, recipient_id: heir.id }),
    ],
    [
      'the other person removes it from Shared With Me',
      ({ heir, id }) => heir.post(deleteShare, { prompt_id: id }),
    ],
    [
      'the author’s account is disabled',
      ({ author }) => admin.post(updateUser, { uid: author.id, action: 'disable' }),
    ],
    [
      'the other account is disabled',
      ({ heir }) => admin.post(updateUser, { uid: heir.id, action: 'disable' }),
    ],
    ['the author’s account is deleted', ({ author }) => admin.post(deleteUser, { uid: author.id })],
    ['the other account is deleted', ({ heir }) => admin.post(deleteUser, { uid: heir.id })],
    [
      'an admin transfers the prompt',
      async ({ author }) => admin.post(deleteUser, { uid: author.id, transfer_to: (await newUser()).id }),
    ],
  ])('ends if %s', async (_, end) => {
    const world = await offered({ is_public: true })
    await end(world)
    expect(await offers(world.id)).toBe(0)
    expect(
      await db
        .selectFrom('notifications')
        .select('id')
        .where('type', '=', 'transfer_offered')
        .where('user_id', '=', world.heir.id)
        .execute(),
    ).toEqual([])
    expect((await answer(world.heir, acceptTransfer, world.id))[0]).toBeOneOf([401, 404])
  })

  it('is answered once, whatever happens at the same moment', async () => {
    for (const other of [withdrawTransfer, deletePrompt]) {
      const { author, heir, id } = await offered()
      const [accepted] = await Promise.all([
        heir.post(acceptTransfer, { prompt_id: id }),
        author.post(other, { prompt_id: id }),
      ])
      const prompt = await db
        .selectFrom('all_prompts')
        .select(['author_id', 'deleted_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      expect(prompt?.author_id).toBe(accepted.statusCode === 200 ? heir.id : author.id)
      expect(await offers(id)).toBe(0)
    }
    const { author, heir, id } = await offered()
    const [accepted] = await Promise.all([
      heir.post(acceptTransfer, { prompt_id: id }),
      admin.post(updateUser, { uid: author.id, action: 'disable' }),
      admin.post(updateUser, { uid: heir.id, action: 'disable' }),
    ])
    expect(accepted.statusCode).toBeOneOf([200, 401, 404])
    expect(await offers(id)).toBe(0)
  })

  it('doesn’t make public what a curator made private', async () => {
    const { author, heir, id } = await offered({ is_public: true })
    const reader = await newUser()
    await reader.post(reportPrompt, { prompt_id: id, reason: 'unsafe' })
    const [{ report }] = (await admin.get(listToDo, { kind: 'reported' })).json()
    const report_id = report.id
    await admin.post(handleReport, { report_id, action: 'make_private', message: 'Unsafe' })
    // The open offer ends, and a new one can be made.
    expect(await answer(heir, acceptTransfer, id)).toEqual([404, NO_OFFER])
    await offer(author, id, heir)
    await heir.post(acceptTransfer, { prompt_id: id })
    const form = { title: 'T', category: 'Study', visibility: 'public', markdown: '<p>T</p>' }
    await heir.post(updatePrompt, { ...form, id })
    await heir.post(clonePrompt, { ...form, prompt_id: id })
    const own = (await heir.get(listOwnPrompts)).json()
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((prompt: { is_public: boolean }) => prompt.is_public)).toEqual([])
    expect((await author.post(updatePrompt, { ...form, id })).statusCode).toBe(404)
    const { revision } = await view(heir, id)
    expect((await admin.post(approvePrompt, { prompt_id: id, revision })).statusCode).toBe(200)
    expect((await view(author, id)).author_id).toBe(heir.id)
  })

  it('is in the exports of both, and its answer can be turned off, but not the offer', async () => {
    const { author, heir, id } = await offered()
    const exported = async (user: User) => {
      const account = await findAccount(db, user.netid ?? '')
      return account && (await getEverythingAbout(db, account))
    }
    const row = { prompt_id: id, title: 'Given away', offered_by: 'Olga Offers', offered_to: 'Hank Heir' }
    expect(await exported(author)).toMatchObject({ transfer_offers: [row] })
    expect(await exported(heir)).toMatchObject({ transfer_offers: [row] })
    await author.post(setNotificationKind, { kind: 'transfers', on: false })
    await heir.post(setNotificationKind, { kind: 'transfers', on: false })
    await heir.post(acceptTransfer, { prompt_id: id })
    expect(await notices(author)).toEqual([])
    const { id: second } = await createPrompt(db, { author_id: author.id })
    await offer(author, second, heir)
    expect(await notices(heir)).toHaveLength(1)
  })
})
