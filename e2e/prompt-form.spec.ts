import type { Page } from '@playwright/test'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, expectAccessible, test } from './library.ts'

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })

async function fillForm(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel('Prompt Title').fill(title)
  await editorOf(page).click()
  await page.keyboard.type(text)
}

test.describe('submitting', () => {
  test.describe('when it fails', () => {
    test.use({ expectedErrors: /400|503|ERR_FAILED|401|ERR_INTERNET_DISCONNECTED/ })

    test('because the database is read-only, shows the reason and saves once it is writable', async ({
      page,
      library,
    }) => {
      const sentence = 'The library can’t save changes right now. Please try again in a few minutes.'
      await library.signIn(page, {})
      await page.goto('/submit')
      await fillForm(page, 'Kept', 'Every word of it')
      await library.setReadOnly(true)
      try {
        await page.getByRole('button', { name: 'Submit Prompt' }).click()
        await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence)

        const reader = await page.context().newPage()
        await reader.goto('/')
        const vote = reader
          .getByRole('article')
          .first()
          .getByRole('button', { name: /^Upvote/ })
        await vote.click()
        await expect(reader.getByRole('alert').getByText(sentence)).toBeVisible()
        await expect(vote).toHaveAttribute('aria-pressed', 'false')
        await reader.close()
      } finally {
        await library.setReadOnly(false)
      }
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      await expect(page).toHaveURL('/my-prompts')
      await expect(page.getByRole('article')).toContainText('Every word of it')
    })

    test('because the user was signed out, restores the text after sign-in', async ({ page, library }) => {
      await library.signIn(page, { netid: 'writer1' })
      await page.goto('/submit')
      await fillForm(page, 'Through sign-in', 'Not lost')
      await page.context().clearCookies()
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' })
      await dialog.getByRole('link', { name: 'Sign in with your NetID' }).click()
      await page.getByLabel('Or enter any NetID').fill('writer1')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL('/submit')
      await expect(page.getByLabel('Prompt Title')).toHaveValue('Through sign-in')
      await expect(editorOf(page)).toHaveText('Not lost')
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      await expect(page).toHaveURL('/my-prompts')
    })
  })
})

test.describe('leaving with unsaved changes', () => {
  test('asks before a reload, but not if nothing was typed', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/submit')
    const dialogs: string[] = []
    page.on('dialog', (dialog) => dialogs.push(dialog.type()))
    acceptLeaving(page)
    await expect(editorOf(page)).toBeVisible()
    await page.reload()
    expect(dialogs).toEqual([])
    await fillForm(page, 'Unsaved', 'words')
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])
  })
})

test.describe('an editor that doesn’t load', () => {
  test.use({ expectedErrors: /ERR_FAILED|could not be loaded/ })

  test('can be loaded again', async ({ page, library }) => {
    const editorFile = '**/assets/rich-text-editor-*.js'
    await library.signIn(page, {})
    await page.route(editorFile, (route) => route.abort())
    await page.goto('/submit')
    await expect(page.getByRole('alert').getByText('Something on this page didn’t load.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(editorFile)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(editorOf(page)).toBeVisible()
  })
})
