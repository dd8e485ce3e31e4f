import { deleteUser, updateUser } from '@prompt-library/contract/admin'
import type { Call } from '@prompt-library/contract/call'
import { getCollection, listCollections } from '@prompt-library/contract/collections'
import {
  changeGroupMembers,
  deleteGroup,
  listGroups,
  shareWithGroup,
  stopGroupShare,
  updateGroup,
} from '@prompt-library/contract/groups'
import { getPrompt, listSharedPrompts } from '@prompt-library/contract/prompts'
import { countSharedPrompts } from '@prompt-library/contract/sharing'
import { expect, it } from 'vitest'
import { createCollection, createGroup, createPrompt } from '../../testing/builders.ts'
import { randomNumbers } from '../../testing/random-numbers.ts'
import { isSampled } from '../../testing/sample.ts'
import type { User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { joinGroups } from './join-groups.ts'

// Whatever happens to groups, in whichever order: who can read what is what a small model says.

const [WALKS, STEPS] = isSampled ? [2, 40] : [6, 100]
const testApp = await createTestApp()
const { db, clock, newUser } = testApp
clock.now = new Date()

interface Member {
  role: 'manager' | 'member'
  byClaim: boolean
}

interface ModelGroup {
  id: number
  isOpen: boolean
  members: Map<User, Member>
  waiting: Set<User>
  /** By what is shared, who shares it. */
  shares: Map<Thing, Set<User>>
}

/** A private prompt or collection. */
interface Thing {
  author: User
  /** In the body of calls. */
  named: { prompt_id: number } | { token: string }
}

interface Claims {
  value: string
  group: ModelGroup
}

async function createWorld(seed: number) {
  const random = randomNumbers(seed + 1)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const admin = await newUser({ role: 'admin' })
  const users = [await newUser(), await newUser(), await newUser(), await newUser()]
  const disabled = new Set<User>()
  const things: Thing[] = []
  for (const author of users.slice(0, 2)) {
    const prompt = await createPrompt(db, { author_id: author.id, is_public: false })
    const { token } = await createCollection(db, { owner_id: author.id })
    things.push({ author, named: { prompt_id: prompt.id } }, { author, named: { token } })
  }
  const groups: ModelGroup[] = []
  for (const manager of users.slice(0, 2)) {
    const { id } = await createGroup(db, { manager_ids: [manager.id] })
    const members = new Map<User, Member>([[manager, { role: 'manager', byClaim: false }]])
    groups.push({ id, isOpen: true, members, waiting: new Set(), shares: new Map() })
  }
  const claims: Claims[] = []
  for (const group of groups) {
    claims.push({ value: `class ${group.id}`, group })
    await db
      .insertInto('group_claims')
      .values({ value: `class ${group.id}`, group_id: group.id })
      .execute()
  }
  return { random, pick, admin, users, disabled, things, groups, claims }
}

type World = Awaited<ReturnType<typeof createWorld>>

/** Whether the user has it through an open group, from someone else. */
function has(world: World, user: User, thing: Thing): boolean {
  return world.groups.some(
    ({ isOpen, members, shares }) =>
      isOpen && members.has(user) && [...(shares.get(thing) ?? [])].some((sharer) => sharer !== user),
  )
}

const canRead = (world: World, user: User, thing: Thing) => thing.author === user || has(world, user, thing)
const manages = (group: ModelGroup, user: User) => group.members.get(user)?.role === 'manager'
const hasManager = (world: World, group: ModelGroup) =>
  [...group.members].some(([user, { role }]) => role === 'manager' && !world.disabled.has(user))
/** A group without a manager falls to admins. */
const canManage = (world: World, group: ModelGroup, user: User) =>
  manages(group, user) || (user === world.admin && !hasManager(world, group))

const ACTIONS: Record<string, (world: World) => Promise<unknown>> = {
  add: async (world) => {
    const [group, actor, user] = someone(world)
    if (world.disabled.has(user)) return
    const role = world.pick([undefined, undefined, 'manager', 'member'] as const)
    const body = { group_id: group.id, add_ids: [user.id], ...(role && { role }) }
    await expectAllowed(actor.post(changeGroupMembers, body), canManage(world, group, actor), () => {
      const before = group.members.get(user)
      group.members.set(user, { role: role ?? before?.role ?? 'member', byClaim: false })
    })
  },
  remove: async (world) => {
    const [group, actor, user] = someone(world)
    const leaves = actor === user && group.members.has(user) && (group.isOpen || manages(group, user))
    const body = { group_id: group.id, remove_ids: [user.id] }
    const isAllowed = leaves || (actor !== user && canManage(world, group, actor))
    await expectAllowed(actor.post(changeGroupMembers, body), isAllowed, () => group.members.delete(user))
  },
  leave: async (world) => {
    const [group, actor] = someone(world)
    const isAllowed = group.members.has(actor) && (group.isOpen || manages(group, actor))
    const body = { group_id: group.id, remove_ids: [actor.id] }
    await expectAllowed(actor.post(changeGroupMembers, body), isAllowed, () => group.members.delete(actor))
  },
  'let wait': async (world) => {
    const [group, actor, user] = someone(world)
    const body = { group_id: group.id, add_names: [String(user.netid)] }
    await expectAllowed(actor.post(changeGroupMembers, body), canManage(world, group, actor), () =>
      group.waiting.add(user),
    )
  },
  share: async (world) => {
    const [group, actor] = someone(world)
    const thing = world.pick(world.things)
    // A private collection is shared by its owner, and a prompt by everyone who reads it.
    const canShare = 'token' in thing.named ? thing.author === actor : canRead(world, actor, thing)
    const isAllowed = canShare && manages(group, actor) && group.isOpen
    const body = { group_id: group.id, ...thing.named }
    await expectAllowed(actor.post(shareWithGroup, body), isAllowed, () =>
      group.shares.set(thing, new Set([...(group.shares.get(thing) ?? []), actor])),
    )
  },
  stop: async (world) => {
    const [group, actor] = someone(world)
    const thing = world.pick(world.things)
    const sharers = group.shares.get(thing) ?? new Set()
    const stopsAll = thing.author === actor || manages(group, actor)
    const isAllowed = stopsAll ? sharers.size > 0 : sharers.has(actor)
    const body = { group_id: group.id, ...thing.named }
    await expectAllowed(actor.post(stopGroupShare, body), isAllowed, () => {
      if (stopsAll) sharers.clear()
      else sharers.delete(actor)
    })
  },
  'end or reopen': async (world) => {
    const [group, actor] = someone(world)
    const ended = world.pick([true, false])
    const isAllowed = canManage(world, group, actor)
    await expectAllowed(actor.post(updateGroup, { group_id: group.id, ended }), isAllowed, () => {
      group.isOpen = !ended
    })
  },
  'disable or enable': async (world) => {
    const user = world.pick(world.users)
    const action = world.disabled.has(user) ? 'enable' : 'disable'
    await world.admin.read(updateUser, { uid: user.id, action })
    if (action === 'enable') {
      world.disabled.delete(user)
      Object.assign(user, await testApp.signIn(user))
    } else world.disabled.add(user)
  },
  'sign in with claims': async (world) => {
    const user = world.pick(world.users)
    const values = world.claims.filter(() => world.random() < 0.5).map(({ value }) => value)
    // An overage says nothing.
    const claims = world.random() < 0.2 ? undefined : values
    await joinGroups(db, { person: user, claims, now: clock.now })
    for (const group of world.groups)
      if (group.waiting.delete(user)) {
        const role = group.members.get(user)?.role ?? 'member'
        group.members.set(user, { role, byClaim: false })
      }
    if (!claims) return
    for (const { value, group } of world.claims) {
      const before = group.members.get(user)
      if (values.includes(value)) group.members.set(user, before ?? { role: 'member', byClaim: true })
      else if (before?.byClaim) group.members.delete(user)
    }
  },
  'erase someone': async (world) => {
    if (world.users.length < 3 || world.random() < 0.8) return
    const user = world.users.at(-1) as User
    await world.admin.read(deleteUser, { uid: user.id })
    world.users.pop()
    world.disabled.delete(user)
    for (const group of world.groups) {
      group.members.delete(user)
      for (const sharers of group.shares.values()) sharers.delete(user)
    }
  },
  'delete a group': async (world) => {
    if (world.groups.length < 2 || world.random() < 0.9) return
    const group = world.pick(world.groups)
    await world.admin.read(deleteGroup, { group_id: group.id })
    world.groups.splice(world.groups.indexOf(group), 1)
    world.claims.splice(0, Number.POSITIVE_INFINITY, ...world.claims.filter((one) => one.group !== group))
  },
}

/** A group, who acts, and someone else or the same. */
function someone({ pick, groups, users, admin, disabled }: World): [ModelGroup, User, User] {
  const active = users.filter((user) => !disabled.has(user))
  return [pick(groups), pick([...active, ...active, admin]), pick(users)]
}

let [allowed, refused, read] = [0, 0, 0]

async function expectAllowed(
  sent: ReturnType<User['post']>,
  isAllowed: boolean,
  change: () => unknown,
): Promise<void> {
  const response = await sent
  expect(response.statusCode < 300, response.body).toBe(isAllowed)
  if (isAllowed) change()
  if (isAllowed) allowed += 1
  else refused += 1
}

const READ: Record<'prompt_id' | 'token', Call> = { prompt_id: getPrompt, token: getCollection }

async function check(world: World, user: User): Promise<void> {
  for (const thing of world.things) {
    const { named } = thing
    const query = 'token' in named ? named : { id: named.prompt_id }
    const { statusCode } = await user.get(READ['token' in named ? 'token' : 'prompt_id'], query)
    expect(statusCode === 200, JSON.stringify(named)).toBe(canRead(world, user, thing))
    if (statusCode === 200) read += 1
  }
  const ids = (things: Thing[]) =>
    things.flatMap(({ named }) => ('prompt_id' in named ? named.prompt_id : []))
  const received = ids(world.things.filter((thing) => thing.author !== user && has(world, user, thing)))
  const shared = await user.read(listSharedPrompts)
  expect(new Set(shared.map(({ id }) => id))).toEqual(new Set(received))
  expect((await user.read(countSharedPrompts)).count).toBe(received.length)
  for (const { id, isOpen, members, shares } of world.groups) {
    const isIn = isOpen && members.has(user)
    const inGroup = world.things.filter((thing) => isIn && (shares.get(thing)?.size ?? 0) > 0)
    const readable = inGroup.filter((thing) => canRead(world, user, thing))
    const listed = await user.read(listSharedPrompts, { group: id })
    expect(new Set(listed.map((prompt) => prompt.id))).toEqual(new Set(ids(readable)))
    const tokens = inGroup.flatMap(({ named }) => ('token' in named ? named.token : []))
    const collections = await user.read(listCollections, { group: id })
    expect(new Set(collections.map(({ token }) => token))).toEqual(new Set(tokens))
  }
  const own = world.groups.filter(
    ({ isOpen, members }) => members.get(user) && (isOpen || members.get(user)?.role === 'manager'),
  )
  expect(new Set((await user.read(listGroups)).map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)))
}

it.each(Array.from({ length: WALKS }, (_, seed) => seed))('who can read what, in walk %i', async (seed) => {
  const world = await createWorld(seed)
  for (let step = 0; step < STEPS; step += 1) {
    clock.now = new Date(clock.now.getTime() + 60_000)
    const action = world.pick(Object.keys(ACTIONS))
    try {
      await ACTIONS[action]?.(world)
      for (const user of world.users) if (!world.disabled.has(user)) await check(world, user)
      // Not what is shared with a group that falls to them.
      for (const thing of world.things) expect(has(world, world.admin, thing)).toBe(false)
    } catch (error) {
      throw new Error(`step ${step}: ${action}`, { cause: error })
    }
  }
})

it('allowed, refused, and showed enough', () => {
  expect(Math.min(allowed, refused)).toBeGreaterThan(2 * WALKS)
  expect(read).toBeGreaterThan(100 * WALKS)
})
