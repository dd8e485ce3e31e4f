import { restorePrompt } from '@prompt-library/contract/deleted'
import { deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts } from '@prompt-library/contract/prompts'
import { correctLabels, reviewPrompt } from '@prompt-library/contract/reviews'
import { removeRevisions, restoreRevision } from '@prompt-library/contract/revisions'
import { DAY, MINUTE } from '@prompt-library/domain/durations'
import { expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { randomNumbers } from '../../testing/random-numbers.ts'
import { isSampled } from '../../testing/sample.ts'
import { createSignedInUser, visitorOf } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

// Whatever happens to a prompt, in whichever order: readers never see a badge on a revision that no curator approved, or after it
// expired.

const testApp = await createTestApp()
const { db, clock } = testApp
const visitor = visitorOf(testApp)
const [WALKS, STEPS] = isSampled ? [2, 25] : [12, 60]
const MONTH = 31 * DAY

it.each(Array.from({ length: WALKS }, (_, seed) => seed))('walk %i shows no badge too many', async (seed) => {
  const next = randomNumbers(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item
  const author = await createSignedInUser(testApp)
  const curator = await createSignedInUser(testApp, { role: 'curator' })
  const { id } = await createPrompt(db, { author_id: author.id })
  const stored = () => db.selectFrom('all_prompts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** What the last review said, by what was sent. */
  let approved: { revision: number; until: number } | undefined
  let step = 0

  const review = async (outcome: 'approved' | 'changes_asked') => {
    const { revision } = await stored()
    const sent = pick([revision, revision, revision - 1, revision + 1])
    const months = pick([1, 12])
    const body = { prompt_id: id, revision: sent, outcome, note: 'Why', months }
    const { statusCode } = await curator.post(reviewPrompt, body)
    if (statusCode !== 200) return
    expect(sent).toBe(revision)
    const until = new Date(clock.now)
    until.setUTCMonth(until.getUTCMonth() + months)
    approved = outcome === 'approved' ? { revision, until: until.getTime() } : undefined
  }
  const ACTIONS: Record<string, () => Promise<unknown>> = {
    approve: () => review('approved'),
    'ask for changes': () => review('changes_asked'),
    edit: () =>
      author.post(updatePrompt, {
        id,
        title: 'Walk',
        category: 'Teach',
        visibility: pick(['public', 'public', 'private']),
        markdown: `<p>${pick(['One', 'Two', 'Three'])}</p>`,
      }),
    correct: async () =>
      curator.post(correctLabels, {
        prompt_id: id,
        revision: (await stored()).revision,
        category: pick(['Teach', 'Study']),
        tags: pick([[], ['exams']]),
      }),
    restore: async () => {
      const revision = 1 + Math.floor(next() * (await stored()).revision)
      return author.post(restoreRevision, { prompt_id: id, revision, publish: true })
    },
    'remove earlier versions': () => author.post(removeRevisions, { prompt_id: id }),
    delete: () => author.post(deletePrompt, { prompt_id: id }),
    undelete: () => author.post(restorePrompt, { prompt_id: id }),
  }

  const check = async (name: string) => {
    const { revision, is_public, deleted_at } = await stored()
    const isShown = is_public && deleted_at === null
    const isApproved = approved?.revision === revision && clock.now.getTime() < approved.until
    const shown = (await visitor.get(getPrompt, { id: String(id) })).json()
    expect(isShown && shown.review?.state === 'approved', `${name}, step ${step}`).toBe(isShown && isApproved)
    const listed: { id: number }[] = (await visitor.get(listPrompts, { reviewed: 'true' })).json()
    expect(listed.some((prompt) => prompt.id === id)).toBe(isShown && isApproved)
  }
  for (step = 0; step < STEPS; step += 1) {
    // Sessions stay alive, and no limit per minute is reached.
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE)
    const name = pick(Object.keys(ACTIONS))
    await ACTIONS[name]?.()
    await check(name)
    // As readers see it later, without a session.
    const now = clock.now
    clock.now = new Date(now.getTime() + pick([2, 13]) * MONTH)
    await check(`months after ${name}`)
    clock.now = now
  }
})
