import { listAuditLog } from '@prompt-library/contract/admin'
import { createCollection } from '@prompt-library/contract/collection-changes'
import { listCollectionPrompts } from '@prompt-library/contract/collections'
import { restorePrompt } from '@prompt-library/contract/deleted'
import { exportPrompt } from '@prompt-library/contract/exports'
import { listNotifications } from '@prompt-library/contract/notifications'
import {
  clonePrompt,
  createPrompt,
  deletePrompt,
  updatePrompt,
} from '@prompt-library/contract/prompt-changes'
import { getPrompt, listOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import {
  approvePrompt,
  askForChanges,
  getWaitingPrompt,
  withdrawPrompt,
} from '@prompt-library/contract/publishing'
import { handleReport, reportPrompt } from '@prompt-library/contract/reports'
import { getRevision, listRevisions, restoreRevision } from '@prompt-library/contract/revisions'
import { listSavedPrompts, savePrompt } from '@prompt-library/contract/saved'
import { getSession } from '@prompt-library/contract/session'
import { saveSettings } from '@prompt-library/contract/settings'
import { sharePrompt } from '@prompt-library/contract/sharing'
import { listToDo } from '@prompt-library/contract/to-do'
import { PUBLISHING_RULES, type PublishingRule } from '@prompt-library/domain/prompts/publishing'
import { describe, expect, it } from 'vitest'
import { getEverythingAbout } from '../../commands/person/export-queries.ts'
import * as builders from '../../testing/builders.ts'
import { refusal, type User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, clock, newUser, visitor } = await createTestApp()
const admin = await newUser({ role: 'admin', display_name: 'Ada Admin' })
const curator = await newUser({ role: 'curator', display_name: 'Cora Curator' })

const setRule = async (publishing: PublishingRule) =>
  expect((await admin.post(saveSettings, { publishing })).statusCode).toBe(200)

const FORM = { title: 'Plan a lesson', category: 'Teach', visibility: 'public', markdown: '<p>Plan it.</p>' }
const REFUSED = 'Only curators can make prompts public here. Keep yours private, or share it.'
const NOT_WAITING = 'This prompt isn’t waiting for your approval.'

const create = async (user: User, more: object = {}) =>
  (await user.read(createPrompt, { ...FORM, ...more })).prompt
/** A prompt that a curator has approved, and its author. */
async function approved() {
  await setRule('approval')
  const author = await newUser()
  const { id } = await create(author)
  await approve(curator, id)
  return { author, id }
}
const edit = (user: User, id: number, more: object = {}) => user.post(updatePrompt, { ...FORM, id, ...more })
const approve = (user: User, prompt_id: number, revision: number | undefined = 1) =>
  user.post(approvePrompt, { prompt_id, revision })
const stateOf = async (user: User, id: number) => {
  const { is_public, visibility, publishing } = await user.read(getPrompt, { id })
  return { is_public, visibility, publishing }
}
const WAITS = { is_public: false, visibility: 'private', publishing: 'waiting' }
const PUBLIC = { is_public: true, visibility: 'public', publishing: null }
const EDITED = { is_public: true, visibility: 'public', publishing: 'waiting' }
const PRIVATE = { is_public: false, visibility: 'private', publishing: null }
const HELD = { is_public: false, visibility: 'private', publishing: 'made_private' }
const listed = async (by: User, kind = 'waiting') =>
  (await by.read(listToDo, { kind })).map(({ prompt_id }) => prompt_id)
const isListed = async (id: number, by: User) => (await listed(by)).includes(id)

/** As if a curator had handled reports about it. */
const makePrivate = (id: number) =>
  db
    .updateTable('prompts')
    .set({ is_public: false, unpublished_id: id, waiting_since: null })
    .where('id', '=', id)
    .execute()

describe('under approval', () => {
  it('a new prompt waits: its author and curators know, no one else sees it', async () => {
    await setRule('approval')
    const [author, other] = [await newUser(), await newUser()]
    const { id } = await create(author)
    expect(await stateOf(author, id)).toEqual(WAITS)
    expect(await author.read(listOwnPrompts)).toMatchObject([{ id, ...WAITS }])
    for (const user of [visitor, other, curator, admin])
      expect((await user.get(getPrompt, { id })).statusCode).toBe(404)
    expect(await visitor.read(listPrompts, { q: FORM.title })).toEqual([])
    expect(await isListed(id, curator)).toBe(true)
    expect(await curator.read(getWaitingPrompt, { prompt_id: id })).toMatchObject({
      ...{ revision: 1, was_public: false, was_made_private: false, public_text: null },
      text: { title: FORM.title, html: '<p>Plan it.</p>' },
    })
  })

  it('people it’s shared with see a private prompt, and not that it waits', async () => {
    await setRule('approval')
    const [author, reader] = [await newUser(), await newUser()]
    const { id } = await create(author)
    await author.post(sharePrompt, { prompt_id: id, recipient_id: reader.id })
    expect(await stateOf(reader, id)).toEqual(PRIVATE)
  })

  it('approval publishes exactly what the curator has read, and tells the author', async () => {
    await setRule('approval')
    const author = await newUser()
    const { id } = await create(author)
    await edit(author, id, { markdown: '<p>Changed.</p>' })
    const late = await approve(curator, id)
    expect(refusal(late)).toEqual([409, 'This prompt changed while you were reading it.'])
    expect(late.json().waiting).toMatchObject({ revision: 2, text: { html: '<p>Changed.</p>' } })
    expect((await approve(curator, id, 2)).json()).toEqual({ success: true })
    expect(await stateOf(author, id)).toEqual(PUBLIC)
    expect(await visitor.read(listPrompts, { author: author.id })).toMatchObject([{ id }])
    const readable = await visitor.read(listRevisions, { prompt_id: id })
    expect(readable.map(({ revision }) => revision)).toEqual([2])
    expect(await author.read(listNotifications)).toMatchObject([
      { type: 'review_approved', title: 'A curator approved your prompt', message: `“${FORM.title}”` },
    ])
    const details = expect.stringContaining('public')
    const [entry] = await admin.read(listAuditLog, { q: 'approved prompt' })
    expect(entry).toMatchObject({ actor_name: 'Cora Curator', details })
    const review = { state: 'approved', revision: 2, by_name: 'Cora Curator' }
    expect(await visitor.read(getPrompt, { id })).toMatchObject({ review })
    // The second of two curators.
    expect(refusal(await approve(admin, id, 2))).toEqual([404, NOT_WAITING])
  })

  it('an edit waits, whatever it changes, and everyone reads what was approved', async () => {
    const { author, id } = await approved()
    let shown = await visitor.read(getPrompt, { id })
    for (const change of [
      { title: 'Another title' },
      { category: 'Study' },
      { tags: ['exam'], revision_note: 'Call 555-0100' },
      { data_class: 'internal' },
      { markdown: '<p>Another text.</p>' },
      { notes: 'New notes' },
      { markdown: '<p>Plan {{topic}}.</p>', fields: [{ name: 'topic', type: 'text', hint: 'Which one?' }] },
    ]) {
      const edited = (await edit(author, id, change)).json()
      expect(edited, JSON.stringify(change)).toMatchObject({ ...EDITED, title: shown.title })
      const { text, public_text, note } = await curator.read(getWaitingPrompt, { prompt_id: id })
      expect([text.revision, note]).toEqual([edited.edit.revision, edited.edit.note])
      expect(public_text).toMatchObject({ revision: shown.revision, title: shown.title })
      expect(await visitor.read(getPrompt, { id })).toEqual({ ...shown, version: edited.version })
      const [first] = await visitor.read(listPrompts, { author: author.id })
      expect(first).toMatchObject({ title: shown.title, tags: shown.tags, publishing: null })
      if ('revision_note' in change)
        expect((await visitor.get(listRevisions, { prompt_id: id })).body).not.toContain('555-0100')
      expect((await approve(curator, id, edited.edit.revision)).statusCode).toBe(200)
      shown = await visitor.read(getPrompt, { id })
      const { revision, title } = text
      expect(shown).toMatchObject({ revision, title, review: { state: 'approved' } })
    }
    expect((await visitor.get(listRevisions, { prompt_id: id })).body).toContain('555-0100')
  })

  it('an edit stays out of searches, collections, exports, and others’ lists until it’s approved', async () => {
    const { author, id } = await approved()
    const reader = await newUser()
    await reader.post(savePrompt, { prompt_id: id, saved: true })
    const { collection } = await reader.read(createCollection, { name: 'Mine', prompt_id: id })
    await edit(author, id, { title: 'Xylophone', markdown: '<p>Xylophone.</p>' })
    const places = async () =>
      Promise.all([
        visitor.get(listPrompts, { q: 'xylophone', exact: 'true' }),
        reader.get(listPrompts, { author: author.id }),
        reader.get(listSavedPrompts),
        reader.get(listCollectionPrompts, { token: collection.token }),
        reader.get(exportPrompt, { prompt_id: id, format: 'json' }),
      ])
    for (const { body, statusCode } of await places()) {
      expect(statusCode).toBe(200)
      expect(body).not.toContain('Xylophone')
    }
    for (const { body } of (await places()).slice(1)) expect(body).toContain(FORM.title)
    const { edit: waits } = await author.read(getPrompt, { id })
    for (const user of [visitor, reader, curator])
      expect((await user.read(getPrompt, { id })).edit).toBeNull()
    expect((await approve(curator, id, waits?.revision)).statusCode).toBe(200)
    for (const { body } of await places()) expect(body).toContain('Xylophone')
  })

  it('an edit that is replaced, discarded, or taken back is approved by no one', async () => {
    const { author, id } = await approved()
    const first = (await edit(author, id, { title: 'First' })).json()
    const second = (await edit(author, id, { title: 'Second', version: first.version })).json()
    const late = await approve(curator, id, first.edit.revision)
    expect([late.statusCode, late.json().waiting]).toMatchObject([409, { text: { title: 'Second' } }])
    const stale = await edit(author, id, { title: 'Third', version: first.version })
    expect([stale.statusCode, stale.json().prompt.edit.title]).toEqual([409, 'Second'])
    const withdrawn = await author.read(withdrawPrompt, { prompt_id: id })
    expect(withdrawn).toMatchObject({ ...PUBLIC, edit: null })
    expect((await approve(curator, id, second.edit.revision)).statusCode).toBe(404)
    const again = (await edit(author, id, { title: 'Fourth' })).json()
    expect(again.edit.revision).toBeGreaterThan(second.edit.revision)
    // As it was approved.
    expect((await edit(author, id)).json()).toMatchObject({ ...PUBLIC, edit: null })
    await edit(author, id, { title: 'Fifth' })
    const hidden = (await edit(author, id, { title: 'Sixth', visibility: 'private' })).json()
    expect(hidden).toMatchObject({ ...PRIVATE, title: 'Sixth', edit: null })
    expect(await isListed(id, curator)).toBe(false)
  })

  it('an edit that is returned stays with its author, and both stay on the list until it changes', async () => {
    const { author, ...shown } = await approved()
    const hidden = await create(author)
    const { edit: waits } = (await edit(author, shown.id, { title: 'Better' })).json()
    const ask = (prompt_id: number, revision: number) =>
      curator.read(askForChanges, { prompt_id, revision, message: 'Say for whom.' })
    await ask(shown.id, waits.revision)
    await ask(hidden.id, 1)
    expect(await listed(curator, 'asked')).toEqual(expect.arrayContaining([shown.id, hidden.id]))
    expect(await author.read(getPrompt, { id: shown.id })).toMatchObject({
      ...PUBLIC,
      edit: { title: 'Better' },
      review: { state: 'changes_asked', note: 'Say for whom.' },
    })
    for (const { id } of [shown, hidden]) {
      await edit(author, id, { title: 'Best' })
      expect(await listed(curator, 'asked')).not.toContain(id)
      expect(await isListed(id, curator)).toBe(true)
    }
  })

  it('an edit goes with a prompt that a curator makes private', async () => {
    const { author, id } = await approved()
    await edit(author, id, { title: 'Better' })
    await (await newUser()).post(reportPrompt, { prompt_id: id, reason: 'spam' })
    const [reported] = await curator.read(listToDo, { kind: 'reported' })
    const message = 'It’s from a book.'
    await curator.post(handleReport, { report_id: reported?.report?.id, action: 'make_private', message })
    const made = { ...HELD, title: 'Better', edit: null, made_private_because: message }
    expect(await author.read(getPrompt, { id })).toMatchObject(made)
    const [latest] = await author.read(listRevisions, { prompt_id: id })
    expect(latest).toMatchObject({ was_public: false })
  })

  it('no one approves their own prompt or text, not even an admin', async () => {
    await setRule('approval')
    for (const user of [curator, admin]) {
      const { id } = await create(user)
      expect(await stateOf(user, id)).toEqual(WAITS)
      expect(await isListed(id, user)).toBe(false)
      const refused = await approve(user, id)
      expect(refusal(refused)).toEqual([404, NOT_WAITING])
      // Nor after they gave it to someone else.
      const other = await newUser()
      await db.updateTable('prompts').set({ author_id: other.id }).where('id', '=', id).execute()
      expect((await approve(user, id)).statusCode).toBe(404)
      expect((await approve(user === admin ? curator : admin, id)).statusCode).toBe(200)
    }
  })

  it('asking for changes returns it to its author with a message, and they can send it again', async () => {
    await setRule('approval')
    const author = await newUser()
    const { id } = await create(author)
    const ask = (message: string, revision = 1) =>
      curator.post(askForChanges, { prompt_id: id, revision, message })
    expect(refusal(await ask(' '))).toEqual([400, 'Tell the author what to change.'])
    const long = 'The message must be 1,000 characters or fewer.'
    expect(refusal(await ask('x'.repeat(1_001)))).toEqual([400, long])
    expect((await ask('Name the course.', 2)).statusCode).toBe(409)
    expect((await ask('Name the course.')).statusCode).toBe(200)
    expect(await stateOf(author, id)).toEqual(PRIVATE)
    expect(await isListed(id, curator)).toBe(false)
    const note = 'Name the course.'
    expect(await author.read(listNotifications)).toMatchObject([
      { type: 'changes_asked', data: { prompt_id: id, personal_message: note } },
    ])
    expect((await author.read(getPrompt, { id })).review).toMatchObject({ state: 'changes_asked', note })
    expect(await admin.read(listAuditLog, { q: note })).toMatchObject([{ action: 'asked for changes' }])
    expect((await edit(author, id)).json()).toMatchObject(WAITS)
  })

  it('the author can withdraw it, twice, but not once it’s public, and no one else can', async () => {
    await setRule('approval')
    const author = await newUser()
    const { id } = await create(author)
    const withdraw = (user: User) => user.post(withdrawPrompt, { prompt_id: id })
    expect((await withdraw(curator)).statusCode).toBe(404)
    for (let time = 0; time < 2; time += 1) expect((await withdraw(author)).json()).toMatchObject(PRIVATE)
    expect((await approve(curator, id)).statusCode).toBe(404)
    await edit(author, id)
    await approve(curator, id)
    const late = await withdraw(author)
    expect(refusal(late)).toEqual([409, 'This prompt is public already. To hide it, make it private.'])
  })

  it('a restored version waits, and can be withdrawn', async () => {
    await setRule('everyone')
    const author = await newUser()
    const { id } = await create(author)
    await edit(author, id, { title: 'Second' })
    await setRule('approval')
    const restored = await author.read(restoreRevision, { prompt_id: id, revision: 1 })
    expect(restored).toMatchObject({ ...EDITED, title: 'Second', edit: { title: FORM.title } })
    expect(await author.read(withdrawPrompt, { prompt_id: id })).toMatchObject(PUBLIC)
  })
})

describe('with curators only', () => {
  it('others can’t publish, and curators can', async () => {
    await setRule('curators')
    const author = await newUser()
    for (const refused of [
      await author.post(createPrompt, FORM),
      await author.post(clonePrompt, { ...FORM, prompt_id: (await create(curator)).id }),
      await edit(author, (await create(author, { visibility: 'private' })).id),
    ])
      expect(refusal(refused)).toEqual([403, REFUSED])
    for (const user of [curator, admin]) expect(await stateOf(user, (await create(user)).id)).toEqual(PUBLIC)
  })

  it('a prompt that was public stays so, and an edit waits', async () => {
    await setRule('everyone')
    const author = await newUser()
    const { id } = await create(author)
    await setRule('curators')
    expect(await stateOf(author, id)).toEqual(PUBLIC)
    expect((await edit(author, id)).json()).toMatchObject(PUBLIC)
    expect((await edit(author, id, { category: 'Study' })).json()).toMatchObject(EDITED)
    const edited = (await edit(author, id, { notes: 'New' })).json()
    expect(edited).toMatchObject({ ...EDITED, notes: null })
    expect((await approve(curator, id, edited.edit.revision)).statusCode).toBe(200)
  })
})

it('a change of the rule publishes and hides nothing, and is in the audit log', async () => {
  await setRule('everyone')
  const author = await newUser()
  const shown = await create(author)
  await setRule('approval')
  const waits = await create(author)
  for (const rule of [...PUBLISHING_RULES, 'everyone'] as const) {
    await setRule(rule)
    expect(await visitor.read(getSession)).toMatchObject({ publishing: rule })
    expect(await stateOf(author, shown.id)).toEqual(PUBLIC)
    expect(await stateOf(author, waits.id)).toEqual(WAITS)
  }
  expect((await admin.read(listAuditLog, { q: 'Who can publish' }))[0]).toMatchObject({
    action: 'changed setting',
    details: 'curators → everyone',
  })
  const wrong = await admin.post(saveSettings, { publishing: 'no one' })
  expect(refusal(wrong)).toEqual([400, 'publishing must be one of everyone, approval, curators.'])
})

describe.each(PUBLISHING_RULES)('what a curator made private, with the rule %s,', (rule) => {
  it('is public again only by approval, whichever way its author sends it, and its clones too', async () => {
    await setRule('everyone')
    const author = await newUser()
    const { id } = await create(author)
    await makePrivate(id)
    await setRule(rule)
    expect(await stateOf(author, id)).toEqual(HELD)
    const clone = (await author.read(clonePrompt, { ...FORM, prompt_id: id })).prompt
    expect(clone).toMatchObject(WAITS)
    expect(await author.read(restoreRevision, { prompt_id: id, revision: 1 })).toMatchObject(HELD)
    expect((await edit(author, id, { markdown: '<p>Fixed.</p>' })).json()).toMatchObject(WAITS)
    await author.post(deletePrompt, { prompt_id: id })
    expect(await isListed(id, curator)).toBe(false)
    expect((await approve(curator, id, 2)).statusCode).toBe(404)
    expect((await author.read(restorePrompt, { prompt_id: id })).prompt).toMatchObject(WAITS)
    expect(await author.read(withdrawPrompt, { prompt_id: id })).toMatchObject(HELD)
    expect((await edit(author, id, { markdown: '<p>Fixed.</p>' })).json()).toMatchObject(WAITS)
    expect(await curator.read(getWaitingPrompt, { prompt_id: id })).toMatchObject({
      was_made_private: true,
      public_text: { revision: 1 },
    })
    expect((await approve(curator, id, 2)).statusCode).toBe(200)
    expect(await stateOf(author, id)).toEqual(PUBLIC)
    // The text that the curator took out of the library isn't readable again as an earlier version.
    expect((await visitor.get(getRevision, { prompt_id: id, revision: '1' })).statusCode).toBe(404)
    // A clone may still have that text.
    expect(await stateOf(author, clone.id)).toEqual(WAITS)
    expect((await approve(curator, clone.id)).statusCode).toBe(200)
  })
})

it('the database refuses to publish what waits or stays private, whatever the code does', async () => {
  const author = await newUser()
  for (const [columns, constraint] of [
    [{ waiting_since: clock.now }, 'waits_in_private'],
    [{ unpublished_id: 1 }, 'stays_private'],
  ] as const) {
    const { id } = await builders.createPrompt(db, { author_id: author.id, is_public: false })
    await db.updateTable('prompts').set(columns).where('id', '=', id).execute()
    const publish = db.updateTable('prompts').set({ is_public: true }).where('id', '=', id).execute()
    await expect(publish).rejects.toThrow(constraint)
  }
})

it('the export of an author says what waits', async () => {
  await setRule('approval')
  const author = await newUser()
  const { id } = await create(author)
  const { netid, display_name, email } = author
  const exported = await getEverythingAbout(db, { id: author.id, netid: netid ?? '', display_name, email })
  expect(exported).toMatchObject({ prompts: [{ id, waiting_since: clock.now }] })
})
