import { Readable } from 'node:stream'
import { getActivity } from '@prompt-library/contract/activity'
import {
  deleteAnyPrompt,
  deleteUser,
  exportCsv,
  getAdminStats,
  getAnyPrompt,
  getBuilderStats,
  getChartData,
  listAllPrompts,
  listAuditLog,
  listUsers,
  type UserAction,
  updateUser,
} from '@prompt-library/contract/admin'
import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import type { Account } from '@prompt-library/domain/people/account-rules'
import type { Config } from '../../config.ts'
import { inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import * as audit from '../audit/queries.ts'
import { deletePrompt } from '../deleted/service.ts'
import { promptNotFound } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { listWeeklyUses } from '../uses/queries.ts'
import * as activity from './activity-queries.ts'
import { csvFile } from './csv-queries.ts'
import { lockAccount } from './lock-account.ts'
import * as prompts from './prompt-queries.ts'
import { removeUser } from './remove-user.ts'
import * as stats from './stats-queries.ts'
import * as users from './user-queries.ts'

interface Parts extends FeatureParts {
  config: Pick<Config, 'adminNetIds' | 'signIn' | 'timeZone'>
}

export function adminRoutes(serve: Serve, { db, clock, config, settings }: Parts): void {
  const moment = () => ({ now: clock(), timeZone: config.timeZone })

  serve(getAdminStats, () => stats.getStats(db, moment()))

  serve(getChartData, async () => {
    const [monthly, category] = await Promise.all([
      stats.getMonthlyCounts(db, moment()),
      stats.getCategoryCounts(db),
    ])
    return { monthly, category }
  })

  serve(getActivity, async () => {
    const now = clock()
    const { feedback } = (await settings.read()).settings
    const [not_working, weekly_uses, most_used, active_users] = await Promise.all([
      feedback ? activity.listNotWorking(db, now) : [],
      listWeeklyUses(db, now),
      activity.listMostUsed(db, now),
      activity.countActiveUsers(db, now),
    ])
    return { not_working, weekly_uses, most_used, active_users }
  })

  serve(getBuilderStats, async () => {
    const [totals, dailyUsage, topUsers] = await Promise.all([
      stats.getUsageTotals(db, moment()),
      stats.getDailyUsage(db, moment()),
      stats.getTopUsers(db, moment()),
    ])
    const { totalApiCost, totalEnhancements } = totals
    const avgCostPerEnhancement = totalEnhancements === 0 ? 0 : totalApiCost / totalEnhancements
    return { ...totals, avgCostPerEnhancement, dailyUsage, topUsers }
  })

  serve(listUsers, async ({ query }) => {
    const { q: text, role, status, sort = 'name' } = query
    const filter = { text, role, status }
    const [ids, total] = await Promise.all([
      users.listUserIds(db, filter, { sort, ...pageWindow(query, ADMIN_PAGE_SIZE) }),
      users.countUsers(db, filter),
    ])
    return { answer: await users.getUsers(db, ids), headers: { 'x-total-count': total } }
  })

  serve(updateUser, async ({ body: { uid, action }, user: actor }) =>
    inTransaction(db, async (tx) => {
      if (isRoleChange(action) && config.signIn.kind === 'oidc' && config.signIn.roles)
        throw new AppError(409, 'Roles come from your sign-in service. Change them there.')
      const { account } = await lockAccount(tx, {
        action,
        actorId: actor.id,
        accountId: uid,
        adminNetIds: config.adminNetIds,
      })
      const { to, auditAction, message } = ACTIONS[action]
      // A change that has no effect isn't recorded.
      if (!isDone(account, ACTIONS[action])) {
        await users.updateAccount(tx, uid, to)
        await audit.recordAudit(tx, {
          actor,
          action: auditAction,
          target: { type: 'user', id: uid, name: account.display_name, subject: account },
          now: clock(),
        })
      }
      const [user] = await users.getUsers(tx, [uid])
      if (!user) throw new Error('A locked account is missing.')
      return { success: true as const, message: `${account.display_name} ${message}`, user }
    }),
  )

  serve(deleteUser, ({ body: { uid, transfer_to: transferTo }, user: actor }) =>
    removeUser(db, { uid, transferTo, actor, now: clock(), adminNetIds: config.adminNetIds }),
  )

  serve(listAllPrompts, async ({ query }) => {
    const { q: text, visibility, category, sort = 'newest' } = query
    const filter = { text, visibility, category }
    const [answer, total] = await Promise.all([
      prompts.listAllPrompts(db, filter, { sort, ...pageWindow(query, ADMIN_PAGE_SIZE) }),
      prompts.countAllPrompts(db, filter),
    ])
    return { answer, headers: { 'x-total-count': total } }
  })

  serve(getAnyPrompt, async ({ query: { id }, user: actor }) =>
    inTransaction(db, async (tx) => {
      const found = await prompts.getAnyPrompt(tx, id)
      if (!found) throw promptNotFound()
      const { prompt, authorId } = found
      if (prompt.visibility === 'private' && authorId !== actor.id) {
        // Locked, so that erasing its author either happens first or finds this audit log entry.
        const target = (await lockPrompt(tx, id)) && (await audit.findAuditedPrompt(tx, id))
        if (!target) throw promptNotFound()
        await audit.recordAudit(tx, { actor, action: 'read private prompt', target, now: clock() })
      }
      return prompt
    }),
  )

  serve(deleteAnyPrompt, async ({ body: { id, reason }, user: actor }) =>
    inTransaction(db, async (tx) => {
      const target = await audit.findAuditedPrompt(tx, id)
      if (!target) throw promptNotFound()
      const now = clock()
      await deletePrompt(tx, { id, user: actor, reason, now })
      await audit.recordAudit(tx, { actor, action: 'deleted prompt', target, reason, now })
      return { success: true as const }
    }),
  )

  serve(listAuditLog, async ({ query }) => {
    const { q: text, person, prompt, sort = 'newest' } = query
    const filter = { text, person, prompt }
    const [answer, total] = await Promise.all([
      audit.listAuditLog(db, filter, { sort, ...pageWindow(query, ADMIN_PAGE_SIZE) }),
      audit.countAuditLog(db, filter),
    ])
    return { answer, headers: { 'x-total-count': total } }
  })

  serve(exportCsv, async ({ query: { what }, user: actor, reply }) => {
    const now = clock()
    await audit.recordAudit(db, {
      actor,
      action: 'exported',
      target: { type: 'export', id: null, name: what },
      now,
    })
    const name = `${what}-${now.toISOString().slice(0, 10)}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(csvFile(db, what)))
  })
}

function isRoleChange(action: UserAction): boolean {
  return action !== 'enable' && action !== 'disable'
}

interface Action {
  to: Partial<Pick<Account, 'role' | 'status'>>
  /** The only role that it takes from someone. */
  from?: Account['role']
  auditAction: string
  /** Follows the user's name. */
  message: string
}

const ACTIONS: Record<UserAction, Action> = {
  make_admin: { to: { role: 'admin' }, auditAction: 'made admin', message: 'is now an admin.' },
  remove_admin: {
    from: 'admin',
    to: { role: 'user' },
    auditAction: 'removed admin',
    message: 'is no longer an admin.',
  },
  make_curator: { to: { role: 'curator' }, auditAction: 'made curator', message: 'is now a curator.' },
  remove_curator: {
    from: 'curator',
    to: { role: 'user' },
    auditAction: 'removed curator',
    message: 'is no longer a curator.',
  },
  disable: {
    to: { status: 'disabled' },
    auditAction: 'disabled account',
    message: 'can no longer sign in.',
  },
  enable: { to: { status: 'active' }, auditAction: 'enabled account', message: 'can sign in again.' },
}

/** Whether the account is as the action would make it. */
function isDone({ role, status }: Account, { from, to }: Action): boolean {
  return to.role === undefined ? status === to.status : from ? role !== from : role === to.role
}
