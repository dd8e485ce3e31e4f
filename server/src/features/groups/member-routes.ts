import type { Body } from '@prompt-library/contract/call'
import { changeGroupMembers, findGroupMembers, listGroupMembers } from '@prompt-library/contract/groups'
import type { SessionUser } from '@prompt-library/contract/session'
import { GROUP_MEMBERS_MAX, GROUPS_MAX } from '@prompt-library/domain/limits'
import { isNetIdOrEmail, nameKey } from '@prompt-library/domain/people/net-id'
import { countOfPeople, groupedCount } from '@prompt-library/domain/text/count-of'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Count } from '../../plugins/call-limits.ts'
import type { Serve } from '../../serve.ts'
import { recordAudit } from '../audit/queries.ts'
import { FOR_GROUP, INCOMPLETE, lookUpRecipients } from '../sharing/look-up-recipients.ts'
import { authorizeChange, authorizeGroup } from './authorize.ts'
import * as members from './member-queries.ts'

interface Parts {
  db: Db
  clock: () => Date
  count: Count
}

/** Who is in a group, and who will be. */
export function memberRoutes(serve: Serve, { db, clock, count }: Parts): void {
  serve(listGroupMembers, async ({ query: { group_id: groupId }, user }) => {
    await authorizeGroup(db, { user, groupId, right: 'manage' })
    return members.listMembers(db, groupId)
  })

  serve(findGroupMembers, async ({ body: { group_id: groupId, names }, user }) => {
    await authorizeGroup(db, { user, groupId, right: 'manage' })
    await count('look-up', user.id, names.length)
    return lookUpRecipients(db, { names, ...FOR_GROUP })
  })

  serve(changeGroupMembers, async ({ body, user }) => {
    const incomplete = body.add_names?.find((name) => !isNetIdOrEmail(nameKey(name)))
    if (incomplete !== undefined) throw new AppError(400, `${incomplete}: ${INCOMPLETE}`)
    const message = await inTransaction(db, (tx) => change(tx, { body, user, now: clock() }))
    return { success: true as const, message }
  })
}

interface Request {
  body: Body<typeof changeGroupMembers>
  user: SessionUser
  now: Date
}

/** Returns the sentence that says what happened. */
async function change(tx: Tx, { body, user, now }: Request): Promise<string> {
  const { group_id: groupId, add_ids, role, add_names, remove_ids = [], remove_names = [] } = body
  const isLeaving = remove_ids.length === 1 && remove_ids[0] === user.id && !add_ids && !add_names
  const { name } = await authorizeChange(tx, { user, groupId, right: isLeaving ? 'leave' : 'manage' })
  const atFirst = await members.countPeople(tx, groupId)
  await members.removePeople(tx, { groupId, ids: remove_ids, names: remove_names.map(nameKey) })
  const before = await members.countPeople(tx, groupId)
  const added = await members.addMembers(tx, { groupId, ids: add_ids ?? [], role, now })
  await members.addWaiting(tx, { groupId, names: (add_names ?? []).map(nameKey), now })
  const after = await members.countPeople(tx, groupId)
  if (after.members + after.waiting > GROUP_MEMBERS_MAX)
    throw new AppError(409, `A group can have up to ${groupedCount(GROUP_MEMBERS_MAX)} people.`)
  const [overworked] = await members.listOverworked(tx, add_ids ?? [])
  if (overworked) throw new AppError(409, `${overworked.display_name} already manages ${GROUPS_MAX} groups.`)

  const counts = [
    [after.members - before.members, 'added'],
    [after.waiting - before.waiting, 'waiting until they sign in'],
    [atFirst.members + atFirst.waiting - before.members - before.waiting, 'removed'],
  ] as const
  const details = counts
    .flatMap(([people, what]) => (people > 0 ? `${countOfPeople(people)} ${what}` : []))
    .join(', ')
  const target = { type: 'group' as const, id: groupId, name, details }
  const entry = { actor: user, target, now }
  if (role)
    for (const subject of added)
      await recordAudit(tx, { ...entry, action: `made group ${role}`, target: { ...target, subject } })
  else if (isLeaving) await recordAudit(tx, { ...entry, action: 'left group' })
  else if (details !== '') await recordAudit(tx, { ...entry, action: 'changed group members' })
  return details === '' ? 'Nothing changed.' : `${details}.`
}
