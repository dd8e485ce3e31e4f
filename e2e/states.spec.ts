import { createPrompt } from '../server/src/testing/builders.ts'
import { ARABIC_TITLE, ENDLESS_WORD, fillWithExtremes, LONG_NAME } from './extremes.ts'
import { expect, pressSlash, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, tabTo } from './measures.ts'

test.describe('a dialog', () => {
  const WINDOWS = [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    // A laptop's window at 200% zoom.
    { width: 640, height: 400 },
  ]
  const VIEWS = [
    ['/my-prompts?prompt=', 'endless'],
    ['/?prompt=', 'arabic'],
    ['/my-prompts?edit=', 'endless'],
    ['/?clone=', 'endless'],
    ['/?share=', 'endless'],
    ['/admin?tab=prompts&view=', 'endless'],
  ] as const

  for (const [address, which] of VIEWS) {
    test(`at ${address} fits any text in any window and can be closed`, async ({ page, library }) => {
      const user = await library.signIn(page, { role: 'admin', display_name: LONG_NAME })
      const prompts = await fillWithExtremes(library, user)
      await page.goto(address + prompts[which])
      const dialog = page.getByRole('dialog')
      await expect(
        dialog
          .getByText(which === 'arabic' ? ARABIC_TITLE : ENDLESS_WORD.slice(0, 60))
          .or(dialog.locator('input'))
          .first(),
      ).toBeVisible()
      await expect(page.locator('[role=dialog] .animate-pulse')).toHaveCount(0)
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        const wide = await dialog.evaluate((popup) =>
          [popup, ...popup.querySelectorAll('section')]
            .filter((part) => part.scrollWidth > part.clientWidth)
            .map((part) => part.outerHTML.slice(0, 200)),
        )
        expect(wide, `overflows at ${size.width} px`).toEqual([])
        await dialog.getByRole('button', { name: 'Close' }).first().scrollIntoViewIfNeeded()
        await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport()
        await expectTargets(page)
      }
      await expectAccessibleInThemes(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  }
})

test.describe('with the keyboard alone', () => {
  test('a user finds, reads, upvotes, and edits a prompt', async ({ page, library }) => {
    const user = await library.signIn(page, {})
    const { title } = await createPrompt(library.db, { author_id: user.id, title: `Keys ${user.id}` })
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await pressSlash(page)
    await page.keyboard.type(`"${title}"`)
    await expect(page.getByRole('article')).toHaveCount(1)

    const link = page.getByRole('link', { name: title })
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    const reading = page.getByRole('dialog', { name: title })
    await expect(reading).toBeVisible()
    await expect(reading.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(reading).toBeHidden()
    await expect(link).toBeFocused()

    const vote = page.getByRole('button', { name: /^Upvote/ })
    await tabTo(page, vote)
    await page.keyboard.press('Space')
    await expect(vote).toHaveAttribute('aria-pressed', 'true')

    const more = page.getByRole('button', { name: `More options for ${title}` })
    await tabTo(page, more)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
    await page.keyboard.type('Edit')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('Enter')
    const editing = page.getByRole('dialog', { name: 'Edit Prompt' })
    await tabTo(page, editing.getByLabel('Prompt Title'))
    await page.keyboard.press('End')
    await page.keyboard.type(' changed')
    await tabTo(page, editing.getByRole('textbox', { name: 'Prompt Content' }))
    await page.keyboard.type('More. ')
    await tabTo(page, editing.getByRole('button', { name: 'Update Prompt' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: `${title} changed` })).toBeVisible()
    await expect(page.locator(':focus')).toHaveCount(1)
  })

  test('a user submits a prompt', { tag: '@core' }, async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/help')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }))
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Submit a New Prompt' })
    await tabTo(page, form.getByLabel('Prompt Title'))
    await page.keyboard.type('Typed by keyboard')
    await tabTo(page, form.getByLabel('Category'))
    await page.keyboard.type('Coding')
    await tabTo(page, form.getByRole('button', { name: 'Private' }))
    await page.keyboard.press('Space')
    await tabTo(page, form.getByRole('textbox', { name: 'Prompt Content' }))
    await page.keyboard.type('Do this.')
    await tabTo(page, form.getByRole('button', { name: 'Submit Prompt' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my-prompts')
    await expect(page.getByRole('article').first()).toContainText('Coding')
    await expect(page.getByRole('article').first()).toContainText('Private')
  })
})
