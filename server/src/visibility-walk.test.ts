import { getAuthor } from '@prompt-library/contract/authors'
import { listCollectionPrompts, listCollections } from '@prompt-library/contract/collections'
import { saveFeedback } from '@prompt-library/contract/feedback'
import { listNotifications } from '@prompt-library/contract/notifications'
import { getPrompt, listOwnPrompts, listPrompts, listSharedPrompts } from '@prompt-library/contract/prompts'
import { getRevision, listRevisions } from '@prompt-library/contract/revisions'
import { listSavedPrompts, savePrompt } from '@prompt-library/contract/saved'
import { suggestTags } from '@prompt-library/contract/tags'
import { DAY, MINUTE } from '@prompt-library/domain/durations'
import { PUBLISHING_RULES, type PublishingRule } from '@prompt-library/domain/prompts/publishing'
import { describe, expect, it } from 'vitest'
import { findAccount, getEverythingAbout } from './commands/person/export-queries.ts'
import { createCollection } from './testing/builders.ts'
import { isSampled } from './testing/sample.ts'
import type { Target } from './testing/signed-in-user.ts'
import { createTestApp } from './testing/test-app.ts'
import { createWalkingLibrary, WALKERS, type Walker } from './testing/walking-library.ts'

// Whatever people do with prompts, in whichever order: everyone reads what `promptPermissions` says, and no one reads another
// text, a text that needed approval and didn't get it, or a badge on a text that no curator approved.

const [WALKS, STEPS] = isSampled ? [3, 80] : [12, 80]
const MONTH = 31 * DAY
const walks = Array.from({ length: WALKS }, (_, seed) => ({
  seed,
  rule: PUBLISHING_RULES[seed % PUBLISHING_RULES.length] as PublishingRule,
  access: seed % 3 === 2 ? 'members' : 'open',
}))
/** How often someone read something, so that the test can't pass without. */
const seen = { texts: 0, others: 0, badges: 0 }

describe.each(['open', 'members'])('with ACCESS=%s', async (access) => {
  const testApp = await createTestApp({ ACCESS: access })
  const { db, clock } = testApp
  const own = walks.filter((walk) => walk.access === access)

  it.each(own)('no one reads more in walk $seed, publishing: $rule', async ({ seed, rule }) => {
    const library = await createWalkingLibrary(testApp, seed, rule)
    const { users, prompts, pick, stored, historyOf, readableBy } = library
    const [firstId] = prompts.keys()
    const collection = {
      owner_id: users.reader.id,
      visibility: 'public',
      prompt_ids: [Number(firstId)],
    } as const
    const { token } = await createCollection(db, collection)
    for (const walker of ['reader', 'recipient', 'admin'] as const)
      await users[walker].post(savePrompt, { prompt_id: firstId, saved: true })
    const netidOf = (walker: Walker) => (walker === 'visitor' ? '' : String(users[walker].netid))
    const isAllowed = (walker: Walker) => walker !== 'visitor' || access === 'open'

    /** A prompt, its versions, and answering for them. */
    const checkPrompt = async (walker: Walker, id: number) => {
      const { view, revisions } = await readableBy(walker, id)
      const { statusCode } = await users[walker].get(getPrompt, { id: `${id}` })
      expect(statusCode, walker).toBe(isAllowed(walker) ? (view ? 200 : 404) : 401)
      const list = await users[walker].get(listRevisions, { prompt_id: `${id}` })
      const listed: { revision: number }[] = list.statusCode === 200 ? list.json() : []
      const expected = isAllowed(walker) ? revisions : []
      expect(
        listed.map(({ revision }) => revision),
        walker,
      ).toEqual(expected)
      if (expected.length > 0) expect(list.headers['x-total-count']).toBe(`${expected.length}`)
      seen.texts += expected.length
    }

    /** Each version by its number, and whether someone can say that it worked. */
    const checkVersions = async (walker: Walker, id: number) => {
      const { revisions } = await readableBy(walker, id)
      const { author_id, last_revision } = await stored(id)
      for (let revision = 1; revision <= last_revision + 1; revision += 1) {
        const isReadable = isAllowed(walker) && revisions.includes(revision)
        const one = await users[walker].get(getRevision, { prompt_id: `${id}`, revision: `${revision}` })
        expect(one.statusCode === 200, `${walker} reads version ${revision}`).toBe(isReadable)
        if (walker === 'visitor' || users[walker].id === author_id) continue
        const answered = await users[walker].post(saveFeedback, { prompt_id: id, revision, worked: true })
        expect(answered.statusCode === 200, `${walker} answers for version ${revision}`).toBe(isReadable)
      }
    }

    /** Nothing else that someone can get has a word of what they can't read. */
    const checkLeaks = async (walker: Walker) => {
      const texts = await Promise.all([...prompts.keys()].map((id) => readableBy(walker, id)))
      const readable = new Set(isAllowed(walker) ? texts.flatMap((text) => text.readable) : [])
      const hidden = new Set(texts.flatMap((text) => text.all).filter((word) => !readable.has(word)))
      const words = [...hidden].slice(-3)
      const requests: [Target, Record<string, string>?][] = [
        ...[listPrompts, listOwnPrompts, listSavedPrompts, listSharedPrompts].map((call): [Target] => [call]),
        [listPrompts, { author: `${users.author.id}` }],
        [listPrompts, { collection: token }],
        [listCollectionPrompts, { token }],
        [listCollections],
        [suggestTags, { q: 'Tag' }],
        [getAuthor, { id: `${users.author.id}` }],
        [listNotifications],
        [page('/'), { prompt: `${pick([...prompts.keys()])}` }],
        [page(`/collections/${token}`)],
        [page('/sitemap.xml')],
        ...words.flatMap((word): [Target, Record<string, string>][] => [
          [listPrompts, { q: word }],
          // A misspelled word, because corrections come from other prompts.
          [listPrompts, { q: `${word}x` }],
          [listPrompts, { tag: `Tag ${word}` }],
          [listCollectionPrompts, { token, q: word }],
        ]),
      ]
      /** Each with what was requested. */
      const answers: [string, string][] = []
      for (const [call, query = {}] of requests) {
        const { body, headers } = await users[walker].get(call, query)
        const correction = decodeURIComponent(String(headers['x-did-you-mean'] ?? ''))
        answers.push([`${call.path} ${JSON.stringify(query)}`, body + correction])
      }
      // Authors also get what they wrote of prompts that they transferred.
      const wroteNothing = !['visitor', 'author', 'other author'].includes(walker)
      const account = wroteNothing && (await findAccount(db, netidOf(walker)))
      if (account) {
        // The log names what a curator decided about, as it was called then.
        const everything = { ...(await getEverythingAbout(db, account)), audit_log: [] }
        answers.push(['npm run person', JSON.stringify(everything)])
      }
      for (const [request, answer] of answers)
        expect(
          [...hidden].filter((word) => answer.includes(word)),
          `${walker}: ${request}`,
        ).toEqual([])
      seen.others += [...readable].filter((word) =>
        answers.some(([, answer]) => answer.includes(word)),
      ).length
    }

    /** What others read was approved, if it had to be. */
    const checkApproval = async (id: number) => {
      const { readable } = await readableBy('reader', id)
      const { is_public } = await stored(id)
      const { approved } = historyOf(id)
      if (is_public && approved !== 'any') expect(readable.filter((word) => !approved.has(word))).toEqual([])
    }

    const checkBadge = async (id: number) => {
      const { revision, is_public, deleted_at } = await stored(id)
      const { badge } = historyOf(id)
      const isShown = is_public && deleted_at === null
      const isApproved = badge?.revision === revision && clock.now.getTime() < badge.until
      const shown = (await users.visitor.get(getPrompt, { id: `${id}` })).json()
      expect(isShown && shown.review?.state === 'approved').toBe(isShown && isApproved)
      const listed: { id: number }[] = (await users.visitor.get(listPrompts, { reviewed: 'true' })).json()
      expect(listed.some((prompt) => prompt.id === id)).toBe(isShown && isApproved)
      if (isShown && isApproved) seen.badges += 1
    }

    for (let step = 1; step <= STEPS; step += 1) {
      // No limit is reached, and no session ends.
      clock.now = new Date(clock.now.getTime() + 5 * MINUTE)
      const { id, action } = await library.step()
      try {
        for (const walker of WALKERS) await checkPrompt(walker, id)
        await checkApproval(id)
        if (step % 3 === 0) await checkLeaks(pick(WALKERS))
        if (step % 3 === 1) await checkVersions(pick(WALKERS), id)
        if (access === 'members') continue
        await checkBadge(id)
        // As visitors see it later.
        const now = clock.now
        clock.now = new Date(now.getTime() + pick([2, 13]) * MONTH)
        await checkBadge(id)
        clock.now = now
      } catch (error) {
        throw new Error(`step ${step}: ${action} ${id}`, { cause: error })
      }
    }
  })
})

it('shows what it should', () => {
  expect(seen.texts).toBeGreaterThan(20 * WALKS)
  expect(seen.others).toBeGreaterThan(2 * WALKS)
  // A few short walks may have none.
  if (!isSampled) expect(seen.badges).toBeGreaterThan(WALKS)
})

function page(path: string): Target {
  return { method: 'GET', path }
}
