import type { Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, test } from './library.ts'

const guard = (page: Page) => page.getByRole('dialog', { name: 'Check for private data' })
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const answer = (page: Page, name: string) => leaving(page).getByRole('button', { name }).click()

/** Without the settings, the check waits for a second. Collects the paths of what's requested. */
async function delayCheck(page: Page): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.route('**/api/data-guard', () => undefined)
  return requested
}

/** Presses the second button one frame after the first. On a busy machine, two commands could take longer than the check. */
async function pressBoth(page: Page, first: string, second: string): Promise<void> {
  await page.evaluate(
    async (names) => {
      for (const name of names) {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === name,
        )
        button?.click()
        await new Promise(requestAnimationFrame)
      }
    },
    [first, second],
  )
}

async function fillForm(page: Page, title: string, text: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
  await page.getByLabel('Prompt Title').fill(title)
  await editorOf(page).click()
  await page.keyboard.insertText(text)
}

test('the form can’t change during the check, and has the focus again after it', async ({
  page,
  library,
}) => {
  acceptLeaving(page)
  await library.signIn(page, {})
  const requested = await delayCheck(page)
  await fillForm(page, 'Checked slowly', 'Ask ana.ruiz@pitt.edu.')
  const title = page.getByLabel('Prompt Title')
  await title.press('Enter')
  await expect(page.getByRole('button', { name: 'Checking...' })).toBeVisible()
  await expect(title).toBeDisabled()
  await expect(editorOf(page)).not.toBeEditable()
  await expect(guard(page)).toBeVisible()
  await guard(page).getByRole('button', { name: 'Go back' }).click()
  await expect(guard(page)).toBeHidden()
  await expect(title).toBeFocused()
  await expect(title).toBeEditable()
  expect(requested).not.toContain('/api/submit.php')
})

test('leaving during the check saves nothing, and staying saves', async ({ page, library }) => {
  await library.signIn(page, {})
  const requested = await delayCheck(page)
  const leaveDuringCheck = async (title: string) => {
    await fillForm(page, title, 'Be brief.')
    await page.getByRole('button', { name: 'Submit Prompt', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Checking...' })).toBeVisible()
    await page.goBack()
    await expect(leaving(page)).toBeVisible()
    // The check ends before the answer.
    await expect(page.getByRole('button', { name: 'Checking...', includeHidden: true })).toHaveCount(0)
  }
  await leaveDuringCheck('Left')
  await answer(page, 'Discard changes')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.waitForTimeout(300)
  expect(requested).not.toContain('/api/submit.php')

  await leaveDuringCheck('Stayed')
  await page.waitForTimeout(300)
  expect(requested).not.toContain('/api/submit.php')
  await answer(page, 'Keep editing')
  await expect(page.getByText('Prompt submitted successfully!')).toBeVisible()
  const saved = await library.db
    .selectFrom('prompts')
    .select('title')
    .where('title', 'in', ['Left', 'Stayed'])
  expect(await saved.execute()).toEqual([{ title: 'Stayed' }])
})

test('a clone that’s left during the check isn’t made', async ({ page, library }) => {
  await library.signIn(page, {})
  const author = await createUser(library.db, {})
  const { id } = await createPrompt(library.db, { author_id: author.id, title: 'Not cloned' })
  const requested = await delayCheck(page)
  await page.goto('/')
  await page.goto(`/?clone=${id}`)
  await expect(page.getByRole('button', { name: 'Clone Prompt' })).toBeVisible()
  await pressBoth(page, 'Clone Prompt', 'Cancel')
  // The check ends before the answer.
  await expect(leaving(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checking...', includeHidden: true })).toHaveCount(0)
  await answer(page, 'Discard changes')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Longer than the check.
  await page.waitForTimeout(1_500)
  expect(requested).not.toContain('/api/clone_prompt.php')
})

test('a share that’s canceled during the check isn’t sent', async ({ page, library }) => {
  const { id: author_id } = await library.signIn(page, {})
  await createUser(library.db, { display_name: 'Wendy Waiting' })
  const { id } = await createPrompt(library.db, { author_id, title: 'Not shared' })
  await delayCheck(page)
  await page.goto(`/my-prompts?share=${id}`)
  const share = page.getByRole('dialog', { name: 'Share Prompt' })
  await share.getByRole('combobox', { name: 'Share with' }).fill('Wendy W')
  await page.getByRole('option', { name: /Wendy Waiting/ }).click()
  await share.getByLabel('Personal message').fill('Look at this.')
  await share.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(share.getByRole('button', { name: 'Checking...' })).toBeVisible()
  await expect(share.getByLabel('Personal message')).toBeDisabled()
  await share.getByRole('button', { name: 'Cancel' }).click()
  await expect(share).toBeHidden()
  // Longer than the check.
  await page.waitForTimeout(1_500)
  expect(await library.db.selectFrom('shares').selectAll().where('prompt_id', '=', id).execute()).toEqual([])
})

test('a worker that never answers doesn’t keep anyone from saving', async ({ page, library }) => {
  await library.signIn(page, {})
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker
  })
  await fillForm(page, 'Without an answer', 'Ask ana.ruiz@pitt.edu.')
  await page.getByRole('button', { name: 'Submit Prompt', exact: true }).click()
  await expect(page.getByText('We couldn’t check for private data.')).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText('Prompt submitted successfully!')).toBeVisible()
})
