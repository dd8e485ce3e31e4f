import { deleteUser, listAuditLog, listUsers } from '@prompt-library/contract/admin'
import { getCollection } from '@prompt-library/contract/collections'
import { getFeedback } from '@prompt-library/contract/feedback'
import { listNotifications } from '@prompt-library/contract/notifications'
import { getPrompt, listOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { listRevisions } from '@prompt-library/contract/revisions'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/database.ts'
import {
  createCollection,
  createPrompt,
  createPrompts,
  markDeleted,
  sharePrompt,
} from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { saveReport } from '../reports/queries.ts'

const { db, clock, newUser } = await createTestApp()
const admin = await newUser({ role: 'admin', display_name: 'Ada Admin' })

/** Someone who leaves, with one of everything. */
async function leaver() {
  const user = await newUser({ display_name: 'Lea Leaver' })
  const heir = await newUser({ display_name: 'Hera Heir' })
  const by = { author_id: user.id }
  const open = await createPrompt(db, { ...by, title: 'First title', html: '<p>wombat one</p>' })
  const edit = (changes: object) => db.updateTable('prompts').set(changes).where('id', '=', open.id).execute()
  await edit({ title: 'Second title', revision_note: 'Better title' })
  await edit({ is_public: false, title: 'Private title', revision_note: 'Not for others' })
  await edit({ html: '<p>wombat four</p>', revision_note: 'Still private' })
  await edit({ is_public: true })
  await edit({ html: '<p>wombat five</p>', revision_note: '' })
  const hidden = await createPrompt(db, { ...by, title: 'Secret', is_public: false })
  const deleted = await createPrompt(db, { ...by, title: 'Deleted' })
  await markDeleted(db, deleted.id, clock.now)
  const items = { owner_id: user.id, prompt_ids: [open.id, hidden.id] }
  const list = await createCollection(db, { ...items, visibility: 'public', name: 'Open list' })
  await createCollection(db, { ...items, visibility: 'link', name: 'Linked list' })
  const shared = await createCollection(db, {
    ...items,
    visibility: 'public',
    name: 'Common list',
    editor_ids: [heir.id],
  })
  return { user, heir, open, hidden, deleted, list, shared }
}

const remove = (uid: number, transfer_to?: number | null) =>
  admin.post(deleteUser, { uid, ...(transfer_to !== undefined && { transfer_to }) })
const noticesOf = async (user: Awaited<ReturnType<typeof newUser>>) =>
  (await user.read(listNotifications)).map(({ message }) => message)
const left = async (ids: number[]) =>
  (await db.selectFrom('all_prompts').select('id').where('id', 'in', ids).execute()).map(({ id }) => id)

describe('a user who is deleted', () => {
  it('leaves nothing behind unless the admin chooses so', async () => {
    const { user, open, hidden, deleted, list } = await leaver()
    const [row] = await admin.read(listUsers, { q: user.email ?? '' })
    expect(row).toMatchObject({
      ...{ promptCount: 2, publicPromptCount: 1, collectionCount: 2 },
      ...{ publicCollectionCount: 1, transferredCollectionCount: 1 },
    })
    expect((await remove(user.id)).json().message).toBe(
      'Lea Leaver was deleted, along with 2 prompts and 2 collections. Co-editors now own 1 collection.',
    )
    expect(await left([open.id, hidden.id, deleted.id])).toEqual([])
    expect((await admin.get(getCollection, { token: list.token })).statusCode).toBe(404)
  })

  it('can leave what is public to someone else: current texts and versions that were public', async () => {
    const { user, heir, open, hidden, deleted, list, shared } = await leaver()
    const reader = await newUser()
    const answer = { prompt_id: open.id, tool: '', answered_at: clock.now }
    await db
      .insertInto('feedback')
      .values([
        { ...answer, user_id: reader.id, revision: 5, worked: true, note: 'For Lea only' },
        { ...answer, user_id: heir.id, revision: 5, worked: false, note: 'From Hera' },
      ])
      .execute()
    await sharePrompt(db, { prompt_id: open.id, recipient_id: heir.id, sharer_id: reader.id })
    const handled = { handled_at: clock.now, action: 'ask_for_changes', message: 'Dear Lea' } as const
    await db
      .insertInto('report_cases')
      .values({ prompt_id: open.id, opened_at: clock.now, ...handled })
      .execute()
    const report = { user_id: heir.id, reason: 'spam', note: '' } as const
    await inTransaction(db, (tx) => saveReport(tx, { prompt_id: open.id }, report, clock.now))

    const response = await remove(user.id, heir.id)
    expect(response.json().message).toBe(
      'Lea Leaver was deleted, along with 1 prompt and 1 collection. Co-editors now own 1 collection. Hera Heir received 1 prompt and 1 collection.',
    )
    expect(await left([open.id, hidden.id, deleted.id])).toEqual([open.id])
    const prompt = await heir.read(getPrompt, { id: open.id })
    expect(prompt).toMatchObject({ author_name: 'Hera Heir', is_public: true, revision: 5 })
    expect(prompt).not.toHaveProperty('shared_by_name')
    // The third version was never public.
    const versions = await heir.read(listRevisions, { prompt_id: open.id })
    expect(versions).toMatchObject([
      { revision: 5, note: '', saved_by_name: null },
      { revision: 4, note: '' },
      { revision: 2, note: 'Better title' },
      { revision: 1, note: '' },
    ])
    expect(versions).toHaveLength(4)
    const feedback = await heir.read(getFeedback, { prompt_id: open.id })
    expect(feedback).toMatchObject({ own: null, notes: [], summary: { worked: 1, answers: 1 } })
    const cases = await db
      .selectFrom('report_cases')
      .select(['action', 'message'])
      .where('prompt_id', '=', open.id)
      .execute()
    expect(cases).toEqual([{ action: 'ask_for_changes', message: '' }])
    const owned = await heir.read(getCollection, { token: list.token })
    expect(owned).toMatchObject({ owner_name: 'Hera Heir', visibility: 'public' })
    expect(await heir.read(getCollection, { token: shared.token })).toMatchObject({
      owner_name: 'Hera Heir',
    })
    const found = await heir.read(listPrompts, { q: 'hera wombat' })
    expect(found.map(({ id }: { id: number }) => id)).toEqual([open.id])
    const [notice] = await heir.read(listNotifications)
    expect(notice).toMatchObject({
      type: 'prompts_received',
      title: 'An admin transferred prompts to you',
      message: '1 prompt and 1 collection from someone who left',
    })
    const log = await admin.read(listAuditLog, { person: heir.netid ?? '' })
    expect(log).toMatchObject([
      {
        action: 'transferred prompts',
        target_name: 'Hera Heir',
        details: `${heir.netid}, 1 prompt and 1 collection`,
      },
    ])
    const [entry] = await admin.read(listAuditLog, { person: user.netid ?? '' })
    expect(entry?.details).toBe(
      `${user.netid}, with 1 prompt and 1 collection; 1 collection transferred; 1 prompt and 1 collection transferred to another user`,
    )
  })

  it('can leave it to the library', async () => {
    const { user, open } = await leaver()
    expect((await remove(user.id, null)).json().message).toContain(
      'Prompt Library received 1 prompt and 1 collection.',
    )
    expect((await admin.read(getPrompt, { id: open.id })).author_name).toBe('Prompt Library')
  })

  it('stays, with everything, if the new owner is refused', async () => {
    const { user, open, hidden } = await leaver()
    const disabled = await newUser({ status: 'disabled', display_name: 'Dee Disabled' })
    const refusals: [number, number, string][] = [
      [user.id, 400, 'Choose someone else. This is the user you’re deleting.'],
      [2_147_483_647, 404, 'The person who should get the prompts no longer exists.'],
      [disabled.id, 409, 'Dee Disabled’s account is disabled. Choose someone else.'],
    ]
    for (const [id, status, message] of refusals) {
      const response = await remove(user.id, id)
      expect(refusal(response)).toEqual([status, message])
    }
    expect(await user.read(listOwnPrompts)).toHaveLength(2)
    expect(await left([open.id, hidden.id])).toHaveLength(2)
  })

  it('tells the new owner of all of them once, and the log of each prompt says so', async () => {
    const [user, heir] = [await newUser(), await newUser()]
    const { id } = await createPrompt(db, { author_id: user.id })
    await createPrompts(db, { author_id: user.id, count: 120 })
    expect((await remove(user.id, heir.id)).json().message).toContain('received 121 prompts.')
    expect(await admin.read(listAuditLog, { prompt: String(id) })).toMatchObject([
      { action: 'transferred prompts', details: `${heir.netid}, 121 prompts` },
    ])
    expect(await noticesOf(heir)).toEqual(['121 prompts from someone who left'])
  })

  it('stays, with everything, if the account can’t be deleted', async () => {
    const [user, heir] = [await newUser(), await newUser()]
    const { id } = await createPrompt(db, { author_id: user.id })
    await sql`create table stays as select id from users where id = ${user.id}`.execute(db)
    await sql`alter table stays add foreign key (id) references users`.execute(db)
    expect((await remove(user.id, heir.id)).statusCode).toBe(409)
    await sql`drop table stays`.execute(db)
    expect(await left([id])).toEqual([id])
    expect((await user.get(listOwnPrompts, { page: '1' })).headers['x-total-count']).toBe('1')
    expect(await noticesOf(heir)).toEqual([])
  })
})
