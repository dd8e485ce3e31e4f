import type { Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const cards = (page: Page) => page.getByRole('article')
const search = (page: Page) => page.getByRole('searchbox')

/** A word that no other prompt in this worker contains. */
let uniqueCount = 0
const unique = () => `zorb${String.fromCharCode(97 + (uniqueCount++ % 26))}${uniqueCount}`

test.describe('a search', () => {
  test('marks matches, best ones first, and offers other orders', async ({ page, library }) => {
    const word = unique()
    const author = await createUser(library.db, {})
    const long = `Prepare the ${word} chapter of a dissertation for the meeting with the whole committee`
    const created_at = new Date('2026-01-01')
    await createPrompt(library.db, { author_id: author.id, title: long, created_at })
    await createPrompt(library.db, {
      ...{ author_id: author.id, title: 'Mentions it', created_at: new Date('2026-02-01') },
      html: `<p>${'Read this first. '.repeat(60)}</p><p>Then compare ${word} &lt;b&gt;twice&lt;/b&gt;.</p>`,
    })
    const sort = page.getByLabel('Sort by')
    const options = sort.getByRole('option')
    const headings = cards(page).getByRole('heading')
    const shown = `${long.slice(0, 60).trimEnd()}…`
    const orders = ['Newest', 'Oldest', 'Most Upvoted', 'Most used', 'Most helpful']
    await page.goto('/')
    await expect(options).toHaveText(orders)
    await search(page).fill(word.toUpperCase())
    await expect(headings).toHaveText([shown, 'Mentions it'])
    await expect(cards(page).locator('mark')).toHaveText([word, word])
    // The preview shows the text around the match, never as HTML.
    await expect(cards(page).getByText(`Then compare ${word} <b>twice</b>.`)).toBeVisible()
    await expect(cards(page).locator('b')).toHaveCount(0)
    await expectAccessibleInThemes(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'none' })

    await expect(options).toHaveText(['Best match', ...orders])
    await expect(sort).toHaveValue('relevance')
    await sort.selectOption('Newest')
    await expect(page).toHaveURL(`/?q=${word.toUpperCase()}&sort=newest`)
    await expect(headings).toHaveText(['Mentions it', shown])
    await page.reload()
    await expect(headings).toHaveText(['Mentions it', shown])
    await page.goBack()
    await expect(sort).toHaveValue('relevance')
    await expect(headings).toHaveText([shown, 'Mentions it'])
    await search(page).fill('')
    await expect(sort).toHaveValue('newest')
    await expect(page).toHaveURL('/')
    await expect(page.locator('mark')).toHaveCount(0)
  })

  test('labels partial matches, counts them, and offers to build a prompt', async ({ page, library }) => {
    const [one, two, three] = [unique(), unique(), unique()]
    const author = await createUser(library.db, {})
    await createPrompt(library.db, { author_id: author.id, title: `All of ${one} ${two} ${three}` })
    await createPrompt(library.db, { author_id: author.id, title: `Most of ${one} ${two}` })
    await page.goto(`/?q=${one}+${two}+${three}`)
    await expect(page.getByText('2 prompts found', { exact: true })).toBeVisible()
    await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible()
    const label = page.getByText('Partial match', { exact: true })
    const partial = cards(page).filter({ has: label })
    await expect(partial).toContainText([`Most of ${one} ${two}`])
    await expect(page.getByRole('status').getByText('1 of them in part')).toBeAttached()
    await expect(page.getByRole('link', { name: 'Build a prompt from this search' })).toBeVisible()
    await expectAccessibleInThemes(page)

    // No prompt contains all of the words.
    await page.goto(`/?q=${two}+${one}+everywhere`)
    await expect(label).toHaveCount(2)
    await expect(cards(page)).toHaveCount(2)
    await expectAccessible(page)
    // The other orders include full matches only.
    await page.getByLabel('Sort by').selectOption('Oldest')
    await expect(page.getByText('No prompts found.')).toBeVisible()
  })

  test('corrects a typo, and offers to search for the original words', async ({ page }) => {
    await page.goto('/')
    await search(page).fill('accesibility')
    const line = page.getByRole('paragraph').filter({ hasText: 'Showing results for accessibility' })
    await expect(line).toBeVisible()
    await expect(page.getByRole('status').getByText('Showing results for accessibility.')).toBeAttached()
    await expect(cards(page).locator('mark').first()).toHaveText(/accessib/i)
    await expectAccessibleInThemes(page)
    const instead = page.getByRole('link', { name: 'Search for accesibility instead' })
    await instead.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?q=accesibility&exact=true')
    await expect(page.getByText('No prompts found.')).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
    await page.goBack()
    await expect(instead).toBeVisible()
    await page.goForward()
    // The next words are corrected again.
    await search(page).fill('accesibility chek')
    await expect(page).toHaveURL('/?q=accesibility+chek')
  })
})
