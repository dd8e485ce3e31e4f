import type { Page } from '@playwright/test'
import { readClipboard } from './clipboard.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const heading = (page: Page, name: string, level: number) =>
  page.getByRole('heading', { name, level, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const template = (page: Page, name: string) => page.getByRole('article', { name })

/** Lines of more than 75 characters are hard to read. */
async function expectShortLines(page: Page): Promise<void> {
  const long = await page.evaluate(() => {
    const lines = new Map<string, string>()
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode
      const block = node.parentElement?.closest('p, li, dd')
      // A preview that is closed has no lines, although it's in an item that is shown.
      if (!block || !node.parentElement?.checkVisibility()) continue
      const left = Math.round(block.getBoundingClientRect().left)
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const line = `${left} ${Math.round(range.getBoundingClientRect().bottom)}`
        lines.set(line, (lines.get(line) ?? '') + word)
      }
    }
    return [...lines.values()].filter((line) => line.trim().length > 75)
  })
  expect(long, `lines over 75 characters at ${page.url()}`).toEqual([])
}

test.describe('a page of text', () => {
  for (const address of [
    '/about',
    '/help',
    '/help?tab=deep-research',
    '/help/reference',
    '/accessibility',
    '/api/docs',
  ])
    test(`${address} has lines of at most 75 characters`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectShortLines(page)
    })
})

test('About leads to every part of the library, and prints all of its tabs', async ({ page }) => {
  await page.goto('/about')
  for (const [name, address] of [
    ['Build a Prompt', '/build-prompt'],
    ['Browse Library', '/'],
    ['Browse the library', '/'],
    ['Build a prompt', '/build-prompt'],
    ['Save and share your own', '/my-prompts'],
    ['Learn to write prompts', '/help'],
    ['AI in APA, MLA, and Chicago style', '/help?tab=deep-research#citing-ai'],
    ['Read the guides', '/help'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      address,
    )
  // The test database starts with 156 prompts, and other tests add some.
  await expect(page.getByText(/Search [1-9]00\+ prompts by word or category/)).toBeVisible()
  await tab(page, 'Create').click()
  await expect(page).toHaveURL('/about?tab=create')
  await expect(heading(page, 'Build a prompt step by step', 3)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Find a prompt to start from', 'Build a prompt step by step'])
    await expect(heading(page, name, 3)).toBeVisible()
  await expect(page.getByRole('tablist')).toBeHidden()
})

test.describe('the accessibility statement', () => {
  test('is true about forced colors and motion', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.goto('/help')
    const background = (name: string) =>
      tab(page, name).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await background('Writing Effective')).not.toBe(await background('Deep Research'))
    await expectAccessible(page)
    for (const address of ['/help', '/about', '/']) {
      await page.goto(address)
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .flatMap((element) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element)
            return `${transitionDuration}, ${animationDuration}`.split(', ')
          })
          .filter((duration) => Number.parseFloat(duration) > 0.001),
      )
      expect(moving).toEqual([])
    }
  })
})

test('the API page leads to the description of all calls', async ({ page }) => {
  await page.goto('/api/docs')
  const link = page.getByRole('link', { name: 'OpenAPI document (JSON)' })
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect((await response.json()).openapi).toMatch(/^3\./)
})

test.describe('help', () => {
  test('has two guides whose tabs and sections have URLs', async ({ page }) => {
    await page.goto('/help')
    await expect(page).toHaveTitle('Writing Effective Prompts – Help · AI Prompt Library')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByText('Common mistakes').click()
    await expect(page).toHaveURL('/help#common-mistakes')
    await expect(heading(page, 'Common mistakes', 3)).toBeInViewport()
    await expect(heading(page, 'Common mistakes', 3)).toBeFocused()
    await expect(contents).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Preview' }).first().click()
    await expect(template(page, 'A syllabus section on the use of AI')).toContainText('[Assignments]')
    await tab(page, 'Deep Research Prompts').click()
    await expect(page).toHaveURL('/help?tab=deep-research')
    await page.goBack()
    await expect(tab(page, 'Writing Effective Prompts')).toHaveAttribute('aria-selected', 'true')

    // A link to a section opens the right guide and scrolls to it, also where the page was open before.
    await page.goto('/about')
    await page.goto('/help#quality-control')
    await expect(heading(page, 'Quality control', 3)).toBeInViewport()
    await expect(tab(page, 'Deep Research Prompts')).toHaveAttribute('aria-selected', 'true')
  })

  test('opens a template in the builder and asks before replacing a prompt', async ({ page }) => {
    const task = page.getByLabel('Task')
    await page.goto('/help')
    await template(page, 'Practice questions from your own notes')
      .getByRole('button', { name: 'Open in builder' })
      .click()
    await expect(page).toHaveURL('/build-prompt')
    await expect(task).toHaveValue(/^Quiz me on the notes below\./)
    await expect(page.getByLabel('Goal')).toHaveValue('learning')
    await task.fill('Something of my own.')

    const open = template(page, 'A reply to a difficult office email').getByRole('button', {
      name: 'Open in builder',
    })
    await page.goBack()
    await open.click()
    const question = page.getByRole('alertdialog', { name: 'Replace your current prompt?' })
    await expectAccessibleInThemes(page)
    await question.getByRole('button', { name: 'Keep current prompt' }).click()
    await expect(open).toBeFocused()
    await page.goForward()
    await expect(task).toHaveValue('Something of my own.')

    await page.goBack()
    await open.click()
    await question.getByRole('button', { name: 'Use template' }).click()
    await expect(task).toHaveValue(/^Draft a reply to the email below\./)
    await page.reload()
    await expect(task).toHaveValue(/^Draft a reply to the email below\./)
    await page.getByRole('button', { name: 'Recommended: Refine & Detail' }).click()
    await expect(page.getByLabel('Specific length')).toHaveValue('at most 150 words, with a subject line')
  })

  test('copies a template and prints the open guide in black on white', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/help')
    const card = template(page, 'A table comparing sources')
    await card.getByRole('button', { name: 'Copy' }).click()
    await expect(
      page.getByRole('status').getByText('Prompt copied to clipboard! Fill in 4 blanks'),
    ).toBeVisible()
    const copied = await readClipboard(page)
    expect(copied).toContain('## Context\n\nMy research question: [Question].')

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('heading', { name: 'Writing Effective Prompts' })).toBeVisible()
    for (const chrome of ['banner', 'navigation', 'contentinfo', 'tablist', 'button'] as const)
      await expect(page.getByRole(chrome).filter({ visible: true })).toHaveCount(0)
    // Print includes the template's text even if its preview is closed.
    await expect(card.getByText('My research question: [Question].')).toBeVisible()
    const colors = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement)
      return { color, backgroundColor }
    })
    expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })

    // An open prompt is printed instead of the page below it.
    await page.goto('/?prompt=1')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Prompt', exact: true })).toBeVisible()
    await expect(dialog).toHaveCSS('position', 'static')
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('#root')).toBeHidden()
  })
})
