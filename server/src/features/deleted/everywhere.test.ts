import {
  exportCsv,
  getAdminStats,
  getAnyPrompt,
  getChartData,
  listAllPrompts,
  listUsers,
} from '@prompt-library/contract/admin'
import { getAuthor } from '@prompt-library/contract/authors'
import {
  addToCollection,
  createCollection,
  removeFromCollection,
  setCollectionNote,
} from '@prompt-library/contract/collection-changes'
import {
  getCollection,
  listCollectionPrompts,
  listCollections,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { restorePrompt } from '@prompt-library/contract/deleted'
import { listNotifications, markNotificationsRead } from '@prompt-library/contract/notifications'
import { createPrompt, deletePrompt } from '@prompt-library/contract/prompt-changes'
import {
  countOwnPrompts,
  getPrompt,
  listOwnPrompts,
  listPrompts,
  listSharedPrompts,
  toggleUpvote,
} from '@prompt-library/contract/prompts'
import { findRecipients } from '@prompt-library/contract/recipients'
import { listSavedPrompts, savePrompt } from '@prompt-library/contract/saved'
import { countSharedPrompts, listShares, sharePrompt } from '@prompt-library/contract/sharing'
import { suggestTags } from '@prompt-library/contract/tags'
import { recordUse } from '@prompt-library/contract/uses'
import { describe, expect, it } from 'vitest'
import { createPrompt as addPrompt } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const WORD = 'quokkafest'
const TITLE = `The ${WORD} plan`

describe('a prompt that is everywhere', async () => {
  const { app, db, clock, newUser, visitor } = await createTestApp()
  const author = await newUser()
  const fan = await newUser()
  const admin = await newUser({ role: 'admin' })

  const key = { 'idempotency-key': 'the-key-of-this-prompt' }
  const fields = {
    title: TITLE,
    category: 'Teach',
    visibility: 'public',
    markdown: `<p>Plan a ${WORD}.</p>`,
    tags: [WORD],
  }
  const first = await addPrompt(db, { author_id: author.id })
  const last = await addPrompt(db, { author_id: author.id })
  const { id } = (await author.post(createPrompt, fields, key)).json().prompt
  const { token } = (
    await fan.post(createCollection, { name: 'Favorites', visibility: 'public', prompt_id: first.id })
  ).json().collection
  for (const prompt_id of [id, last.id])
    await fan.post(addToCollection, { token, prompt_id, note: `About ${prompt_id}` })
  await fan.post(savePrompt, { prompt_id: first.id, saved: true })
  clock.now = new Date(clock.now.getTime() + 1_000)
  await fan.post(savePrompt, { prompt_id: id, saved: true })
  await fan.post(toggleUpvote, { prompt_id: id })
  await fan.post(recordUse, { prompt_id: id })
  await author.post(sharePrompt, { prompt_id: id, recipient_id: fan.id, personal_message: 'Look!' })
  await author.post(sharePrompt, { prompt_id: first.id, recipient_id: fan.id })

  await fan.post(markNotificationsRead, { prompt_id: first.id })

  const page = { page: '1' }
  /** Each lists, counts, or names the prompt before it's deleted. */
  const READS: [string, () => Promise<{ statusCode: number; body: string; headers: object }>][] = [
    ['the library', () => visitor.get(listPrompts, page)],
    ['a search', () => visitor.get(listPrompts, { ...page, q: WORD })],
    ['a misspelled search', () => visitor.get(listPrompts, { ...page, q: 'quokkafesd' })],
    ['a category', () => visitor.get(listPrompts, { ...page, category: 'Teach' })],
    ['a tag', () => visitor.get(listPrompts, { ...page, tag: WORD })],
    ['an author’s prompts', () => visitor.get(listPrompts, { ...page, author: author.id })],
    ['prompts in a collection', () => visitor.get(listPrompts, { ...page, collection: token })],
    ['the author', () => visitor.get(getAuthor, { id: author.id })],
    ['tags', () => fan.get(suggestTags, { q: 'quok' })],
    ['own prompts', () => author.get(listOwnPrompts, page)],
    ['a search in own prompts', () => author.get(listOwnPrompts, { ...page, q: WORD })],
    ['the count of own prompts', () => author.get(countOwnPrompts)],
    ['shared prompts', () => fan.get(listSharedPrompts, page)],
    ['the count of shared prompts', () => fan.get(countSharedPrompts)],
    ['saved prompts', () => fan.get(listSavedPrompts, page)],
    ['notifications', () => fan.get(listNotifications)],
    ['collections', () => visitor.get(listCollections, page)],
    ['a collection', () => fan.get(getCollection, { token })],
    ['the prompts of a collection', () => visitor.get(listCollectionPrompts, { token })],
    ['the dashboard', () => admin.get(getAdminStats)],
    ['the charts', () => admin.get(getChartData)],
    ['users', () => admin.get(listUsers, { sort: 'prompts' })],
    ['all prompts', () => admin.get(listAllPrompts, page)],
    ['a search in all prompts', () => admin.get(listAllPrompts, { q: WORD })],
    ['the file of users', () => admin.get(exportCsv, { what: 'users' })],
    ['the file of prompts', () => admin.get(exportCsv, { what: 'prompts' })],
    ['the link preview', () => app.inject(`/?prompt=${id}`)],
  ]
  const REFUSED: typeof READS = [
    ['the prompt', () => visitor.get(getPrompt, { id })],
    ['the prompt, for its author', () => author.get(getPrompt, { id })],
    ['the prompt, for an admin', () => admin.get(getAnyPrompt, { id })],
    ['its shares', () => author.get(listShares, { prompt_id: id })],
    ['collections with it', () => fan.get(listCollectionsForPrompt, { prompt_id: id })],
    ['the same request as when it was created', () => author.post(createPrompt, fields, key)],
    ['people to share it with', () => fan.post(findRecipients, { prompt_id: id, names: [admin.netid] })],
  ]
  const snapshot = async (reads: typeof READS) => {
    const answers: Record<string, unknown> = {}
    for (const [name, read] of reads) {
      const { statusCode, body, headers } = await read()
      const { 'x-total-count': total, 'x-unread-count': unread, etag } = headers as Record<string, string>
      answers[name] = { statusCode, body, total, unread, etag }
    }
    return answers
  }
  const before = await snapshot([...READS, ...REFUSED])
  await author.post(deletePrompt, { prompt_id: id })
  const rows = () => db.selectFrom('all_prompts').selectAll().where('id', '=', id).execute()
  const deleted = await rows()

  it.each(READS)('isn’t in %s while it’s deleted', async (name, read) => {
    expect(before[name]).toMatchObject({ statusCode: 200 })
    const { statusCode, body } = await read()
    expect(statusCode).toBe(200)
    expect(body).not.toContain(TITLE)
    expect(body).not.toBe((before[name] as { body: string }).body)
  })

  it.each(REFUSED)('isn’t found by %s while it’s deleted', async (name, read) => {
    expect((before[name] as { statusCode: number }).statusCode).toBeLessThan(300)
    const { statusCode, body } = await read()
    expect([statusCode, JSON.parse(body).message]).toEqual([
      404,
      'This prompt doesn’t exist, or you can’t view it.',
    ])
  })

  it('can’t be collected or noted while it’s deleted', async () => {
    expect((await fan.post(addToCollection, { token, prompt_id: id })).statusCode).toBe(404)
    const note = { token, prompt_id: id, note: 'New' }
    expect((await fan.post(setCollectionNote, note)).statusCode).toBe(404)
  })

  it('stays unread while all other notifications are marked as read', async () => {
    const marked = await fan.post(markNotificationsRead, { mark_all_read: true })
    expect(marked.json()).toEqual({ success: true, unread_count: 0 })
  })

  it('keeps its place in a collection that others change', async () => {
    const item = { token, prompt_id: last.id }
    await fan.post(removeFromCollection, item)
    await fan.post(addToCollection, { ...item, note: `About ${last.id}` })
  })

  it('is everywhere again once it’s restored, with all that belongs to it', async () => {
    expect((await author.post(restorePrompt, { prompt_id: id })).statusCode).toBe(200)
    expect(await snapshot([...READS, ...REFUSED])).toEqual(before)
    const { deleted_at: _, ...kept } = deleted[0] ?? {}
    expect(await rows()).toEqual([{ ...kept, deleted_at: null }])
  })
})
