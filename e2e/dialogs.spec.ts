import type { Locator, Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const LONG_TITLE = 'A title that says everything there is to say about the prompt '.repeat(4).slice(0, 200)
const LONG_TEXT = '<p>Answer in {{language}}, in one more paragraph of this very long prompt.</p>'.repeat(
  1_300,
)

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

function overlap(one: Awaited<ReturnType<typeof boxOf>>, other: Awaited<ReturnType<typeof boxOf>>): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  return !apart
}

async function openPrompt(page: Page, id: number): Promise<Locator> {
  // A list without cards: off-screen cards wouldn't follow a change of theme, and fail the accessibility check.
  await page.goto(`/?tag=none&prompt=${id}`)
  const dialog = page.locator('[role=dialog]')
  await dialog.getByText('Authored by').waitFor()
  await expect(dialog).toHaveCSS('opacity', '1')
  return dialog
}

test('a very long prompt keeps its actions in view, and its text ends in a fade', async ({
  page,
  library,
}) => {
  const { id } = await createPrompt(library.db, {
    author_id: (await createUser(library.db)).id,
    title: LONG_TITLE,
    html: LONG_TEXT,
  })
  for (const size of [DESKTOP, PHONE, { width: 320, height: 568 }, { width: 640, height: 400 }]) {
    await page.setViewportSize(size)
    const dialog = await openPrompt(page, id)
    for (const name of ['Share', 'Copy'])
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('link', { name: 'Use', exact: true })).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((popup) => popup.scrollWidth - popup.clientWidth)).toBe(0)
  }
  await page.setViewportSize(DESKTOP)
  const content = (await openPrompt(page, id)).getByRole('region', { name: 'Content' })
  const fade = () => content.evaluate((section) => getComputedStyle(section, '::after').backgroundImage)
  expect(await fade()).toContain('gradient')
  // At the end, nothing is under the fade.
  await content.evaluate((section) => section.scrollTo(0, section.scrollHeight))
  const [last, frame] = [await boxOf(content.getByText('Answer in').last()), await boxOf(content)]
  expect(last.y + last.height).toBeLessThanOrEqual(frame.y + frame.height - 32)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await fade()).toBe('none')
})

test('a prompt has notes, fields, and author beside it, or below it on a phone', async ({
  page,
  library,
}) => {
  const author = await createUser(library.db, { display_name: 'Beatriz Side' })
  const { id } = await createPrompt(library.db, {
    author_id: author.id,
    title: 'Beside it',
    html: '<p>Explain {{topic}} in {{count}} words.</p>',
  })
  const fields = JSON.stringify([{ name: 'count', type: 'number', required: true }])
  await library.db.updateTable('prompts').set({ notes: 'For labs.', fields }).where('id', '=', id).execute()

  const dialog = await openPrompt(page, id)
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Prompt', 'Notes', '2 fields'])
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Count' })).toHaveText('CountNumber, required')
  const text = dialog.locator('.rich-text')
  const footer = dialog.locator('footer')
  await expect(footer).toContainText(/^Authored by Beatriz Side · \w+ \d+, \d{4}/)
  await expect(footer.getByRole('button', { name: /^Upvote/ })).toBeVisible()
  expect((await boxOf(footer)).x).toBeGreaterThan((await boxOf(text)).x + (await boxOf(text)).width)
  await expectAccessibleInThemes(page)

  await page.setViewportSize(PHONE)
  await openPrompt(page, id)
  expect((await boxOf(footer)).y).toBeGreaterThan((await boxOf(text)).y + (await boxOf(text)).height)
  await expectAccessibleInThemes(page)
  await footer.getByRole('link', { name: 'Beatriz Side' }).click()
  await expect(page).toHaveURL(`/?author=${author.id}`)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('large dialogs cover a phone’s screen, and questions don’t', async ({ page, library }) => {
  const user = await library.signIn(page, {})
  const { id } = await createPrompt(library.db, { author_id: user.id, html: '<p>{{topic}}</p>' })
  await page.setViewportSize(PHONE)
  for (const view of ['prompt', 'use', 'clone', 'share', 'edit']) {
    await page.goto(`/my-prompts?${view}=${id}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveCSS('scale', 'none')
    await expect
      .poll(() => boxOf(dialog), { message: view })
      .toEqual({ x: 0, y: 0, width: PHONE.width, height: PHONE.height })
  }
  await page.getByRole('button', { name: 'Delete Prompt' }).click()
  const question = await boxOf(page.getByRole('alertdialog'))
  expect(question.height).toBeLessThan(PHONE.height / 2)
  expect(question.x).toBeGreaterThan(0)
})

for (const size of [DESKTOP, PHONE])
  test(`messages cover no button of a dialog at ${size.width} px`, async ({ page, context, library }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: library.origin })
    const html = Array.from({ length: 20 }, (_, field) => `<p>{{field_${field}}}</p>`).join('')
    const { id } = await createPrompt(library.db, { author_id: (await createUser(library.db)).id, html })
    await page.setViewportSize(size)
    await page.goto(`/?use=${id}`)
    await page.getByRole('button', { name: 'Copy link' }).click()
    const toast = page.getByRole('status').getByText('Link copied.')
    await expect(toast).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Copied' })).toBeVisible()
    const box = await boxOf(page.locator('[data-toasts]'))
    for (const button of await page.getByRole('dialog').getByRole('button').all())
      expect(overlap(box, await boxOf(button)), (await button.textContent()) ?? '').toBe(false)

    // Without the dialog, they are at the bottom again.
    await page.keyboard.press('Escape')
    await page.getByRole('article').first().getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('status').getByText('Formatted prompt copied')).toBeVisible()
    const after = await boxOf(page.locator('[data-toasts]'))
    expect(after.y + after.height).toBeGreaterThan(size.height - 90)
  })
