import { listAuditLog } from '@prompt-library/contract/admin'
import {
  changeGroupMembers,
  listAllGroups,
  listGroupMembers,
  updateGroup,
} from '@prompt-library/contract/groups'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createGroup } from '../../testing/builders.ts'
import { cookiesOf, signInBrowser } from '../../testing/sign-in-browser.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { startStandInOidc } from '../../testing/stand-in-oidc.ts'
import { createTestApp } from '../../testing/test-app.ts'

const oidc = await startStandInOidc()
afterAll(() => oidc.close())
afterEach(() => oidc.behave())

const testApp = await createTestApp({ ...oidc.settings, OIDC_GROUPS_CLAIM: 'groups' })
const { db, clock, log, newUser } = testApp
clock.now = new Date()
const { login, verify, sessionOf } = signInBrowser(testApp)
const admin = await newUser({ role: 'admin' })

/** A group to which these values lead, and what its manager sees of Ana. */
async function createMapped(...claim_values: string[]) {
  const teacher = await newUser()
  const { id: group_id } = await createGroup(db, { manager_ids: [teacher.id] })
  await admin.read(updateGroup, { group_id, claim_values })
  const ana = async () =>
    (await teacher.read(listGroupMembers, { group_id })).find(({ name }) => name === 'Ana Adams')
  return { teacher, group_id, ana }
}

async function signIn(claims: object) {
  const start = await login()
  const person = { sub: 'sub-ana', preferred_username: 'ana1', name: 'Ana Adams', ...claims }
  const response = await verify(
    String(oidc.respond(String(start.headers.location), person)),
    cookiesOf(start),
  )
  expect(response.statusCode, response.body).toBe(200)
  expect(await sessionOf(response)).not.toBeNull()
  return response.json().user.id as number
}

const warnings = () => log.filter(({ level }) => level === 40).map(({ msg }) => msg)

describe('claims', () => {
  it('lead into groups at a sign-in, and out of them at the next', async () => {
    const { ana } = await createMapped('bio101', 'BIO101', 'staff')
    await signIn({ groups: ['other', 'bio101'] })
    const seen_at = clock.now.toISOString()
    expect(await ana()).toMatchObject({ role: 'member', by_claim: true, seen_at })
    clock.now = new Date(clock.now.getTime() + 60_000)
    await signIn({ groups: 'bio101' })
    expect(await ana()).toMatchObject({ by_claim: true, seen_at: clock.now.toISOString() })
    await signIn({ groups: ['Bio101'] })
    expect(await ana()).toBeUndefined()
    oidc.behave({ userInfo: { groups: ['staff'] } })
    await signIn({})
    expect(await ana()).toMatchObject({ by_claim: true })
    oidc.behave()
    await signIn({})
    expect(await ana()).toBeUndefined()
  })

  it('never take away whom a manager added, or made a manager', async () => {
    const { teacher, group_id, ana } = await createMapped('chem')
    const id = await signIn({ groups: ['chem'] })
    expect(await ana()).toMatchObject({ by_claim: true })
    await teacher.read(changeGroupMembers, { group_id, add_ids: [id] })
    await signIn({ groups: [] })
    expect(await ana()).toMatchObject({ by_claim: false, role: 'member' })
    await teacher.read(changeGroupMembers, { group_id, remove_ids: [id] })
    await signIn({ groups: ['chem'] })
    await teacher.read(changeGroupMembers, { group_id, add_ids: [id], role: 'manager' })
    await signIn({ groups: [] })
    expect(await ana()).toMatchObject({ by_claim: false, role: 'manager' })
  })

  it('that don’t fit into a token change nothing, and the log says so', async () => {
    const { ana } = await createMapped('phys')
    await signIn({ groups: ['phys'] })
    const { seen_at } = (await ana()) ?? {}
    const elsewhere = {
      _claim_names: { groups: 'src1' },
      _claim_sources: { src1: { endpoint: 'https://graph.windows.net/x/users/y/getMemberObjects' } },
    }
    for (const overage of [elsewhere, { hasgroups: true }]) {
      log.length = 0
      clock.now = new Date(clock.now.getTime() + 60_000)
      await signIn(overage)
      expect(await ana()).toMatchObject({ by_claim: true, seen_at })
      expect(warnings()).toEqual(['the groups of a user don’t fit into a token, so they stay in theirs'])
    }
    await signIn({ _claim_names: { address: 'src1' } })
    expect(await ana()).toBeUndefined()
  })

  it('are read up to 200 values, and only text', async () => {
    const { ana } = await createMapped('value199', 'value200')
    const values = Array.from({ length: 200 }, (_, index) => `value${index}`)
    log.length = 0
    await signIn({ groups: [...values.slice(0, 199), 7, { value: 'value200' }, null, 'value199'] })
    expect(await ana()).toMatchObject({ by_claim: true })
    expect(warnings()).toEqual([])
    await signIn({ groups: [...values.slice(0, 199), 'x', 'value199', 'value200'] })
    expect(warnings()).toEqual(['only the first 200 groups of a user are read'])
    expect(await ana()).toBeUndefined()
  })

  it('lead into no group that is full', async () => {
    const { group_id, ana } = await createMapped('full')
    const waiting = Array.from({ length: 1_999 }, (_, index) => ({
      ...{ group_id, name: `waits${index}`, added_at: clock.now },
    }))
    await db.insertInto('group_waiting').values(waiting).execute()
    await signIn({ groups: ['full'] })
    expect(await ana()).toBeUndefined()
    await db.deleteFrom('group_waiting').where('name', '=', 'waits7').execute()
    await signIn({ groups: ['full'] })
    expect(await ana()).toMatchObject({ by_claim: true })
  })

  it('are chosen by admins alone', async () => {
    const { teacher, group_id } = await createMapped('b', 'a', 'a')
    const [group] = (await admin.read(listAllGroups)).filter(({ id }) => id === group_id)
    expect(group?.claim_values).toEqual(['a', 'b'])
    expect(refusal(await teacher.post(updateGroup, { group_id, claim_values: ['x'] }))).toEqual([
      403,
      'Only admins can choose which claims lead to a group.',
    ])
    const many = Array.from({ length: 201 }, (_, index) => `value${index}`)
    const tooMany = [400, 'A group can have up to 200 claim values.']
    expect(refusal(await admin.post(updateGroup, { group_id, claim_values: many }))).toEqual(tooMany)
    const [entry] = await admin.read(listAuditLog)
    expect(entry).toMatchObject({ action: 'changed group', details: '3 claim values' })
  })
})

it('no claim is read, and none can be chosen, where OIDC_GROUPS_CLAIM isn’t set', async () => {
  const other = await createTestApp({ ...oidc.settings })
  const otherAdmin = await other.newUser({ role: 'admin' })
  const { id: group_id } = await createGroup(other.db, {})
  const response = await otherAdmin.post(updateGroup, { group_id, claim_values: ['x'] })
  expect(refusal(response)).toEqual([
    409,
    'The sign-in service sends no groups. Set OIDC_GROUPS_CLAIM first.',
  ])
  expect(await otherAdmin.read(listAllGroups)).toMatchObject([{ claim_values: null }])
})
