import { deleteUser, listAuditLog } from '@prompt-library/contract/admin'
import { listDeletedPrompts, restorePrompt } from '@prompt-library/contract/deleted'
import { listNotifications } from '@prompt-library/contract/notifications'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts } from '@prompt-library/contract/prompts'
import { handleReport, reportPrompt } from '@prompt-library/contract/reports'
import { reviewPrompt } from '@prompt-library/contract/reviews'
import { listToDo } from '@prompt-library/contract/to-do'
import { DAY } from '@prompt-library/domain/durations'
import { REPORT_REASONS } from '@prompt-library/domain/prompts/reports'
import { describe, expect, it } from 'vitest'
import { getEverythingAbout } from '../../commands/person/export-queries.ts'
import { createPrompt, sharePrompt } from '../../testing/builders.ts'
import { refusal, type User, type Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sweepReports } from './routes.ts'

const { db, clock, newUser } = await createTestApp()
const admin = await newUser({ role: 'admin' })
const curator = await newUser({ role: 'curator', display_name: 'Cora Curator' })

let count = 0
const FORM = { category: 'Teach', visibility: 'public', markdown: '<p>Mine.</p>' }

/** A prompt with a title of its own, its author, and someone who reported it. */
async function reported({ is_public = true } = {}) {
  const [author, reporter] = [await newUser(), await newUser({ display_name: 'Nora Nameless' })]
  count += 1
  const title = `Sketch ${count}`
  const { id } = await createPrompt(db, { author_id: author.id, title, is_public })
  await sharePrompt(db, { prompt_id: id, recipient_id: reporter.id, sharer_id: author.id })
  await reporter.read(reportPrompt, { prompt_id: id, reason: 'copied', note: 'From my book' })
  const handle = async (action: string, message?: string, by: User = curator) =>
    by.post(handleReport, { report_id: (await caseOf(id, admin))?.report?.id, action, message })
  return { id, title, author, reporter, handle }
}

const caseOf = async (promptId: number, by: User, kind = 'reported') =>
  (await by.read(listToDo, { kind })).find(({ prompt_id }) => prompt_id === promptId)

const received = async (user: User) =>
  (await user.read(listNotifications)).filter(({ type }) => type !== 'prompt_shared')
describe('reports', () => {
  it('are one entry per prompt, without names, and the last one of a person counts', async () => {
    const { id, title, author, reporter } = await reported()
    await (await newUser()).post(reportPrompt, { prompt_id: id, reason: 'spam' })
    await reporter.post(reportPrompt, { prompt_id: id, reason: 'private_data', note: 'A phone number' })
    const found = await caseOf(id, curator)
    expect(found).toMatchObject({ title, visibility: 'public', report: { report_count: 2, handled: null } })
    expect(found?.report?.reports).toHaveLength(2)
    expect(found?.report?.reports).toContainEqual({
      reason: 'private_data',
      note: 'A phone number',
      reported_on: '2026-03-15',
    })
    expect(JSON.stringify(found)).not.toContain('Nora')
    expect(await received(author)).toEqual([])
  })

  it('are hidden from members, and those about a private prompt from curators', async () => {
    const { id, author, handle } = await reported({ is_public: false })
    expect((await author.get(listToDo)).statusCode).toBe(403)
    expect(await caseOf(id, curator)).toBeUndefined()
    expect(await caseOf(id, admin)).toMatchObject({ visibility: 'private' })
    const refused = await handle('delete', 'Why')
    expect(refusal(refused)).toEqual([404, 'This report doesn’t exist, or you can’t view it.'])
    expect((await handle('dismiss', '', admin)).statusCode).toBe(200)
    expect(await caseOf(id, curator, 'done')).toBeUndefined()
  })

  it('are hidden from the author, even if they are a curator', async () => {
    const own = await createPrompt(db, { author_id: curator.id })
    await (await newUser()).post(reportPrompt, { prompt_id: own.id, reason: 'spam' })
    expect(await caseOf(own.id, curator)).toBeUndefined()
    const { id } = (await caseOf(own.id, admin))?.report ?? {}
    expect((await curator.post(handleReport, { report_id: id, action: 'dismiss' })).statusCode).toBe(404)
  })

  it('need a reason, can’t be about one’s own prompt, and there are 20 a day', async () => {
    const author = await newUser()
    const { id } = await createPrompt(db, { author_id: author.id })
    const own = await author.post(reportPrompt, { prompt_id: id, reason: 'spam' })
    expect(refusal(own)).toEqual([403, 'You don’t have permission to report this prompt.'])
    const reporter = await newUser()
    for (const reason of [undefined, 'dislike'])
      expect(refusal(await reporter.post(reportPrompt, { prompt_id: id, reason }))).toEqual([
        400,
        `reason must be one of ${REPORT_REASONS.join(', ')}.`,
      ])
    const report = () => reporter.post(reportPrompt, { prompt_id: id, reason: 'other' })
    for (let sent = 0; sent < 20; sent += 1) expect((await report()).statusCode).toBe(200)
    const tooMany = await report()
    expect(refusal(tooMany)).toEqual([429, 'You’ve sent 20 reports today. Please try again in 12 hours.'])
  })

  it('lose their notes 90 days after they were handled, and only then', async () => {
    const [open, done] = [await reported(), await reported()]
    await done.handle('dismiss')
    const handledAt = clock.now.getTime()
    const notes = async () => [
      (await caseOf(open.id, curator))?.report?.reports[0]?.note,
      (await caseOf(done.id, curator, 'done'))?.report?.reports[0]?.note,
    ]
    await sweepReports(db, new Date(handledAt + 90 * DAY))
    expect(await notes()).toEqual(['From my book', 'From my book'])
    await sweepReports(db, new Date(handledAt + 90 * DAY + 1))
    expect(await notes()).toEqual(['From my book', ''])
  })

  it('go with the account that sent them, and an entry without reports goes too', async () => {
    const [alone, shared] = [await reported(), await reported()]
    await (await newUser()).post(reportPrompt, { prompt_id: shared.id, reason: 'spam' })
    for (const { reporter } of [alone, shared]) await admin.post(deleteUser, { uid: reporter.id })
    expect(await caseOf(alone.id, curator)).toBeUndefined()
    expect(await caseOf(shared.id, curator)).toMatchObject({
      report: { report_count: 1, reports: [{ reason: 'spam' }] },
    })
  })
})

describe('handling reports', () => {
  it('dismisses them: only the person who reported is told', async () => {
    const { id, title, author, reporter, handle } = await reported()
    expect((await handle('dismiss')).json()).toEqual({ success: true })
    expect(await caseOf(id, curator)).toBeUndefined()
    expect(await caseOf(id, curator, 'done')).toMatchObject({
      report: { handled: { action: 'dismiss', by_name: 'Cora Curator' } },
    })
    expect(await received(author)).toEqual([])
    expect(await received(reporter)).toMatchObject([
      { type: 'report_handled', message: `“${title}”: A curator looked at it and left it as it is.` },
    ])
    expect(await author.read(getPrompt, { id })).toMatchObject({ is_public: true })
  })

  it('asks the author for changes, who isn’t told of a report', async () => {
    const { author, title, handle } = await reported()
    expect((await handle('ask_for_changes')).json().message).toBe('Tell the author why.')
    expect((await handle('ask_for_changes', 'Please name the source.')).statusCode).toBe(200)
    const [notice, ...others] = await received(author)
    expect(notice).toMatchObject({
      type: 'changes_asked',
      title: 'A curator asks you to change your prompt',
      message: `“${title}”`,
      data: { personal_message: 'Please name the source.' },
    })
    expect(others).toEqual([])
    expect(JSON.stringify(notice)).not.toMatch(/report|Nora|book/i)
  })

  it('deletes the prompt, which only an admin can restore', async () => {
    const { id, author, reporter, handle } = await reported()
    await handle('delete', 'Copied from a book.')
    expect(await received(author)).toMatchObject([
      { title: 'A curator deleted your prompt', data: { personal_message: 'Copied from a book.' } },
    ])
    expect(await received(reporter)).toMatchObject([{ message: 'A curator deleted it.' }])
    expect(await author.read(listDeletedPrompts)).toMatchObject([
      { id, deleted_by_admin: true, deleted_by_curator: true },
    ])
    for (const user of [author, curator])
      expect((await user.post(restorePrompt, { prompt_id: id })).statusCode).toBeOneOf([403, 404])
    expect((await admin.post(restorePrompt, { prompt_id: id })).statusCode).toBe(200)
  })

  it('is refused to the second of two curators', async () => {
    const { id } = await reported()
    const report_id = (await caseOf(id, curator))?.report?.id
    const [first, second] = await Promise.all([
      curator.post(handleReport, { report_id, action: 'dismiss' }),
      admin.post(handleReport, { report_id, action: 'ask_for_changes', message: 'Why' }),
    ])
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409])
    const late = first.statusCode === 409 ? first : second
    expect(late.json().message).toMatch(/^(Cora Curator|Person \w+) has already handled these reports\.$/)
  })

  it('by asking for changes is a review: the badge goes, and the list has it until the prompt changes', async () => {
    const { id, author, handle } = await reported()
    const shown = async (to: Visitor) => (await to.read(getPrompt, { id })).review
    await admin.post(reviewPrompt, { prompt_id: id, revision: 1, outcome: 'approved' })
    expect(await shown(curator)).toMatchObject({ state: 'approved' })
    await handle('ask_for_changes', 'Name the source.')
    expect(await shown(curator)).toBeNull()
    expect(await shown(author)).toMatchObject({ state: 'changes_asked', note: 'Name the source.' })
    expect(await caseOf(id, admin, 'asked')).toMatchObject({ review: { by_name: 'Cora Curator' } })
    await author.post(updatePrompt, { ...FORM, title: 'Fixed', id })
    expect(await caseOf(id, admin, 'asked')).toBeUndefined()
    expect(await caseOf(id, admin, 'changed')).toMatchObject({ title: 'Fixed' })
  })

  it('leaves in the author’s export what they were told, and nothing of the reports', async () => {
    const { author, reporter, handle } = await reported()
    await handle('make_private', 'Not yours.')
    const about = ({ id, netid, display_name, email }: User) =>
      getEverythingAbout(db, { id, netid: netid ?? '', display_name, email })
    const exported = await about(author)
    expect(exported).toMatchObject({
      reports: [],
      decisions_about_prompts: [{ action: 'make_private', message: 'Not yours.' }],
    })
    expect(JSON.stringify(exported)).not.toMatch(/From my book|copied/)
    const { shares_made: _, ...withoutShare } = exported as Record<string, unknown>
    expect(JSON.stringify(withoutShare)).not.toContain(reporter.display_name)
    expect(await about(reporter)).toMatchObject({
      reports: [{ note: 'From my book', action: 'make_private' }],
    })
    expect(await about(curator)).toMatchObject({
      reports_handled: expect.arrayContaining([expect.objectContaining({ message: 'Not yours.' })]),
    })
  })
})

describe('a prompt that a curator made private', () => {
  it('leaves every list but an admin’s, and its author, the reporter, and the audit log have it', async () => {
    const { id, title, author, reporter, handle } = await reported()
    await handle('make_private', 'Not yours.')
    const found = await admin.read(listPrompts, { q: title, exact: 'true' })
    expect(found.map((prompt) => prompt.id)).not.toContain(id)
    expect(await caseOf(id, curator, 'done')).toMatchObject({ title: null, visibility: 'private' })
    expect(await caseOf(id, admin, 'done')).toMatchObject({ title })
    expect(await author.read(getPrompt, { id })).toMatchObject({ is_public: false })
    expect(await received(author)).toMatchObject([{ type: 'prompt_unpublished', message: `“${title}”` }])
    expect(await received(reporter)).toMatchObject([{ message: `“${title}”: A curator made it private.` }])
    const log = await admin.read(listAuditLog, { q: title })
    expect(log).toMatchObject([
      { actor_name: 'Cora Curator', action: 'made prompt private', reason: 'Not yours.' },
    ])
    expect(JSON.stringify(log)).not.toContain(reporter.display_name)
  })

  it('has no title for the people who reported or reviewed it, whatever its author calls it then', async () => {
    const { id, author, reporter, handle } = await reported()
    await db.deleteFrom('shares').where('prompt_id', '=', id).execute()
    await curator.post(reviewPrompt, { prompt_id: id, revision: 1, outcome: 'approved' })
    await handle('make_private', 'Not yours.')
    await author.post(updatePrompt, { ...FORM, visibility: 'private', title: 'My private diary', id })
    const message = 'A prompt that you can’t view now: A curator made it private.'
    expect(await received(reporter)).toMatchObject([{ message, data: { prompt_id: null } }])
    expect(await caseOf(id, curator, 'done')).toMatchObject({ title: null })
    for (const other of [reporter, curator])
      expect((await other.get(listNotifications)).body).not.toContain('diary')
  })
})
