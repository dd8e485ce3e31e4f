import { createKey } from '@prompt-library/contract/keys'
import { getSession } from '@prompt-library/contract/session'
import { describe, expect, it } from 'vitest'
import { recordAudit } from '../features/audit/queries.ts'
import { signInSubject } from '../features/session/tokens.ts'
import { createUser, signInAs } from '../testing/builders.ts'
import { injected } from '../testing/signed-in-user.ts'
import { createTestApp } from '../testing/test-app.ts'
import { erasePerson } from './person/erase.ts'
import { findMentions, namesPattern } from './person/erase-queries.ts'
import { findAccount, getEverythingAbout } from './person/export-queries.ts'
import { linkPerson } from './person/link.ts'
import { Refusal } from './refusal.ts'

const ISSUER = 'https://id.example.edu'

describe('linking an account by command', async () => {
  const { app, db, config, clock } = await createTestApp()
  const link = (netid: string, subject: string) =>
    linkPerson(db, { netid, identity: { issuer: ISSUER, subject }, adminNetIds: ['boss1'], now: clock.now })
  const accountOf = (netid: string) =>
    db.selectFrom('users').select(['issuer', 'subject', 'role']).where('netid', '=', netid).executeTakeFirst()
  const linked = (subject: string, role = 'user') => ({ issuer: ISSUER, subject, role })
  const audited = async () =>
    (await db.selectFrom('audit_log').select(['action', 'target_name']).orderBy('id').execute()).map(
      ({ action, target_name }) => `${action}: ${target_name}`,
    )
  await createUser(db, { netid: 'ana1', display_name: 'Ana' })
  await createUser(db, { netid: 'ada1', display_name: 'Ada', role: 'admin' })

  it('links accounts, admins too', async () => {
    expect(await link('ana1', 's-ana')).toBe(
      'Linked Ana (ana1) to s-ana at https://id.example.edu. Their sessions have ended, and their API keys are revoked.',
    )
    await link('ada1', 's-ada')
    expect([await accountOf('ana1'), await accountOf('ada1')]).toEqual([
      linked('s-ana'),
      linked('s-ada', 'admin'),
    ])
    expect(await audited()).toEqual(['linked account: Ana', 'linked account: Ada'])
  })

  it('creates the account of an admin of the settings, and makes one of theirs an admin', async () => {
    await link('boss1', 's-boss')
    expect(await accountOf('boss1')).toEqual(linked('s-boss', 'admin'))
    await db.updateTable('users').set({ role: 'user' }).where('netid', '=', 'boss1').execute()
    await link('boss1', 's-boss')
    expect(await accountOf('boss1')).toEqual(linked('s-boss', 'admin'))
    expect((await audited()).slice(2)).toEqual([
      'linked account: boss1',
      'made admin: boss1',
      'linked account: boss1',
      'made admin: boss1',
    ])
  })

  it('replaces a link, ends sessions, and revokes keys', async () => {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('netid', '=', 'ana1')
      .executeTakeFirstOrThrow()
    const headers = await signInAs(db, user, { config, at: clock.now })
    const key = await app.inject(injected(createKey, { name: 'script', scope: 'read' }, headers))
    expect(key.statusCode, key.body).toBe(201)
    await link('ana1', 's-other')
    expect(await accountOf('ana1')).toEqual(linked('s-other'))
    expect((await app.inject({ url: getSession.path, headers })).json().user).toBeNull()
    expect(await db.selectFrom('api_keys').selectAll().where('user_id', '=', user.id).execute()).toEqual([])
  })

  it('refuses an identity of another account, and an account that doesn’t exist', async () => {
    await expect(link('ana1', 's-ada')).rejects.toThrow('This identity is linked to ada1.')
    await expect(link('new1', 's-new')).rejects.toThrow('No account has the NetID new1.')
    await expect(link('new1', 's-new')).rejects.toBeInstanceOf(Refusal)
    expect([await accountOf('ana1'), await accountOf('new1')]).toEqual([linked('s-other'), undefined])
  })
})

describe('an account that is linked to an identity', async () => {
  const { db, database, config, clock } = await createTestApp()
  const identity = { issuer: ISSUER, subject: 'sub-of-linda' }
  const user = await createUser(db, { netid: 'linda1' })
  await db.updateTable('users').set(identity).where('id', '=', user.id).execute()
  await signInAs(db, user, { config, at: clock.now })
  const key = `sign-in-person:${signInSubject({ netid: 'linda1', identity })}`
  await db.insertInto('rate_limits').values({ key, window_start: clock.now, count: 1 }).execute()
  await recordAudit(db, {
    actor: { id: null, display_name: 'Sign-in service' },
    action: 'refused sign-in',
    target: { type: 'user', id: user.id, name: user.display_name, subject: user },
    reason: 'sub: sub-of-linda',
    now: clock.now,
  })

  it('is exported with it, and erased with every trace of it', async () => {
    const account = await findAccount(db, 'linda1')
    expect(account && (await getEverythingAbout(db, account))).toMatchObject({
      account: identity,
      sessions: [{ issuer: expect.any(String) }],
      audit_log: [{ reason: 'sub: sub-of-linda' }],
      counted_limits: [{ key }],
    })
    await erasePerson(db, { netid: 'linda1', adminNetIds: [], now: clock.now })
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([])
    const pattern = namesPattern(['sub-of-linda'])
    expect(await database.withSession((run) => findMentions(run, pattern))).toEqual([])
  })
})
