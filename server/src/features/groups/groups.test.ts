import { listAuditLog } from '@prompt-library/contract/admin'
import {
  createGroup,
  deleteGroup,
  getGroup,
  listAllGroups,
  listGroupMembers,
  listGroups,
  shareWithGroup,
  updateGroup,
} from '@prompt-library/contract/groups'
import { listNotifications } from '@prompt-library/contract/notifications'
import { getPrompt, listSharedPrompts } from '@prompt-library/contract/prompts'
import { saveSettings } from '@prompt-library/contract/settings'
import { DAY } from '@prompt-library/domain/durations'
import { describe, expect, it } from 'vitest'
import * as builders from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sweepGroups } from './routes.ts'

const { db, clock, newUser } = await createTestApp({ TIME_ZONE: 'Pacific/Auckland' })
// PostgreSQL's clock decides whether a group gives access.
clock.now = new Date()

const NOT_FOUND = [404, 'This group doesn’t exist, or you aren’t in it.']
const MANAGERS_ONLY = [403, 'Only a manager of this group can do this.']
/** A day in Auckland. */
const dayIn = (days: number) =>
  new Date(clock.now.getTime() + days * DAY).toLocaleDateString('sv', { timeZone: 'Pacific/Auckland' })

async function createClass() {
  const [teacher, student, stranger] = [await newUser(), await newUser(), await newUser()]
  const prompt = await builders.createPrompt(db, { author_id: teacher.id, is_public: false })
  const { id: group_id } = await builders.createGroup(db, {
    name: 'Biology 101',
    manager_ids: [teacher.id],
    member_ids: [student.id],
    prompt_ids: [prompt.id],
    sharer_id: teacher.id,
  })
  const reads = async () => (await student.get(getPrompt, { id: prompt.id })).statusCode === 200
  return { teacher, student, stranger, group_id, prompt, reads }
}

describe('creating a group', () => {
  it('makes the user its manager', async () => {
    const user = await newUser()
    const last_day = dayIn(90)
    const group = await user.read(createGroup, { name: ' Biology  101 ', about: 'Fall\nterm', last_day })
    expect(group).toEqual({
      ...{ id: group.id, name: 'Biology 101', about: 'Fall term', last_day, role: 'manager', is_open: true },
      ...{ has_manager: true, managers: [{ id: user.id, display_name: user.display_name }] },
      ...{ member_count: 1, claim_values: null },
    })
    expect(await user.read(listGroups)).toEqual([group])
  })

  it('is refused without a name, after the last day, and beyond 50', async () => {
    const user = await newUser()
    expect(refusal(await user.post(createGroup, { name: ' \n' }))).toEqual([400, 'A group needs a name.'])
    const over = [400, 'This last day is over. Choose today or a later day.']
    expect(refusal(await user.post(createGroup, { name: 'A', last_day: dayIn(-1) }))).toEqual(over)
    expect((await user.post(createGroup, { name: 'A', last_day: dayIn(0) })).statusCode).toBe(201)
    for (let count = 1; count < 50; count += 1)
      await builders.createGroup(db, { manager_ids: [user.id], member_ids: [] })
    const full = [409, 'You can manage up to 50 groups. End one you no longer need.']
    expect(refusal(await user.post(createGroup, { name: 'A' }))).toEqual(full)
    const [first] = await user.read(listGroups)
    await user.post(updateGroup, { group_id: first?.id, ended: true })
    expect((await user.post(createGroup, { name: 'A' })).statusCode).toBe(201)
  })

  it('is up to those that admins choose', async () => {
    const [member, curator, admin] = [
      await newUser(),
      await newUser({ role: 'curator' }),
      await newUser({ role: 'admin' }),
    ]
    const canCreate = async () => {
      const responses = [member, curator, admin].map((user) => user.post(createGroup, { name: 'A' }))
      return (await Promise.all(responses)).map(({ statusCode }) => statusCode === 201)
    }
    expect(await canCreate()).toEqual([true, true, true])
    await admin.post(saveSettings, { groups: 'curators' })
    expect(refusal(await member.post(createGroup, { name: 'A' }))).toEqual([
      403,
      'Only curators can create groups here.',
    ])
    expect(await canCreate()).toEqual([false, true, true])
    await admin.post(saveSettings, { groups: 'admins' })
    expect(await canCreate()).toEqual([false, false, true])
    const [entry] = await admin.read(listAuditLog, { q: 'Who can create groups' })
    expect(entry).toMatchObject({ action: 'changed setting', details: 'curators → admins' })
    await admin.post(saveSettings, { groups: null })
  })

  it('happens once when a request is repeated', async () => {
    const user = await newUser()
    const key = { 'idempotency-key': 'again' }
    const [first, second] = [
      await user.post(createGroup, { name: 'A' }, key),
      await user.post(createGroup, { name: 'A' }, key),
    ]
    expect(second.json()).toEqual(first.json())
    expect(await user.read(listGroups)).toHaveLength(1)
  })
})

describe('a group', () => {
  it('is shown to its members without its members, and to no one else', async () => {
    const { teacher, student, stranger, group_id } = await createClass()
    const shown = await student.read(getGroup, { group_id })
    expect(shown).toMatchObject({ role: 'member', member_count: null, claim_values: null })
    expect(shown.managers).toEqual([{ id: teacher.id, display_name: teacher.display_name }])
    expect(refusal(await student.get(listGroupMembers, { group_id }))).toEqual(MANAGERS_ONLY)
    const admin = await newUser({ role: 'admin' })
    for (const other of [stranger, admin]) {
      expect(refusal(await other.get(getGroup, { group_id }))).toEqual(NOT_FOUND)
      expect(refusal(await other.get(getGroup, { group_id: 2_147_483_647 }))).toEqual(NOT_FOUND)
      expect(await other.read(listGroups)).toEqual([])
    }
  })

  it('is changed by its managers', async () => {
    const { teacher, student, stranger, group_id } = await createClass()
    const changed = { name: 'Biology 102', about: 'Spring', last_day: dayIn(3) }
    expect(await teacher.read(updateGroup, { group_id, ...changed })).toMatchObject(changed)
    expect(await teacher.read(updateGroup, { group_id, last_day: null })).toMatchObject({
      ...changed,
      last_day: null,
    })
    expect(refusal(await student.post(updateGroup, { group_id, name: 'Mine' }))).toEqual(MANAGERS_ONLY)
    expect(refusal(await stranger.post(updateGroup, { group_id, name: 'Mine' }))).toEqual(NOT_FOUND)
    const admin = await newUser({ role: 'admin' })
    const entries = await admin.read(listAuditLog, { q: 'changed group' })
    expect(entries.slice(0, 2).map(({ details, target_name }) => [target_name, details])).toEqual([
      ['Biology 102', 'no last day'],
      ['Biology 102', `renamed, last day ${changed.last_day}`],
    ])
  })

  it('gives no access from the end of its last day in TIME_ZONE', async () => {
    const { teacher, group_id, reads } = await createClass()
    await teacher.read(updateGroup, { group_id, last_day: '2031-07-01' })
    const { ends_at } = await db
      .selectFrom('groups')
      .select('ends_at')
      .where('id', '=', group_id)
      .executeTakeFirstOrThrow()
    expect(ends_at?.toISOString()).toBe('2031-07-01T12:00:00.000Z')
    expect(await reads()).toBe(true)
    for (const [milliseconds, expected] of [
      [60_000, true],
      [-1, false],
    ] as const) {
      const moved = { ends_at: new Date(Date.now() + milliseconds) }
      await db.updateTable('groups').set(moved).where('id', '=', group_id).execute()
      expect(await reads()).toBe(expected)
    }
  })

  it('gives no access once it’s ended, and can be reopened', async () => {
    const { teacher, student, group_id, reads } = await createClass()
    const ended = { is_open: false, role: 'manager' }
    expect(await teacher.read(updateGroup, { group_id, ended: true })).toMatchObject(ended)
    expect(await reads()).toBe(false)
    expect(await student.read(listSharedPrompts)).toEqual([])
    expect(refusal(await student.get(getGroup, { group_id }))).toEqual(NOT_FOUND)
    expect(await student.read(listGroups)).toEqual([])
    expect(await teacher.read(listGroups)).toMatchObject([ended])
    const other = await builders.createPrompt(db, { author_id: teacher.id })
    expect(refusal(await teacher.post(shareWithGroup, { group_id, prompt_id: other.id }))).toEqual([
      409,
      'This group has ended. Reopen it first.',
    ])
    await teacher.read(updateGroup, { group_id, name: 'Still ended' })
    expect(await reads()).toBe(false)
    await teacher.read(updateGroup, { group_id, ended: false })
    expect(await reads()).toBe(true)
    await db
      .updateTable('groups')
      .set({ last_day: dayIn(-2), ends_at: new Date(Date.now() - DAY) })
      .where('id', '=', group_id)
      .execute()
    expect((await teacher.post(updateGroup, { group_id, ended: false })).statusCode).toBe(400)
    await teacher.read(updateGroup, { group_id, last_day: dayIn(2) })
    expect(await reads()).toBe(true)
  })

  it('is deleted 30 days after it ended, and the prompts stay', async () => {
    const { teacher, student, group_id, prompt } = await createClass()
    const second = await builders.createPrompt(db, { author_id: teacher.id })
    await teacher.post(shareWithGroup, { group_id, prompt_id: second.id, personal_message: 'Hello' })
    expect(await student.read(listNotifications)).toMatchObject([{ message: '“Biology 101”' }])
    await teacher.read(updateGroup, { group_id, ended: true })
    const [told] = await student.read(listNotifications)
    expect(told).toMatchObject({ message: 'A group that has ended' })
    expect(told?.data).not.toHaveProperty('group_id')
    await sweepGroups(db, new Date(clock.now.getTime() + 29 * DAY))
    expect(await student.read(listNotifications)).toEqual([])
    expect(await teacher.read(listGroups)).toHaveLength(1)
    await sweepGroups(db, new Date(clock.now.getTime() + 31 * DAY))
    expect(await teacher.read(listGroups)).toEqual([])
    const left = db.selectFrom('group_shares').where('group_id', '=', group_id)
    expect(await left.selectAll().execute()).toEqual([])
    expect((await teacher.get(getPrompt, { id: prompt.id })).statusCode).toBe(200)
  })
})

describe('admins', async () => {
  const admin = await newUser({ role: 'admin' })

  it('list, rename, and delete all groups, without seeing what is in them', async () => {
    const { teacher, stranger, group_id, prompt, reads } = await createClass()
    const name = 'Zoology of axolotls'
    expect(await admin.read(updateGroup, { group_id, name })).toMatchObject({ name, role: null })
    const listed = await admin.get(listAllGroups, { q: 'AXOLÓTL' })
    expect(listed.headers['x-total-count']).toBe('1')
    expect(listed.json()).toMatchObject([{ id: group_id, name, member_count: 2, claim_values: null }])
    expect(refusal(await stranger.get(listAllGroups))[0]).toBe(403)
    for (const body of [{ about: 'x' }, { last_day: null }, { ended: true }])
      expect(refusal(await admin.post(updateGroup, { group_id, ...body }))).toEqual(NOT_FOUND)
    expect(refusal(await admin.get(listGroupMembers, { group_id }))).toEqual(NOT_FOUND)
    expect(await admin.read(listSharedPrompts, { group: group_id })).toEqual([])
    for (const user of [teacher, stranger])
      expect(refusal(await user.post(deleteGroup, { group_id }))[0]).toBe(403)
    await admin.read(deleteGroup, { group_id })
    expect(await reads()).toBe(false)
    expect((await teacher.get(getPrompt, { id: prompt.id })).statusCode).toBe(200)
    expect(refusal(await admin.post(deleteGroup, { group_id }))).toEqual(NOT_FOUND)
    const entries = await admin.read(listAuditLog, { q: 'axolotls' })
    expect(entries.map(({ action }) => action)).toEqual(['deleted group', 'changed group'])
  })

  it('manage a group that no one with an active account manages', async () => {
    const { teacher, student, group_id } = await createClass()
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', teacher.id).execute()
    expect(await admin.read(getGroup, { group_id })).toMatchObject({ has_manager: false, managers: [] })
    expect(await admin.read(listGroupMembers, { group_id })).toHaveLength(2)
    expect(await admin.read(updateGroup, { group_id, about: 'Now ours' })).toMatchObject({
      about: 'Now ours',
    })
    // Not what is shared with it, unless they join.
    expect(await admin.read(listSharedPrompts, { group: group_id })).toEqual([])
    expect(refusal(await student.post(updateGroup, { group_id, about: 'Mine' }))).toEqual(MANAGERS_ONLY)
    await db.updateTable('users').set({ status: 'active' }).where('id', '=', teacher.id).execute()
    expect(refusal(await admin.get(getGroup, { group_id }))).toEqual(NOT_FOUND)
  })
})
