import { getSession } from '@prompt-library/contract/session'
import { describe, expect, it } from 'vitest'
import { recordAudit } from '../features/audit/queries.ts'
import { signInSubject } from '../features/session/tokens.ts'
import { createUser, signInAs } from '../testing/builders.ts'
import { commandContext } from '../testing/command-context.ts'
import { createTestApp } from '../testing/test-app.ts'
import { bindAccounts } from './person/bind.ts'
import { erasePerson } from './person/erase.ts'
import { findMentions, namesPattern } from './person/erase-queries.ts'
import { findAccount, getEverythingAbout } from './person/export-queries.ts'
import { readLinks } from './person/link-file.ts'
import { Refusal } from './refusal.ts'

const ISSUER = 'https://id.example.edu'

describe('a file with links', () => {
  it('has a NetID and a "sub" on each line', () => {
    const text =
      '\uFEFFNetID,sub\r\n# our admins\r\nABC1, 248289761001 \r\n\r\n"def2","a-B_c=|7"\r\nghi3,\r\n'
    expect(readLinks(text)).toEqual([
      { netid: 'abc1', subject: '248289761001' },
      { netid: 'def2', subject: 'a-B_c=|7' },
      { netid: 'ghi3', subject: null },
    ])
  })

  it('is refused as a whole, with each problem’s line', () => {
    const text = `abc1\na b,1\nabc1,1,2\nok1,7\nok1,8\nok2,7\nok3,é\nok4,${'x'.repeat(256)}`
    expect(() => readLinks(text)).toThrow(Refusal)
    expect(() => readLinks(text)).toThrow(
      [
        'The file has problems. Nothing was changed.',
        'Line 1: There must be a NetID, a comma, and a "sub".',
        'Line 2: "a b" is not a NetID.',
        'Line 3: There must be a NetID, a comma, and a "sub".',
        'Line 5: ok1 is on an earlier line too.',
        'Line 6: The "sub" of ok2 is on line 4 too.',
        'Line 7: "é" is not a "sub".',
      ].join('\n'),
    )
    expect(() => readLinks('\n# nothing\n')).toThrow('The file has no lines.')
  })
})

describe('linking accounts by command', async () => {
  const { app, db, config, clock } = await createTestApp()
  let printed: readonly string[] = []
  const run = async (text: string, { yes = true, answer = '' } = {}) => {
    const context = commandContext({ ask: async () => answer, now: clock.now })
    printed = context.printed
    const adminNetIds = ['boss1']
    await bindAccounts(db, { lines: readLinks(text), issuer: ISSUER, adminNetIds, yes, context })
    return printed.join('\n')
  }
  const linkOf = async (netid: string) =>
    (await db
      .selectFrom('users')
      .select(['issuer', 'subject'])
      .where('netid', '=', netid)
      .executeTakeFirst()) ?? 'none'
  const linked = (subject: string) => ({ issuer: ISSUER, subject })
  const unlinked = { issuer: null, subject: null }
  const audited = async () =>
    (
      await db.selectFrom('audit_log').select(['action', 'target_name', 'details']).orderBy('id').execute()
    ).map(({ action, target_name, details }) => `${action}: ${target_name} ${details}`.trim())

  await createUser(db, { netid: 'ana1', display_name: 'Ana' })
  await createUser(db, { netid: 'ada1', display_name: 'Ada', role: 'admin' })

  it('says beforehand what would change, and changes nothing', async () => {
    const running = run('ana1,s-ana\nada1,s-ada\nboss1,s-boss\nnew1,s-new', { yes: false, answer: 'no' })
    await expect(running).rejects.toThrow('Nothing was changed.')
    expect(printed.join('\n')).toBe(
      [
        'Issuer: https://id.example.edu',
        'To be linked: 2',
        '  ana1 (Ana): s-ana',
        '  ada1 (Ada, admin): s-ada',
        'To be created and linked, because ADMIN_NETIDS lists them: 1',
        '  boss1: s-boss',
        'No account has this NetID: 1',
        '  new1: s-new',
        'Already as in the file: 0',
      ].join('\n'),
    )
    expect(await linkOf('ana1')).toEqual(unlinked)
  })

  it('links accounts, admins too, and creates those of ADMIN_NETIDS only', async () => {
    const text = 'ana1,s-ana\nada1,s-ada\nboss1,s-boss\nnew1,s-new'
    expect(await run(text, { yes: false, answer: ' Bind ' })).toContain('Changed 3 accounts.')
    expect(await linkOf('ana1')).toEqual(linked('s-ana'))
    expect(await linkOf('ada1')).toEqual(linked('s-ada'))
    expect(await linkOf('boss1')).toEqual(linked('s-boss'))
    expect(await linkOf('new1')).toBe('none')
    expect(await audited()).toEqual([
      'linked account: Ada',
      'made admin: boss1',
      'linked accounts: Sign-in linked 3, linked to another identity 0, unlinked 0',
    ])
    expect(await run(text)).toContain('Already as in the file: 3')
    await db.updateTable('users').set({ role: 'user' }).where('netid', '=', 'boss1').execute()
    expect(await run(text)).toContain('Changed 1 account.')
    const boss = db.selectFrom('users').select('role').where('netid', '=', 'boss1')
    expect((await boss.executeTakeFirst())?.role).toBe('admin')
  })

  it('links to another identity, also if two exchange theirs, and ends their sessions', async () => {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('netid', '=', 'ana1')
      .executeTakeFirstOrThrow()
    const headers = await signInAs(db, user, { config, at: clock.now })
    expect(await run('ana1,s-ada\nada1,s-ana')).toContain('ana1 (Ana): s-ana → s-ada')
    expect([await linkOf('ana1'), await linkOf('ada1')]).toEqual([linked('s-ada'), linked('s-ana')])
    expect((await app.inject({ url: getSession.path, headers })).json().user).toBeNull()
  })

  it('removes links', async () => {
    expect(await run('ana1,')).toContain('ana1 (Ana): s-ada → not linked')
    expect(await linkOf('ana1')).toEqual(unlinked)
  })

  it('refuses to take an identity away from an account that isn’t in the file', async () => {
    await expect(run('ana1,s-ana')).rejects.toThrow('s-ana is linked to ada1')
    expect(await linkOf('ana1')).toEqual(unlinked)
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
