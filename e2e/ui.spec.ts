import { test } from './gallery.ts'
import { expect, expectAccessible } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

test('all parts are accessible in both themes, open and closed', async ({ page }) => {
  await expectAccessibleInThemes(page)

  await page.getByRole('button', { name: 'Open dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInThemes(page)
  await page.keyboard.press('Escape')

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

test('a dialog takes the focus, keeps it, and gives it back on Escape, backdrop and close', async ({
  page,
}) => {
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

test('a question answers yes only to its button', async ({ page }) => {
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

test('a menu works by arrow keys and closes on an outside click', async ({ page }) => {
  const menu = page.getByRole('menu')
  await page.getByRole('button', { name: 'More options' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(menu).toBeHidden()
})

test('tabs work by arrow keys', async ({ page }) => {
  await page.getByRole('tab', { name: 'My Prompts' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  // for a moment both panels are there
  await expect(page.getByRole('tabpanel', { name: 'Shared With Me' })).toHaveText('What others sent')
})

test('a toast is shown for 3 seconds', async ({ page }) => {
  // time stands still but for what the test lets pass
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

test('a toast waits while one looks at it, and can be closed', async ({ page }) => {
  await page.clock.install()
  await page.getByRole('button', { name: 'Succeed' }).click()
  const toast = page.getByRole('status').getByText('Prompt submitted successfully!')
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(toast).toBeHidden()
})

test('a failure stays until it is closed, by its button or by keyboard', async ({ page }) => {
  await page.clock.install()
  const fail = page.getByRole('button', { name: 'Fail' })
  const toast = page.getByRole('alert').getByText('Failed to copy prompt.')
  await fail.click()
  await page.clock.runFor(600_000)
  await expect(toast).toBeVisible()
  // the same failure again is still one toast
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

  // a dialog keeps the Tab key to itself, and stays open
  await fail.click()
  await page.getByRole('button', { name: 'Open dialog' }).click()
  const title = page.getByRole('dialog').getByLabel('Prompt Title')
  await title.focus()
  await page.keyboard.press('F6')
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
  await expect(title).toBeFocused()
})

test('at most three toasts are shown, and a failure outlasts a success', async ({ page }) => {
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

test('a success takes no failure’s place, and messages close as fast as one clicks', async ({ page }) => {
  for (const name of ['Refuse', 'Fail', 'Reject', 'Succeed'])
    await page.getByRole('button', { name, exact: true }).click()
  const close = page.getByRole('button', { name: 'Close message' })
  await expect(close).toHaveCount(3)
  await expect(page.getByRole('alert').getByText('Failed to copy prompt.')).toBeVisible()
  await expect(page.getByText('Prompt submitted successfully!')).toBeHidden()

  const box = await close.last().boundingBox()
  if (!box) throw new Error('no message')
  // the second one moves to the place of the first
  for (let time = 0; time < 2; time += 1)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(close).toHaveCount(1)
  await close.click()
  await expect(close).toHaveCount(0)
  // the focus is back where it was before the first click
  await expect(page.getByRole('button', { name: 'Succeed' })).toBeFocused()
})

test('a dialog with a form starts in its first field', async ({ page }) => {
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await expect(page.getByRole('dialog').getByLabel('Prompt Title')).toBeFocused()
})

test('a press beside a menu closes the menu and does nothing else', async ({ page }) => {
  const answer = page.getByRole('alertdialog')
  const category = page.getByLabel('Category')
  for (const beside of [page.getByRole('button', { name: 'Ask first' }), category]) {
    await page.getByRole('button', { name: 'More options' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await beside.click()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(answer).toBeHidden()
    await expect(category).not.toBeFocused()
  }
  // the next one is meant again
  await page.getByRole('button', { name: 'Ask first' }).click()
  await expect(answer).toBeVisible()
})

test('a button that waits says so and can not be pressed again', async ({ page }) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const busy = page.getByRole('button', { name: 'Saving...' })
  await expect(busy).toBeFocused()
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
})
