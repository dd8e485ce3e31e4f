import { listAuditLog } from '@prompt-library/contract/admin'
import {
  changeGroupMembers,
  findGroupMembers,
  getGroup,
  listGroupMembers,
  listGroups,
} from '@prompt-library/contract/groups'
import { getPrompt } from '@prompt-library/contract/prompts'
import { DAY } from '@prompt-library/domain/durations'
import { GROUP_MEMBERS_MAX } from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import * as builders from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { joinGroups } from './join-groups.ts'
import { sweepGroups } from './routes.ts'

const { db, clock, newUser } = await createTestApp()
clock.now = new Date()

async function createClass(people = {}) {
  const [teacher, student] = [await newUser(), await newUser({ display_name: 'Stu Dent' })]
  const prompt = await builders.createPrompt(db, { author_id: teacher.id, is_public: false })
  const { id: group_id } = await builders.createGroup(db, {
    manager_ids: [teacher.id],
    member_ids: [student.id],
    prompt_ids: [prompt.id],
    sharer_id: teacher.id,
    ...people,
  })
  return { teacher, student, group_id, prompt }
}

const signIn = (user: { id: number; netid: string | null; email: string | null }) =>
  joinGroups(db, { person: user, claims: undefined, now: clock.now })

describe('members', () => {
  it('are listed to managers, with their last sign-in, and those who wait last', async () => {
    const { teacher, student, group_id } = await createClass({ waiting: ['zed@example.edu', 'abc1'] })
    await db.updateTable('users').set({ last_login_at: clock.now }).where('id', '=', student.id).execute()
    const person = { by_claim: false, seen_at: null }
    const waiting = { ...person, id: null, address: null, role: 'waiting', last_login_at: null }
    expect(await teacher.read(listGroupMembers, { group_id })).toEqual([
      {
        ...person,
        id: teacher.id,
        name: teacher.display_name,
        address: teacher.email,
        role: 'manager',
        last_login_at: null,
      },
      {
        ...{ ...person, id: student.id, name: 'Stu Dent', address: student.email },
        ...{ role: 'member', last_login_at: clock.now.toISOString() },
      },
      { ...waiting, name: 'abc1' },
      { ...waiting, name: 'zed@example.edu' },
    ])
  })

  it('leave by themselves, and are told from others who can’t', async () => {
    const { teacher, student, group_id, prompt } = await createClass()
    const other = await newUser()
    expect(refusal(await student.post(changeGroupMembers, { group_id, remove_ids: [teacher.id] }))).toEqual([
      403,
      'Only a manager of this group can do this.',
    ])
    const both = { group_id, remove_ids: [student.id], add_ids: [other.id] }
    expect((await student.post(changeGroupMembers, both)).statusCode).toBe(403)
    expect((await other.post(changeGroupMembers, { group_id, remove_ids: [other.id] })).statusCode).toBe(404)
    await student.read(changeGroupMembers, { group_id, remove_ids: [student.id] })
    expect((await student.get(getPrompt, { id: prompt.id })).statusCode).toBe(404)
    expect(await student.read(listGroups)).toEqual([])
    const admin = await newUser({ role: 'admin' })
    const [entry] = await admin.read(listAuditLog)
    expect(entry).toMatchObject({ action: 'left group', actor_name: 'Stu Dent', details: '1 person removed' })
  })

  it('become managers and hand over, and the last manager can go', async () => {
    const { teacher, student, group_id } = await createClass()
    const promote = { group_id, add_ids: [student.id], role: 'manager' }
    expect((await student.post(changeGroupMembers, promote)).statusCode).toBe(403)
    await teacher.read(changeGroupMembers, promote)
    await teacher.read(changeGroupMembers, { group_id, add_ids: [teacher.id], role: 'member' })
    expect(await student.read(getGroup, { group_id })).toMatchObject({
      role: 'manager',
      managers: [{ id: student.id }],
    })
    expect(await teacher.read(getGroup, { group_id })).toMatchObject({ role: 'member', member_count: null })
    await student.read(changeGroupMembers, { group_id, remove_ids: [student.id] })
    const admin = await newUser({ role: 'admin' })
    expect(await admin.read(getGroup, { group_id })).toMatchObject({ has_manager: false, managers: [] })
    const entries = await admin.read(listAuditLog, { q: 'made group' })
    expect(entries.slice(0, 2).map(({ action, subject_netid }) => [action, subject_netid])).toEqual([
      ['made group member', teacher.netid],
      ['made group manager', student.netid],
    ])
    // Adding someone again doesn't change their role.
    await admin.read(changeGroupMembers, { group_id, add_ids: [teacher.id], role: 'manager' })
    await teacher.read(changeGroupMembers, { group_id, add_ids: [teacher.id, student.id] })
    expect(await teacher.read(getGroup, { group_id })).toMatchObject({ role: 'manager', member_count: 2 })
  })

  it('can’t be made managers of more than 50 groups', async () => {
    const { teacher, student, group_id } = await createClass()
    for (let count = 0; count < 50; count += 1) await builders.createGroup(db, { manager_ids: [student.id] })
    const promote = { group_id, add_ids: [student.id], role: 'manager' }
    const refused = [409, 'Stu Dent already manages 50 groups.']
    expect(refusal(await teacher.post(changeGroupMembers, promote))).toEqual(refused)
  })

  it('are at most 2,000 with those who wait', async () => {
    const { teacher, group_id } = await createClass()
    const names = (count: number) => Array.from({ length: count }, (_, index) => `waits${index}`)
    const full = names(GROUP_MEMBERS_MAX - 2)
    await teacher.read(changeGroupMembers, { group_id, add_names: full })
    const refused = [409, 'A group can have up to 2,000 people.']
    expect(refusal(await teacher.post(changeGroupMembers, { group_id, add_names: ['one-more'] }))).toEqual(
      refused,
    )
    const { id } = await builders.createUser(db)
    expect(refusal(await teacher.post(changeGroupMembers, { group_id, add_ids: [id] }))).toEqual(refused)
    const exchange = { group_id, add_ids: [id], remove_names: ['WAITS7'] }
    expect((await teacher.read(changeGroupMembers, exchange)).message).toBe(
      '1 person added, 1 person removed.',
    )
    const tooMany = { group_id, add_names: names(GROUP_MEMBERS_MAX + 1) }
    expect(refusal(await teacher.post(changeGroupMembers, tooMany))).toEqual([
      400,
      'A list can have up to 2,000 people.',
    ])
  })

  it('aren’t disabled or deleted accounts, nor the library itself', async () => {
    const { teacher, group_id } = await createClass()
    const disabled = await builders.createUser(db, { status: 'disabled' })
    const library = await builders.createLibraryAccount(db)
    const add_ids = [disabled.id, library.id, 2_147_483_647]
    expect(await teacher.read(changeGroupMembers, { group_id, add_ids })).toEqual({
      success: true,
      message: 'Nothing changed.',
    })
    expect(await teacher.read(listGroupMembers, { group_id })).toHaveLength(2)
  })
})

describe('people who wait', () => {
  it('join when they sign in with this NetID or email, and once under both', async () => {
    const { teacher, group_id, prompt } = await createClass()
    const add_names = ['NEW1', 'New.One@Example.edu', 'other9']
    expect((await teacher.read(changeGroupMembers, { group_id, add_names })).message).toBe(
      '3 people waiting until they sign in.',
    )
    const person = await newUser({ netid: 'new1', email: 'new.one@example.edu' })
    expect((await person.get(getPrompt, { id: prompt.id })).statusCode).toBe(404)
    await signIn(person)
    expect((await person.get(getPrompt, { id: prompt.id })).statusCode).toBe(200)
    const waiting = await teacher.read(listGroupMembers, { group_id })
    expect(waiting.flatMap(({ id, name }) => (id === null ? name : []))).toEqual(['other9'])
    await teacher.read(changeGroupMembers, { group_id, remove_names: ['Other9'] })
    const other = await newUser({ netid: 'other9' })
    await signIn(other)
    expect(await other.read(listGroups)).toEqual([])
  })

  it('must have a complete NetID or email', async () => {
    const { teacher, group_id } = await createClass()
    for (const name of ['Ana Ruiz', 'ana@', 'a\u0430a'])
      expect(refusal(await teacher.post(changeGroupMembers, { group_id, add_names: [name] }))).toEqual([
        400,
        `${name}: This isn’t a complete ID or email address. Check the spelling.`,
      ])
  })

  it('are forgotten after a year', async () => {
    const { teacher, group_id } = await createClass({ waiting: ['early1'] })
    await teacher.read(changeGroupMembers, { group_id, add_names: ['late1'] })
    const yearAfter = db.selectFrom('group_waiting').select('added_at').where('name', '=', 'early1')
    const { added_at } = await yearAfter.executeTakeFirstOrThrow()
    await sweepGroups(db, new Date(added_at.getTime() + 366 * DAY))
    const left = await teacher.read(listGroupMembers, { group_id })
    expect(left.map(({ name }) => name)).not.toContain('early1')
    expect(left.map(({ name }) => name)).toContain('late1')
  })
})

it('a class of 400 is looked up, added, and made equal to a new list', async () => {
  const { teacher, group_id, prompt } = await createClass({ member_ids: [] })
  const students = []
  for (let index = 0; index < 365; index += 1)
    students.push(
      await builders.createUser(db, { netid: `class${index}`, email: `class.${index}@example.edu` }),
    )
  const unknown = Array.from({ length: 30 }, (_, index) => `unknown${index}@example.edu`)
  const broken = ['Ana Ruiz', 'Office 3', '???', 'ruiz@', '—']
  const names = [
    ...students.map(({ netid, email }, index) => (index % 2 ? netid : email)),
    ...unknown,
    ...broken,
  ]
  const found = await teacher.read(findGroupMembers, { group_id, names })
  const of = (wanted: string) => found.filter(({ result }) => result === wanted)
  expect([of('found').length, of('waits').length, of('not_found').length]).toEqual([365, 30, 5])
  expect(of('not_found').map(({ name }) => name)).toEqual(broken)
  const first = {
    add_ids: of('found').flatMap(({ recipient }) => recipient?.id ?? []),
    add_names: of('waits').map(({ name }) => name),
  }
  expect((await teacher.read(changeGroupMembers, { group_id, ...first })).message).toBe(
    '365 people added, 30 people waiting until they sign in.',
  )
  const late = await newUser({ netid: 'late2', email: unknown[0] ?? '' })
  await signIn(late)
  expect((await late.get(getPrompt, { id: prompt.id })).statusCode).toBe(200)
  // Ten leave the class, and ten are new, of whom five never signed in.
  const others = await Promise.all(Array.from({ length: 5 }, () => builders.createUser(db)))
  const changed = {
    add_ids: others.map(({ id }) => id),
    add_names: Array.from({ length: 5 }, (_, index) => `fresh${index}`),
    remove_ids: students.slice(0, 8).map(({ id }) => id),
    remove_names: unknown.slice(1, 3),
  }
  expect((await teacher.read(changeGroupMembers, { group_id, ...changed })).message).toBe(
    '5 people added, 5 people waiting until they sign in, 10 people removed.',
  )
  expect(await teacher.read(listGroupMembers, { group_id })).toHaveLength(1 + 365 + 30)
})
