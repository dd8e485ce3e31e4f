import {
  listNotificationKinds,
  listNotifications,
  markNotificationsRead,
  type Notification,
  type NotificationSwitch,
  setNotificationKind,
} from '@prompt-library/contract/notifications'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, clickAt, expectAddress, expectCount, expectHidden, goBack } from '../../testing/page.ts'
import { answer, refusal, sent, withHeaders } from '../../testing/stub-api.ts'

const bell = () => page.getByRole('button', { name: /^Notifications/ })
const dropdown = () => page.getByRole('dialog', { name: 'Notifications' })
const articles = () => page.getByRole('article')

let notifications: Notification[] = []

/** Answers with notifications about one prompt, from a list in memory, newest first. */
function answerNotifications(count: number, promptId: number): void {
  const created_at = new Date(Date.now() - 2 * 3_600_000).toISOString()
  notifications = Array.from({ length: count }, (_, index) => ({
    id: count - index,
    type: 'prompt_shared',
    title: `Notice ${count - index}`,
    message: `Words ${count - index}`,
    is_read: false,
    time_ago: '2 hours ago',
    created_at,
    data: { prompt_id: promptId, personal_message: null },
  }))
  const unread = () => notifications.filter(({ is_read }) => !is_read).length
  answer(listNotifications, ({ limit = 20, page = 1 }) =>
    withHeaders(notifications.slice((page - 1) * limit, page * limit), {
      'x-total-count': String(count),
      'x-unread-count': String(unread()),
      etag: `"${unread()}"`,
    }),
  )
  answer(markNotificationsRead, ({ notification_id }) => {
    for (const one of notifications) if (!notification_id || one.id === notification_id) one.is_read = true
    return { success: true as const, unread_count: unread() }
  })
}

let promptId = 0

beforeEach(() => {
  promptId = answerLibrary({ title: 'Shared often' })[0]?.id ?? 0
})

test('the bell counts up to 9+, lists the latest ten, and leads to all of them', async () => {
  answerNotifications(25, promptId)
  openApp('/')
  await expect.element(bell()).toHaveAccessibleName('Notifications, 9+ unread')
  await bell().click()
  const items = dropdown().getByRole('listitem')
  await expectCount(items, 10)
  await expect.element(items.first()).toMatchTextContent(/Notice 25.*2 hours ago/)
  expect(boxOf(dropdown()).height).toBeLessThanOrEqual(384)
  await expectAccessible()
  // A click on a card behind it only closes it.
  const title = boxOf(page.getByRole('link', { name: 'Shared often' }))
  await clickAt(title.left + 5, title.top + 5)
  await expectHidden(dropdown())
  await expect.element(bell()).toHaveFocus()
  await expectHidden(page.getByRole('dialog'))
  await expectAddress('/')
  await bell().click()
  await items.first().getByRole('link').click()
  await expectHidden(dropdown())
  await expectAddress(`/my-prompts?tab=shared-with-me&prompt=${promptId}`)
  await expect.element(page.getByRole('dialog', { name: 'Shared often' })).toBeVisible()
  await goBack()
  await expectAddress('/')
  await bell().click()
  await dropdown().getByRole('link', { name: 'See all notifications' }).click()
  await expectAddress('/notifications')
  await expect.element(page.getByText('25 notifications, 24 unread')).toBeVisible()
})

test('one notification is marked as read, keeps the focus, and the prompt of another opens', async () => {
  answerNotifications(25, promptId)
  openApp('/notifications')
  await expect.element(articles().first()).toMatchTextContent(/Words 25/)
  await articles()
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click()
  await expect.element(articles().first()).toHaveFocus()
  await expectAddress('/notifications')
  await expect.element(page.getByText('25 notifications, 24 unread')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectAddress('/notifications?page=2')
  await expectCount(articles(), 5)
  await articles().last().getByRole('link').click()
  await expect.element(page.getByRole('dialog', { name: 'Shared often' })).toBeVisible()
})

test('all are marked as read at once, unless the server refuses', async () => {
  answerNotifications(3, promptId)
  answer(markNotificationsRead, () => refusal(500))
  openApp('/')
  await bell().click()
  await expectCount(dropdown().getByText('Unread:'), 3)
  await dropdown().getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => sent(markNotificationsRead)).toEqual([{ mark_all_read: true }])
  await expect.element(bell()).toHaveAccessibleName('Notifications, 3 unread')
  await expectCount(dropdown().getByText('Unread:'), 3)

  answerNotifications(3, promptId)
  await dropdown().getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(bell()).toHaveAccessibleName('Notifications')
  await expectCount(dropdown().getByText('Unread:'), 0)
})

test('a list that fails says so in the bell, without an alert', async () => {
  const failure = Promise.withResolvers<Response>()
  answer(listNotifications, () => failure.promise)
  openApp('/')
  await bell().click()
  await expect.element(dropdown()).toMatchTextContent(/Loading\.\.\./)
  failure.resolve(refusal(500))
  await expect.element(dropdown()).toMatchTextContent(/The library isn’t available right now\./)
  await expectCount(page.getByRole('alert'), 0)
})

test('the user menu leads to switches, which are saved right away and rolled back if that fails', async () => {
  answerNotifications(1, promptId)
  let kinds: NotificationSwitch[] = [
    { kind: 'sharing', on: true },
    { kind: 'feedback', on: false },
  ]
  answer(listNotificationKinds, () => kinds)
  answer(setNotificationKind, (changed) => {
    kinds = kinds.map((one) => (one.kind === changed.kind ? changed : one))
    return kinds
  })
  openApp('/about')
  await page.getByRole('button', { name: 'Ana Example' }).click()
  await page.getByRole('menuitem', { name: 'Notification settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Notification settings' })
  const sharing = settings.getByRole('checkbox', { name: 'Sharing' })
  await expect.element(sharing).toBeChecked()
  await expect.element(settings.getByRole('checkbox', { name: 'Feedback' })).not.toBeChecked()
  await expectAccessible()
  await sharing.click()
  await expect.element(sharing).not.toBeChecked()
  expect(sent(setNotificationKind)).toEqual([{ kind: 'sharing', on: false }])

  answer(setNotificationKind, () => refusal(503))
  await sharing.click()
  await expect.element(page.getByText('The library isn’t available right now.')).toBeVisible()
  await expect.element(sharing).not.toBeChecked()
  await settings.getByRole('button', { name: 'Close' }).click()
  await expectHidden(settings)
  await expectAddress('/notifications')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect.element(settings).toBeVisible()
  await goBack()
  await expectHidden(settings)
})
