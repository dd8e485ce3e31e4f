// Signs in a user, or no one, and answers what every page asks.
import { type CollectionSummary, listCollections } from '@prompt-library/contract/collections'
import { getDataGuard } from '@prompt-library/contract/data-guard'
import { listNotifications } from '@prompt-library/contract/notifications'
import { getSession, type SessionUser } from '@prompt-library/contract/session'
import { DEFAULT_SETTINGS } from '@prompt-library/contract/settings'
import { listTargets } from '@prompt-library/contract/targets'
import { countToDo } from '@prompt-library/contract/to-do'
import { FINE, MCP, rulesFor } from '@prompt-library/domain/data-class/data-class'
import type { GroupRule } from '@prompt-library/domain/groups/permissions'
import type { PublishingRule } from '@prompt-library/domain/prompts/publishing'
import { answer, withHeaders } from './stub-api.ts'

/** The app reloads the page if another user has signed in, so all component tests have the same one. */
const USER: SessionUser = { id: 1, display_name: 'Ana Example', email: 'ana@example.edu', role: 'user' }

const SITE = {
  access: 'open',
  sign_in: true,
  development_sign_in: true,
  ai: 'built-in',
  support_email: null,
  privacy_url: null,
  deleted_days: 30,
  feedback: true,
  reviews: false,
  study: false,
  api_keys: true,
  mcp: true,
  hosted_tools: false,
  publishing: 'everyone',
  review_months: 12,
  groups: 'everyone',
} as const

export const NOTHING_TO_DO = { reported: 0, waiting: 0, changed: 0, due: 0, asked: 0, done: 0 }

/** Signs in a user, or nobody. */
export function signIn(
  user: Partial<Omit<SessionUser, 'id'>> | null,
  site: Partial<{
    access: 'open' | 'members'
    sign_in: boolean
    ai: string
    feedback: boolean
    reviews: boolean
    study: boolean
    publishing: PublishingRule
    groups: GroupRule
    review_months: number
    api_keys: boolean
    mcp: boolean
    hosted_tools: boolean
  }> = {},
) {
  answer(getSession, { user: user && { ...USER, ...user }, ...SITE, ...site })
  answer(countToDo, NOTHING_TO_DO)
}

/** The collections featured in the library. */
export function featureCollections(...collections: Partial<CollectionSummary>[]): void {
  const all = collections.map((values, index) => sampleCollection({ token: `featured-${index}`, ...values }))
  answer(listCollections, withHeaders(all, { 'x-total-count': String(all.length) }))
}

export function sampleCollection(values: Partial<CollectionSummary> = {}): CollectionSummary {
  return {
    token: 'a-collection',
    name: 'A collection',
    description: 'Prompts for a course',
    visibility: 'public',
    owner_id: 2,
    owner_name: 'Ben Author',
    role: null,
    prompt_count: 0,
    first_titles: [],
    featured: false,
    created_at: '2026-05-01T10:00:00.000Z',
    updated_at: '2026-05-01T10:00:00.000Z',
    ...values,
  }
}

/** Answers what every page can request. */
export function answerFrame(): void {
  signIn({})
  answer(listNotifications, [])
  featureCollections()
  const { targets, data_classes: classes, id_masks } = DEFAULT_SETTINGS
  answer(
    listTargets,
    targets.map((target) => ({ ...target, data: rulesFor({}, target.id, classes) })),
  )
  const enhancement = Object.fromEntries(classes.map(({ id }) => [id, FINE]))
  answer(getDataGuard, { id_masks, classes, enhancement, mcp: rulesFor({}, MCP, classes), policy_url: '' })
}
