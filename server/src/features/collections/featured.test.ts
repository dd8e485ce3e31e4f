import { listAuditLog } from '@prompt-library/contract/admin'
import {
  deleteCollection,
  featureCollection,
  unfeatureCollection,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import { getCollection, listCollections } from '@prompt-library/contract/collections'
import { FEATURED_COLLECTIONS_MAX } from '@prompt-library/domain/limits'
import { beforeEach, expect, it } from 'vitest'
import { createCollection, createPrompt } from '../../testing/builders.ts'
import { refusal, type Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

// permissions.test.ts tests who can feature a collection.
const { db, clock, newUser, visitor } = await createTestApp()
const owner = await newUser()
const [admin, otherAdmin] = [await newUser({ role: 'admin' }), await newUser({ role: 'admin' })]

const publish = async (name = 'A collection', prompt_ids: number[] = []) =>
  (await createCollection(db, { owner_id: owner.id, name, visibility: 'public', prompt_ids })).token
const feature = (token: string) => {
  clock.now = new Date(clock.now.getTime() + 1_000)
  return admin.post(featureCollection, { token })
}
const featured = async (user: Visitor = visitor) =>
  (await user.read(listCollections, { scope: 'featured' })).map(({ name }) => name)

beforeEach(async () => {
  await db.deleteFrom('collections').execute()
})

it('lists featured collections to everyone, the one featured last first, with what they can view', async () => {
  const open = await createPrompt(db, { author_id: owner.id, title: 'Open' })
  const hidden = await createPrompt(db, { author_id: owner.id, title: 'Hidden', is_public: false })
  await publish('Not featured')
  const first = await publish('First', [hidden.id, open.id])
  expect((await feature(first)).json()).toMatchObject({ token: first, featured: true, prompt_count: 1 })
  await feature(await publish('Second'))
  expect(await featured()).toEqual(['Second', 'First'])
  const response = await visitor.get(listCollections, { scope: 'featured' })
  expect(response.headers['x-total-count']).toBe('2')
  expect(response.json()[1]).toMatchObject({ featured: true, prompt_count: 1, first_titles: ['Open'] })
  expect((await owner.read(listCollections, { scope: 'featured' }))[1]).toMatchObject({
    prompt_count: 2,
    first_titles: ['Hidden', 'Open'],
  })
  expect((await visitor.read(getCollection, { token: first })).featured).toBe(true)
})

it('records both in the audit log, and only what changes something', async () => {
  const token = await publish('Audited')
  await feature(token)
  expect((await feature(token)).json().featured).toBe(true)
  expect((await admin.read(unfeatureCollection, { token })).featured).toBe(false)
  expect((await admin.post(unfeatureCollection, { token })).statusCode).toBe(200)
  const details = `public, by ${owner.display_name} (${owner.netid})`
  expect(await admin.read(listAuditLog, { q: 'Audited' })).toMatchObject([
    { action: 'stopped featuring collection', details },
    { action: 'featured collection', details },
  ])
})

it('refuses a collection that isn’t public', async () => {
  const { token } = await createCollection(db, { owner_id: admin.id, visibility: 'private' })
  const response = await feature(token)
  expect(refusal(response)).toEqual([409, 'Only public collections can be featured.'])
})

it('refuses more than fit in the row, also from two admins at once', async () => {
  for (let count = 1; count < FEATURED_COLLECTIONS_MAX; count += 1) await feature(await publish())
  const [left, right] = [await publish('Left'), await publish('Right')]
  const responses = await Promise.all([
    admin.post(featureCollection, { token: left }),
    otherAdmin.post(featureCollection, { token: right }),
  ])
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
    /^Up to 4 collections can be featured\. Stop featuring one of these first: .*“(Left|Right)”.*\.$/,
  )
  expect(await featured()).toHaveLength(FEATURED_COLLECTIONS_MAX)
})

it('leaves the row when it stops being public, for good, and when it’s deleted', async () => {
  const [closed, deleted] = [await publish('Closed'), await publish('Deleted')]
  await feature(closed)
  await feature(deleted)
  await owner.post(updateCollection, { token: closed, description: 'Still public' })
  expect(await featured()).toEqual(['Deleted', 'Closed'])
  await owner.post(updateCollection, { token: closed, visibility: 'link' })
  await owner.post(deleteCollection, { token: deleted })
  expect(await featured()).toEqual([])
  expect(await featured(owner)).toEqual([])
  await owner.post(updateCollection, { token: closed, visibility: 'public' })
  expect(await featured()).toEqual([])
})
