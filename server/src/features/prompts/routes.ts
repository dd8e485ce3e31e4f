import type { Body } from '@prompt-library/contract/call'
import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import {
  countOwnPrompts,
  findSimilarPrompts,
  getPrompt,
  type ListQuery,
  listOwnPrompts,
  listPopularPrompts,
  listPrompts,
  listSharedPrompts,
  type Prompt,
  toggleUpvote,
} from '@prompt-library/contract/prompts'
import { listSavedPrompts } from '@prompt-library/contract/saved'
import { LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { splitDescriptions } from '@prompt-library/domain/fields/field'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { ownTags, reservedTags } from '@prompt-library/domain/prompts/tags'
import type { FastifyRequest } from 'fastify'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { runOnce } from '../../plugins/idempotency.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import type { Serve } from '../../serve.ts'
import { chosenClassId } from '../settings/data-classes.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { authorize, promptNotFound } from './authorize.ts'
import { findSimilar, list } from './list.ts'
import type { Source } from './list-queries.ts'
import { createPopular } from './popular-queries.ts'
import { originFields, promptFields } from './prompt-fields.ts'
import { createPublisherOf, publishingOfNew } from './publish.ts'
import * as queries from './queries.ts'
import { refuseKey } from './refuse-key.ts'
import { countText, found, saveChanges, tagColumns } from './save-changes.ts'
import { spellTags } from './tag-queries.ts'

interface Parts extends FeatureParts {
  /** Throws if the user can't view the collection that a list is limited to. */
  authorizeCollection: (db: Db, request: CollectionRequest) => Promise<unknown>
  endShares: (tx: Tx, promptId: number) => Promise<unknown>
}

interface CollectionRequest {
  user: Viewer | null
  token: string
  right: 'view'
}

const NOTHING_INHERITED: queries.Inherited = {
  fields: [],
  data_class: LOWEST_CLASS,
  tags: [],
  is_public: false,
  is_shared: false,
  waiting_since: null,
  unpublished_id: null,
}

export function promptRoutes(
  serve: Serve,
  { db, clock, settings, authorizeCollection, endShares }: Parts,
): void {
  const publisherOf = createPublisherOf(settings)
  const synonyms = async () => (await settings.readLast()).synonyms
  const chosenClass = async ({ data_class }: { data_class?: string | undefined }) =>
    chosenClassId((await settings.read()).settings, data_class)

  const listFrom = async (source: Source, { query, user, readDb }: ListInput) => {
    const viewerId = user?.id ?? null
    const { collection: token } = query
    if (token !== undefined) await authorizeCollection(readDb, { user, token, right: 'view' })
    const collection = token === undefined ? undefined : { token, viewerId }
    return list(readDb, { source, query, collection, viewerId, now: clock(), synonyms })
  }

  serve(listPrompts, (input) => listFrom({ of: 'everyone' }, input))

  const listPopular = createPopular()
  serve(listPopularPrompts, ({ user, readDb }) =>
    listPopular(readDb, { viewerId: user?.id ?? null, now: clock() }),
  )

  serve(findSimilarPrompts, async ({ body, user }) => {
    const similar = await findSimilar(db, {
      ...body,
      viewerId: user?.id ?? null,
      now: clock(),
      synonyms: await synonyms(),
    })
    return similar.map(({ id, title, author_name }) => ({ id, title, author_name }))
  })

  serve(listOwnPrompts, (input) => listFrom({ of: 'author', userId: input.user.id }, input))

  serve(listSavedPrompts, (input) => listFrom({ of: 'saver', userId: input.user.id }, input))

  serve(listSharedPrompts, async (input) => {
    const { id: userId } = input.user
    const { group: groupId } = input.query
    const source: Source =
      groupId === undefined ? { of: 'recipient', userId } : { of: 'group', groupId, userId }
    const { answer, headers } = await listFrom(source, input)
    const shared = await queries.withLatestShares(db, answer, { recipientId: userId, groupId })
    if (groupId === undefined) return { answer: shared, headers }
    return { answer: await queries.withGroupUses(db, shared, { groupId, userId }), headers }
  })

  serve(countOwnPrompts, async ({ user }) => ({ count: await queries.countPromptsOf(db, user.id) }))

  serve(getPrompt, async ({ query: { id }, user, readDb }) => {
    const prompt = found(await queries.getPrompt(readDb, id, { viewerId: user?.id ?? null, now: clock() }))
    if (!user) return prompt
    const [shared = prompt] = await queries.withLatestShares(readDb, [prompt], { recipientId: user.id })
    return shared
  })

  /**
   * A replay returns the current prompt, or 404 if it has been deleted. It doesn't clean the text again, so that repeating a long
   * one takes no time from others. It lists the same dropped fields, unless the prompt or its original changed.
   */
  const create = async (
    { body, user, request, cloned_from = null }: NewPrompt,
    inherit = async (_: Tx): Promise<queries.Inherited | undefined> => NOTHING_INHERITED,
  ) => {
    const publisher = await publisherOf(user)
    const chosen = await chosenClass(body)
    return inTransaction(db, async (tx) => {
      const now = clock()
      const inherited = await inherit(tx)
      const described = body.fields ?? inherited?.fields ?? []
      const effect = async () => {
        if (!inherited) throw promptNotFound()
        const { reserved, ...origin } = originFields(body)
        const prompt = { ...promptFields(body), ...origin, author_id: user.id, cloned_from }
        const data_class = chosen ?? inherited.data_class
        const own = await spellTags(tx, { tags: ownTags(body.tags ?? inherited.tags), except: [] })
        const tags = tagColumns([...reserved, ...own])
        const fields = JSON.stringify(splitDescriptions(prompt.html, described).kept)
        const isUnpublished = inherited.unpublished_id !== null
        const publishing = publishingOfNew({ fields: prompt, publisher, isUnpublished, now })
        const columns = { ...prompt, ...publishing, fields, data_class, ...tags }
        const id = await queries.createPrompt(tx, columns, now)
        await countText(tx, { ...prompt, fields }, { userId: user.id, now })
        await indexPrompts(tx, [id])
        return id
      }
      const id = await runOnce(tx, { request, now, effect })
      const created = found(
        id === null ? undefined : await queries.getPrompt(tx, id, { viewerId: user.id, now }),
      )
      const { dropped } = splitDescriptions(created.markdown, described)
      return { success: true as const, prompt: withDropped(created, dropped) }
    })
  }

  serve(createPrompt, async (input) => {
    refuseKey(input.request, input.body)
    return create(input)
  })

  serve(clonePrompt, (input) => {
    const { user, body } = input
    return create({ ...input, cloned_from: body.prompt_id }, async (tx) => {
      // The clone will refer to it.
      await queries.preventErasure(tx, body.prompt_id)
      // A replay succeeds even if the user can no longer view the original, so this doesn't throw.
      return queries.getInherited(tx, body.prompt_id, user.id)
    })
  })

  serve(updatePrompt, async ({ body, user, request }) => {
    const { id, version, end_shares } = body
    const { author_id } = await authorize(db, { user, id, right: 'edit' })
    if (author_id !== user.id && (body.visibility === 'private' || end_shares))
      throw new AppError(403, 'Prompts of the library stay public. To take this one out, report it.')
    const changes = promptFields(body)
    const publisher = await publisherOf(user)
    const chosen = await chosenClass(body)
    return inTransaction(db, async (tx) => {
      await queries.lockPrompt(tx, id)
      const before = (await queries.getInherited(tx, id, user.id)) ?? NOTHING_INHERITED
      refuseKey(request, { ...body, before })
      const { kept, dropped } = splitDescriptions(changes.html, body.fields ?? before.fields)
      const data_class = chosen ?? before.data_class
      const tags = await editedTags(tx, body.tags, before)
      const fields = { ...changes, fields: JSON.stringify(kept), data_class, tags }
      const note = body.revision_note ?? ''
      const prompt = await saveChanges(tx, { id, version, fields, note, publisher, now: clock() })
      if (end_shares) await endShares(tx, id)
      return withDropped(prompt, dropped)
    })
  })

  serve(toggleUpvote, async ({ body: { prompt_id, voted }, user }) => {
    const { upvoted, upvotes } = await inTransaction(db, async (tx) => {
      await queries.lockPrompt(tx, prompt_id)
      await authorize(tx, { user, id: prompt_id, right: 'upvote' })
      return queries.toggleUpvote(tx, { prompt_id, user_id: user.id, voted, now: clock() })
    })
    return { status: upvoted ? ('upvoted' as const) : ('downvoted' as const), upvotes }
  })
}

interface ListInput {
  query: ListQuery
  user: Viewer | null
  readDb: Db
}

interface NewPrompt {
  body: Body<typeof createPrompt>
  user: Viewer
  request: FastifyRequest
  cloned_from?: number | null
}

/** Reserved tags stay. */
async function editedTags(tx: Tx, sent: string[] | undefined, before: queries.Inherited): Promise<string[]> {
  if (!sent) return before.tags
  const own = await spellTags(tx, { tags: sent, except: before.is_public ? before.tags : [] })
  return [...reservedTags(before.tags), ...own]
}

function withDropped(prompt: Prompt, dropped: string[]): Prompt {
  return dropped.length > 0 ? { ...prompt, dropped_fields: dropped } : prompt
}
