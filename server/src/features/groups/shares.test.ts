import { deleteUser } from '@prompt-library/contract/admin'
import { updateCollection } from '@prompt-library/contract/collection-changes'
import { getCollection, listCollectionPrompts, listCollections } from '@prompt-library/contract/collections'
import {
  changeGroupMembers,
  listGroupShares,
  shareWithGroup,
  stopGroupShare,
} from '@prompt-library/contract/groups'
import {
  listNotifications,
  markNotificationsRead,
  setNotificationKind,
} from '@prompt-library/contract/notifications'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts, listSharedPrompts, toggleUpvote } from '@prompt-library/contract/prompts'
import { countSharedPrompts, markSharedSeen, sharePrompt } from '@prompt-library/contract/sharing'
import { recordUse } from '@prompt-library/contract/uses'
import { DAY } from '@prompt-library/domain/durations'
import { GROUP_SHARES_MAX } from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import * as builders from '../../testing/builders.ts'
import { refusal, type User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, clock, newUser, signIn } = await createTestApp()
clock.now = new Date()

const NO_PROMPT = [404, 'This prompt doesn’t exist, or you can’t view it.']
const NOT_SHARED = [404, 'This is no longer shared with the group.']
const later = () => {
  clock.now = new Date(clock.now.getTime() + 1_000)
}

async function createClass() {
  const people = await Promise.all(Array.from({ length: 4 }, () => newUser()))
  const [teacher, assistant, student, other] = people as [User, User, User, User]
  const { id: group_id } = await builders.createGroup(db, {
    name: 'Biology 101',
    manager_ids: [teacher.id, assistant.id],
    member_ids: [student.id, other.id],
  })
  const createPrompt = async (title = 'Photosynthesis') =>
    (await builders.createPrompt(db, { author_id: teacher.id, is_public: false, title })).id
  return { teacher, assistant, student, other, group_id, createPrompt }
}

describe('a prompt shared with a group', () => {
  it('is read, upvoted, shared on, and found by its members, and says through which group', async () => {
    const { teacher, student, group_id, createPrompt } = await createClass()
    const prompt_id = await createPrompt()
    await teacher.read(shareWithGroup, { group_id, prompt_id, personal_message: ' For Monday ' })
    const share = {
      ...{ shared_by_name: teacher.display_name, shared_at: clock.now.toISOString() },
      ...{ personal_message: 'For Monday', shared_group: { id: group_id, name: 'Biology 101' } },
    }
    expect(await student.read(getPrompt, { id: prompt_id })).toMatchObject(share)
    expect(await student.read(listSharedPrompts)).toMatchObject([{ id: prompt_id, ...share }])
    expect(await student.read(listSharedPrompts, { q: 'photosynthesis' })).toHaveLength(1)
    expect(await student.read(listSharedPrompts, { group: group_id, q: 'photosynthesis' })).toHaveLength(1)
    expect(await student.read(listPrompts, { q: 'photosynthesis' })).toEqual([])
    expect(await student.read(countSharedPrompts)).toEqual({ count: 1, unseen: 1 })
    await student.read(markSharedSeen)
    expect(await student.read(countSharedPrompts)).toEqual({ count: 1, unseen: 0 })
    await student.read(toggleUpvote, { prompt_id })
    const friend = await newUser()
    await student.read(sharePrompt, { prompt_id, recipient_id: friend.id })
    expect(await friend.read(getPrompt, { id: prompt_id })).toMatchObject({
      shared_by_name: student.display_name,
      shared_group: null,
    })
  })

  it('isn’t in its sharer’s or author’s Shared With Me, but on the group’s page', async () => {
    const { teacher, assistant, group_id, createPrompt } = await createClass()
    const prompt_id = await createPrompt()
    await teacher.read(sharePrompt, { prompt_id, recipient_id: assistant.id })
    await assistant.read(shareWithGroup, { group_id, prompt_id })
    expect(await teacher.read(listSharedPrompts)).toEqual([])
    expect(await teacher.read(countSharedPrompts)).toEqual({ count: 0, unseen: 0 })
    expect(await assistant.read(listSharedPrompts)).toMatchObject([{ shared_group: null }])
    for (const user of [teacher, assistant])
      expect(await user.read(listSharedPrompts, { group: group_id })).toMatchObject([{ id: prompt_id }])
  })

  it('is listed newest first, each once', async () => {
    const { teacher, assistant, student, group_id, createPrompt } = await createClass()
    const ids = [await createPrompt(), await createPrompt(), await createPrompt()]
    for (const prompt_id of ids) {
      later()
      await teacher.read(shareWithGroup, { group_id, prompt_id })
    }
    later()
    await teacher.read(sharePrompt, { prompt_id: ids[0], recipient_id: assistant.id })
    await assistant.read(shareWithGroup, { group_id, prompt_id: ids[0] })
    const order = [ids[0], ids[2], ids[1]]
    for (const query of [{}, { group: group_id }])
      expect((await student.read(listSharedPrompts, query)).map(({ id }) => id)).toEqual(order)
  })

  it('is shared by managers who can view it, and by no one else', async () => {
    const { teacher, assistant, student, group_id, createPrompt } = await createClass()
    const prompt_id = await createPrompt()
    const body = { group_id, prompt_id }
    expect(refusal(await assistant.post(shareWithGroup, body))).toEqual(NO_PROMPT)
    const own = (await builders.createPrompt(db, { author_id: student.id })).id
    const refused = refusal(await student.post(shareWithGroup, { group_id, prompt_id: own }))
    expect(refused).toEqual([403, 'Only a manager of this group can do this.'])
    const stranger = await newUser()
    const unknown = [404, 'This group doesn’t exist, or you aren’t in it.']
    for (const id of [group_id, 2_147_483_647])
      expect(refusal(await stranger.post(shareWithGroup, { group_id: id, prompt_id: own }))).toEqual(unknown)
    const both = { ...body, token: 'x'.repeat(24) }
    for (const wrong of [{ group_id }, both])
      expect(refusal(await teacher.post(shareWithGroup, wrong))).toEqual([
        400,
        'Send either prompt_id or token.',
      ])
  })

  it('can be one of 1,000', async () => {
    const { teacher, group_id, createPrompt } = await createClass()
    await builders.createPrompts(db, { author_id: teacher.id, count: GROUP_SHARES_MAX })
    const prompts = await db.selectFrom('prompts').select('id').where('author_id', '=', teacher.id).execute()
    const share = { group_id, sharer_id: teacher.id, shared_at: clock.now }
    await db
      .insertInto('group_shares')
      .values(prompts.map(({ id }) => ({ ...share, prompt_id: id })))
      .execute()
    await teacher.read(shareWithGroup, { group_id, prompt_id: prompts[0]?.id })
    const body = { group_id, prompt_id: await createPrompt() }
    expect(refusal(await teacher.post(shareWithGroup, body))).toEqual([
      409,
      'Up to 1,000 prompts and collections can be shared with a group.',
    ])
  })

  it('is no longer shared once its author, its sharer, or a manager stops', async () => {
    const { teacher, assistant, student, other, group_id, createPrompt } = await createClass()
    const prompt_id = await createPrompt()
    const named = { group_id, prompt_id }
    const reads = async () => (await student.get(getPrompt, { id: prompt_id })).statusCode === 200
    await teacher.read(sharePrompt, { prompt_id, recipient_id: other.id })
    for (const stopper of [teacher, assistant]) {
      await teacher.read(shareWithGroup, named)
      expect(await reads()).toBe(true)
      for (const user of [student, other, await newUser()])
        expect(refusal(await user.post(stopGroupShare, named))).toEqual(NOT_SHARED)
      expect(refusal(await stopper.post(stopGroupShare, { ...named, prompt_id: 2_147_483_647 }))).toEqual(
        NOT_SHARED,
      )
      await stopper.read(stopGroupShare, named)
      expect(await reads()).toBe(false)
      expect(refusal(await stopper.post(stopGroupShare, named))).toEqual(NOT_SHARED)
    }
    const form = {
      id: prompt_id,
      title: 'Same',
      category: 'Teach',
      visibility: 'private',
      markdown: '<p>x</p>',
    }
    await teacher.read(shareWithGroup, named)
    await teacher.read(updatePrompt, form)
    expect(await reads()).toBe(true)
    await teacher.read(updatePrompt, { ...form, end_shares: true })
    expect(await reads()).toBe(false)
  })

  it('is listed with the group to whoever can stop it, and its name only to those in it', async () => {
    const { teacher, assistant, student, group_id } = await createClass()
    const author = await newUser()
    const { id: prompt_id } = await builders.createPrompt(db, { author_id: author.id })
    await teacher.read(shareWithGroup, { group_id, prompt_id })
    const share = {
      group_id,
      group_name: 'Biology 101',
      sharer: { id: teacher.id, display_name: teacher.display_name },
      shared_at: clock.now.toISOString(),
    }
    for (const user of [teacher, assistant])
      expect(await user.read(listGroupShares, { prompt_id })).toEqual([share])
    expect(await author.read(listGroupShares, { prompt_id })).toEqual([{ ...share, group_name: null }])
    expect(await student.read(listGroupShares, { prompt_id })).toEqual([])
    const body = { id: prompt_id, title: 'x', category: 'Teach', visibility: 'private', markdown: '<p>x</p>' }
    await author.read(updatePrompt, { ...body, end_shares: true })
    expect(refusal(await teacher.get(listGroupShares, { prompt_id }))).toEqual(NO_PROMPT)
  })

  it('goes with the account of its sharer, and stays when a manager leaves', async () => {
    const { teacher, assistant, student, group_id } = await createClass()
    const author = await newUser()
    const { id } = await builders.createPrompt(db, { author_id: author.id, is_public: false })
    await author.read(sharePrompt, { prompt_id: id, recipient_id: assistant.id })
    await assistant.read(shareWithGroup, { group_id, prompt_id: id })
    await assistant.read(changeGroupMembers, { group_id, remove_ids: [assistant.id] })
    expect((await student.get(getPrompt, { id })).statusCode).toBe(200)
    expect((await teacher.get(getPrompt, { id })).statusCode).toBe(200)
    const admin = await newUser({ role: 'admin' })
    await admin.read(deleteUser, { uid: assistant.id })
    expect((await student.get(getPrompt, { id })).statusCode).toBe(404)
  })
})

describe('notifications of a group', () => {
  it('are one for forty shares, and none for the sharer and those who join later', async () => {
    const { teacher, student, other, group_id, createPrompt } = await createClass()
    await other.read(setNotificationKind, { kind: 'sharing', on: false })
    const disabled = await builders.createUser(db, { status: 'disabled' })
    await db
      .insertInto('group_members')
      .values({ group_id, user_id: disabled.id, role: 'member', source: 'list', added_at: clock.now })
      .execute()
    for (let count = 0; count < 40; count += 1)
      await teacher.read(shareWithGroup, { group_id, prompt_id: await createPrompt() })
    const late = await newUser()
    await teacher.read(changeGroupMembers, { group_id, add_ids: [late.id] })
    const [notice, ...others] = await student.read(listNotifications)
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      type: 'group_shared',
      title: 'New in your group',
      message: '“Biology 101”',
      data: { prompt_id: null, personal_message: null, group_id },
    })
    for (const user of [teacher, other, late]) expect(await user.read(listNotifications)).toEqual([])
    const rows = db.selectFrom('notifications').where('user_id', '=', disabled.id)
    expect(await rows.selectAll().execute()).toEqual([])
    expect(await late.read(listSharedPrompts, { group: group_id })).toHaveLength(12 + 28)

    await student.read(markNotificationsRead, { notification_id: notice?.id })
    await teacher.read(shareWithGroup, { group_id, prompt_id: await createPrompt() })
    expect(await student.read(listNotifications)).toHaveLength(2)
    await teacher.read(changeGroupMembers, { group_id, remove_ids: [student.id] })
    expect(await student.read(listNotifications)).toEqual([])
  })
})

describe('a collection shared with a group', () => {
  async function createShelf(visibility: 'private' | 'link' | 'public') {
    const people = await createClass()
    const { teacher, assistant } = people
    const [open, hidden] = [
      await builders.createPrompt(db, { author_id: teacher.id }),
      await builders.createPrompt(db, { author_id: teacher.id, is_public: false }),
    ]
    const { token } = await builders.createCollection(db, {
      ...{ owner_id: teacher.id, editor_ids: [assistant.id], visibility, name: 'Lab book' },
      prompt_ids: [open.id, hidden.id],
    })
    return { ...people, token, open, hidden }
  }

  it('is viewed by its members, without the prompts in it that they can’t view', async () => {
    const { teacher, student, other, group_id, token, open, hidden } = await createShelf('private')
    expect((await student.get(getCollection, { token })).statusCode).toBe(404)
    await teacher.read(shareWithGroup, { group_id, token })
    expect(await student.read(getCollection, { token })).toMatchObject({ role: null, prompt_count: 1 })
    const listed = async () => (await student.read(listCollectionPrompts, { token })).map(({ id }) => id)
    expect(await listed()).toEqual([open.id])
    await teacher.read(shareWithGroup, { group_id, prompt_id: hidden.id })
    expect(await listed()).toEqual([open.id, hidden.id])
    expect(await student.read(listCollections, { group: group_id, q: 'lab' })).toMatchObject([{ token }])
    expect(await student.read(listCollections, { group: group_id, q: 'none' })).toEqual([])
    expect((await student.post(updateCollection, { token, name: 'Mine' })).statusCode).toBe(403)
    expect(await other.read(listNotifications)).toMatchObject([{ type: 'group_shared' }])
    const stranger = await newUser()
    expect(await stranger.read(listCollections, { group: group_id })).toEqual([])
    expect((await stranger.get(getCollection, { token })).statusCode).toBe(404)
    await teacher.read(stopGroupShare, { group_id, token })
    expect((await student.get(getCollection, { token })).statusCode).toBe(404)
    expect(await student.read(listCollections, { group: group_id })).toEqual([])
  })

  it('is shared by its owner while it’s private, and then by everyone who can view it', async () => {
    const { teacher, assistant, student, group_id, token } = await createShelf('private')
    const body = { group_id, token }
    const refused = [403, 'You don’t have permission to share this collection.']
    expect(refusal(await assistant.post(shareWithGroup, body))).toEqual(refused)
    await teacher.read(updateCollection, { token, visibility: 'link' })
    await assistant.read(shareWithGroup, body)
    expect(await student.read(listCollections, { group: group_id })).toMatchObject([{ token }])
    const { token: renewed } = await teacher.read(updateCollection, { token, visibility: 'private' })
    expect((await student.get(getCollection, { token: renewed })).statusCode).toBe(404)
    await teacher.read(shareWithGroup, { group_id, token: renewed })
    await teacher.read(updateCollection, { token: renewed, visibility: 'public' })
    const { token: again } = await teacher.read(updateCollection, { token: renewed, visibility: 'private' })
    expect((await student.get(getCollection, { token: again })).statusCode).toBe(200)
    expect(await teacher.read(listGroupShares, { token: again })).toHaveLength(1)
    expect(await student.read(listGroupShares, { token: again })).toEqual([])
    await assistant.read(stopGroupShare, { group_id, token: again })
    expect((await student.get(getCollection, { token: again })).statusCode).toBe(404)
  })
})

describe('uses by a group', () => {
  it('are counted for its managers, each member once a day, without the author’s', async () => {
    const { teacher, assistant, student, other, group_id, createPrompt } = await createClass()
    const prompt_id = await createPrompt()
    const stranger = await newUser()
    await teacher.read(sharePrompt, { prompt_id, recipient_id: stranger.id })
    await teacher.read(shareWithGroup, { group_id, prompt_id })
    const usesFor = async (user: User) =>
      (await user.read(listSharedPrompts, { group: group_id })).map(({ group_uses }) => group_uses)
    expect(await usesFor(teacher)).toEqual([0])
    for (const user of [student, student, other, teacher, stranger]) await user.read(recordUse, { prompt_id })
    expect(await usesFor(teacher)).toEqual([2])
    clock.now = new Date(clock.now.getTime() + DAY)
    await (await signIn(student)).read(recordUse, { prompt_id })
    expect(await usesFor(await signIn(assistant))).toEqual([3])
    expect(await usesFor(await signIn(student))).toEqual([null])
    expect((await (await signIn(teacher)).read(getPrompt, { id: prompt_id })).group_uses).toBeUndefined()
  })

  it('aren’t shown for a group so small that they would tell who used it', async () => {
    const { teacher, student, other, group_id, createPrompt } = await createClass()
    const prompt_id = await createPrompt()
    await teacher.read(shareWithGroup, { group_id, prompt_id })
    await student.read(recordUse, { prompt_id })
    const uses = async () => (await teacher.read(listSharedPrompts, { group: group_id }))[0]?.group_uses
    await teacher.read(changeGroupMembers, { group_id, remove_ids: [other.id] })
    expect(await uses()).toBe(1)
    await teacher.read(changeGroupMembers, { group_id, remove_ids: [student.id] })
    expect(await uses()).toBeNull()
  })
})
