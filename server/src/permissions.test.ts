import { deleteAnyPrompt, getAnyPrompt } from '@prompt-library/contract/admin'
import type { Call } from '@prompt-library/contract/call'
import * as collectionChanges from '@prompt-library/contract/collection-changes'
import * as collections from '@prompt-library/contract/collections'
import { eraseDeletedPrompt, restorePrompt } from '@prompt-library/contract/deleted'
import { exportCollection, exportPrompt } from '@prompt-library/contract/exports'
import * as feedback from '@prompt-library/contract/feedback'
import { listGroupShares, shareWithGroup, stopGroupShare } from '@prompt-library/contract/groups'
import { markNotificationsRead } from '@prompt-library/contract/notifications'
import { clonePrompt, deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts, toggleUpvote } from '@prompt-library/contract/prompts'
import * as publishing from '@prompt-library/contract/publishing'
import { findRecipients } from '@prompt-library/contract/recipients'
import { reportCollection, reportPrompt } from '@prompt-library/contract/reports'
import { correctLabels, reviewPrompt } from '@prompt-library/contract/reviews'
import * as revisions from '@prompt-library/contract/revisions'
import { savePrompt } from '@prompt-library/contract/saved'
import { saveSettings } from '@prompt-library/contract/settings'
import { deleteShare, listInvitations, listShares, sharePrompt } from '@prompt-library/contract/sharing'
import { recordUse } from '@prompt-library/contract/uses'
import type { CollectionVisibility } from '@prompt-library/domain/collections/permissions'
import { DAY } from '@prompt-library/domain/durations'
import type { PublishingRule } from '@prompt-library/domain/prompts/publishing'
import { describe, expect, it } from 'vitest'
import { inTransaction } from './db/database.ts'
import { saveReport } from './features/reports/queries.ts'
import { movePrompts } from './features/transfers/move-queries.ts'
import * as builders from './testing/builders.ts'
import { isSampled } from './testing/sample.ts'
import { createSignedInUser, visitorOf } from './testing/signed-in-user.ts'
import { createTestApp } from './testing/test-app.ts'
import { tablesOf, watchChanges } from './testing/watch-changes.ts'

// Every call that names a prompt or a collection, as every role, in every state, shared with a person and with a group.
// `api-permissions.test.ts` tests the access level of all calls, and with which values they work.

type Statuses = readonly number[]
/** The ID of a prompt, or the token of a collection. */
type Key = number | string
/** A call, the values that it needs, and the statuses that the roles get in each state. */
type Row = [
  Call,
  (world: World, key: Key) => object,
  Record<string, Statuses>,
  forbidden?: string | undefined,
  /** On sites where only some people publish. */
  ruled?: Record<string, Statuses>,
]

/** visitor, member, recipient, author, admin. A curator gets the same as a member, unless there is a sixth. */
const [GONE, GONE_FOR_MEMBERS] = [
  [404, 404, 404, 404, 404],
  [401, 404, 404, 404, 404],
]
const gone = { deleted: GONE_FOR_MEMBERS }
const VIEW = {
  public: [200, 200, 200, 200, 200],
  private: [404, 404, 200, 200, 404],
  deleted: GONE,
}
const MEMBERS = { public: [401, 200, 200, 200, 200], private: [401, 404, 200, 200, 404], ...gone }
const EDIT = {
  public: [401, 403, 403, 200, 403],
  private: [401, 404, 403, 200, 404],
  ...gone,
}
const DELETE = {
  public: [401, 403, 403, 200, 200],
  private: [401, 404, 403, 200, 200],
  ...gone,
}
const ADMIN = {
  public: [401, 403, 403, 403, 200],
  private: [401, 403, 403, 403, 200],
  deleted: [401, 403, 403, 403, 404],
}
const RESTORE = {
  public: [401, 404, 404, 200, 200],
  private: [401, 404, 404, 200, 200],
  deleted: [401, 404, 404, 200, 404],
  deletedByAdmin: [401, 404, 404, 403, 200],
}
const ERASE = {
  public: GONE_FOR_MEMBERS,
  private: GONE_FOR_MEMBERS,
  deleted: [401, 404, 404, 200, 404],
  deletedByAdmin: [401, 404, 404, 403, 404],
}
/** An admin gets the second to last, and a curator the last. */
const REVIEW = {
  public: [401, 403, 403, 403, 200, 200],
  private: [401, 403, 403, 403, 404, 404],
  deleted: [401, 403, 403, 403, 404, 404],
}
const ANSWER = {
  public: [401, 200, 200, 403, 200],
  private: [401, 404, 200, 403, 404],
  ...gone,
}
const APPROVE = {
  public: [401, 403, 403, 403, 404, 404],
  private: [401, 403, 403, 403, 404, 404],
  waiting: [401, 403, 403, 403, 200, 200],
  deleted: [401, 403, 403, 403, 404, 404],
}
/** People can always remove what they keep for themselves. */
const ALWAYS = { public: MEMBERS.public, private: MEMBERS.public, deleted: MEMBERS.public }
/** No one but the author and the group's managers stops what is shared with a group. */
const STOP = { public: GONE_FOR_MEMBERS, private: GONE_FOR_MEMBERS, ...gone }
/** Nothing is offered to anyone. The author is who they'd become. */
const OWN_SHARE = { public: [401, 404, 200, 404, 404], private: [401, 404, 200, 404, 404], ...gone }

const FORM = { title: 'New', category: 'Teach', visibility: 'private', markdown: '<p>Text</p>' }
const CANNOT_EDIT = 'You don’t have permission to edit this prompt.'
const byId = (_: World, id: Key) => ({ id })
const ofPrompt =
  (values: object = {}) =>
  (_: World, prompt_id: Key) => ({ prompt_id, ...values })

const PROMPT_CALLS: Row[] = [
  [getPrompt, byId, VIEW],
  [revisions.listRevisions, ofPrompt(), VIEW],
  [revisions.getRevision, ofPrompt({ revision: 2 }), VIEW],
  [feedback.getFeedback, ofPrompt(), VIEW],
  [recordUse, ofPrompt(), VIEW],
  [toggleUpvote, ofPrompt(), MEMBERS],
  [clonePrompt, ofPrompt(FORM), MEMBERS],
  [exportPrompt, ofPrompt({ format: 'json' }), MEMBERS],
  [savePrompt, ofPrompt({ saved: true }), MEMBERS],
  [savePrompt, ofPrompt({ saved: false }), ALWAYS],
  [sharePrompt, ({ other }: World, prompt_id: Key) => ({ prompt_id, recipient_id: other.id }), MEMBERS],
  [findRecipients, ofPrompt({ names: ['ada'] }), MEMBERS],
  [listShares, ofPrompt(), MEMBERS],
  [listInvitations, ofPrompt(), MEMBERS],
  [listGroupShares, ofPrompt(), MEMBERS],
  [
    shareWithGroup,
    ({ everyonesGroup }: World, prompt_id: Key) => ({ prompt_id, group_id: everyonesGroup }),
    MEMBERS,
  ],
  [stopGroupShare, ({ group }: World, prompt_id: Key) => ({ prompt_id, group_id: group }), STOP],
  [deleteShare, ofPrompt(), OWN_SHARE],
  [collections.listCollectionsForPrompt, ofPrompt(), MEMBERS],
  [collectionChanges.createCollection, ofPrompt({ name: 'Mine' }), MEMBERS],
  [updatePrompt, (_: World, id: Key) => ({ ...FORM, id }), EDIT, CANNOT_EDIT],
  [revisions.removeRevisions, ofPrompt({ revision: 1 }), EDIT, CANNOT_EDIT],
  [revisions.restoreRevision, ofPrompt({ revision: 1 }), EDIT, CANNOT_EDIT],
  [
    feedback.saveFeedback,
    ofPrompt({ revision: 2, worked: true }),
    ANSWER,
    'You can’t answer for your own prompt.',
  ],
  [feedback.removeFeedback, ofPrompt(), ALWAYS],
  [reportPrompt, ofPrompt({ reason: 'spam' }), ANSWER, 'You don’t have permission to report this prompt.'],
  [reviewPrompt, ofPrompt({ revision: 2, outcome: 'approved' }), REVIEW],
  [correctLabels, ofPrompt({ revision: 2, category: 'Teach', tags: [] }), REVIEW],
  [deletePrompt, ofPrompt(), DELETE, 'You don’t have permission to delete this prompt.'],
  [restorePrompt, ofPrompt(), RESTORE, 'Only an admin can restore this prompt.'],
  [eraseDeletedPrompt, ofPrompt(), ERASE, 'An admin deleted this prompt, so you can’t delete it for good.'],
  [publishing.getWaitingPrompt, ofPrompt(), APPROVE],
  [publishing.approvePrompt, ofPrompt({ revision: 2 }), APPROVE],
  [publishing.askForChanges, ofPrompt({ revision: 2, message: 'Why' }), APPROVE],
  [
    publishing.withdrawPrompt,
    ofPrompt(),
    { ...EDIT, public: [401, 403, 403, 409, 403], waiting: EDIT.private },
  ],
  [getAnyPrompt, byId, ADMIN],
  [deleteAnyPrompt, byId, ADMIN],
]

/** visitor, member, co-editor, owner, admin */
const VIEW_COLLECTION = {
  private: [404, 404, 200, 200, 404],
  link: [404, 200, 200, 200, 200],
  public: [200, 200, 200, 200, 200],
}
const forMembers = (private_: Statuses, others: Statuses) => ({
  private: private_,
  link: others,
  public: others,
})
const VIEW_BY_MEMBERS = forMembers([401, 404, 200, 200, 404], [401, 200, 200, 200, 200])
const CHANGE = forMembers([401, 404, 200, 200, 404], [401, 403, 200, 200, 403])
const OWN = forMembers([401, 404, 403, 200, 404], [401, 403, 403, 200, 403])
const FEATURE = forMembers([401, 404, 403, 403, 404], [401, 403, 403, 403, 200, 200])
/** What a member writes is in no public collection where only some people publish. */
const UNPUBLISHED = [401, 403, 403, 403, 403]
const REPORT_COLLECTION = {
  private: [401, 404, 403, 403, 404],
  link: [401, 403, 403, 403, 403],
  public: [401, 200, 403, 403, 200],
}
const LEAVE = forMembers([401, 404, 200, 403, 404], [401, 403, 200, 403, 403])
const SHARE_COLLECTION = forMembers([401, 404, 403, 200, 404], [401, 200, 200, 200, 200])
const STOP_COLLECTION = forMembers(GONE_FOR_MEMBERS, GONE_FOR_MEMBERS)

const ofToken =
  (values: (world: World) => object = () => ({})) =>
  (world: World, token: Key) => ({ token, ...values(world) })
const item = ({ collected }: World) => ({ prompt_id: collected.id })
const editor = ({ other }: World) => ({ user_id: other.id })

const COLLECTION_CALLS: Row[] = [
  [collections.getCollection, ofToken(), VIEW_COLLECTION],
  [collections.listCollectionPrompts, ofToken(), VIEW_COLLECTION],
  [listPrompts, (_: World, collection: Key) => ({ collection }), VIEW_COLLECTION],
  [exportCollection, ofToken(() => ({ format: 'json' })), VIEW_BY_MEMBERS],
  [
    collectionChanges.updateCollection,
    ofToken(() => ({ name: 'New name' })),
    CHANGE,
    undefined,
    { public: UNPUBLISHED },
  ],
  // A co-editor can send what is set already.
  [
    collectionChanges.updateCollection,
    ofToken(() => ({ visibility: 'public' })),
    { ...OWN, public: CHANGE.public },
    undefined,
    { private: [401, 404, 403, 403, 404], link: UNPUBLISHED, public: UNPUBLISHED },
  ],
  [collectionChanges.addToCollection, ofToken(item), CHANGE],
  [collectionChanges.removeFromCollection, ofToken(item), CHANGE],
  [
    collectionChanges.setCollectionNote,
    ofToken((world) => ({ ...item(world), note: 'Note' })),
    CHANGE,
    undefined,
    { public: UNPUBLISHED },
  ],
  [collectionChanges.moveInCollection, ofToken((world) => ({ ...item(world), place: 1 })), CHANGE],
  [listGroupShares, ofToken(), VIEW_BY_MEMBERS],
  [shareWithGroup, ofToken(({ everyonesGroup }) => ({ group_id: everyonesGroup })), SHARE_COLLECTION],
  [stopGroupShare, ofToken(({ group }) => ({ group_id: group })), STOP_COLLECTION],
  [collectionChanges.addCollectionEditor, ofToken(editor), OWN],
  [collectionChanges.removeCollectionEditor, ofToken(editor), OWN],
  [collectionChanges.leaveCollection, ofToken(), LEAVE],
  [collectionChanges.featureCollection, ofToken(), { ...FEATURE, link: [401, 403, 403, 403, 409, 409] }],
  [collectionChanges.unfeatureCollection, ofToken(), FEATURE],
  [reportCollection, ofToken(() => ({ reason: 'spam' })), REPORT_COLLECTION],
  [collectionChanges.deleteCollection, ofToken(), { ...OWN, public: [401, 403, 403, 200, 200] }],
]

type World = Awaited<ReturnType<typeof createWorld>>
const ROLES = ['visitor', 'member', 'guest', 'owner', 'admin', 'curator'] as const
const world = await createWorld()
/** Sites for members only, and rules about who can publish. */
const SITES = [
  { site: 'an open site', isOpen: true, world },
  ...(await Promise.all(
    (['approval', 'curators'] as const).map(async (publishing) => ({
      site: `a site for members, publishing: ${publishing}`,
      isOpen: false,
      world: await createWorld({ ACCESS: 'members' }, publishing),
    })),
  )),
]

/** How the guest gets to what the owner made. */
const THROUGH = [
  'a share',
  'a group',
  'a group that they manage',
  'a group that they left',
  'a group that they wait for',
  'a group that ended',
  'a group after its last day',
] as const
type Through = (typeof THROUGH)[number]
const OPEN: readonly Through[] = ['a group', 'a group that they manage']

describe.each([
  {
    of: 'a prompt',
    calls: PROMPT_CALLS,
    create: createPrompt,
    missing: [2_147_483_647],
    expectedThrough: promptThrough,
  },
  {
    of: 'a collection',
    calls: COLLECTION_CALLS,
    create: createCollection,
    missing: ['A'.repeat(24), 'x'],
    expectedThrough: collectionThrough,
  },
])('calls that name $of', ({ calls, create, missing, expectedThrough }) => {
  const cases = calls.flatMap(([call, values, expected, forbidden, ruled]) =>
    Object.entries(withMoreStates(expected)).flatMap(([state, statuses]) =>
      THROUGH.map((through) => ({
        ...{ call, values, state, forbidden, through },
        statuses: expectedThrough(through, { call, expected, state }) ?? statuses,
        ruled: ruled && (expectedThrough(through, { call, expected: ruled, state }) ?? ruled[state]),
      })),
    ),
  )
  // The other states are kinds of private ones, whoever they're shared with. A sample tries one kind of group for each.
  const inGroups = ['private', 'public', 'deleted', 'link']
  const isTried = ({ through, state }: (typeof cases)[number], index: number) =>
    inGroups.includes(state) &&
    (!isSampled || Math.floor(index / THROUGH.length) % 6 === THROUGH.indexOf(through) - 1)
  const names = cases
    .filter((one, index) => one.through === 'a share' || isTried(one, index))
    .map((one) => [one.call.method, one.call.path, one.state, one.through, one.statuses, one] as const)
  describe.each(SITES)('on $site', ({ site, world, isOpen }) => {
    // A sample has every call in every state, on one of the sites. A full run has all of them on every site.
    const turn = SITES.findIndex((one) => one.site === site)
    const own = isSampled ? names.filter((_, index) => index % SITES.length === turn) : names
    it.each(own)(
      '%s %s, %s, through %s: visitor, member, recipient or co-editor, author or owner, and admin get %j',
      async (_method, _path, _state, _through, open, { call, values, state, through, forbidden, ruled }) => {
        const statuses = isOpen ? open : (ruled ?? open)
        let key: Key | undefined
        for (const [index, role] of ROLES.entries()) {
          const expected = role === 'visitor' && !isOpen ? 401 : (statuses[index] ?? statuses[1])
          if (key === undefined) {
            key = await create(world, state, through)
            await world.changes()
          }
          const response = await world.send(role, call, values(world, key))
          const status = response.statusCode
          expect(status < 300 ? 200 : status, `${role}: ${response.body}`).toBe(expected)
          const changed = tablesOf(await world.changes())
          if (status >= 400) expect(changed, role).toEqual([])
          if (status === 403 && forbidden) expect(response.json().message).toBe(forbidden)
          // Otherwise, the response would reveal which IDs and tokens exist.
          if (status === 404 && role !== 'guest' && role !== 'owner')
            for (const unknown of missing)
              expect((await world.send(role, call, values(world, unknown))).body).toBe(response.body)
          // The prompt or collection may be gone, or another.
          if (changed.length > 0) key = undefined
        }
      },
    )
  })
})

interface Case {
  call: Call
  expected: Row[2]
  state: string
}

/** A group that is open gives the same as a share, and any other nothing. */
function promptThrough(through: Through, { call, expected, state }: Case): Statuses | undefined {
  const [visitor, member, guest, ...others] = expected[state] ?? []
  if (through === 'a share' || member === undefined || guest === undefined) return undefined
  if (call === stopGroupShare && state !== 'deleted')
    return [401, 404, through === 'a group that they manage' ? 200 : 404, 200, 404]
  // Not from their own list, because everyone in the group has it.
  const isOpen = OPEN.includes(through) && call !== deleteShare
  return [Number(visitor), member, isOpen ? guest : member, ...others]
}

/** A group that is open lets its members view a private collection like one by link. */
function collectionThrough(through: Through, { call, expected, state }: Case): Statuses | undefined {
  const [visitor, member, , ...others] = expected[state] ?? []
  if (through === 'a share' || member === undefined) return undefined
  if (call === stopGroupShare) return [401, 404, through === 'a group that they manage' ? 200 : 404, 200, 404]
  const ofLink = call === shareWithGroup ? 403 : expected['link']?.[1]
  const isViewed = OPEN.includes(through) && state === 'private'
  return [Number(visitor), member, isViewed ? Number(ofLink) : member, ...others]
}

it('includes every call that names one', async () => {
  const document = (await world.app.inject('/api/openapi.json')).json()
  const tested = [...PROMPT_CALLS, ...COLLECTION_CALLS].map(([{ method, path }]) => `${method} ${path}`)
  const ownNotifications = `${markNotificationsRead.method} ${markNotificationsRead.path}`
  const calls = Object.entries<Record<string, object>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) =>
        /"(?:prompt_id|token)"/.test(JSON.stringify({ ...operation, responses: {} })),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(calls.length).toBeGreaterThan(30)
  expect(calls.filter((call) => !tested.includes(call))).toEqual([ownNotifications])
})

type Role = (typeof ROLES)[number]

/** The guest is the recipient of the prompts, and a co-editor of the collections, that the owner made, or in a group with them. */
async function createWorld(environment: Record<string, string> = {}, publishing?: PublishingRule) {
  const testApp = await createTestApp(environment)
  const { app, db, clock } = testApp
  const users = {
    visitor: visitorOf(testApp),
    member: await createSignedInUser(testApp),
    guest: await createSignedInUser(testApp),
    owner: await createSignedInUser(testApp),
    admin: await createSignedInUser(testApp, { role: 'admin' }),
    curator: await createSignedInUser(testApp, { role: 'curator' }),
  }
  if (publishing) await users.admin.post(saveSettings, { publishing })
  const other = await builders.createUser(db)
  const collected = await builders.createPrompt(db, { author_id: other.id })
  const members = Object.values(users).flatMap((user) => ('id' in user ? user.id : []))
  const { id: everyonesGroup } = await builders.createGroup(db, { manager_ids: members })
  const changes = await watchChanges(db)
  const send = (role: Role, call: Call, values: object) => {
    // Later than any limit per minute.
    clock.now = new Date(clock.now.getTime() + 60_000)
    return call.method === 'GET' ? users[role].get(call, values as never) : users[role].post(call, values)
  }
  return { app, db, clock, users, other, collected, everyonesGroup, group: 0, changes, send }
}

/** A group of the guest, as far as they're in it, with which the owner shares something. Calls that name a group get this one. */
async function shareThrough(world: World, through: Through, shared: object): Promise<void> {
  const { db, users } = world
  const { guest, owner } = users
  const isIn = through !== 'a group that they left' && through !== 'a group that they wait for'
  const role = through === 'a group that they manage' ? 'manager_ids' : 'member_ids'
  const { id } = await builders.createGroup(db, {
    ...(isIn && { [role]: [guest.id] }),
    ...(through === 'a group that they wait for' && { waiting: [String(guest.netid)] }),
    ...shared,
    sharer_id: owner.id,
  })
  const ended = {
    ends_at: new Date(Date.now() - 1),
    ...(through.includes('last day') && { last_day: '2026-01-01' }),
  }
  if (through === 'a group that ended' || through === 'a group after its last day')
    await db.updateTable('groups').set(ended).where('id', '=', id).execute()
  await db
    .insertInto('group_members')
    .values({
      group_id: id,
      user_id: world.other.id,
      role: 'manager',
      source: 'list',
      added_at: world.clock.now,
    })
    .execute()
  world.group = id
}

/**
 * A report or a review changes nothing for anyone. What waits, was made private, or was transferred from the member to the owner
 * is like any private prompt.
 */
function withMoreStates(expected: Row[2]): Row[2] {
  const { public: shown, private: hidden, deleted } = expected
  if (!deleted || !shown || !hidden) return expected
  const reviewed = { approved: shown, changed: shown, expired: shown }
  return {
    ...reviewed,
    reported: shown,
    unpublished: hidden,
    waiting: hidden,
    transferred: hidden,
    ...expected,
  }
}

const REPORT = { reason: 'spam', note: '' } as const

/** A prompt with two versions. */
async function createPrompt(world: World, state: string, through: Through): Promise<number> {
  const { db, clock, users, other } = world
  const { id } = await builders.createPrompt(db, {
    author_id: state === 'transferred' ? users.member.id : users.owner.id,
    is_public: !['private', 'unpublished', 'waiting', 'transferred'].includes(state),
  })
  if (state === 'transferred')
    await inTransaction(db, (tx) =>
      movePrompts(tx, { promptIds: [id], from: users.member.id, to: users.owner.id, now: clock.now }),
    )
  await db.updateTable('prompts').set({ title: 'Second' }).where('id', '=', id).execute()
  if (through === 'a share')
    await builders.sharePrompt(db, { prompt_id: id, recipient_id: users.guest.id, sharer_id: users.owner.id })
  else await shareThrough(world, through, { prompt_ids: [id] })
  if (['approved', 'changed', 'expired'].includes(state))
    await db
      .insertInto('reviews')
      .values({
        prompt_id: id,
        revision: state === 'changed' ? 1 : 2,
        outcome: 'approved',
        note: '',
        reviewer_id: users.curator.id,
        reviewed_at: clock.now,
        expires_at: new Date(clock.now.getTime() + (state === 'expired' ? -DAY : 365 * DAY)),
      })
      .execute()
  // Without the call, which has a limit per day.
  if (state === 'reported')
    await inTransaction(db, (tx) =>
      saveReport(tx, { prompt_id: id }, { ...REPORT, user_id: other.id }, clock.now),
    )
  if (state === 'unpublished')
    await db.updateTable('prompts').set({ unpublished_id: id }).where('id', '=', id).execute()
  if (state === 'waiting')
    await db.updateTable('prompts').set({ waiting_since: clock.now }).where('id', '=', id).execute()
  if (state.startsWith('deleted'))
    await db
      .updateTable('all_prompts')
      .set({ deleted_at: clock.now, deleted_by_admin: state === 'deletedByAdmin' })
      .where('id', '=', id)
      .execute()
  return id
}

async function createCollection(world: World, state: string, through: Through): Promise<string> {
  const { db, users, other, collected } = world
  const { id, token } = await builders.createCollection(db, {
    owner_id: users.owner.id,
    editor_ids: through === 'a share' ? [users.guest.id, other.id] : [other.id],
    prompt_ids: [collected.id],
    visibility: state as CollectionVisibility,
  })
  if (through !== 'a share') await shareThrough(world, through, { collection_ids: [id] })
  // Otherwise, there would be no room.
  await db.updateTable('collections').set({ featured_at: null }).where('id', '<>', id).execute()
  return token
}
