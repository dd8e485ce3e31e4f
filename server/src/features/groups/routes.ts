import {
  createGroup,
  deleteGroup,
  getGroup,
  listAllGroups,
  listGroups,
  updateGroup,
} from '@prompt-library/contract/groups'
import { DAY } from '@prompt-library/domain/durations'
import { canCreateGroups, groupPermissions } from '@prompt-library/domain/groups/permissions'
import { ADMIN_PAGE_SIZE, ENDED_GROUP_DAYS, GROUPS_MAX, INVITATION_DAYS } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { Config } from '../../config.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Count } from '../../plugins/call-limits.ts'
import { runOnce } from '../../plugins/idempotency.ts'
import type { Serve } from '../../serve.ts'
import { recordAudit } from '../audit/queries.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { authorizeChange, authorizeGroup } from './authorize.ts'
import { listOverworked } from './member-queries.ts'
import { memberRoutes } from './member-routes.ts'
import * as queries from './queries.ts'
import { shareRoutes } from './share-routes.ts'

interface Parts extends FeatureParts {
  config: Pick<Config, 'signIn' | 'timeZone'>
  count: Count
}

export function groupRoutes(serve: Serve, parts: Parts): void {
  const { db, clock, settings, config } = parts
  const { timeZone, signIn } = config
  const hasClaims = signIn.kind === 'oidc' && signIn.groupsClaim !== undefined
  memberRoutes(serve, parts)
  shareRoutes(serve, parts)

  serve(listGroups, ({ user }) => queries.listGroups(db, { user, hasClaims }))

  serve(listAllGroups, async ({ query, user }) => {
    const page = { text: query.q ?? '', ...pageWindow(query, ADMIN_PAGE_SIZE) }
    const { answer, total } = await queries.listAllGroups(db, { user, hasClaims }, page)
    return { answer, headers: { 'x-total-count': total } }
  })

  serve(getGroup, ({ query: { group_id: groupId }, user }) =>
    authorizeGroup(db, { user, hasClaims, groupId, right: 'view' }),
  )

  serve(createGroup, async ({ body: { name, about = '', last_day = null }, user, request }) => {
    const { groups: rule } = (await settings.read()).settings
    if (!canCreateGroups(rule, user)) throw new AppError(403, `Only ${rule} can create groups here.`)
    return inTransaction(db, async (tx) => {
      const now = clock()
      const effect = async () => {
        const details = { name, about, last_day }
        const { id, is_open } = await queries.createGroup(tx, { details, timeZone, userId: user.id, now })
        if (!is_open) throw lastDayIsOver()
        if ((await listOverworked(tx, [user.id])).length > 0)
          throw new AppError(409, `You can manage up to ${GROUPS_MAX} groups. End one you no longer need.`)
        const target = { type: 'group', id, name } as const
        await recordAudit(tx, { actor: user, action: 'created group', target, now })
        return id
      }
      const id = await runOnce(tx, { request, now, effect })
      return authorizeGroup(tx, { user, hasClaims, groupId: id ?? 0, right: 'view' })
    })
  })

  serve(updateGroup, async ({ body, user }) => {
    const { group_id: groupId, name, about, last_day, ended, claim_values } = body
    const isManagers = about !== undefined || last_day !== undefined || ended !== undefined
    return inTransaction(db, async (tx) => {
      const access = { user, hasClaims, groupId }
      const before = await authorizeChange(tx, { ...access, right: isManagers ? 'manage' : 'rename' })
      if (claim_values && !groupPermissions(user, before).administer)
        throw new AppError(403, 'Only admins can choose which claims lead to a group.')
      if (claim_values && !hasClaims)
        throw new AppError(409, 'The sign-in service sends no groups. Set OIDC_GROUPS_CLAIM first.')
      const details = {
        name: name ?? before.name,
        about: about ?? before.about,
        last_day: last_day === undefined ? before.last_day : last_day,
      }
      await queries.updateGroup(tx, groupId, { details, timeZone, ended })
      if (claim_values) await queries.setClaims(tx, groupId, claim_values)
      const after = await authorizeGroup(tx, { ...access, right: 'rename' })
      if ((last_day || ended === false) && !ended && !after.is_open) throw lastDayIsOver()
      const changes = [
        after.name !== before.name && 'renamed',
        after.last_day !== before.last_day && (last_day ? `last day ${last_day}` : 'no last day'),
        after.is_open !== before.is_open && (after.is_open ? 'reopened' : 'ended'),
        claim_values && countOf(claim_values.length, 'claim value'),
      ].filter(Boolean)
      const target = { type: 'group', id: groupId, name: after.name, details: changes.join(', ') } as const
      if (changes.length > 0)
        await recordAudit(tx, { actor: user, action: 'changed group', target, now: clock() })
      return after
    })
  })

  serve(deleteGroup, async ({ query: { group_id: id }, user }) => {
    await inTransaction(db, async (tx) => {
      const { name } = await authorizeChange(tx, { user, hasClaims, groupId: id, right: 'administer' })
      await queries.deleteGroups(tx, { id })
      const target = { type: 'group', id, name } as const
      await recordAudit(tx, { actor: user, action: 'deleted group', target, now: clock() })
    })
    return { success: true as const }
  })
}

/** What was shared with a group is deleted with it, and the prompts stay. */
export async function sweepGroups(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await queries.deleteGroups(db, { endedBefore: daysAgo(ENDED_GROUP_DAYS) })
  await queries.deleteOutdated(db, { waitingSince: daysAgo(INVITATION_DAYS) })
}

const lastDayIsOver = () => new AppError(400, 'This last day is over. Choose today or a later day.')
