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
import { openApp, openTwice } from '../testing/open-app.tsx'
import { setColorScheme } from '../testing/page.ts'
import { answer, pending, refusal } from '../testing/stub-api.ts'

const failing = () => refusal(503)
const none = () => []

/** What a page shows when its calls are answered like this. */
const STATES: [address: string, calls: Call | Call[], reply: () => unknown, shows: string][] = [
  ['/', listPrompts, none, 'No prompts found.'],
  ['/', listPrompts, failing, 'Failed to load prompts.'],
  ['/?prompt=1', getPrompt, failing, 'We couldn’t load this prompt'],
  ['/my-prompts', getSession, failing, 'We couldn’t check whether you’re signed in.'],
  ['/my-prompts', listOwnPrompts, pending, 'Loading your prompts...'],
  ['/my-prompts', listOwnPrompts, failing, 'Failed to load your prompts.'],
  ['/my-prompts?tab=shared-with-me', listSharedPrompts, pending, 'Loading shared prompts...'],
  ['/my-prompts?tab=shared-with-me', listSharedPrompts, failing, 'Failed to load shared prompts.'],
  ['/my-prompts?tab=saved', listSavedPrompts, failing, 'Failed to load saved prompts.'],
  ['/my-prompts?tab=recently-deleted', listDeletedPrompts, pending, 'Loading deleted prompts...'],
  ['/my-prompts?tab=recently-deleted', listDeletedPrompts, failing, 'We couldn’t load your deleted prompts.'],
  ['/collections', listCollections, pending, 'Loading collections...'],
  ['/collections', listCollections, failing, 'We couldn’t load the collections.'],
  ['/collections/a-token', [getCollection, listCollectionPrompts], pending, 'Loading prompts...'],
  [
    '/collections/a-token',
    [getCollection, listCollectionPrompts],
    failing,
    'We couldn’t load this collection.',
  ],
  ['/notifications', listNotifications, pending, 'Loading...'],
  ['/notifications', listNotifications, failing, 'We couldn’t load your notifications.'],
  ['/notifications', listNotifications, none, 'No notifications yet'],
  ['/connections', listKeys, pending, 'Loading...'],
  ['/connections', listKeys, failing, 'We couldn’t load your connections.'],
  ['/connections', listKeys, none, 'Nothing is connected yet'],
  ['/admin', [getAdminStats, getChartData, getActivity], pending, 'Monthly Prompt Submissions'],
  ['/admin?tab=users', listUsers, pending, 'Loading...'],
  ['/admin?tab=users', listUsers, failing, 'We couldn’t load the users.'],
  ['/admin?tab=prompts', listAllPrompts, none, 'Prompts appear here when users submit them.'],
  ['/admin?tab=audit&q=zzz', listAuditLog, none, 'Show all entries'],
  ['/admin?tab=analytics', getBuilderStats, pending, 'Loading prompt builder statistics...'],
  ['/admin?tab=settings', getSettings, pending, 'Loading settings...'],
  ['/admin?tab=settings', getSettings, failing, 'We couldn’t load the settings.'],
]

beforeEach(async () => {
  // The gallery's test checks the components of these states in the light theme.
  await setColorScheme('dark')
  signIn({ role: 'admin' })
  answerLibrary()
})

test.for(STATES)('%s is accessible, %#', async ([address, calls, reply, shows]) => {
  for (const call of [calls].flat()) answer(call, reply as never)
  openTwice(address)
  const text = page.getByText(shows)
  await expect.poll(() => text.elements().some((element) => element.checkVisibility())).toBe(true)
  await expectAccessible()
  expectTargets()
})

test('empty charts are accessible', async () => {
  const none = { labels: [], counts: [] }
  answer(getAdminStats, { totalUsers: 1, totalPrompts: 0, promptsThisMonth: 0, activeUsers: 1 })
  answer(getChartData, { monthly: { labels: ['Jan', 'Feb'], counts: [0, 0] }, category: none })
  answer(getActivity, {
    not_working: [],
    weekly_uses: [],
    most_used: [],
    active_users: [],
  })
  openApp('/admin')
  await expect.element(page.getByText('No prompts yet.')).toBeVisible()
  await expectAccessible()
})
