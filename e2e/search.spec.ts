import type { Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const search = (page: Page) => page.getByRole('searchbox')
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` })

/** A word that no other prompt in this worker contains. */
let uniqueCount = 0
const unique = () => `zorb${String.fromCharCode(97 + (uniqueCount++ % 26))}${uniqueCount}`

test.describe('a search', () => {
  test('highlights matches in titles and text', async ({ page, library }) => {
    const word = unique()
    const author = await createUser(library.db, {})
    const long = `Prepare the ${word} chapter of a dissertation for the meeting with the whole committee`
    await createPrompt(library.db, {
      author_id: author.id,
      title: long,
      html: `<p>${'Read this first. '.repeat(60)}</p><p>Then compare ${word} &lt;b&gt;twice&lt;/b&gt;.</p>`,
    })
    await page.goto('/')
    await search(page).fill(word.toUpperCase())
    await expect(cards(page)).toHaveCount(1)
    const marks = cards(page).locator('mark')
    await expect(marks).toHaveText([word, word])
    // The preview shows the text around the match, never as HTML.
    await expect(cards(page).getByText(`Then compare ${word} <b>twice</b>.`)).toBeVisible()
    await expect(cards(page).locator('b')).toHaveCount(0)
    await expect(cards(page).getByRole('heading')).toHaveText(`${long.slice(0, 60).trimEnd()}…`)
    await expectAccessibleInThemes(page)

    await page.emulateMedia({ forcedColors: 'active' })
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'none' })
    await search(page).fill('')
    await expect(cards(page)).toHaveCount(12)
    await expect(page.locator('mark')).toHaveCount(0)
  })

  test('sorts by best match, and offers other orders', async ({ page, library }) => {
    const word = unique()
    const author = await createUser(library.db, {})
    await createPrompt(library.db, {
      ...{ author_id: author.id, title: `The ${word}`, created_at: new Date('2026-01-01') },
    })
    await createPrompt(library.db, {
      ...{ author_id: author.id, title: 'Mentions it', html: `<p>A ${word}.</p>` },
      created_at: new Date('2026-02-01'),
    })
    const sort = page.getByLabel('Sort by')
    const options = sort.getByRole('option')
    const headings = cards(page).getByRole('heading')
    await page.goto('/')
    await expect(options).toHaveText(['Newest', 'Oldest', 'Most Upvoted', 'Most used', 'Most helpful'])
    await search(page).fill(word)
    await expect(headings).toHaveText([`The ${word}`, 'Mentions it'])
    await expect(options).toHaveText([
      'Best match',
      'Newest',
      'Oldest',
      'Most Upvoted',
      'Most used',
      'Most helpful',
    ])
    await expect(sort).toHaveValue('relevance')
    await expect(page).toHaveURL(`/?q=${word}`)

    await sort.selectOption('Newest')
    await expect(page).toHaveURL(`/?q=${word}&sort=newest`)
    await expect(headings).toHaveText(['Mentions it', `The ${word}`])
    await page.reload()
    await expect(headings).toHaveText(['Mentions it', `The ${word}`])
    await page.goBack()
    await expect(sort).toHaveValue('relevance')
    await expect(headings).toHaveText([`The ${word}`, 'Mentions it'])
    await search(page).fill('')
    await expect(sort).toHaveValue('newest')
    await expect(page).toHaveURL('/')
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

  test('without results offers to build a prompt from its words', async ({ page }) => {
    await page.goto('/?q=qqxyzzy+wwvorple')
    await expect(page.getByText('No prompts found.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show all prompts' })).toBeVisible()
    await expectAccessibleInThemes(page)
    const build = page.getByRole('link', { name: 'Build a prompt from this search' })
    await build.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/build-prompt')
    const task = page.getByLabel('Task')
    await expect(task).toHaveValue('qqxyzzy wwvorple')

    // Work in the builder isn't replaced without confirmation.
    await task.fill('My own task')
    await page.goBack()
    await build.click()
    const question = page.getByRole('alertdialog')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep current prompt' }).click()
    await expect(question).toBeHidden()
    await build.click()
    await question.getByRole('button', { name: 'Start new prompt' }).click()
    await expect(task).toHaveValue('qqxyzzy wwvorple')
  })
})

test.describe('filters', () => {
  test('can be set from a card’s author and tags, by mouse and keyboard', async ({ page, library }) => {
    const word = unique()
    const author = await createUser(library.db, { display_name: `Priya ${word}` })
    const other = await createUser(library.db, { display_name: 'Otto Other' })
    const tagged = await createPrompt(library.db, { author_id: author.id, title: `Tagged ${word}` })
    await createPrompt(library.db, { author_id: author.id, title: `Plain ${word}` })
    await createPrompt(library.db, { author_id: other.id, title: `Other ${word}` })
    await library.db
      .updateTable('prompts')
      .set({ tags: ['Fieldwork'] })
      .where('id', '=', tagged.id)
      .execute()

    await page.goto(`/?q=${word}`)
    await expect(cards(page)).toHaveCount(3)
    await card(page, `Tagged ${word}`).getByRole('link', { name: 'Fieldwork' }).click()
    await expect(page).toHaveURL(`/?q=${word}&tag=Fieldwork`)
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(chip(page, 'Tag: Fieldwork')).toBeVisible()
    await page.goBack()
    await expect(cards(page)).toHaveCount(3)
    await expect(chip(page, 'Tag: Fieldwork')).toHaveCount(0)

    await card(page, `Plain ${word}`)
      .getByRole('link', { name: `Priya ${word}` })
      .press('Enter')
    await expect(page).toHaveURL(`/?author=${author.id}`)
    await expect(cards(page)).toHaveCount(2)
    await expect(page.locator('#main')).toBeFocused()
    await card(page, `Tagged ${word}`).getByRole('link', { name: 'Fieldwork' }).press('Enter')
    await expect(page).toHaveURL(`/?author=${author.id}&tag=Fieldwork`)
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    await expectAccessibleInThemes(page)

    await chip(page, `Author: Priya ${word}`).press('Enter')
    await expect(page).toHaveURL('/?tag=Fieldwork')
    await expect(chip(page, 'Tag: Fieldwork')).toBeFocused()
    await page.goBack()
    await page.getByRole('button', { name: 'Coding' }).click()
    await expect(page.getByText('No prompts found.')).toBeVisible()
    // The name shows even if the list is empty.
    await expect(chip(page, `Author: Priya ${word}`)).toBeVisible()
    await expect(chip(page, 'Category: Coding')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#main')).toBeFocused()
  })

  test('by tag stay in My Prompts, and by author open the library', async ({ page, library }) => {
    const reader = await library.signIn(page, { display_name: 'Mia Mine' })
    const { id } = await createPrompt(library.db, { author_id: reader.id, title: 'Mine with a tag' })
    await createPrompt(library.db, { author_id: reader.id, title: 'Mine without', is_public: false })
    await library.db
      .updateTable('prompts')
      .set({ tags: ['Fieldwork'] })
      .where('id', '=', id)
      .execute()
    await page.goto('/my-prompts')
    await expect(cards(page)).toHaveCount(2)
    await cards(page).getByRole('link', { name: 'Fieldwork' }).click()
    await expect(page).toHaveURL('/my-prompts?tag=Fieldwork')
    await expect(cards(page)).toHaveCount(1)
    await chip(page, 'Tag: Fieldwork').click()
    await expect(cards(page)).toHaveCount(2)
    await expect(page.locator('#main')).toBeFocused()
    await card(page, 'Mine without').getByRole('link', { name: 'Mia Mine' }).click()
    await expect(page).toHaveURL(`/?author=${reader.id}`)
    await expect(cards(page).getByRole('heading')).toHaveText(['Mine with a tag'])
  })
})
