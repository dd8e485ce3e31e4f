import { getAuthor } from '@prompt-library/contract/authors'
import { getCollection, listCollections } from '@prompt-library/contract/collections'
import * as calls from '@prompt-library/contract/groups'
import { listNotifications } from '@prompt-library/contract/notifications'
import {
  findSimilarPrompts,
  getPrompt,
  listPrompts,
  listSharedPrompts,
} from '@prompt-library/contract/prompts'
import { listRevisions } from '@prompt-library/contract/revisions'
import { countSharedPrompts, listShares } from '@prompt-library/contract/sharing'
import { suggestTags } from '@prompt-library/contract/tags'
import { describe, expect, it } from 'vitest'
import { findAccount, getEverythingAbout } from '../../commands/person/export-queries.ts'
import * as builders from '../../testing/builders.ts'
import type { Target, User, Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

/** What the application asks the database. */
let statements = 0
const { db, clock, newUser, visitor } = await createTestApp(
  {},
  {
    plugin: {
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    },
  },
)
clock.now = new Date()

const WORD = 'axolotl'
const UNKNOWN = 2_147_483_647

async function createHidden() {
  const [teacher, student] = [await newUser({ display_name: `Tea ${WORD}` }), await newUser()]
  const prompt = await builders.createPrompt(db, {
    ...{ author_id: teacher.id, is_public: false },
    ...{ title: `Title ${WORD}`, html: `<p>Text ${WORD}</p>` },
  })
  const shelf = await builders.createCollection(db, { owner_id: teacher.id, name: `Shelf ${WORD}` })
  const create = (people: object) =>
    builders.createGroup(db, {
      ...{ name: `Group ${WORD}`, manager_ids: [teacher.id], sharer_id: teacher.id, ...people },
      ...{ prompt_ids: [prompt.id], collection_ids: [shelf.id] },
    })
  const { id } = await create({ member_ids: [student.id] })
  return { teacher, student, prompt, shelf, id, create }
}

async function createOutsiders() {
  const { teacher, student, prompt, shelf, id, create } = await createHidden()
  const [stranger, curator, former, waiting, late] = [
    await newUser(),
    await newUser({ role: 'curator' }),
    await newUser(),
    await newUser(),
    await newUser(),
  ]
  const join = { group_id: id, add_ids: [former.id], add_names: [waiting.netid] }
  await teacher.read(calls.changeGroupMembers, join)
  await teacher.read(calls.changeGroupMembers, { group_id: id, remove_ids: [former.id] })
  const over = await create({ member_ids: [late.id] })
  await teacher.read(calls.updateGroup, { group_id: over.id, ended: true })
  const outsiders: [string, Visitor | User, number][] = [
    ['a visitor', visitor, id],
    ['a stranger', stranger, id],
    ['a curator', curator, id],
    ['a former member', former, id],
    ['someone who waits', waiting, id],
    ['a member of a group that has ended', late, over.id],
  ]
  return { teacher, student, prompt, shelf, id, outsiders }
}

describe('a group', async () => {
  const { teacher, student, prompt, shelf, id, outsiders } = await createOutsiders()
  const own = async (user: Visitor | User) =>
    'id' in user ? (await builders.createPrompt(db, { author_id: user.id })).id : 1

  it.each(outsiders)('looks to %s like one that doesn’t exist', async (_name, user, hidden) => {
    const prompt_id = await own(user)
    const requests: [Target, object][] = [
      [calls.getGroup, {}],
      [calls.listGroupMembers, {}],
      [calls.updateGroup, { name: 'x' }],
      [calls.updateGroup, { ended: true }],
      [calls.deleteGroup, {}],
      [calls.findGroupMembers, { names: ['ada'] }],
      [calls.changeGroupMembers, { add_ids: [student.id] }],
      [calls.changeGroupMembers, { remove_ids: ['id' in user ? user.id : 1] }],
      [calls.shareWithGroup, { prompt_id }],
      [calls.stopGroupShare, { prompt_id }],
      [calls.stopGroupShare, { prompt_id: prompt.id }],
      [calls.stopGroupShare, { token: shelf.token }],
    ]
    for (const [call, values] of requests) {
      const answers = []
      for (const group_id of [hidden, UNKNOWN]) {
        statements = 0
        const { statusCode, body } = await user.post(call, { ...values, group_id })
        expect(statusCode).toBeGreaterThan(400)
        answers.push([statusCode, body, statements])
      }
      // With as many statements, so that not even the time tells them apart.
      expect(answers[0], `${call.method} ${call.path}`).toEqual(answers[1])
    }
    for (const call of [listSharedPrompts, listCollections]) {
      const [first, second] = [
        await user.get(call, { group: hidden }),
        await user.get(call, { group: UNKNOWN }),
      ]
      expect([first.statusCode, first.body, first.headers['x-total-count']]).toEqual([
        second.statusCode,
        second.body,
        second.headers['x-total-count'],
      ])
    }
  })

  it.each(outsiders)(
    'says nothing to %s of its name, its people, or what it has',
    async (_name, user, hidden) => {
      const requests: [Target, object?][] = [
        [listPrompts, { q: WORD }],
        [listPrompts, { q: `${WORD}s` }],
        [listPrompts, { q: 'axolot' }],
        [listPrompts, { author: teacher.id }],
        [listSharedPrompts],
        [listSharedPrompts, { q: WORD }],
        [listSharedPrompts, { group: hidden }],
        [listCollections, { q: WORD }],
        [listCollections, { group: hidden }],
        [getCollection, { token: shelf.token }],
        [getPrompt, { id: prompt.id }],
        [listRevisions, { prompt_id: prompt.id }],
        [listShares, { prompt_id: prompt.id }],
        [calls.listGroups],
        [calls.listGroupShares, { prompt_id: prompt.id }],
        [calls.listGroupShares, { token: shelf.token }],
        [getAuthor, { id: teacher.id }],
        [suggestTags, { q: 'a' }],
        [findSimilarPrompts, { title: `Title ${WORD}`, notes: '' }],
        [listNotifications],
        [countSharedPrompts],
        [{ method: 'GET', path: `/groups/${hidden}` }],
        [{ method: 'GET', path: `/?prompt=${prompt.id}` }],
        [{ method: 'GET', path: '/sitemap.xml' }],
      ]
      for (const [call, values = {}] of requests) {
        const { body, headers } = await user.get(call, values)
        expect(body + decodeURIComponent(String(headers['x-did-you-mean'] ?? '')), call.path).not.toContain(
          WORD,
        )
      }
      if (!('id' in user)) return
      expect(await user.read(countSharedPrompts)).toEqual({ count: 0, unseen: 0 })
      const account = await findAccount(db, String(user.netid))
      const everything = JSON.stringify(account && (await getEverythingAbout(db, account)))
      // Whoever waits, or was in a group, may ask what is stored about them, and that names it.
      if (user === outsiders[1]?.[1]) expect(everything).not.toContain(WORD)
    },
  )

  it('names its managers to members, and no one else who is in it', async () => {
    const answers = [
      await student.get(calls.getGroup, { group_id: id }),
      await student.get(calls.listGroups),
      await student.get(listSharedPrompts, { group: id }),
      await student.get(listNotifications),
    ].map(({ body }) => body)
    expect(answers.join()).toContain(WORD)
    expect(answers.join()).not.toContain(student.display_name)
    expect(answers.join()).not.toContain('member_count":2')
  })
})
