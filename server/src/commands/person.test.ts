import { randomUUID } from 'node:crypto'
import { deleteAnyPrompt, deleteUser, updateUser } from '@prompt-library/contract/admin'
import { enhancePrompt } from '@prompt-library/contract/builder'
import type { Call } from '@prompt-library/contract/call'
import {
  addCollectionEditor,
  addToCollection,
  createCollection,
  deleteCollection,
} from '@prompt-library/contract/collection-changes'
import { saveFeedback } from '@prompt-library/contract/feedback'
import { changeGroupMembers, createGroup, shareWithGroup } from '@prompt-library/contract/groups'
import { createKey } from '@prompt-library/contract/keys'
import {
  deletePrompt,
  createPrompt as submitPrompt,
  updatePrompt,
} from '@prompt-library/contract/prompt-changes'
import { toggleUpvote } from '@prompt-library/contract/prompts'
import { reportPrompt } from '@prompt-library/contract/reports'
import { reviewPrompt } from '@prompt-library/contract/reviews'
import { savePrompt } from '@prompt-library/contract/saved'
import { sharePrompt } from '@prompt-library/contract/sharing'
import { recordUse } from '@prompt-library/contract/uses'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { listUsedToday } from '../features/uses/queries.ts'
import { createPrompt, createUser, signInAs } from '../testing/builders.ts'
import { injected } from '../testing/signed-in-user.ts'
import { createTestApp } from '../testing/test-app.ts'
import { erasePerson } from './person/erase.ts'
import { findMentions, namesPattern } from './person/erase-queries.ts'
import { findAccount, getEverythingAbout } from './person/export-queries.ts'

const now = new Date('2026-03-15T12:00:00.000Z')

/** Data is created through the application's own routes, so it matches what the application stores. */
const { app, db, config, clock, database } = await createTestApp()
let users = 0

async function member(role: 'user' | 'admin' = 'user') {
  users += 1
  const netid = `zq${users}`
  const user = await createUser(db, { netid, display_name: `Ada Lovelace ${users}`, role })
  const headers = await signInAs(db, user, { config, at: clock.now })
  const call = async (which: Call, body: object) => {
    const response = await app.inject(injected(which, body, { ...headers, 'idempotency-key': randomUUID() }))
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json()
  }
  return { ...user, netid, headers, call }
}

/** A user with data in every table. */
async function busyMember() {
  const [admin, friend, person] = [await member('admin'), await member(), await member('admin')]
  const submit = async (title: string, visibility: 'public' | 'private', more: object = {}) =>
    (
      await person.call(submitPrompt, {
        title,
        category: 'Research',
        visibility,
        markdown: '<p>Do this.</p>',
        notes: '',
        ...more,
      })
    ).prompt.id as number
  const open = await submit(`Open ${person.id}`, 'public')
  const naming = await submit(`As taught by ${person.display_name.toUpperCase()}`, 'public')
  const described = await submit(`Described ${person.id}`, 'public', {
    markdown: '<p>Ask {{who}}.</p>',
    fields: [{ name: 'who', type: 'long_text', default: `My advisor:\n${person.display_name}` }],
    data_class: 'restricted',
  })
  const secret = await submit(`Secret ${person.id}`, 'private', { tags: ['Mine'] })
  await person.call(updatePrompt, {
    id: open,
    title: `Open ${person.id}`,
    category: 'Writing',
    visibility: 'public',
    markdown: '<p>Do that.</p>',
    revision_note: `Reviewed by ${person.display_name}`,
  })
  const removed = await submit(`Removed ${person.id}`, 'public')
  const theirs = await createPrompt(db, { author_id: friend.id })
  await person.call(toggleUpvote, { prompt_id: theirs.id })
  await friend.call(toggleUpvote, { prompt_id: open })
  await person.call(recordUse, { prompt_id: theirs.id })
  const { id: elsewhere } = await createPrompt(db, { author_id: (await member()).id })
  await friend.call(recordUse, { prompt_id: elsewhere })
  const answer = { prompt_id: theirs.id, revision: 1, worked: true }
  await person.call(saveFeedback, { ...answer, tool: 'Claude', note: `Thanks, ${person.netid}` })
  await friend.call(saveFeedback, { ...answer, prompt_id: open, worked: false })
  await person.call(sharePrompt, {
    prompt_id: secret,
    recipient_id: friend.id,
    personal_message: 'Mine',
  })
  await friend.call(sharePrompt, {
    prompt_id: theirs.id,
    recipient_id: person.id,
    personal_message: 'Hi',
  })
  await person.call(reportPrompt, { prompt_id: theirs.id, reason: 'copied', note: `I’m ${person.netid}` })
  const review = { outcome: 'approved', note: `Good work, ${person.display_name}` } as const
  await admin.call(reviewPrompt, { ...review, prompt_id: open, revision: 2 })
  await person.call(reviewPrompt, { ...review, prompt_id: theirs.id, revision: 1, note: 'Good' })
  await person.call(savePrompt, { prompt_id: theirs.id, saved: true })
  const group = await person.call(createGroup, { name: `Lab ${person.id}` })
  await person.call(changeGroupMembers, { group_id: group.id, add_ids: [friend.id] })
  await person.call(shareWithGroup, { group_id: group.id, prompt_id: secret, personal_message: 'All of you' })
  const other = await friend.call(createGroup, { name: 'Office' })
  await friend.call(changeGroupMembers, { group_id: other.id, add_names: [person.netid] })
  const newCollection = async (owner: typeof person, name: string, body: object = {}) =>
    (await owner.call(createCollection, { name, prompt_id: open, ...body })).collection.token as string
  await newCollection(person, `Alone ${person.id}`, { description: `By ${person.display_name}` })
  const token = await newCollection(person, `Shared ${person.id}`)
  await person.call(addToCollection, { token, prompt_id: theirs.id, note: 'Start here' })
  await person.call(addCollectionEditor, { token, user_id: friend.id })
  const co_edited = await newCollection(friend, `Friend’s ${person.id}`)
  await friend.call(addCollectionEditor, { token: co_edited, user_id: person.id })
  await admin.call(deleteCollection, {
    token: await newCollection(person, `Moderated list ${person.id}`, { visibility: 'public' }),
  })
  await person.call(createKey, { name: `Laptop of ${person.netid}`, scope: 'read' })
  await person.call(enhancePrompt, { original_prompt: 'Explain this.' })
  await person.call(updateUser, { uid: friend.id, action: 'disable' })
  await admin.call(updateUser, { uid: person.id, action: 'remove_admin' })
  await admin.call(deleteAnyPrompt, { id: removed })
  await app.inject({ url: `/api/admin/prompts/${secret}`, headers: admin.headers })
  const moderated = await submit(`Moderated ${person.id}`, 'public')
  const reason = `${person.display_name} asked for it.`
  await admin.call(deletePrompt, { prompt_id: moderated, reason })
  const prompts = { open, naming, described, secret, removed, moderated, theirs: theirs.id, elsewhere }
  return { admin, friend, person, prompts }
}

const mentions = (names: string[]) => database.withSession((run) => findMentions(run, namesPattern(names)))
const namesOf = ({
  netid,
  display_name,
  email,
}: {
  netid: string
  display_name: string
  email: string | null
}) => [netid, display_name, email ?? netid]

describe('what is stored about a user', async () => {
  const { admin, person, friend, prompts } = await busyMember()

  it('is exported table by table', async () => {
    const account = await findAccount(db, person.netid)
    if (!account) throw new Error('the account is missing')
    expect(JSON.parse(JSON.stringify(await getEverythingAbout(db, account)))).toMatchObject({
      account: { netid: person.netid, display_name: person.display_name, email: person.email },
      sessions: [{ issuer: 'development' }],
      api_keys: [{ name: `Laptop of ${person.netid}`, scope: 'read', last_used_at: null }],
      prompts: [
        { id: prompts.open, data_class: 'public' },
        { id: prompts.naming },
        { id: prompts.described, fields: [{ name: 'who' }], data_class: 'restricted' },
        { id: prompts.secret, html: '<p>Do this.</p>', tags: ['Mine'], deleted_at: null },
        { id: prompts.removed, deleted_at: clock.now.toISOString(), deleted_by_admin: true },
        { id: prompts.moderated, delete_reason: `${person.display_name} asked for it.` },
      ],
      revisions: [
        { prompt_id: prompts.open, revision: 1, html: '<p>Do this.</p>', changed: [], was_public: true },
        {
          prompt_id: prompts.open,
          revision: 2,
          html: '<p>Do that.</p>',
          changed: ['content', 'category'],
          note: `Reviewed by ${person.display_name}`,
        },
        { prompt_id: prompts.naming, revision: 1 },
        { prompt_id: prompts.described, revision: 1, fields: [{ name: 'who' }], data_class: 'restricted' },
        { prompt_id: prompts.secret, revision: 1, tags: ['Mine'], was_public: false },
        { prompt_id: prompts.removed, revision: 1 },
        { prompt_id: prompts.moderated, revision: 1 },
      ],
      used_today: [prompts.theirs],
      upvotes: [{ prompt_id: prompts.theirs, title: 'A prompt' }],
      saved_prompts: [{ prompt_id: prompts.theirs, title: 'A prompt' }],
      reports: [{ prompt_id: prompts.theirs, title: 'A prompt', reason: 'copied', action: null }],
      reports_handled: [],
      decisions_about_prompts: [],
      reviews: [
        { prompt_id: prompts.theirs, title: 'A prompt', revision: 1, outcome: 'approved', note: 'Good' },
      ],
      reviews_of_prompts: [{ prompt_id: prompts.open, reviewed_by: admin.display_name, outcome: 'approved' }],
      feedback: [
        {
          prompt_id: prompts.theirs,
          title: 'A prompt',
          revision: 1,
          worked: true,
          tool: 'Claude',
          note: `Thanks, ${person.netid}`,
        },
      ],
      collections: [
        { name: `Alone ${person.id}`, role: 'owner' },
        { name: `Shared ${person.id}`, role: 'owner' },
        { name: `Friend’s ${person.id}`, role: 'editor' },
      ],
      collection_items: [
        { prompt_id: prompts.open },
        { prompt_id: prompts.open },
        { prompt_id: prompts.theirs, note: 'Start here' },
        { prompt_id: prompts.open },
      ],
      shares_made: [
        { prompt_id: prompts.secret, personal_message: 'Mine', shared_with: friend.display_name },
      ],
      shares_received: [
        { prompt_id: prompts.theirs, personal_message: 'Hi', shared_by: friend.display_name },
      ],
      groups: [{ name: `Lab ${person.id}`, role: 'manager', source: 'list' }],
      groups_waiting: [{ name: person.netid }],
      group_shares_made: [
        { prompt_id: prompts.secret, title: `Secret ${person.id}`, personal_message: 'All of you' },
      ],
      notifications_received: [
        { personal_message: 'Hi' },
        { type: 'review_approved', prompt_id: prompts.open },
        { type: 'collection_editor', collection_id: expect.any(Number) },
        { type: 'prompt_deleted', message: `“Removed ${person.id}”` },
        { type: 'prompt_deleted', personal_message: `${person.display_name} asked for it.` },
      ],
      notifications_caused: [{ personal_message: 'Mine' }, { type: 'collection_editor' }],
      ai_enhancements: [{ outcome: 'succeeded' }],
      ai_totals: [{ succeeded: 1 }],
      idempotency_keys: expect.arrayContaining([
        expect.objectContaining({ call: '/api/submit.php', created_id: prompts.open }),
        expect.objectContaining({ call: '/api/share_prompt.php', created_id: null }),
      ]),
      audit_log: [
        { action: 'approved prompt', target_name: `Open ${person.id}` },
        { action: 'approved prompt', target_name: 'A prompt' },
        { action: 'created group', target_name: `Lab ${person.id}` },
        { action: 'changed group members', details: '1 person added' },
        {
          action: 'deleted collection',
          target_name: `Moderated list ${person.id}`,
          details: `public, by ${person.display_name} (${person.netid})`,
        },
        {
          action: 'created API key',
          target_name: `Laptop of ${person.netid}`,
          details: `${person.netid}, read, until 2026-06-13`,
        },
        { action: 'disabled account', actor_name: person.display_name },
        { action: 'removed admin', target_name: person.display_name },
        { action: 'deleted prompt', target_name: `Removed ${person.id}` },
        {
          action: 'read private prompt',
          target_name: `Secret ${person.id}`,
          details: `private, by ${person.display_name} (${person.netid})`,
        },
        {
          action: 'deleted prompt',
          target_name: `Moderated ${person.id}`,
          details: `public, by ${person.display_name} (${person.netid})`,
        },
      ],
      counted_limits: [
        'new-collection',
        'new-editor',
        'new-key',
        'new-prompt',
        'report',
        'share',
        'stored-text',
        'write',
      ].map((name) => ({
        key: `${name}:${person.id}`,
      })),
    })
  })

  it('includes revisions of deleted prompts, and those they saved of a prompt that belongs to someone else', async () => {
    const author = await member()
    const { id: given } = await createPrompt(db, { author_id: author.id })
    const { id: deleted } = await createPrompt(db, { author_id: author.id })
    await db.updateTable('prompts').set({ author_id: friend.id }).where('id', '=', given).execute()
    await db.updateTable('prompts').set({ title: 'By the friend' }).where('id', '=', given).execute()
    await db.updateTable('all_prompts').set({ deleted_at: now }).where('id', '=', deleted).execute()
    expect(await getEverythingAbout(db, author)).toMatchObject({
      revisions: [
        { prompt_id: given, revision: 1 },
        { prompt_id: deleted, revision: 1 },
      ],
    })
  })

  it('never includes the title of someone else’s deleted prompt', async () => {
    const [author, reader] = [await member(), await member()]
    const { id: prompt_id } = await createPrompt(db, { author_id: author.id, title: 'Taken down' })
    await reader.call(toggleUpvote, { prompt_id })
    await reader.call(savePrompt, { prompt_id, saved: true })
    await reader.call(createCollection, { name: 'Mine', prompt_id })
    await author.call(sharePrompt, { prompt_id, recipient_id: reader.id })
    const titles = async (account: typeof reader) => {
      const all = JSON.parse(JSON.stringify(await getEverythingAbout(db, account)))
      const rows = [all.upvotes, all.saved_prompts, all.collection_items, all.shares_received]
      return { rows: rows.flatMap((list) => list ?? []), made: all.shares_made }
    }
    const row = { prompt_id, title: 'Taken down' }
    expect((await titles(reader)).rows).toMatchObject([row, row, row, row])
    await author.call(deletePrompt, { prompt_id })
    const hidden = { prompt_id, title: null }
    expect((await titles(reader)).rows).toMatchObject([hidden, hidden, hidden, hidden])
    expect((await titles(author)).made).toMatchObject([row])
    expect(JSON.stringify(await getEverythingAbout(db, reader))).not.toContain('Taken down')
    expect(await getEverythingAbout(db, author)).toMatchObject({ notifications_caused: [{ prompt_id }] })
  })

  it('never includes the title of a prompt that they shared and can’t view any more', async () => {
    const [author, sharer, recipient] = [await member(), await member(), await member()]
    const { id: prompt_id } = await createPrompt(db, { author_id: author.id })
    await sharer.call(sharePrompt, { prompt_id, recipient_id: recipient.id })
    await db
      .updateTable('prompts')
      .set({ title: 'Private now', is_public: false })
      .where('id', '=', prompt_id)
      .execute()
    expect(await getEverythingAbout(db, sharer)).toMatchObject({ shares_made: [{ prompt_id, title: null }] })
    expect(await getEverythingAbout(db, recipient)).toMatchObject({
      shares_received: [{ prompt_id, title: 'Private now' }],
    })
  })

  it('is only in tables that the export includes', async () => {
    const { rows } = await sql<{ what: string }>`select conrelid::regclass || '.' || attname as what
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(db)
    // To add a new one, export it in getEverythingAbout, make sure erasing clears it, and extend this list.
    expect(rows.map(({ what }) => what)).toEqual([
      'all_prompts.author_id',
      'api_keys.user_id',
      'audit_log.actor_id',
      'collection_members.user_id',
      'edits.saved_by',
      'enhancement_totals.user_id',
      'enhancements.user_id',
      'feedback.user_id',
      'group_members.user_id',
      'group_shares.sharer_id',
      'idempotency_keys.user_id',
      'imports.user_id',
      'invitations.sharer_id',
      'notifications.actor_id',
      'notifications.user_id',
      'oauth_codes.user_id',
      'report_cases.handled_by',
      'reports.user_id',
      'reviews.reviewer_id',
      'revisions.saved_by',
      'saved_prompts.user_id',
      'sessions.user_id',
      'shares.recipient_id',
      'shares.sharer_id',
      'upvotes.user_id',
    ])
  })
})

describe('erasing a user', () => {
  const erase = (netid: string, adminNetIds: string[] = []) => erasePerson(db, { netid, adminNetIds, now })

  it('leaves no mention of them in any text column', async () => {
    const { person, friend, prompts } = await busyMember()
    expect(await listUsedToday(db, person.id)).toEqual([prompts.theirs])
    expect((await mentions(namesOf(person))).map(({ table, column }) => `${table}.${column}`)).toEqual(
      expect.arrayContaining([
        'all_prompts.fields',
        'all_prompts.revision_note',
        'all_prompts.title',
        'audit_log.actor_name',
        'audit_log.actor_netid',
        'audit_log.search_text',
        'audit_log.subject_name',
        'audit_log.subject_netid',
        'audit_log.target_name',
        'collections.description',
        'notifications.title',
        'revisions.fields',
        'revisions.note',
        'revisions.title',
        'users.email',
        'users.netid',
      ]),
    )
    await db
      .insertInto('rate_limits')
      .values({ key: `sign-in-person:${person.netid}`, window_start: new Date(), count: 1 })
      .execute()
    const { done } = await erase(person.netid)
    expect(done).toEqual([
      'Deleted the account. It had: sessions 1, prompts 6, revisions 7, upvotes 1, saved prompts 1, feedback 1, reports 1, reviews 1, reviews of prompts 1, collections 3, collection items 4, shares made 1, shares received 1, groups 1, group shares made 1, notifications received 5, notifications caused 2, ai enhancements 1, ai totals 1, idempotency keys 11',
      'Deleted collections: 1. Transferred to a co-editor: 1',
      'AI enhancements are kept for their cost, without a name',
      'Removed from groups that they wait for: 1',
      'Anonymized audit log entries: 11',
    ])
    expect(await mentions(namesOf(person))).toEqual([])
    expect(
      await mentions(
        ['Removed', 'Secret', 'Moderated', 'Moderated list'].map((word) => `${word} ${person.id}`),
      ),
    ).toEqual([])
    expect(
      await db.selectFrom('rate_limits').select('key').where('key', 'like', `%:${person.id}`).execute(),
    ).toEqual([])
    const theirs = await db
      .selectFrom('prompts')
      .select(['upvotes', 'uses', 'helpfulness'])
      .where('id', '=', prompts.theirs)
      .executeTakeFirst()
    expect(theirs).toEqual({ upvotes: 0, uses: 1, helpfulness: 0 })
    const reviews = db.selectFrom('reviews').select(['reviewer_id', 'outcome'])
    expect(await reviews.where('prompt_id', '=', prompts.theirs).execute()).toEqual([
      { reviewer_id: null, outcome: 'approved' },
    ])
    // The co-editor inherits the shared collection, and their own loses a co-editor.
    expect(
      await db
        .selectFrom('collection_members')
        .innerJoin('collections', 'collections.id', 'collection_id')
        .select(['name', 'role'])
        .where('name', 'like', `% ${person.id}`)
        .orderBy('name')
        .execute(),
    ).toEqual([
      { name: `Friend’s ${person.id}`, role: 'owner' },
      { name: `Shared ${person.id}`, role: 'owner' },
    ])
    expect(await listUsedToday(db, person.id)).toEqual([])
    expect(await listUsedToday(db, friend.id)).toEqual([prompts.elsewhere])
    expect(await mentions(namesOf(friend))).not.toEqual([])
  })

  it('deletes tags that name them', async () => {
    const person = await member()
    await person.call(submitPrompt, {
      title: 'Tagged',
      category: 'Research',
      visibility: 'public',
      markdown: '<p>Do this.</p>',
      tags: [person.display_name],
    })
    expect((await mentions(namesOf(person))).map(({ table, column }) => `${table}.${column}`)).toEqual(
      expect.arrayContaining([
        'all_prompts.tag_keys',
        'all_prompts.tags',
        'public_tags.key',
        'public_tags.name',
      ]),
    )
    await erase(person.netid)
    expect(await mentions(namesOf(person))).toEqual([])
  })

  it('keeps costs and actions without the name, and records the erasure', async () => {
    const cost = () =>
      db
        .selectFrom('enhancement_totals')
        .select(sql<number>`sum(succeeded)::int`.as('all'))
        .executeTakeFirst()
    const { person, admin, friend } = await busyMember()
    const before = await cost()
    await erase(person.netid)
    expect(await cost()).toEqual(before)
    const log = await db
      .selectFrom('audit_log')
      .select(['actor_name', 'action', 'target_name', 'details', 'subject_netid'])
      .orderBy('id', 'desc')
      .limit(8)
      .execute()
    const erased = 'Erased user'
    expect(log.reverse().map(Object.values)).toEqual([
      [admin.display_name, 'deleted collection', 'a collection', 'public', null],
      [erased, 'created API key', 'a key', 'read, until 2026-06-13', null],
      [erased, 'disabled account', friend.display_name, '', friend.netid],
      [admin.display_name, 'removed admin', erased, '', null],
      [admin.display_name, 'deleted prompt', 'a prompt', 'public', null],
      [admin.display_name, 'read private prompt', 'a prompt', 'private', null],
      [admin.display_name, 'deleted prompt', 'a prompt', 'public', null],
      ['Server operator', 'erased user', erased, '', null],
    ])
  })

  it('also clears the audit log of a user whose account is already deleted', async () => {
    const { person, admin } = await busyMember()
    await admin.call(deleteUser, { uid: person.id })
    expect(await mentions(namesOf(person))).not.toEqual([])
    expect((await erase(person.netid)).done).toEqual([
      'Removed from groups that they wait for: 1',
      'Anonymized audit log entries: 12',
    ])
    expect(await mentions(namesOf(person))).toEqual([])
  })

  it('refuses an unknown NetID, a configured admin, and the last active admin', async () => {
    await expect(erase('unknown')).rejects.toThrow('No user has the NetID unknown.')
    const person = await member('admin')
    await expect(erase(person.netid, [person.netid])).rejects.toThrow('is listed in ADMIN_NETIDS')
    await db.updateTable('users').set({ role: 'user' }).where('id', '<>', person.id).execute()
    await expect(erase(person.netid)).rejects.toThrow('is the last active admin')
    expect(await findAccount(db, person.netid)).toBeDefined()
  })
})
