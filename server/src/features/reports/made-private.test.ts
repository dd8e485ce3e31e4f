import { restorePrompt } from '@prompt-library/contract/deleted'
import { clonePrompt, deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt } from '@prompt-library/contract/prompts'
import { allowPublishing, handleReport, reportPrompt } from '@prompt-library/contract/reports'
import { restoreRevision } from '@prompt-library/contract/revisions'
import { DAY } from '@prompt-library/domain/durations'
import { expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { randomNumbers } from '../../testing/random-numbers.ts'
import { isSampled } from '../../testing/sample.ts'
import { createSignedInUser, visitorOf } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

// Whatever an author does, in whichever order: what a curator made private is never public, nor is a clone of it, until a curator
// allows it.

const testApp = await createTestApp()
const { db, clock } = testApp
const visitor = visitorOf(testApp)
const curator = await createSignedInUser(testApp, { role: 'curator' })

const [WALKS, STEPS] = isSampled ? [2, 25] : [20, 60]

it.each(Array.from({ length: WALKS }, (_, seed) => seed))('walk %i publishes nothing', async (seed) => {
  const next = randomNumbers(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item
  const author = await createSignedInUser(testApp)
  const reader = await createSignedInUser(testApp)
  const first = await createPrompt(db, { author_id: author.id, title: `Walk ${seed}` })
  /** Every prompt, with the one that a curator made private, if one did. */
  const marks = new Map<number, number | undefined>([[first.id, undefined]])
  const steps: string[] = []

  const form = (visibility: string) => ({
    title: `Step ${steps.length}`,
    category: 'Teach',
    visibility,
    markdown: `<p>Step ${steps.length}</p>`,
  })
  const openCase = (prompt_id: number) =>
    db
      .selectFrom('report_cases')
      .select('id')
      .where('prompt_id', '=', prompt_id)
      .where('handled_at', 'is', null)
      .executeTakeFirst()
  const ACTIONS: Record<string, (id: number) => Promise<unknown>> = {
    publish: (id) => author.post(updatePrompt, { id, ...form('public') }),
    hide: (id) => author.post(updatePrompt, { id, ...form('private') }),
    clone: async (id) => {
      const response = await author.post(clonePrompt, { prompt_id: id, ...form(pick(['public', 'private'])) })
      if (response.statusCode === 201) marks.set(response.json().prompt.id, marks.get(id))
    },
    delete: (id) => author.post(deletePrompt, { prompt_id: id }),
    undelete: (id) => author.post(restorePrompt, { prompt_id: id }),
    'restore version': (id) => author.post(restoreRevision, { prompt_id: id, revision: 1, publish: true }),
    'make private': async (id) => {
      await reader.post(reportPrompt, { prompt_id: id, reason: 'spam' })
      const report = await openCase(id)
      const handled = { report_id: report?.id, action: 'make_private', message: 'Why' }
      if (report && (await curator.post(handleReport, handled)).statusCode === 200) marks.set(id, id)
    },
    allow: async (id) => {
      const report = await db
        .selectFrom('report_cases')
        .select('id')
        .where('prompt_id', '=', id)
        .where('action', '=', 'make_private')
        .executeTakeFirst()
      if (!report) return
      if ((await curator.post(allowPublishing, { report_id: report.id })).statusCode !== 200) return
      for (const [one, mark] of marks) if (mark === id) marks.set(one, undefined)
    },
  }

  for (let step = 0; step < STEPS; step += 1) {
    const id = pick([...marks.keys()])
    const action = pick(Object.keys(ACTIONS))
    steps.push(`${action} ${id}`)
    // No limit is reached.
    clock.now = new Date(clock.now.getTime() + DAY / 10)
    await ACTIONS[action]?.(id)
    const shown = await db
      .selectFrom('all_prompts')
      .select('id')
      .where('author_id', '=', author.id)
      .where('is_public', '=', true)
      .execute()
    expect(
      shown.filter((prompt) => marks.get(prompt.id) !== undefined),
      steps.join(', '),
    ).toEqual([])
  }
  for (const [id, mark] of marks)
    if (mark !== undefined)
      expect((await visitor.get(getPrompt, { id: String(id) })).statusCode, steps.join(', ')).toBe(404)
})
