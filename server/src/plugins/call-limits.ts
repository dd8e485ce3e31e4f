// How often someone can change, search, share, report, create, or use an API key in a minute, an hour, or a day, and the
// sentence if they reach the limit. A share counts once for each recipient.
import { exportCsv } from '@prompt-library/contract/admin'
import type { Call } from '@prompt-library/contract/call'
import { addCollectionEditor, createCollection } from '@prompt-library/contract/collection-changes'
import {
  exportCollection,
  exportOwnPrompts,
  exportPrompt,
  exportPublicPrompts,
  exportSavedPrompts,
} from '@prompt-library/contract/exports'
import { createKey } from '@prompt-library/contract/keys'
import { clonePrompt, createPrompt } from '@prompt-library/contract/prompt-changes'
import { sharePrompt } from '@prompt-library/contract/sharing'
import { REPORTS_PER_DAY } from '@prompt-library/domain/limits'
import type { FastifyRequest } from 'fastify'
import { addressSubject, type CheckLimit, type Limit, REPORTS } from './limits.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 24 * HOUR

/** More than anyone does by hand, and enough for a script that imports a department's prompts. */
const WRITES: Limit = {
  name: 'write',
  max: 120,
  seconds: MINUTE,
  reason: 'You’ve made too many changes in the last minute.',
}

/** In addition to the limits of its owner, which count every call with one of their keys. Also applies to calls that only read. */
const CALLS_PER_KEY: Limit = {
  name: 'key',
  max: 300,
  seconds: MINUTE,
  reason: 'This API key was used too many times in the last minute.',
  approximate: true,
}

/** For all keys of a user together. */
const CALLS_PER_OWNER: Limit = {
  name: 'keys',
  max: 600,
  seconds: MINUTE,
  reason: 'Your API keys were used too many times in the last minute.',
  approximate: true,
}

/** Stops a machine that uses many accounts. Set high because a campus may share one IP address. */
const WRITES_PER_ADDRESS: Limit = {
  name: 'write-address',
  max: 3_000,
  seconds: MINUTE,
  reason: 'Too many changes from your network.',
  approximate: true,
}

const SEARCHES: Limit = {
  name: 'search',
  max: 120,
  seconds: MINUTE,
  reason: 'You’ve searched too many times in the last minute.',
  approximate: true,
}

/** For all visitors behind one IP address together. Signed-in users are counted separately. */
const SEARCHES_PER_ADDRESS: Limit = {
  name: 'search-address',
  max: 1_200,
  seconds: MINUTE,
  reason: 'Too many searches from your network. Sign in to search without waiting.',
  approximate: true,
}

/** More than a search engine needs for five million prompts. */
const SITEMAPS_PER_ADDRESS: Limit = {
  name: 'sitemap-address',
  max: 120,
  seconds: MINUTE,
  reason: 'Too many sitemap requests from your network.',
}

/** Prevents spam in the library. */
const NEW_PROMPTS: Limit = {
  name: 'new-prompt',
  max: 300,
  seconds: HOUR,
  reason: 'You’ve added too many prompts in the last hour.',
}

/** Every share sends a notification. */
const SHARES: Limit = {
  name: 'share',
  max: 200,
  seconds: HOUR,
  reason: 'You’ve shared too many prompts in the last hour.',
}

/** An export can read a whole table. */
const EXPORTS: Limit = {
  name: 'export',
  max: 30,
  seconds: HOUR,
  reason: 'You’ve exported too many files in the last hour.',
}

const REPORTS_PER_USER: Limit = {
  name: REPORTS,
  max: REPORTS_PER_DAY,
  seconds: DAY,
  reason: `You’ve sent ${REPORTS_PER_DAY} reports today.`,
}

/** In addition to the limit on all changes. */
const LIMITS_BY_CALL = new Map<Call, Limit>([
  [createPrompt, NEW_PROMPTS],
  [clonePrompt, NEW_PROMPTS],
  [sharePrompt, SHARES],
  [
    createCollection,
    {
      name: 'new-collection',
      max: 100,
      seconds: HOUR,
      reason: 'You’ve created too many collections in the last hour.',
    },
  ],
  // Each is recorded in the audit log.
  [
    createKey,
    {
      name: 'new-key',
      max: 60,
      seconds: HOUR,
      reason: 'You’ve created too many API keys in the last hour.',
    },
  ],
  // Limits spam: the collection appears in the menu of every user added.
  [
    addCollectionEditor,
    {
      name: 'new-editor',
      max: 200,
      seconds: HOUR,
      reason: 'You’ve added too many co-editors in the last hour.',
    },
  ],
  [exportCsv, EXPORTS],
  [exportOwnPrompts, EXPORTS],
  [exportSavedPrompts, EXPORTS],
  [exportCollection, EXPORTS],
  [exportPrompt, EXPORTS],
  [exportPublicPrompts, EXPORTS],
])

/** Counts what a key is used for, whatever it is: a call, or a message over MCP. */
export function createKeyLimits(checkLimit: CheckLimit) {
  return async ({ user, key }: FastifyRequest): Promise<void> => {
    if (!key || !user) return
    // The user comes last, like in all limits of a user, so that exports and erasures find it.
    await checkLimit({ ...CALLS_PER_KEY, subject: `${key.id}:${user.id}` })
    await checkLimit({ ...CALLS_PER_OWNER, subject: String(user.id) })
  }
}

/** Counts a call toward all of its limits. See docs/decisions/0016 for how they were chosen. */
export function createCallLimits(checkLimit: CheckLimit) {
  const limitKey = createKeyLimits(checkLimit)
  return async (call: Call, request: FastifyRequest): Promise<void> => {
    const { user, ip, query } = request
    const userId = user && String(user.id)
    const ownLimit = LIMITS_BY_CALL.get(call)
    await limitKey(request)
    if (call.method !== 'GET') {
      if (userId) await checkLimit({ ...WRITES, subject: userId })
      await checkLimit({ ...WRITES_PER_ADDRESS, subject: addressSubject(ip) })
    } else if (isSearch(call, query)) {
      if (userId) await checkLimit({ ...SEARCHES, subject: userId })
      else await checkLimit({ ...SEARCHES_PER_ADDRESS, subject: addressSubject(ip) })
    }
    // Checked last: a request that a per-minute limit refuses must not count toward the hour.
    if (ownLimit && userId) await checkLimit({ ...ownLimit, subject: userId })
  }
}

/** Limits on lists of people, whose length is known only after admission. */
export function createSharingLimits(checkLimit: CheckLimit) {
  return {
    /** Counts the recipients after the first one, which counts like any share. */
    countMoreShares: async (userId: number, count: number): Promise<void> => {
      if (count > 0) await checkLimit({ ...SHARES, subject: String(userId), count })
    },
    /** Each name counts as a search, so that lists can't find accounts faster than searches do. */
    countNames: (userId: number, count: number): Promise<void> =>
      checkLimit({ ...SEARCHES, subject: String(userId), count }),
  }
}

/** Counted after validation: each report is work for a curator, but a form that was refused isn't. */
export function createReportLimit(checkLimit: CheckLimit) {
  return (userId: number): Promise<void> => checkLimit({ ...REPORTS_PER_USER, subject: String(userId) })
}

/** Sitemaps aren't calls of the contract. */
export function createSitemapLimit(checkLimit: CheckLimit) {
  return ({ ip }: FastifyRequest): Promise<void> =>
    checkLimit({ ...SITEMAPS_PER_ADDRESS, subject: addressSubject(ip) })
}

/** Lists without a search are cheap, because they use an index. */
function isSearch(call: Call, query: unknown): boolean {
  if (!call.query || !('q' in call.query.def.shape)) return false
  const { q } = query as Record<string, unknown>
  return q !== undefined && String(q).trim() !== ''
}
