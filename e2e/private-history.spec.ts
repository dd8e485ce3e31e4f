import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

/** Three students, as copied from a grade book. */
const ROSTER = [
  'Name\tStudent ID\tMidterm',
  'Maria Gonzalez\tA10482736\t64.37',
  'Devon Whitaker\tA10482737\t91.73',
  'Priya Raman\tA10482738\t78.61',
].join('\n')
const PRIVATE = /Gonzalez|Whitaker|Raman|A1048273\d|64\.37|91\.73|78\.61/gi

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })
const guard = (page: Page) => page.getByRole('dialog', { name: 'Check for private data' })
const offer = (page: Page) => page.getByRole('alertdialog', { name: 'Remove earlier versions?' })
const classOffer = (page: Page) =>
  guard(page).getByRole('checkbox', { name: 'Mark this prompt “For Restricted data”' })
const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Prompt' })

async function submitRoster(page: Page, title: string, { isPrivate = false } = {}): Promise<void> {
  await page.goto('/submit')
  await page.getByLabel('Prompt Title').fill(title)
  if (isPrivate) await page.getByRole('button', { name: 'Private' }).click()
  await editorOf(page).click()
  for (const line of `Summarize how my class did.\n${ROSTER}`.split('\n')) {
    await page.keyboard.insertText(line)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Submit Prompt', exact: true }).click()
  await expect(guard(page)).toBeVisible()
}

async function idOf(page: Page, title: string): Promise<number> {
  const prompts: { id: number; title: string }[] = await (
    await page.request.get('/api/my_prompts.php')
  ).json()
  return prompts.find((prompt) => prompt.title === title)?.id ?? 0
}

/** What is private in everything that the library says about a prompt: pages, lists, searches, history, and old addresses. */
async function privateTexts(id: number, request: APIRequestContext): Promise<string[]> {
  const addresses = [
    `/api/get_prompt.php?id=${id}`,
    '/api/prompts.php',
    '/api/prompts.php?search=gonzalez',
    `/api/prompts/${id}/revisions`,
    ...[1, 2, 3].map((revision) => `/api/prompts/${id}/revisions/${revision}`),
    `/?prompt=${id}`,
    `/?prompt=${id}&revision=1`,
    `/?history=${id}`,
    '/sitemap.xml',
  ]
  const texts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()))
  expect(texts.join('\n')).toContain('Summarize how my class did.')
  return [...new Set(texts.join('\n').match(PRIVATE))]
}

test('a class list with grades never reaches the library', async ({ page, browser, library }) => {
  await library.signIn(page, {})
  await submitRoster(page, 'How did my class do?')
  await expect(guard(page)).toContainText('It can miss things')
  await classOffer(page).check()
  await expect(guard(page)).toContainText('People will fill in')
  await expectAccessibleInThemes(page)
  await guard(page).getByRole('button', { name: 'Replace all and Submit Prompt' }).click()
  await expect(page.getByText('Prompt submitted successfully!').first()).toBeVisible()
  const id = await idOf(page, 'How did my class do?')

  const visitor = await browser.newContext({ baseURL: library.origin })
  expect(await privateTexts(id, visitor.request)).toEqual([])
  const stored = await (await visitor.request.get(`/api/get_prompt.php?id=${id}`)).json()
  expect(stored.data_class).toBe('restricted')
  await visitor.close()
})

test.describe('a class list that was saved', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('is removed from the history when the author replaces it', async ({ page, browser, library }) => {
    await library.signIn(page, {})
    const title = 'How did they do?'
    await submitRoster(page, title, { isPrivate: true })
    await guard(page).getByRole('button', { name: 'Submit Prompt as is' }).click()
    await expect(page.getByText('Prompt submitted successfully!').first()).toBeVisible()
    const id = await idOf(page, title)
    // Published by mistake, before anything is replaced.
    await page.goto(`/my-prompts?edit=${id}`)
    await form(page).getByRole('button', { name: 'Public' }).click()
    await form(page).getByLabel('Prompt Title').fill('How did they do this week?')
    await form(page).getByRole('button', { name: 'Update Prompt' }).click()
    await guard(page).getByRole('button', { name: 'Update Prompt as is' }).click()
    await expect(form(page)).toBeHidden()
    const visitor = await browser.newContext({ baseURL: library.origin })
    expect(await privateTexts(id, visitor.request)).toHaveLength(9)

    await page.goto(`/my-prompts?edit=${id}`)
    await form(page).getByLabel('Prompt Title').fill('How did the class do?')
    await form(page).getByRole('button', { name: 'Update Prompt' }).click()
    await guard(page).getByRole('button', { name: 'Replace all and Update Prompt' }).click()
    await expect(offer(page)).toContainText('everyone who can open the library can read it')
    await expect(offer(page)).toContainText('Clones and backups keep their copies.')
    await expectAccessible(page)
    expect(await privateTexts(id, visitor.request)).toHaveLength(9)
    await offer(page).getByRole('button', { name: 'Remove earlier versions' }).click()
    await expect(page.getByText('All earlier versions removed.')).toBeVisible()
    await expect(form(page)).toBeHidden()

    expect(await privateTexts(id, visitor.request)).toEqual([])
    expect(await privateTexts(id, page.request)).toEqual([])
    const admin = await browser.newContext({ baseURL: library.origin })
    const adminPage = await admin.newPage()
    await library.signIn(adminPage, { role: 'admin' })
    const exported = await adminPage.request.get('/api/export.php?what=prompts')
    expect(exported.ok()).toBe(true)
    expect((await exported.text()).match(PRIVATE)).toBeNull()
    await admin.close()

    // Links and citations of a removed version say so.
    const visit = await visitor.newPage()
    await visit.goto(`/?prompt=${id}&revision=2`)
    await expect(visit.getByRole('dialog', { name: 'Version not available' })).toContainText(
      'This version was removed, or its author keeps it private.',
    )
    await page.goto(`/?prompt=${id}&revision=2`)
    await expect(page.getByRole('dialog')).toContainText('This version was removed.')
    await visitor.close()
  })
})
