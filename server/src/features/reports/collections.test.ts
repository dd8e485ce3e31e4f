import { listAuditLog } from '@prompt-library/contract/admin'
import {
  deleteCollection,
  featureCollection,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import { getCollection, listCollections } from '@prompt-library/contract/collections'
import { listNotifications } from '@prompt-library/contract/notifications'
import { handleReport, reportCollection } from '@prompt-library/contract/reports'
import { countToDo, listToDo } from '@prompt-library/contract/to-do'
import { describe, expect, it } from 'vitest'
import { getEverythingAbout } from '../../commands/person/export-queries.ts'
import { createCollection } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, newUser, visitor } = await createTestApp()
const curator = await newUser({ role: 'curator', display_name: 'Cora Curator' })
const admin = await newUser({ role: 'admin' })
type User = typeof curator

let count = 0

/** A public collection with a name of its own, and someone who reported it. */
async function reported() {
  const [owner, editor, reporter] = [await newUser(), await newUser(), await newUser()]
  count += 1
  const name = `Cheating kit ${count}`
  const fields = { owner_id: owner.id, editor_ids: [editor.id], name }
  const { token } = await createCollection(db, { ...fields, visibility: 'public' })
  const report = (by: User, note: string) => by.post(reportCollection, { token, reason: 'unsafe', note })
  expect((await report(reporter, 'It says how to cheat.')).statusCode).toBe(200)
  const entryFor = async (by: User, kind = 'reported') =>
    (await by.read(listToDo, { kind })).find(({ title }) => title === name)
  const report_id = (await entryFor(admin))?.report?.id
  const handle = (action: string, message?: string, by: User = curator) =>
    by.post(handleReport, { report_id, action, message })
  return { name, token, owner, editor, reporter, report, entryFor, handle }
}

const notices = async (user: User) => await user.read(listNotifications)

describe('a reported collection', () => {
  it('is on the list of curators, without names, and the last report of a person counts', async () => {
    const { name, token, owner, editor, reporter, report, entryFor } = await reported()
    await report(reporter, 'And it names students.')
    const before = (await curator.read(countToDo)).reported
    expect(before).toBe(1)
    for (const by of [curator, admin]) {
      const entry = await entryFor(by)
      expect(entry).toMatchObject({
        kind: 'reported',
        prompt_id: null,
        collection_token: token,
        title: name,
        author_name: owner.display_name,
        visibility: 'public',
        report: { report_count: 1, reports: [{ reason: 'unsafe', note: 'And it names students.' }] },
      })
      expect(JSON.stringify(entry)).not.toContain(`"${reporter.display_name}"`)
    }
    expect([await notices(owner), await notices(editor)]).toEqual([[], []])
  })

  it('is hidden from the curators who edit it, and from everyone once it isn’t public', async () => {
    const { token, owner, editor, entryFor, handle } = await reported()
    await db.updateTable('users').set({ role: 'curator' }).where('id', '=', editor.id).execute()
    expect(await entryFor(editor)).toBeUndefined()
    expect((await handle('dismiss', '', editor)).statusCode).toBe(404)
    await owner.post(updateCollection, { token, visibility: 'private' })
    expect(await entryFor(curator)).toBeUndefined()
    expect((await handle('make_private', 'Why')).statusCode).toBe(404)
  })

  it('stays as it is if a curator dismisses the reports: only who reported it is told', async () => {
    const { token, owner, reporter, handle, entryFor } = await reported()
    expect((await handle('dismiss')).statusCode).toBe(200)
    expect((await visitor.get(getCollection, { token })).statusCode).toBe(200)
    expect(await notices(owner)).toEqual([])
    expect(await notices(reporter)).toMatchObject([
      { type: 'report_handled', message: 'A curator looked at it and left it as it is.' },
    ])
    expect(await entryFor(curator, 'done')).toMatchObject({ report: { handled: { action: 'dismiss' } } })
    expect(await entryFor(curator, 'decided')).toMatchObject({ kind: 'done' })
  })

  it('is made private, with the reason for those who edit it', async () => {
    const { name, token, owner, editor, reporter, handle } = await reported()
    await admin.post(featureCollection, { token })
    expect((await handle('make_private')).json().message).toBe('Tell the author why.')
    expect((await handle('make_private', 'It names students.')).statusCode).toBe(200)
    for (const by of [visitor, reporter, curator])
      expect((await by.get(getCollection, { token })).statusCode).toBe(404)
    expect((await visitor.get(listCollections)).body).not.toContain(name)
    const [mine] = await owner.read(listCollections, { scope: 'own' })
    expect(mine).toMatchObject({ name, visibility: 'private' })
    expect(mine?.token).not.toBe(token)
    for (const by of [owner, editor])
      expect(await notices(by)).toMatchObject([
        {
          type: 'collection_unpublished',
          title: 'A curator made your collection private',
          message: `“${name}”`,
          data: { collection_token: mine?.token, personal_message: 'It names students.' },
        },
      ])
    expect((await admin.read(listAuditLog, { q: name }))[0]).toMatchObject({
      action: 'made collection private',
      actor_name: 'Cora Curator',
      reason: 'It names students.',
    })
    // Its name is its owner's business now, and may be another.
    for (const by of [curator, admin]) {
      const handled = await by.read(listToDo, { kind: 'done' })
      const done = handled.find(({ report }) => report?.handled?.message === 'It names students.')
      expect(done).toMatchObject({ title: null, visibility: 'private', collection_token: null })
    }
    // Out of the library's row, also when its owner publishes it again.
    const again = await owner.post(updateCollection, { token: mine?.token, visibility: 'public' })
    expect(again.json()).toMatchObject({ visibility: 'public', featured: false })
  })

  it('can’t be deleted or asked to change, and is handled once', async () => {
    const { handle } = await reported()
    for (const action of ['ask_for_changes', 'delete'])
      expect((await handle(action, 'Why')).json().message).toBe(
        'A collection can only be left as it is or made private.',
      )
    expect((await handle('dismiss')).statusCode).toBe(200)
    const second = await handle('dismiss', '', admin)
    expect(refusal(second)).toEqual([409, 'Cora Curator has already handled these reports.'])
  })

  it('leaves the list when it’s deleted', async () => {
    const { token, owner, entryFor, handle } = await reported()
    await owner.post(deleteCollection, { token })
    expect(await entryFor(curator)).toBeUndefined()
    expect((await handle('dismiss')).statusCode).toBe(404)
  })

  it('is in the exports of those who reported, decided, and were told, without who reported it', async () => {
    const { name, owner, reporter, handle } = await reported()
    await handle('make_private', 'It names students.')
    const exported = async ({ id, netid, display_name, email }: User) =>
      JSON.stringify(await getEverythingAbout(db, { id, netid: netid ?? '', display_name, email }))
    expect(await exported(reporter)).toContain('It says how to cheat.')
    expect(await exported(reporter)).not.toContain(name)
    expect(await exported(curator)).toContain('It names students.')
    const ofOwner = await exported(owner)
    expect(ofOwner).toContain('"decisions_about_collections":[{')
    expect(ofOwner).not.toContain('cheat.')
  })
})
