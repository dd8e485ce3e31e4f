import { getAuthor } from '@prompt-library/contract/authors'
import { requestFor } from '@prompt-library/contract/call'
import { listCollectionPrompts, listCollections } from '@prompt-library/contract/collections'
import { saveFeedback } from '@prompt-library/contract/feedback'
import { listNotifications } from '@prompt-library/contract/notifications'
import { createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listOwnPrompts, listPrompts, listSharedPrompts } from '@prompt-library/contract/prompts'
import { getRevision, hideRevisions, listRevisions } from '@prompt-library/contract/revisions'
import { listSavedPrompts, savePrompt } from '@prompt-library/contract/saved'
import { suggestTags } from '@prompt-library/contract/tags'
import { describe, expect, it } from 'vitest'
import { findAccount, getEverythingAbout } from '../../commands/person/export-queries.ts'
import { createCollection, createUser, sharePrompt, signInAs } from '../../testing/builders.ts'
import { isSampled } from '../../testing/sample.ts'
import { injected, type Target } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

/** Each revision has its own word in every part, so that a response shows which revisions it reveals. */
const WORDS = ['alfalfa', 'bergamot', 'cardamom', 'dandelion']

const NO_PROMPT = 'This prompt doesn’t exist, or you can’t view it.'
const NO_REVISION = 'This version doesn’t exist, or you can’t view it.'

const ROLES = ['visitor', 'member', 'recipient', 'author', 'admin'] as const
type Role = (typeof ROLES)[number]

type Edit = { edit: number; visibility: 'public' | 'private' } | { hide: number; hidden: boolean }

/** What happens, then the revisions that others and a recipient can read. The author can read all. */
const WALK: [string, Edit, { others: number[]; recipient: number[] }][] = [
  ['public', { edit: 1, visibility: 'public' }, { others: [1], recipient: [1] }],
  ['edited and made private', { edit: 2, visibility: 'private' }, { others: [], recipient: [2] }],
  ['edited while private', { edit: 3, visibility: 'private' }, { others: [], recipient: [3] }],
  ['edited and made public', { edit: 4, visibility: 'public' }, { others: [1, 4], recipient: [1, 4] }],
  ['its first version hidden', { hide: 1, hidden: true }, { others: [4], recipient: [4] }],
  ['made private', { edit: 4, visibility: 'private' }, { others: [], recipient: [4] }],
  ['made public again', { edit: 4, visibility: 'public' }, { others: [4], recipient: [4] }],
  ['its private versions “shown”', { hide: 2, hidden: false }, { others: [4], recipient: [4] }],
  ['its first version shown again', { hide: 1, hidden: false }, { others: [1, 4], recipient: [1, 4] }],
]

const ACCESS = isSampled ? ['open'] : ['open', 'members']

describe.each(ACCESS)('with ACCESS=%s, a prompt that was private in between', async (access) => {
  const { app, db, config, clock } = await createTestApp({ ACCESS: access })
  const users = {
    member: await createUser(db),
    recipient: await createUser(db),
    author: await createUser(db),
    admin: await createUser(db, { role: 'admin' }),
  }
  const signIn = (user: { id: number }) => signInAs(db, user, { config, at: clock.now })
  const headers: Record<Role, Record<string, string>> = {
    visitor: {},
    member: await signIn(users.member),
    recipient: await signIn(users.recipient),
    author: await signIn(users.author),
    admin: await signIn(users.admin),
  }
  const post = async (role: Role, call: Target, payload: object) => {
    const response = await app.inject({ ...injected(call, payload), headers: headers[role] })
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json()
  }
  const fetch = (role: Role, call: Target, query: Record<string, string | number> = {}) =>
    app.inject({ url: requestFor(call, { query }).url, headers: headers[role] })

  const form = (word: string) => ({
    title: `Title ${word}`,
    category: 'Research',
    markdown: `<p>Text ${word}</p>`,
    notes: `Notes ${word}`,
    tags: [`Tag ${word}`],
  })
  let id = 0
  /** How many of the words it has had. */
  let written = 0
  let token = ''
  const apply = async (edit: Edit) => {
    if ('hide' in edit)
      return post('author', hideRevisions, { prompt_id: id, revision: edit.hide, hidden: edit.hidden })
    const word = String(WORDS[edit.edit - 1])
    const fields = { ...form(word), visibility: edit.visibility }
    if (id > 0) return post('author', updatePrompt, { ...fields, id, revision_note: `Note ${word}` })
    id = (await post('author', createPrompt, fields)).prompt.id
    await sharePrompt(db, { prompt_id: id, recipient_id: users.recipient.id, sharer_id: users.author.id })
    for (const role of ['member', 'recipient', 'admin'] as const)
      await post(role, savePrompt, { prompt_id: id, saved: true })
    const collection = { owner_id: users.member.id, visibility: 'public', prompt_ids: [id] } as const
    token = (await createCollection(db, collection)).token
  }

  /** Everything that a role can get, except the revisions themselves. Searches for these words. */
  const readEverything = async (role: Role, words: readonly string[]) => {
    const requests: [Target, Record<string, string | number>?][] = [
      [getPrompt, { id }],
      [listRevisions, { prompt_id: id }],
      ...[listPrompts, listOwnPrompts, listSavedPrompts, listSharedPrompts].map((call): [Target] => [call]),
      ...words.map((q): [Target, Record<string, string>] => [listPrompts, { q }]),
      [listPrompts, { author: users.author.id }],
      [listPrompts, { collection: token }],
      ...words.map((word): [Target, Record<string, string>] => [listPrompts, { tag: `Tag ${word}` }]),
      // A misspelled word, because corrections come from other prompts.
      ...words.map((word): [Target, Record<string, string>] => [listPrompts, { q: `${word}x` }]),
      [listCollectionPrompts, { token }],
      ...words.map((q): [Target, Record<string, string>] => [listCollectionPrompts, { token, q }]),
      [listCollections],
      [suggestTags, { q: 'Tag' }],
      [getAuthor, { id: users.author.id }],
      [listNotifications],
      [page('/'), { prompt: id }],
      [page(`/collections/${token}`)],
      [page('/sitemap.xml')],
    ]
    const texts: string[] = []
    for (const [url, query] of requests) {
      const response = await fetch(role, url, query)
      const { body, headers } = response
      texts.push(body, decodeURIComponent(String(headers['x-did-you-mean'] ?? '')))
    }
    if (role !== 'visitor') {
      const account = await findAccount(db, String(users[role].netid))
      if (account) texts.push(JSON.stringify(await getEverythingAbout(db, account)))
    }
    return texts
  }

  it.each(WALK)('and is now %s', async (_state, edit, expected) => {
    await apply(edit)
    if ('edit' in edit) written = Math.max(written, edit.edit)
    const { revision: current } = (await fetch('author', getPrompt, { id })).json()
    const everyRevision = Array.from({ length: current }, (_, index) => index + 1)
    for (const role of ROLES) {
      const readable = {
        visitor: access === 'open' ? expected.others : [],
        member: expected.others,
        admin: expected.others,
        recipient: expected.recipient,
        author: everyRevision,
      }[role]
      const list = await fetch(role, listRevisions, { prompt_id: id })
      const listed = list.statusCode === 200 ? list.json() : []
      const numbers = listed.map(({ revision }: { revision: number }) => revision)
      expect(numbers, role).toEqual(readable.toReversed())
      if (readable.length > 0) expect(list.headers['x-total-count'], role).toBe(String(readable.length))

      const mine = readable.map((revision) => WORDS[revision - 1])
      // In a sample, only words that could leak: of a revision that exists and that the role can't read.
      const words = isSampled ? WORDS.slice(0, written).filter((word) => !mine.includes(word)) : WORDS
      const texts = await readEverything(role, words)
      for (const revision of [...everyRevision, current + 1]) {
        const one = await fetch(role, getRevision, { prompt_id: id, revision })
        expect(one.statusCode === 200, `${role} reads version ${revision}`).toBe(readable.includes(revision))
        texts.push(one.body)
        if (role !== 'member' && role !== 'recipient') continue
        const answer = { prompt_id: id, revision, worked: true }
        const answered = await app.inject({ ...injected(saveFeedback, answer), headers: headers[role] })
        expect(answered.statusCode === 200, `${role} answers for version ${revision}`).toBe(
          readable.includes(revision),
        )
        if (answered.statusCode === 404)
          expect(answered.json().message).toBe(readable.length > 0 ? NO_REVISION : NO_PROMPT)
      }
      const found = WORDS.filter((word) => texts.some((text) => text.includes(word)))
      expect(found, role).toEqual(mine)
    }
  })
})

function page(path: string): Target {
  return { method: 'GET', path }
}
