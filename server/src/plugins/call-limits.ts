import { exportCsv } from '@prompt-library/contract/admin'
import type { Call } from '@prompt-library/contract/call'
import { clonePrompt, createPrompt } from '@prompt-library/contract/prompts'
import { sharePrompt } from '@prompt-library/contract/sharing'
import type { FastifyRequest } from 'fastify'
import { addressSubject, type CheckLimit, type Limit } from './limits.ts'

const MINUTE = 60
const HOUR = 3_600

/** More than anyone does by hand, and enough for a program that puts a department's prompts in. */
const WRITES: Limit = {
  name: 'write',
  max: 120,
  seconds: MINUTE,
  reason: 'You have changed a lot in the last minute.',
}

/** A campus may be behind one address: this is for a machine that acts for many accounts. */
const WRITES_OF_ADDRESS: Limit = {
  name: 'write-address',
  max: 3_000,
  seconds: MINUTE,
  reason: 'Too many changes came from your network.',
  roughly: true,
}

const SEARCHES: Limit = {
  name: 'search',
  max: 120,
  seconds: MINUTE,
  reason: 'You have searched very often in the last minute.',
  roughly: true,
}

/** All visitors behind one address together; people who are signed in are counted one by one. */
const SEARCHES_OF_ADDRESS: Limit = {
  name: 'search-address',
  max: 1_200,
  seconds: MINUTE,
  reason: 'Too many searches came from your network. People who are signed in can search on.',
  roughly: true,
}

/** More than a search engine reads of five million prompts in a minute. */
const SITEMAPS_OF_ADDRESS: Limit = {
  name: 'sitemap-address',
  max: 120,
  seconds: MINUTE,
  reason: 'Your network has requested too many sitemaps.',
}

/** Everybody reads a public prompt. */
const NEW_PROMPTS: Limit = {
  name: 'new-prompt',
  max: 300,
  seconds: HOUR,
  reason: 'You have added very many prompts in the last hour.',
}

/** Beside the limit on all that changes something. */
const OF_ONE_CALL: Record<string, Limit> = {
  [createPrompt.path]: NEW_PROMPTS,
  [clonePrompt.path]: NEW_PROMPTS,
  // each is a notification in somebody's account
  [sharePrompt.path]: {
    name: 'share',
    max: 200,
    seconds: HOUR,
    reason: 'You have shared very often in the last hour.',
  },
  // each reads a whole table
  [exportCsv.path]: {
    name: 'export',
    max: 30,
    seconds: HOUR,
    reason: 'You have exported very often in the last hour.',
  },
}

/** Counts a call that was let in against all limits that are on it; docs/decisions/0016 tells how they were chosen. */
export function createCallLimits(checkLimit: CheckLimit) {
  return async (call: Call, { user, ip, query }: FastifyRequest): Promise<void> => {
    const person = user && String(user.id)
    const own = OF_ONE_CALL[call.path]
    if (call.method !== 'GET') {
      if (person) await checkLimit({ ...WRITES, subject: person })
      await checkLimit({ ...WRITES_OF_ADDRESS, subject: addressSubject(ip) })
    } else if (isSearch(call, query)) {
      if (person) await checkLimit({ ...SEARCHES, subject: person })
      else await checkLimit({ ...SEARCHES_OF_ADDRESS, subject: addressSubject(ip) })
    }
    // last, because it is the longest: what a minute's limit refuses does not count for the hour
    if (own && person) await checkLimit({ ...own, subject: person })
  }
}

/** Counts a sitemap, which is no call of the contract. */
export function createSitemapLimit(checkLimit: CheckLimit) {
  return ({ ip }: FastifyRequest): Promise<void> =>
    checkLimit({ ...SITEMAPS_OF_ADDRESS, subject: addressSubject(ip) })
}

/** A list that is searched; a page or the whole of one is found by an index. */
function isSearch(call: Call, query: unknown): boolean {
  if (!call.query || !('q' in call.query.def.shape)) return false
  const { q } = query as Record<string, unknown>
  return q !== undefined && String(q).trim() !== ''
}
