import type { Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { readClipboard } from './clipboard.ts'
import { expect, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test.describe('citing a prompt', () => {
  test.use({ timezoneId: 'UTC', permissions: ['clipboard-read', 'clipboard-write'] })

  const copyAs = async (page: Page, style: string) => {
    await dialog(page).getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Copy citation' }).click()
    await page.getByRole('menuitem', { name: style }).click()
    await expect(page.getByText(`${style} citation copied.`)).toBeVisible()
  }

  test('copies each style, with its italics', async ({ page, library }) => {
    const author = await createUser(library.db, { display_name: 'de la Cruz, Ana María' })
    const { id } = await createPrompt(library.db, { author_id: author.id, title: 'Explain "entropy"' })
    await page.goto(`/?prompt=${id}`)
    await dialog(page).getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: 'More', exact: true }).press('ArrowRight')
    await page.getByRole('menuitem', { name: 'Copy citation' }).press('ArrowRight')
    await expect(page.getByRole('menuitem', { name: 'APA' })).toBeFocused()
    await expectAccessibleInThemes(page)
    for (let level = 0; level < 3; level += 1) await page.keyboard.press('Escape')
    const url = `${library.origin}/?prompt=${id}&revision=1`
    await copyAs(page, 'APA')
    const apa = `de la Cruz, A. M. (2026, March 1). Explain "entropy" (Version 1) [AI prompt]. AI Prompt Library. ${url}`
    expect(await readClipboard(page)).toBe(apa)
    expect(await readClipboard(page, 'text/html')).toContain('<i>')
    await copyAs(page, 'MLA')
    expect(await readClipboard(page)).toBe(
      `de la Cruz, Ana María. “Explain ‘entropy.’” AI Prompt Library, version 1, 1 Mar. 2026, ${url.replace('http://', '')}.`,
    )
    await copyAs(page, 'Chicago')
    expect(await readClipboard(page)).toContain('Version 1. AI Prompt Library. March 1, 2026.')
    await copyAs(page, 'BibTeX')
    expect(await readClipboard(page)).toContain('@misc{delacruz2026explain,')
  })
})

test.describe('lineage', () => {
  test('a new clone leads to its original, and the original to its clones', async ({ page, library }) => {
    const { db } = library
    const author = await createUser(db)
    const original = await createPrompt(db, { author_id: author.id, title: 'Spring of clones' })
    await library.signIn(page, { display_name: 'Cloning Person' })
    await page.goto(`/?clone=${original.id}`)
    await dialog(page).getByLabel('Prompt Title').fill('My own spring')
    await dialog(page).getByRole('button', { name: 'Clone Prompt' }).click()
    await expect(dialog(page)).toBeHidden()

    const { id } = await db
      .selectFrom('prompts')
      .select('id')
      .where('title', '=', 'My own spring')
      .executeTakeFirstOrThrow()
    await page.goto('/')
    await page.getByRole('article').getByRole('link', { name: 'My own spring' }).click()
    await expect(page).toHaveURL(`/?prompt=${id}`)
    // The list's copy doesn't say it, and a vote must not remove it.
    const origin = dialog(page).getByRole('link', { name: 'Spring of clones' })
    await expect(origin).toBeVisible()
    await dialog(page)
      .getByRole('button', { name: /upvote/i })
      .click()
    await expect(origin).toBeVisible()
    await expectAccessibleInThemes(page)
    await origin.click()
    await expect(page).toHaveURL(`/?prompt=${original.id}`)
    await page.goBack()
    await expect(page).toHaveURL(`/?prompt=${id}`)
    await expect(origin).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(`/?prompt=${original.id}`)

    await dialog(page).getByRole('link', { name: '1 public clone' }).click()
    await expect(page).toHaveURL(`/?clones_of=${original.id}`)
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectAccessibleInThemes(page)
    const chip = page.getByRole('button', { name: 'Remove filter: Clones of: Spring of clones' })
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(chip).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })
})
