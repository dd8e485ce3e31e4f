import { restorePrompt } from '@prompt-library/contract/deleted'
import { clonePrompt, deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { approvePrompt, askForChanges, withdrawPrompt } from '@prompt-library/contract/publishing'
import { handleReport, reportPrompt } from '@prompt-library/contract/reports'
import { restoreRevision } from '@prompt-library/contract/revisions'
import { saveSettings } from '@prompt-library/contract/settings'
import { MINUTE } from '@prompt-library/domain/durations'
import { PUBLISHING_RULES, type PublishingRule } from '@prompt-library/domain/prompts/publishing'
import { expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { randomNumbers } from '../../testing/random-numbers.ts'
import { isSampled } from '../../testing/sample.ts'
import { createSignedInUser } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

// Whatever authors do, in whichever order: others never read a text that needed approval and didn't get it, neither as the current
// version nor as an earlier one.

const testApp = await createTestApp()
const { db, clock } = testApp
const [WALKS, STEPS] = isSampled ? [3, 30] : [24, 80]
const walks = Array.from({ length: WALKS }, (_, seed) => {
  return [seed, PUBLISHING_RULES[seed % PUBLISHING_RULES.length] as PublishingRule] as const
})

/** How often others could read something. */
let published = 0

it.each(walks)('walk %i, with the rule %s, publishes nothing unread', async (seed, rule) => {
  const next = randomNumbers(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item
  const authors = [await createSignedInUser(testApp), await createSignedInUser(testApp)] as const
  const reader = await createSignedInUser(testApp)
  const curator = await createSignedInUser(testApp, { role: 'curator' })
  const admin = await createSignedInUser(testApp, { role: 'admin' })
  expect((await admin.post(saveSettings, { publishing: rule })).statusCode).toBe(200)
  const first = await createPrompt(db, { author_id: authors[0].id, title: `Walk ${seed}` })
  /** The titles of each prompt that others may read; every step writes another. `any` needs no approval. */
  const allowed = new Map<number, Set<string> | 'any'>([
    [first.id, rule === 'everyone' ? 'any' : new Set([first.title])],
  ])
  const steps: string[] = []

  const stored = (id: number) =>
    db.selectFrom('all_prompts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const waiting = async (id: number) =>
    (await db.selectFrom('edits').selectAll().where('prompt_id', '=', id).executeTakeFirst()) ?? stored(id)
  const authorOf = async (id: number) => {
    const { author_id } = await stored(id)
    return authors.find((author) => author.id === author_id) ?? authors[0]
  }
  const form = (visibility: string) => ({
    title: `Walk ${seed}, step ${steps.length}`,
    category: 'Teach',
    visibility,
    markdown: `<p>Step ${steps.length}</p>`,
  })
  const ACTIONS: Record<string, (id: number) => Promise<unknown>> = {
    publish: async (id) => (await authorOf(id)).post(updatePrompt, { id, ...form('public') }),
    'publish as it is': async (id) => {
      const { title, category, html } = await stored(id)
      const body = { id, title, category, visibility: 'public', markdown: html }
      return (await authorOf(id)).post(updatePrompt, body)
    },
    hide: async (id) => (await authorOf(id)).post(updatePrompt, { id, ...form('private') }),
    clone: async (id) => {
      const body = { prompt_id: id, ...form(pick(['public', 'private'])) }
      const response = await (await authorOf(id)).post(clonePrompt, body)
      if (response.statusCode !== 201) return
      const isFree = rule === 'everyone' && allowed.get(id) === 'any'
      allowed.set(response.json().prompt.id, isFree ? 'any' : new Set())
    },
    delete: async (id) => (await authorOf(id)).post(deletePrompt, { prompt_id: id }),
    undelete: async (id) => (await authorOf(id)).post(restorePrompt, { prompt_id: id }),
    'restore a version': async (id) => {
      const revision = 1 + Math.floor(next() * (await stored(id)).revision)
      const body = { prompt_id: id, revision, publish: true }
      return (await authorOf(id)).post(restoreRevision, body)
    },
    transfer: async (id) => {
      const author_id = pick(authors).id
      await db.updateTable('all_prompts').set({ author_id }).where('id', '=', id).execute()
    },
    withdraw: async (id) => (await authorOf(id)).post(withdrawPrompt, { prompt_id: id }),
    'ask for changes': async (id) =>
      curator.post(askForChanges, { prompt_id: id, revision: (await waiting(id)).revision, message: 'Why' }),
    approve: async (id) => {
      const { revision, title } = await waiting(id)
      // Sometimes a version that isn't the latest.
      const body = { prompt_id: id, revision: Math.max(1, revision - Math.floor(next() * 1.5)) }
      if ((await curator.post(approvePrompt, body)).statusCode !== 200) return
      const texts = allowed.get(id)
      if (rule === 'everyone') allowed.set(id, 'any')
      else if (texts !== 'any') texts?.add(title)
    },
    'make private': async (id) => {
      await reader.post(reportPrompt, { prompt_id: id, reason: 'spam' })
      const report = await db
        .selectFrom('report_cases')
        .select('id')
        .where('prompt_id', '=', id)
        .where('handled_at', 'is', null)
        .executeTakeFirst()
      const handled = { report_id: report?.id, action: 'make_private', message: 'Why' }
      if (report && (await curator.post(handleReport, handled)).statusCode === 200) allowed.set(id, new Set())
    },
  }

  for (let step = 0; step < STEPS; step += 1) {
    const id = pick([...allowed.keys()])
    const action = pick(Object.keys(ACTIONS))
    steps.push(`${action} ${id}`)
    // No limit is reached, and no session ends.
    clock.now = new Date(clock.now.getTime() + 5 * MINUTE)
    await ACTIONS[action]?.(id)
    const readable = await db
      .selectFrom('all_prompts')
      .innerJoin('revisions', 'revisions.prompt_id', 'all_prompts.id')
      .select(['all_prompts.id', 'revisions.title'])
      .where('all_prompts.id', 'in', [...allowed.keys()])
      .where('all_prompts.is_public', '=', true)
      .where((row) =>
        row.or([
          row('revisions.was_public', '=', true),
          row('revisions.revision', '=', row.ref('all_prompts.revision')),
        ]),
      )
      .execute()
    const unread = readable.filter((row) => {
      const texts = allowed.get(row.id)
      return texts !== 'any' && !texts?.has(row.title)
    })
    expect(unread, steps.join(', ')).toEqual([])
    published += readable.length
  }
})

it('publishes what it can', () => expect(published).toBeGreaterThan(WALKS))
