import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInThemes } from '../expect-accessible.ts'
import { render } from '../open-app.tsx'
import { clickAt, expectCount, expectHidden, focus, pressKey, setColorScheme } from '../page.ts'
import { Gallery } from './gallery.tsx'

beforeEach(async () => {
  render(<Gallery />)
  await expect.element(page.getByRole('textbox', { name: 'Prompt Content' })).toBeVisible()
})

test('all components are accessible in both themes, open and closed', async () => {
  await expectAccessibleInThemes()
  await setColorScheme('dark')
  for (const [opener, role] of [
    ['Open dialog', 'dialog'],
    ['Open long dialog', 'dialog'],
    ['Ask first', 'alertdialog'],
    ['More options', 'menu'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click()
    await expect.element(page.getByRole(role)).toBeVisible()
    await expectAccessible()
    await pressKey('Escape')
    await expectHidden(page.getByRole(role))
  }
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect.element(page.getByRole('alert').getByText('Failed to copy prompt.')).toBeVisible()
  await expectAccessible()
})

test('a dialog takes focus, keeps it, and returns it on Escape, backdrop click, and Close', async () => {
  const opener = page.getByRole('button', { name: 'Open dialog' })
  const dialog = page.getByRole('dialog', { name: 'Edit Prompt' })
  const ways = [
    () => pressKey('Escape'),
    () => clickAt(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of ways) {
    await focus(opener)
    await pressKey('Enter')
    await expect.element(dialog).toBeVisible()
    for (let press = 0; press < 6; press += 1) {
      await pressKey('Tab')
      await expectCount(dialog.getByCss(':focus'), 1)
    }
    await close()
    await expectHidden(dialog)
    await expect.element(opener).toHaveFocus()
  }
})

test('a confirmation returns yes only for its confirm button', async () => {
  const ways = [
    ['yes', () => page.getByRole('button', { name: 'Delete' }).click()],
    ['no', () => page.getByRole('button', { name: 'Cancel' }).click()],
    ['yes', () => page.getByRole('button', { name: 'Delete' }).click()],
    ['no', () => pressKey('Escape')],
  ] as const
  for (const [answer, decide] of ways) {
    await page.getByRole('button', { name: 'Ask first' }).click()
    await decide()
    await expect.element(page.getByText(/^Answer:/)).toHaveTextContent(`Answer: ${answer}`)
  }
})

test('a menu works with arrow keys and closes on an outside click', async () => {
  const menu = page.getByRole('menu')
  await focus(page.getByRole('button', { name: 'More options' }))
  await pressKey('Enter')
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await pressKey('ArrowDown')
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await pressKey('End')
  await expect.element(page.getByRole('menuitem', { name: 'Not available' })).toHaveFocus()
  await pressKey('Enter')
  await expect.element(menu).toBeVisible()
  await clickAt(5, 5)
  await expectHidden(menu)
})

test('tabs work with arrow keys', async () => {
  await focus(page.getByRole('tab', { name: 'My Prompts' }))
  await pressKey('ArrowRight')
  await pressKey('Enter')
  // Both panels exist during the transition.
  await expect
    .element(page.getByRole('tabpanel', { name: 'Shared With Me' }))
    .toHaveTextContent('Prompts others shared')
})

test('a toast is shown for 3 seconds, stays while hovered, and can be closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  await page.getByRole('button', { name: 'Succeed' }).click()
  const toast = page.getByRole('status').getByText('Prompt submitted successfully!')
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(2_800)
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(1_000)
  await expectHidden(toast)
  await page.getByRole('button', { name: 'Succeed' }).click()
  await toast.hover()
  vi.advanceTimersByTime(10_000)
  await expect.element(toast).toBeVisible()
  await page.getByRole('button', { name: 'Close message' }).click()
  await expectHidden(toast)
})

test('a failure stays until it is closed with its button or the keyboard', async () => {
  vi.useFakeTimers()
  const fail = page.getByRole('button', { name: 'Fail' })
  const toast = page.getByRole('alert').getByText('Failed to copy prompt.')
  await fail.click()
  vi.advanceTimersByTime(600_000)
  await expect.element(toast).toBeVisible()
  // Repeating the failure doesn't add a toast.
  await fail.click()
  await expectCount(toast, 1)
  await page.getByRole('button', { name: 'Close message' }).click()
  await expectHidden(toast)

  await fail.click()
  await pressKey('F6')
  await expect.element(page.getByRole('button', { name: 'Close message' })).toHaveFocus()
  await expectAccessible()
  await pressKey('F6')
  await expect.element(fail).toHaveFocus()
  await pressKey('F6')
  await pressKey('Enter')
  await expectHidden(toast)
  await expect.element(fail).toHaveFocus()

  // F6 also works while a dialog traps the Tab key, and the dialog stays open.
  await fail.click()
  await page.getByRole('button', { name: 'Open dialog' }).click()
  const title = page.getByRole('dialog').getByLabelText('Prompt Title')
  await focus(title)
  await pressKey('F6')
  await pressKey('Escape')
  await expectHidden(toast)
  await expect.element(title).toHaveFocus()
})

/** The editor has an Undo button too. */
function undoButton() {
  return page.getByRole('region', { name: 'Messages (F6)' }).getByRole('button', { name: 'Undo' })
}

test('a toast with a button stays for 10 seconds, longer while hovered or focused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  const remove = page.getByRole('button', { name: 'Remove' })
  const toast = page.getByRole('status').getByText('Remove done.')
  await remove.click()
  await expect.element(toast).toHaveTextContent('Remove done. Press F6 for Undo.')
  vi.advanceTimersByTime(9_000)
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(2_000)
  await expectHidden(toast)

  await remove.click()
  await pressKey('F6')
  await expect.element(undoButton()).toHaveFocus()
  // The pointer passing over it doesn't end the pause.
  await toast.hover()
  await toast.unhover()
  vi.advanceTimersByTime(60_000)
  await expect.element(toast).toBeVisible()
  await pressKey('Tab')
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByRole('button', { name: 'Close message' })).toHaveFocus()
  await pressKey('F6')
  await expect.element(remove).toHaveFocus()
  vi.advanceTimersByTime(11_000)
  await expectHidden(toast)
})

test('a click outside a menu only closes the menu', async () => {
  const dialog = page.getByRole('alertdialog')
  const category = page.getByLabelText('Category')
  for (const outside of [page.getByRole('button', { name: 'Ask first' }), category]) {
    await page.getByRole('button', { name: 'More options' }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await outside.click()
    await expectHidden(page.getByRole('menu'))
    await expectHidden(dialog)
    await expect.element(category).not.toHaveFocus()
  }
  // The next click works again.
  await page.getByRole('button', { name: 'Ask first' }).click()
  await expect.element(dialog).toBeVisible()
})

test('a busy button says so and ignores clicks', async () => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const busy = page.getByRole('button', { name: 'Saving...' })
  await expect.element(busy).toHaveFocus()
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
})
