import type { Page } from '@playwright/test'
import { test } from './gallery.ts'
import { expect, expectAccessible } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

test('all components are accessible in both themes, open and closed', { tag: '@core' }, async ({ page }) => {
  await expectAccessibleInThemes(page)

  await page.getByRole('button', { name: 'Open dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInThemes(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Open long dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInThemes(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: 'Ask first' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessibleInThemes(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'More options' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessibleInThemes(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByRole('alert').getByText('Failed to copy prompt.')).toBeVisible()
  await expectAccessibleInThemes(page)
})

test('a dialog takes focus, keeps it, and returns it on Escape, backdrop click, and Close', {
  tag: '@core',
}, async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open dialog' })
  const dialog = page.getByRole('dialog', { name: 'Edit Prompt' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of ways) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('a confirmation returns yes only for its confirm button', { tag: '@core' }, async ({ page }) => {
  const answer = page.getByText(/^Answer:/)
  const ask = page.getByRole('button', { name: 'Ask first' })
  await ask.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(answer).toHaveText('Answer: yes')
  await ask.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(answer).toHaveText('Answer: no')
  await ask.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(answer).toHaveText('Answer: yes')
  await ask.click()
  await page.keyboard.press('Escape')
  await expect(answer).toHaveText('Answer: no')
})

test('a menu works with arrow keys and closes on an outside click', { tag: '@core' }, async ({ page }) => {
  const menu = page.getByRole('menu')
  await page.getByRole('button', { name: 'More options' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Not available' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(menu).toBeHidden()
})

test('tabs work with arrow keys', async ({ page }) => {
  await page.getByRole('tab', { name: 'My Prompts' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  // Both panels exist during the transition.
  await expect(page.getByRole('tabpanel', { name: 'Shared With Me' })).toHaveText('Prompts others shared')
})

test('a toast is shown for 3 seconds', async ({ page }) => {
  // The clock advances only when the test says so.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.getByRole('button', { name: 'Succeed' }).click()
  const toast = page.getByRole('status').getByText('Prompt submitted successfully!')
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_800)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(toast).toBeHidden()
})

test('a toast stays while hovered and can be closed', async ({ page }) => {
  await page.clock.install()
  await page.getByRole('button', { name: 'Succeed' }).click()
  const toast = page.getByRole('status').getByText('Prompt submitted successfully!')
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(toast).toBeHidden()
})

test('a failure stays until it is closed with its button or the keyboard', async ({ page }) => {
  await page.clock.install()
  const fail = page.getByRole('button', { name: 'Fail' })
  const toast = page.getByRole('alert').getByText('Failed to copy prompt.')
  await fail.click()
  await page.clock.runFor(600_000)
  await expect(toast).toBeVisible()
  // Repeating the failure doesn't add a toast.
  await fail.click()
  await expect(toast).toHaveCount(1)
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(toast).toBeHidden()

  await fail.click()
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('F6')
  await expect(fail).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(toast).toBeHidden()
  await expect(fail).toBeFocused()

  // F6 also works while a dialog traps the Tab key, and the dialog stays open.
  await fail.click()
  await page.getByRole('button', { name: 'Open dialog' }).click()
  const title = page.getByRole('dialog').getByLabel('Prompt Title')
  await title.focus()
  await page.keyboard.press('F6')
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
  await expect(title).toBeFocused()
})

test('shows up to three toasts and drops successes before failures', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const shown = page.getByRole('button', { name: 'Close message' })
  await page.getByRole('button', { name: 'Fail' }).click()
  await page.getByRole('button', { name: 'Succeed' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(shown).toHaveCount(3)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(shown).toHaveCount(3)
  await expect(page.getByText('Prompt submitted successfully!')).toBeHidden()
  await expect(page.getByRole('alert').getByText('Failed to copy prompt.')).toBeVisible()
})

test('a success does not replace a failure, and toasts close as fast as the user clicks', async ({
  page,
}) => {
  for (const name of ['Refuse', 'Fail', 'Reject', 'Succeed'])
    await page.getByRole('button', { name, exact: true }).click()
  const close = page.getByRole('button', { name: 'Close message' })
  await expect(close).toHaveCount(3)
  await expect(page.getByRole('alert').getByText('Failed to copy prompt.')).toBeVisible()
  await expect(page.getByText('Prompt submitted successfully!')).toBeHidden()

  const box = await close.last().boundingBox()
  if (!box) throw new Error('The toast has no bounding box.')
  // The second toast moves into the place of the first.
  for (let click = 0; click < 2; click += 1)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(close).toHaveCount(1)
  await close.click()
  await expect(close).toHaveCount(0)
  // Focus is back where it was before the first click.
  await expect(page.getByRole('button', { name: 'Succeed' })).toBeFocused()
})

/** The editor has an Undo button too. */
function undoButton(page: Page) {
  return page.getByRole('region', { name: 'Messages (F6)' }).getByRole('button', { name: 'Undo' })
}

test('a toast with a button stays for 10 seconds, longer while hovered or focused', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const remove = page.getByRole('button', { name: 'Remove' })
  const toast = page.getByRole('status').getByText('Remove done.')
  await remove.click()
  await expect(toast).toHaveText('Remove done. Press F6 for Undo.')
  await page.clock.runFor(9_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(toast).toBeHidden()

  await remove.click()
  await page.keyboard.press('F6')
  await expect(undoButton(page)).toBeFocused()
  // The pointer passing over it doesn't end the pause.
  await toast.hover()
  await page.mouse.move(5, 5)
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Tab')
  await page.clock.runFor(60_000)
  await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(remove).toBeFocused()
  await page.clock.runFor(11_000)
  await expect(toast).toBeHidden()
})

test('F6 goes to the button of the newest toast, Enter presses it, and Escape doesn’t', async ({ page }) => {
  await page.clock.install()
  const remove = page.getByRole('button', { name: 'Remove' })
  const undo = undoButton(page)
  // Failures are below successes, but this one is older.
  await page.getByRole('button', { name: 'Fail' }).click()
  await remove.click()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await expectAccessibleInThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInThemes(page)
  await page.keyboard.press('Escape')
  await expect(undo).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0)
  await expect(remove).toBeFocused()
  await expect(page.getByText('Remove undone.')).toBeHidden()

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Open dialog' }).click()
  const title = page.getByRole('dialog').getByLabel('Prompt Title')
  await expect(title).toBeFocused()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Remove undone.')).toBeVisible()
  await expect(title).toBeFocused()
})

test('a double click on Undo presses only that one', async ({ page }) => {
  await page.clock.install()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await undoButton(page).last().dblclick()
  await expect(page.getByText('Remove undone.')).toBeVisible()
  await expect(page.getByText('Clear done.')).toBeVisible()
  await expect(page.getByText('Clear undone.')).toBeHidden()
})

test('a dialog with a form starts in its first field', async ({ page }) => {
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await expect(page.getByRole('dialog').getByLabel('Prompt Title')).toBeFocused()
})

test('a click outside a menu only closes the menu', async ({ page }) => {
  const dialog = page.getByRole('alertdialog')
  const category = page.getByLabel('Category')
  for (const outside of [page.getByRole('button', { name: 'Ask first' }), category]) {
    await page.getByRole('button', { name: 'More options' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await outside.click()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(dialog).toBeHidden()
    await expect(category).not.toBeFocused()
  }
  // The next click works again.
  await page.getByRole('button', { name: 'Ask first' }).click()
  await expect(dialog).toBeVisible()
})

test('a busy button says so and ignores clicks', async ({ page }) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const busy = page.getByRole('button', { name: 'Saving...' })
  await expect(busy).toBeFocused()
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
})
