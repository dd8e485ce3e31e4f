import { listAuditLog } from '@prompt-library/contract/admin'
import { listNotifications } from '@prompt-library/contract/notifications'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts } from '@prompt-library/contract/prompts'
import type { Review } from '@prompt-library/contract/review'
import { correctLabels, reviewPrompt } from '@prompt-library/contract/reviews'
import { listRevisions } from '@prompt-library/contract/revisions'
import { getSession } from '@prompt-library/contract/session'
import { saveSettings } from '@prompt-library/contract/settings'
import { DAY } from '@prompt-library/domain/durations'
import { describe, expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { refusal, type User, type Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, clock, newUser, visitor } = await createTestApp()
const admin = await newUser({ role: 'admin' })
const curator = await newUser({ role: 'curator', display_name: 'Cora Curator' })

async function prompt({ is_public = true } = {}) {
  const author = await newUser()
  const { id } = await createPrompt(db, { author_id: author.id, title: 'Sketch', is_public })
  const review = (body: object = {}, by: User = curator) =>
    by.post(reviewPrompt, { prompt_id: id, revision: 1, outcome: 'approved', ...body })
  const edit = (markdown: string) =>
    author.post(updatePrompt, { id, title: 'Sketch', category: 'Research', visibility: 'public', markdown })
  const shown = async (to: Visitor = visitor): Promise<Review | null> =>
    (await to.read(getPrompt, { id })).review
  return { id, author, review, edit, shown }
}

const received = (user: User) => user.read(listNotifications)

async function later(days: number, work: () => Promise<void>) {
  const before = clock.now
  clock.now = new Date(before.getTime() + days * DAY)
  try {
    await work()
  } finally {
    clock.now = before
  }
}

describe('an approval', () => {
  it('is shown with the reviewer, and the author is told', async () => {
    const { id, author, review, shown } = await prompt()
    expect(await shown()).toBeNull()
    const response = await review({ note: 'Clear and safe' })
    expect(response.statusCode, response.body).toBe(200)
    const expected = {
      state: 'approved',
      revision: 1,
      by_name: 'Cora Curator',
      at: clock.now.toISOString(),
      until: '2027-03-15T12:00:00.000Z',
      note: '',
    }
    expect(await shown()).toEqual(expected)
    expect(await shown(author)).toEqual({ ...expected, note: 'Clear and safe' })
    const data = { prompt_id: id, personal_message: 'Clear and safe' }
    expect(await received(author)).toMatchObject([{ type: 'review_approved', message: '“Sketch”', data }])
    const [entry] = await admin.read(listAuditLog)
    expect(entry).toMatchObject({
      ...{ actor_name: 'Cora Curator', action: 'approved prompt', target_name: 'Sketch' },
      details: expect.stringContaining('version 1, public'),
    })
  })

  it('is of one revision', async () => {
    const { review, edit, shown } = await prompt()
    await review()
    await edit('<p>Something else.</p>')
    expect(await shown()).toMatchObject({ state: 'changed', revision: 1 })
    const refused = await review()
    expect(refusal(refused)).toEqual([409, 'This prompt changed while you were reading it.'])
    expect(refused.json().prompt).toMatchObject({ revision: 2 })
    await review({ revision: 2 })
    expect(await shown()).toMatchObject({ state: 'approved', revision: 2 })
  })

  it('expires after the months in Settings, or those of the review', async () => {
    const { review, shown } = await prompt()
    await review({ months: 1 })
    expect(await shown()).toMatchObject({ until: '2026-04-15T12:00:00.000Z' })
    await later(31, async () => expect(await shown()).toMatchObject({ state: 'expired' }))
    await admin.post(saveSettings, { review_months: 24 })
    await review()
    expect(await shown()).toMatchObject({ until: '2028-03-15T12:00:00.000Z' })
    await admin.post(saveSettings, { review_months: null })
  })
})

describe('asking for changes', () => {
  it('needs a note, and only the author learns of it', async () => {
    const { author, review, edit, shown } = await prompt()
    const refused = await review({ outcome: 'changes_asked', note: ' ' })
    expect(refusal(refused)).toEqual([400, 'Tell the author what to change.'])
    await review({ outcome: 'changes_asked', note: 'Say for whom' })
    expect(await shown()).toBeNull()
    expect(await shown(author)).toMatchObject({ state: 'changes_asked', note: 'Say for whom', until: null })
    expect(await received(author)).toMatchObject([
      { type: 'changes_asked', data: { personal_message: 'Say for whom' } },
    ])
    await edit('<p>For teachers.</p>')
    expect(await shown()).toBeNull()
    expect(await shown(author)).toMatchObject({ state: 'changed' })
  })

  it('ends an approval', async () => {
    const { review, shown } = await prompt()
    await review()
    await review({ outcome: 'changes_asked', note: 'Look again' }, admin)
    expect(await shown()).toBeNull()
  })
})

describe('a review is refused', () => {
  it.each([
    [{ revision: 0 }, 'revision must be a whole number from 1 to 2147483647.'],
    [{ outcome: 'liked' }, 'outcome must be one of approved, changes_asked.'],
    [{ months: 61 }, 'months must be a whole number from 1 to 60.'],
    [{ note: 'x'.repeat(1_001) }, 'The note must be 1,000 characters or fewer.'],
  ])('with %j', async (body, message) => {
    const { review } = await prompt()
    const refused = await review(body)
    expect(refusal(refused)).toEqual([400, message])
  })

  it('of one’s own prompt, of a private one, and to members', async () => {
    const { id } = await createPrompt(db, { author_id: curator.id })
    const own = await curator.post(reviewPrompt, { prompt_id: id, revision: 1, outcome: 'approved' })
    expect(refusal(own)).toEqual([403, 'You don’t have permission to review this prompt.'])
    expect((await (await prompt({ is_public: false })).review()).statusCode).toBe(404)
    const { review, author } = await prompt()
    expect((await review({}, author)).statusCode).toBe(403)
  })
})

describe('two curators', async () => {
  const second = await newUser({ role: 'curator', display_name: 'Carl Curator' })

  it('can replace each other’s review, and the audit log has both', async () => {
    const { author, review, shown } = await prompt()
    await review({ outcome: 'changes_asked', note: 'Say for whom' })
    expect(await shown(author)).toMatchObject({ state: 'changes_asked' })
    expect((await review({}, second)).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ state: 'approved', by_name: 'Carl Curator' })
    const entries = await admin.read(listAuditLog)
    expect(entries.slice(0, 2).map(({ actor_name, action }) => `${actor_name}: ${action}`)).toEqual([
      'Carl Curator: approved prompt',
      'Cora Curator: asked for changes',
    ])
  })
})

describe('the filter “Reviewed”', () => {
  const listed = async (query = {}) =>
    (await visitor.read(listPrompts, { reviewed: 'true', ...query })).map(({ id }) => id)

  it('lists what is approved as it is now, also in a search', async () => {
    const [one, other, third] = [await prompt(), await prompt(), await prompt()]
    await one.review()
    await other.review({ outcome: 'changes_asked', note: 'Shorter' })
    await third.review()
    await third.edit('<p>New</p>')
    expect(await listed()).toContain(one.id)
    expect(await listed({ q: 'sketch' })).toContain(one.id)
    for (const { id } of [other, third]) {
      expect(await listed()).not.toContain(id)
      expect(await listed({ q: 'sketch' })).not.toContain(id)
    }
    const response = await visitor.get(listPrompts, { reviewed: 'true' })
    expect(Number(response.headers['x-total-count'])).toBe(response.json().length)
    await later(366, async () => expect(await listed()).not.toContain(one.id))
    expect((await visitor.read(getSession)).reviews).toBe(true)
    await later(1_000, async () => expect((await visitor.read(getSession)).reviews).toBe(false))
    const wrong = await visitor.get(listPrompts, { reviewed: 'yes' })
    expect(refusal(wrong)).toEqual([400, 'reviewed must be true or false.'])
  })
})

describe('a correction', () => {
  it('is a revision in the curator’s name', async () => {
    const { id, review, shown } = await prompt()
    await review()
    const labels = { category: 'Teach', tags: ['rubrics'] }
    const correct = (body: object) =>
      curator.post(correctLabels, { prompt_id: id, revision: 1, ...labels, ...body })
    const corrected = { ...labels, revision: 2, title: 'Sketch' }
    expect((await correct({})).json()).toMatchObject(corrected)
    const [revision] = await visitor.read(listRevisions, { prompt_id: id })
    expect(revision).toMatchObject({ saved_by_name: 'Cora Curator', changed: ['category', 'tags'] })
    expect(await shown()).toMatchObject({ state: 'changed' })
    expect((await correct({})).statusCode).toBe(409)
    expect((await correct({ revision: 2 })).json().revision).toBe(2)
    const [entry] = await admin.read(listAuditLog, { prompt: id })
    expect(entry).toMatchObject({ actor_name: 'Cora Curator', action: 'corrected category and tags' })
    const refused = await correct({ revision: 2, category: 'Fun' })
    expect(refused.json().message).toMatch(/^The category must be one of/)
  })
})
