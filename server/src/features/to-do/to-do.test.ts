import { listNotifications } from '@prompt-library/contract/notifications'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { reportPrompt } from '@prompt-library/contract/reports'
import { reviewPrompt } from '@prompt-library/contract/reviews'
import { countToDo, listToDo } from '@prompt-library/contract/to-do'
import { DAY } from '@prompt-library/domain/durations'
import { describe, expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import type { User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sweepToDo } from './routes.ts'

/** A library of its own, because the list is of all prompts. */
async function library() {
  const { db, clock, newUser } = await createTestApp()
  const curator = await newUser({ role: 'curator' })
  const prompt = async (fields: { is_public?: boolean; title?: string } = {}) => {
    const author = await newUser()
    const { id } = await createPrompt(db, { author_id: author.id, ...fields })
    return { id, author }
  }
  const form = { title: 'Edited', category: 'Teach', visibility: 'public', markdown: '<p>Edited</p>' }
  const edit = (author: User, id: number) => author.post(updatePrompt, { ...form, id })
  const review = (prompt_id: number, body: object = {}) =>
    curator.post(reviewPrompt, { prompt_id, revision: 1, outcome: 'approved', ...body })
  const ask = (id: number) => review(id, { outcome: 'changes_asked', note: 'Why' })
  const report = async (prompt_id: number) =>
    (await newUser()).post(reportPrompt, { prompt_id, reason: 'spam' })
  const wait = (id: number) =>
    db
      .updateTable('prompts')
      .set({ is_public: false, waiting_since: clock.now })
      .where('id', '=', id)
      .execute()
  const listed = async (by: User, query = {}) =>
    (await by.read(listToDo, query)).map(({ kind, prompt_id }) => [kind, prompt_id])
  const later = async (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY)
    return newUser({ role: 'curator' })
  }
  return { db, clock, newUser, curator, prompt, edit, review, ask, report, wait, listed, later }
}

describe('the list of curators', () => {
  it('has each kind in its order, and leaves out the curator’s own and what isn’t public', async () => {
    const { db, curator, newUser, prompt, edit, review, ask, report, wait, listed } = await library()
    const [due, changed, asked] = [await prompt(), await prompt(), await prompt()]
    const [waits, reported, calm] = [await prompt(), await prompt(), await prompt()]
    await review(due.id, { months: 1 })
    await review(calm.id)
    await review(changed.id)
    await edit(changed.author, changed.id)
    await ask(asked.id)
    await wait(waits.id)
    await report(reported.id)
    await db
      .updateTable('reviews')
      .set({ expires_at: new Date('2026-03-20T00:00:00Z') })
      .where('prompt_id', '=', due.id)
      .execute()
    const all = [
      ['reported', reported.id],
      ['waiting', waits.id],
      ['changed', changed.id],
      ['due', due.id],
      ['asked', asked.id],
    ]
    expect(await listed(curator)).toEqual(all)
    expect((await curator.get(listToDo)).headers['x-total-count']).toBe('5')
    for (const [kind, id] of all) expect(await listed(curator, { kind: String(kind) })).toEqual([[kind, id]])
    expect(await listed(curator, { kind: 'open' })).toEqual(all.slice(0, 3))
    expect(await listed(curator, { kind: 'decided' })).toEqual([['asked', asked.id]])
    const each = { reported: 1, waiting: 1, changed: 1, due: 1, asked: 1, done: 0 }
    expect(await curator.read(countToDo)).toEqual(each)
    const authors = [reported, waits, changed, due, asked]
    for (const { author } of authors)
      await db.updateTable('users').set({ role: 'curator' }).where('id', '=', author.id).execute()
    for (const [index, { author }] of authors.entries())
      expect(await listed(author)).not.toContainEqual(all[index])
    await db.updateTable('prompts').set({ is_public: false }).where('waiting_since', 'is', null).execute()
    expect(await listed(curator)).toEqual([['waiting', waits.id]])
    expect(await listed(await newUser({ role: 'admin' }))).toEqual([
      ['reported', reported.id],
      ['waiting', waits.id],
      ['asked', asked.id],
    ])
  })

  it('has a review that expired until someone approves the prompt again', async () => {
    const { curator, prompt, review, listed, later } = await library()
    const { id } = await prompt()
    await review(id)
    expect(await listed(curator)).toEqual([])
    const next = await later(352)
    expect(await listed(next)).toEqual([['due', id]])
    const last = await later(300)
    expect(await listed(last)).toEqual([['due', id]])
    await last.post(reviewPrompt, { prompt_id: id, revision: 1, outcome: 'approved' })
    expect(await listed(last)).toEqual([])
  })
})

describe('the notification', () => {
  it('comes at most once a day, and only if something arrived for this curator', async () => {
    const { db, clock, curator, prompt, ask, report, wait, later } = await library()
    const received = async (by: User) =>
      (await by.read(listNotifications)).filter(({ type }) => type === 'to_do')
    const countSent = async ({ id }: { id: number }) => {
      const sent = db.selectFrom('notifications').select('id').where('user_id', '=', id)
      return (await sent.where('type', '=', 'to_do').execute()).length
    }
    const sweep = (hours = 0) => sweepToDo(db, new Date(clock.now.getTime() + hours * 3_600_000))
    const { id: asked } = await prompt()
    await ask(asked)
    await sweep()
    expect(await received(curator)).toEqual([])
    const { id, author } = await prompt({ title: 'Secret plan' })
    await report(id)
    await sweep()
    const { id: waits } = await prompt()
    await wait(waits)
    await sweep(1)
    await sweep(23)
    expect(await received(curator)).toMatchObject([
      { message: '1 item is on the list To do.', data: { prompt_id: null, personal_message: null } },
    ])
    expect(JSON.stringify(await received(curator))).not.toContain('Secret plan')
    // Nothing new arrived after the next one.
    await later(2)
    await db.updateTable('prompts').set({ waiting_since: clock.now }).where('id', '=', waits).execute()
    await sweep()
    await sweep(48)
    expect(await countSent(curator)).toBe(2)
    expect(await countSent(author)).toBe(0)
  })
})
