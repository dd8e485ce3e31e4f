import { AsyncResource } from 'node:async_hooks'
import { getAuthor } from '@prompt-library/contract/authors'
import type { Call } from '@prompt-library/contract/call'
import { setCollectionNote, updateCollection } from '@prompt-library/contract/collection-changes'
import {
  getCollection,
  listCollectionPrompts,
  listCollections,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { getFeedback } from '@prompt-library/contract/feedback'
import { listNotifications } from '@prompt-library/contract/notifications'
import { clonePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts, listSharedPrompts, toggleUpvote } from '@prompt-library/contract/prompts'
import { getRevision, listRevisions } from '@prompt-library/contract/revisions'
import { listSavedPrompts } from '@prompt-library/contract/saved'
import { sharePrompt } from '@prompt-library/contract/sharing'
import { suggestTags } from '@prompt-library/contract/tags'
import { recordUse } from '@prompt-library/contract/uses'
import type { KyselyPlugin, QueryId } from 'kysely'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from './db/database.ts'
import { promptContent } from './rich-text/prompt-content.ts'
import { indexPrompts } from './search/index-prompts.ts'
import * as builders from './testing/builders.ts'
import { createSignedInUser, visitorOf } from './testing/signed-in-user.ts'
import { createTestApp } from './testing/test-app.ts'
import { onPostgres } from './testing/test-database.ts'

// What an author writes after making a prompt or collection private, or after they stop sharing it, must not reach anyone who
// could read it before, however the change falls between the statements of a request.

/** In every text while it's private. The numbers and the AI tool are in no other response. */
const SECRET = /wombat|98765\d|ChatGPT/

/** The embedded database has one connection, so nothing can change between two statements of a transaction. */
describe.runIf(onPostgres)('a text that becomes private during a request', async () => {
  let afterStatement: (() => Promise<void>) | undefined
  const settings = new WeakSet<QueryId>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('set_config')) settings.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (!settings.has(queryId)) await afterStatement?.()
      return result
    },
  }
  const testApp = await createTestApp({}, { plugin })
  const { db, clock } = testApp
  const author = await createSignedInUser(testApp)
  const spare = await builders.createUser(db, { display_name: 'A wombat' })
  /** The recipient is also a co-editor. */
  const people = {
    visitor: visitorOf(testApp),
    member: await createSignedInUser(testApp),
    recipient: await createSignedInUser(testApp),
  }
  const { member, recipient } = people

  const create = (is_public: boolean) => builders.createPrompt(db, { author_id: author.id, is_public })
  const [open, shared] = [await create(true), await create(false)]
  const ids = [open.id, shared.id]
  const clone = await builders.createPrompt(db, { author_id: author.id, cloned_from: open.id })
  const owned = { owner_id: author.id, prompt_ids: ids }
  const openCollection = await builders.createCollection(db, {
    ...owned,
    visibility: 'public',
    featured_at: new Date(),
  })
  const linkCollection = await builders.createCollection(db, { ...owned, visibility: 'link' })
  const edited = await builders.createCollection(db, { ...owned, editor_ids: [spare.id] })
  const collectionIds = [openCollection.id, linkCollection.id, edited.id]
  for (const { id } of [member, recipient])
    for (const prompt_id of ids)
      await db.insertInto('saved_prompts').values({ prompt_id, user_id: id, saved_at: clock.now }).execute()

  const said = { revision: 1, worked: true, tool: '', note: '', answered_at: clock.now }
  for (const prompt_id of ids)
    await db
      .insertInto('feedback')
      .values({ ...said, prompt_id, user_id: spare.id })
      .execute()

  /** Changes everything at once: from what readers can see, with `numbat`, to what they can't, with `wombat`, or back. */
  let isPrivate = true
  const setPrivate = AsyncResource.bind(async (wanted: boolean) => {
    if (isPrivate === wanted) return
    const [word, uses, tool] = wanted ? ['wombat', 987_650, 'ChatGPT'] : ['numbat', 1, '']
    await inTransaction(db, async (tx) => {
      // A request that locks what it reads makes its author wait, so nothing changes in between.
      await sql`set local lock_timeout = '20ms'`.execute(tx)
      await sql`update collections set name = ${word}, description = ${word},
        visibility = case when id = ${openCollection.id} then ${wanted ? 'private' : 'public'} else visibility end,
        token = case when id = ${linkCollection.id} then ${wanted ? 'a-renewed-link-for-members' : linkCollection.token} else token end
        where id = any(${collectionIds}::int[])`.execute(tx)
      await sql`update collection_items set note = ${word}`.execute(tx)
      await sql`update collection_members set user_id = ${wanted ? spare.id : recipient.id} where role = 'editor'`.execute(
        tx,
      )
      await tx
        .updateTable('prompts')
        .set((row) => ({
          ...promptContent({ title: String(word), html: `<p>${word} {{topic}}</p>` }),
          is_public: wanted ? false : row('id', '=', open.id).$castTo<boolean>(),
          notes: String(word),
          tags: [String(word)],
          tag_keys: [String(word)],
          fields: JSON.stringify([{ name: 'topic', help: word }]),
          revision_note: String(word),
          uses: Number(uses),
          version: row('version', '+', 1),
        }))
        .where('id', 'in', ids)
        .execute()
      await sql`update feedback set tool = ${tool}`.execute(tx)
      await sql`delete from shares`.execute(tx)
      if (!wanted)
        await builders.sharePrompt(tx, {
          prompt_id: shared.id,
          sharer_id: author.id,
          recipient_id: recipient.id,
        })
    })
    isPrivate = wanted
  })
  await setPrivate(false)
  await indexPrompts(db, ids)

  const nextRevision = async (id: number) => {
    const { revision } = await db
      .selectFrom('prompts')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return revision + 1
  }
  const search = { q: 'numbat' }
  const ofCollection = ({ token }: { token: string }): Request[] => [
    [getCollection, { token }],
    [listCollectionPrompts, { token }],
    [listCollectionPrompts, { token, ...search }],
    [listPrompts, { collection: token }],
    [listPrompts, { collection: token, ...search }],
  ]
  const ofPrompt = ({ id }: { id: number }): Request[] => [
    [getPrompt, { id }],
    [listRevisions, { prompt_id: id }],
    [getRevision, async () => ({ prompt_id: id, revision: await nextRevision(id) })],
    [getFeedback, { prompt_id: id }],
    [recordUse, { prompt_id: id }],
  ]
  const asMember = ({ id }: { id: number }): Request[] => [
    [clonePrompt, { prompt_id: id, ...CLONE }],
    [sharePrompt, { prompt_id: id, recipient_id: spare.id }],
    [toggleUpvote, { prompt_id: id }],
    [listCollectionsForPrompt, { prompt_id: id }],
    [listSavedPrompts, {}],
    [listSavedPrompts, search],
  ]
  const REQUESTS: [keyof typeof people, Request[]][] = [
    [
      'visitor',
      [
        ...ofPrompt(open),
        ...ofCollection(openCollection),
        [getPrompt, { id: clone.id }],
        [listPrompts, {}],
        [listPrompts, search],
        [listPrompts, { ...search, sort: 'newest' }],
        [listPrompts, { clones_of: open.id }],
        [listCollections, {}],
        [listCollections, { q: 'wombat' }],
        [listCollections, { scope: 'featured' }],
        [suggestTags, { q: 'wombat' }],
        [getAuthor, { id: author.id }],
        [{ method: 'GET', path: '/' }, { prompt: open.id }],
        [{ method: 'GET', path: `/collections/${openCollection.token}` }, {}],
      ],
    ],
    ['member', [...ofPrompt(open), ...asMember(open), ...ofCollection(linkCollection)]],
    [
      'recipient',
      [
        ...ofPrompt(shared),
        ...asMember(shared),
        ...ofCollection(edited),
        [listSharedPrompts, {}],
        [listSharedPrompts, search],
        [listNotifications, {}],
        [listCollections, { scope: 'own' }],
        [updateCollection, { token: edited.token, version: 0, name: 'Name' }],
        [setCollectionNote, { token: edited.token, prompt_id: shared.id, note: 'New', before: 'Old' }],
      ],
    ],
  ]
  const cases = REQUESTS.flatMap(([who, requests]) =>
    requests.map(([call, values]) => ({ who, call, values })),
  )
  const send = async ({ who, call, values }: (typeof cases)[number]) => {
    const given = typeof values === 'function' ? await values() : values
    return call.method === 'GET' ? people[who].get(call, given as never) : people[who].post(call, given)
  }

  it.each(cases.map((one) => [one.who, one.call.path, JSON.stringify(one.values) ?? '', one] as const))(
    'isn’t in the response to a %s: %s %s',
    async (_who, _path, _values, one) => {
      for (let gap = 1, statements = gap; statements >= gap; gap += 1) {
        await setPrivate(false)
        clock.now = new Date(clock.now.getTime() + 10_000)
        statements = 0
        afterStatement = async () => {
          statements += 1
          if (statements === gap) await setPrivate(true).catch(unlessLocked)
        }
        const response = await send(one).finally(() => {
          afterStatement = undefined
        })
        expect(response.body, `changed after statement ${gap}`).not.toMatch(SECRET)
        expect(response.statusCode, JSON.stringify(testApp.log.at(-2))).toBeLessThan(500)
      }
    },
  )
})

type Request = [Pick<Call, 'method' | 'path'>, object | (() => Promise<object>)]

/** Without tags, descriptions of fields, and a data class, which come from the original. */
const CLONE = { title: 'Clone', category: 'Study', visibility: 'private', markdown: '<p>{{topic}}</p>' }

function unlessLocked(error: { code?: string }): void {
  if (error.code !== '55P03') throw error
}
