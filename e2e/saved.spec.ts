import type { Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, expectToFit } from './measures.ts'

type Library = Parameters<Parameters<typeof test>[2]>[0]['library']

const cards = (page: Page) => page.getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').getByRole('link')
const save = (page: Page, title: string) =>
  page.getByRole('button', { name: `Save ${title}`, exact: true }).filter({ visible: true })
const savedTab = (page: Page) => page.getByRole('tab', { name: /^Saved/ })

let count = 0
/** Three public prompts whose titles contain a word that no other prompt has. */
async function createThree({ db }: Library) {
  count += 1
  const word = `bookmark${count}`
  const author = await createUser(db, { display_name: `Author ${word}` })
  const created_at = new Date()
  const names = ['First', 'Second', 'Third'].map((name) => `${name} ${word}`)
  for (const title of names) await createPrompt(db, { author_id: author.id, title, created_at })
  return { word, names: names as [string, string, string] }
}

async function countSaved({ db }: Library, user: { id: number }): Promise<number> {
  return (await db.selectFrom('saved_prompts').where('user_id', '=', user.id).selectAll().execute()).length
}

/** Waits for the response, too: leaving the page before it would cancel the request. */
async function expectSaved(page: Page, title: string): Promise<void> {
  await expect(save(page, title)).toHaveAttribute('aria-pressed', 'true')
  await expect(save(page, title)).not.toHaveAttribute('aria-disabled')
}

test('a prompt is saved on its card or in its dialog, and listed in Saved', async ({ page, library }) => {
  const {
    word,
    names: [first, second, third],
  } = await createThree(library)
  const user = await library.signIn(page, {})
  await page.goto('/my-prompts?tab=saved')
  await expect(page.getByText('No saved prompts yet')).toBeVisible()
  await expect(savedTab(page)).toHaveText('Saved 0')
  await expectAccessibleInThemes(page)

  await page.getByRole('link', { name: 'Browse the library' }).click()
  await page.goto(`/?q=${word}`)
  await expect(cards(page)).toHaveCount(3)
  await save(page, first).click()
  await expectSaved(page, first)
  await expectAccessibleInThemes(page)

  await save(page, second).press('Enter')
  await expectSaved(page, second)
  // In the dialog. Cards below show it too.
  await titles(page).filter({ hasText: third }).click()
  const dialog = page.getByRole('dialog', { name: third })
  await expect(dialog).toHaveCSS('scale', 'none')
  await expect(save(page, third)).toHaveAttribute('aria-pressed', 'false')
  await dialog.getByRole('button', { name: `Save ${third}`, exact: true }).click()
  await expectSaved(page, third)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(save(page, third)).toHaveAttribute('aria-pressed', 'true')
  expect(await countSaved(library, user)).toBe(3)

  // The last one saved is the first.
  await page.goto('/my-prompts')
  await savedTab(page).click()
  await expect(page).toHaveURL('/my-prompts?tab=saved')
  await expect(savedTab(page)).toHaveText('Saved 3')
  await expect(titles(page)).toHaveText([third, second, first])
  // So few are seen at a glance.
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.goto('/my-prompts?tab=saved&sort=oldest')
  await expect(titles(page)).toHaveText([first, second, third])
  await page.goto('/my-prompts?tab=saved&sort=oldest&q=second')
  await expect(titles(page)).toHaveText([second])
  await page.reload()
  await expect(titles(page)).toHaveText([second])
  await page.getByRole('button', { name: 'Coding' }).click()
  await expect(page.getByText('No prompts found.')).toBeVisible()
  await expectToFit(page)
  await expectTargets(page)
})
