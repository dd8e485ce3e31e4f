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
import { shareWithGroup } from '@prompt-library/contract/groups'
import { startImport } from '@prompt-library/contract/imports'
import { createKey } from '@prompt-library/contract/keys'
import { clonePrompt, createPrompt } from '@prompt-library/contract/prompt-changes'
import { sharePrompt } from '@prompt-library/contract/sharing'
import { REPORTS_PER_DAY } from '@prompt-library/domain/limits'
import type { FastifyRequest } from 'fastify'
import { addressSubject, type CheckLimit, REPORTS } from './limits.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 24 * HOUR

/** How many, in how many seconds, and the sentence. See docs/decisions/0016 for how they were chosen. */
const ROWS = {
  // More than anyone does by hand, and enough for a script that imports a department's prompts.
  write: [120, MINUTE, 'You’ve made too many changes in the last minute.'],
  // Stops a machine that uses many accounts. High, because a campus may share one IP address.
  'write-address': [3_000, MINUTE, 'Too many changes from your network.'],
  // A key counts in addition to its owner, also for calls that only read, and all keys of an owner together.
  key: [300, MINUTE, 'This API key was used too many times in the last minute.'],
  keys: [600, MINUTE, 'Your API keys were used too many times in the last minute.'],
  search: [120, MINUTE, 'You’ve searched too many times in the last minute.'],
  // All visitors behind one IP address together.
  'search-address': [
    1_200,
    MINUTE,
    'Too many searches from your network. Sign in to search without waiting.',
  ],
  // More than a search engine needs for five million prompts.
  'sitemap-address': [120, MINUTE, 'Too many sitemap requests from your network.'],
  'new-prompt': [300, HOUR, 'You’ve added too many prompts in the last hour.'],
  // Every sign-in adds a session, which is stored for up to a week.
  'sign-in-person': [100, HOUR, 'You’ve signed in too many times in the last hour.'],
  // A manager can look up the lists of several large classes, and no one the whole campus.
  'look-up': [10_000, HOUR, 'You’ve looked up too many people in the last hour.'],
  // Every share sends a notification.
  share: [200, HOUR, 'You’ve shared too many prompts in the last hour.'],
  // An export can read a whole table.
  export: [30, HOUR, 'You’ve exported too many files in the last hour.'],
  // An import can add 2,000 prompts.
  'new-import': [10, HOUR, 'You’ve imported too many files in the last hour.'],
  'new-collection': [100, HOUR, 'You’ve created too many collections in the last hour.'],
  // Each is recorded in the audit log.
  'new-key': [60, HOUR, 'You’ve created too many API keys in the last hour.'],
  'connect-tool': [60, HOUR, 'You’ve connected too many AI tools in the last hour.'],
  // Each reads a file from an address that someone gave us.
  'read-tool': [60, HOUR, 'You’ve tried to connect too many AI tools in the last hour.'],
  // Programs of AI tools register without signing in. Those that no one connects are stored for three days.
  'new-tool-address': [60, HOUR, 'Too many AI tools registered from your network.'],
  'new-tool': [1_000, HOUR, 'Too many AI tools registered.'],
  // The collection appears in the menu of every user added.
  'new-editor': [200, HOUR, 'You’ve added too many co-editors in the last hour.'],
  [REPORTS]: [REPORTS_PER_DAY, DAY, `You’ve sent ${REPORTS_PER_DAY} reports today.`],
} as const satisfies Record<string, readonly [max: number, seconds: number, reason: string]>

type LimitName = keyof typeof ROWS

/** The most frequent ones, which don't update the database each time. */
const APPROXIMATE: readonly LimitName[] = ['write-address', 'key', 'keys', 'search', 'search-address']

/** In addition to the limit on all changes. */
const BY_CALL = new Map<Call, LimitName>([
  [createPrompt, 'new-prompt'],
  [clonePrompt, 'new-prompt'],
  [sharePrompt, 'share'],
  [shareWithGroup, 'share'],
  [createCollection, 'new-collection'],
  [startImport, 'new-import'],
  [createKey, 'new-key'],
  [addCollectionEditor, 'new-editor'],
  [exportCsv, 'export'],
  [exportOwnPrompts, 'export'],
  [exportSavedPrompts, 'export'],
  [exportCollection, 'export'],
  [exportPrompt, 'export'],
  [exportPublicPrompts, 'export'],
])

/** Counts something that a user or an IP address does, or several at once, toward one of the limits. */
export type Count = (name: LimitName, subject: number | string, count?: number) => Promise<void>

export function createCount(checkLimit: CheckLimit): Count {
  return (name, subject, count = 1) => {
    const [max, seconds, reason] = ROWS[name]
    const limit = { name, max, seconds, reason, approximate: APPROXIMATE.includes(name) }
    return checkLimit({ ...limit, subject: String(subject), count })
  }
}

/** Counts what a key is used for, whatever it is: a call, or a message over MCP. */
export function createKeyLimits(count: Count) {
  return async ({ user, key }: FastifyRequest): Promise<void> => {
    if (!key || !user) return
    // The user comes last, like in all limits of a user, so that exports and erasures find it.
    await count('key', `${key.id}:${user.id}`)
    await count('keys', user.id)
  }
}

/** Counts a call toward all of its limits. */
export function createCallLimits(count: Count) {
  const limitKey = createKeyLimits(count)
  return async (call: Call, request: FastifyRequest): Promise<void> => {
    const { user, ip, query } = request
    const own = BY_CALL.get(call)
    await limitKey(request)
    if (call.method !== 'GET') {
      if (user) await count('write', user.id)
      await count('write-address', addressSubject(ip))
    } else if (isSearch(call, query)) {
      if (user) await count('search', user.id)
      else await count('search-address', addressSubject(ip))
    }
    // Checked last: a request that a per-minute limit refuses must not count toward the hour.
    if (own && user) await count(own, user.id)
  }
}

/** Lists without a search are cheap, because they use an index. */
function isSearch(call: Call, query: unknown): boolean {
  if (!call.query || !('q' in call.query.def.shape)) return false
  const { q } = query as Record<string, unknown>
  return q !== undefined && String(q).trim() !== ''
}
