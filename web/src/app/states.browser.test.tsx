import { getActivity } from '@prompt-library/contract/activity'
import {
  getAdminStats,
  getBuilderStats,
  getChartData,
  listAllPrompts,
  listAuditLog,
  listUsers,
} from '@prompt-library/contract/admin'
import type { Call } from '@prompt-library/contract/call'
import { getCollection, listCollectionPrompts, listCollections } from '@prompt-library/contract/collections'
import { listDeletedPrompts } from '@prompt-library/contract/deleted'
import { listKeys } from '@prompt-library/contract/keys'
import { listNotifications } from '@prompt-library/contract/notifications'
import { getPrompt, listOwnPrompts, listPrompts, listSharedPrompts } from '@prompt-library/contract/prompts'
import { listSavedPrompts } from '@prompt-library/contract/saved'
import { getSession } from '@prompt-library/contract/session'
import { getSettings } from '@prompt-library/contract/settings'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { signIn } from '../testing/frame.ts'
import { answerLibrary } from '../testing/library.ts'
import { expectTargets } from '../testing/measures.ts'
import { openApp } from '../testing/open-app.tsx'
import { setColorScheme } from '../testing/page.ts'
import { answer, pending, refusal } from '../testing/stub-api.ts'

const NO_POINTS = { labels: ['Jan', 'Feb'], counts: [0, 0] }
const failing = () => refusal(503)
const none = () => []

/** What a page shows when its calls are answered like this. */
const STATES: [name: string, address: string, answers: [Call, () => unknown][], shows: string][] = [
  ['an empty library', '/', [[listPrompts, none]], 'No prompts found.'],
  [
    'an unknown session',
    '/my-prompts',
    [[getSession, failing]],
    'We couldn’t check whether you’re signed in.',
  ],
  ['own prompts loading', '/my-prompts', [[listOwnPrompts, pending]], 'Loading your prompts...'],
  ['own prompts failing to load', '/my-prompts', [[listOwnPrompts, failing]], 'Failed to load your prompts.'],
  ['no own prompts', '/my-prompts', [[listOwnPrompts, none]], 'Create Your First Prompt'],
  [
    'shared prompts loading',
    '/my-prompts?tab=shared-with-me',
    [[listSharedPrompts, pending]],
    'Loading shared prompts...',
  ],
  [
    'shared prompts failing to load',
    '/my-prompts?tab=shared-with-me',
    [[listSharedPrompts, failing]],
    'Failed to load shared prompts.',
  ],
  ['no shared prompts', '/my-prompts?tab=shared-with-me', [[listSharedPrompts, none]], 'No shared prompts'],
  [
    'saved prompts failing to load',
    '/my-prompts?tab=saved',
    [[listSavedPrompts, failing]],
    'Failed to load saved prompts.',
  ],
  ['no saved prompts', '/my-prompts?tab=saved', [[listSavedPrompts, none]], 'No saved prompts'],
  [
    'deleted prompts loading',
    '/my-prompts?tab=recently-deleted',
    [[listDeletedPrompts, pending]],
    'Loading deleted prompts...',
  ],
  [
    'deleted prompts failing to load',
    '/my-prompts?tab=recently-deleted',
    [[listDeletedPrompts, failing]],
    'We couldn’t load your deleted prompts.',
  ],
  ['collections loading', '/collections', [[listCollections, pending]], 'Loading collections...'],
  [
    'collections failing to load',
    '/collections',
    [[listCollections, failing]],
    'We couldn’t load the collections.',
  ],
  [
    'a collection loading',
    '/collections/a-token',
    [
      [getCollection, pending],
      [listCollectionPrompts, pending],
    ],
    'Loading prompts...',
  ],
  [
    'a collection failing to load',
    '/collections/a-token',
    [
      [getCollection, failing],
      [listCollectionPrompts, failing],
    ],
    'We couldn’t load this collection.',
  ],
  ['notifications loading', '/notifications', [[listNotifications, pending]], 'Loading...'],
  [
    'notifications failing to load',
    '/notifications',
    [[listNotifications, failing]],
    'We couldn’t load your notifications.',
  ],
  ['no notifications', '/notifications', [], 'No notifications yet'],
  ['keys loading', '/connections', [[listKeys, pending]], 'Loading...'],
  ['keys failing to load', '/connections', [[listKeys, failing]], 'We couldn’t load your API keys.'],
  ['no keys', '/connections', [[listKeys, none]], 'No API keys yet'],
  ['users loading', '/admin?tab=users', [[listUsers, pending]], 'Loading...'],
  ['users failing to load', '/admin?tab=users', [[listUsers, failing]], 'We couldn’t load the users.'],
  [
    'no users that match a filter',
    '/admin?tab=users&role=admin&status=disabled',
    [[listUsers, none]],
    'Clear filters',
  ],
  ['all prompts loading', '/admin?tab=prompts', [[listAllPrompts, pending]], 'Loading...'],
  [
    'no prompts at all',
    '/admin?tab=prompts',
    [[listAllPrompts, none]],
    'Prompts appear here when users submit them.',
  ],
  ['no audit log entries', '/admin?tab=audit&q=zzz', [[listAuditLog, none]], 'Show all entries'],
  ['settings loading', '/admin?tab=settings', [[getSettings, pending]], 'Loading settings...'],
  [
    'settings failing to load',
    '/admin?tab=settings',
    [[getSettings, failing]],
    'We couldn’t load the settings.',
  ],
  [
    'the dashboard loading',
    '/admin',
    [
      [getAdminStats, pending],
      [getChartData, pending],
      [getActivity, pending],
    ],
    'Monthly Prompt Submissions',
  ],
  [
    'empty charts',
    '/admin',
    [
      [getAdminStats, () => ({ totalUsers: 1, totalPrompts: 0, promptsThisMonth: 0, activeUsers: 1 })],
      [getChartData, () => ({ monthly: NO_POINTS, category: { labels: [], counts: [] } })],
      [getActivity, () => ({ not_working: [], weekly_uses: [], most_used: [], active_users: [] })],
    ],
    'No prompts yet.',
  ],
  [
    'builder statistics loading',
    '/admin?tab=analytics',
    [[getBuilderStats, pending]],
    'Loading prompt builder statistics...',
  ],
  ['a prompt failing to load', '/?prompt=1', [[getPrompt, failing]], 'We couldn’t load this prompt'],
]

beforeEach(async () => {
  // The gallery's test checks the components of these states in the light theme.
  await setColorScheme('dark')
  signIn({ role: 'admin' })
  answerLibrary()
})

test.for(STATES)('is accessible with %s', async ([, address, answers, shows]) => {
  for (const [call, reply] of answers) answer(call, reply as never)
  openApp(address)
  const text = page.getByText(shows)
  await expect.poll(() => text.elements().some((element) => element.checkVisibility())).toBe(true)
  await expectAccessible()
  expectTargets()
})
