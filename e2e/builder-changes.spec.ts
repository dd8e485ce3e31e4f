import type { Page } from '@playwright/test'
import { richTextFromText } from '../domain/src/rich-text/rich-text-from-text.ts'
import { say, startStandInAi } from '../server/src/testing/stand-in-ai.ts'
import { expect, expectAccessible, startLibrary, test } from './library.ts'
import { expectAccessibleInThemes, tabTo } from './measures.ts'

const WEAK = 'Write something about owls for my class. Make it good.\n\nThanks a lot!'

const STRONG = [
  'You are a biology teacher.',
  'Write a handout about owls for my first-year class. Make it good.',
  '## Format\n\nOne page with three sections.',
  'If you are unsure about a fact, say so.',
].join('\n\n')

const REASONS = [
  { before: '', after: 'You are a biology teacher.', reason: 'A role sets the level.' },
  {
    before: 'Write something about owls for my class.',
    after: 'Write a handout about owls for my first-year class.',
    reason: 'Says what to write.',
  },
  { before: 'Thanks a lot!', after: '', reason: 'Thanks change nothing.' },
  { before: '', after: 'One page with three sections.', reason: 'A format saves a round.' },
  { before: '', after: 'If you are unsure about a fact, say so.', reason: 'Fewer made-up facts.' },
]

const changes = (page: Page) => page.getByRole('region', { name: 'Changes from Your prompt' })
const change = (page: Page, number: number) =>
  changes(page).getByRole('group', { name: `Change ${number} of 5` })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const result = (page: Page) => page.getByRole('region', { name: 'AI Enhanced prompt' })
const count = (page: Page) => page.getByRole('tabpanel').getByText(/^(?:Enhancing made )?\d+ changes?[.:,] /)
const status = (page: Page) => page.getByRole('tabpanel').getByRole('status').first()
const more = (page: Page) => page.getByRole('button', { name: 'More options for this version' })

/** Opens the last step with a pasted prompt. */
async function reviewOwn(page: Page, text: string): Promise<void> {
  await page.goto('/build-prompt')
  await page.getByRole('button', { name: 'Improve a prompt you already have' }).click()
  await page.getByRole('textbox', { name: 'Your prompt' }).fill(text)
  await page.locator('form').getByRole('button', { name: 'Review & Enhance' }).click()
  await expect(tab(page, 'Your prompt')).toHaveAttribute('aria-selected', 'true')
}

/** Answers enhancements in place of the server. */
async function answer(page: Page, enhanced: string, reasons = REASONS): Promise<void> {
  await page.route('**/api/enhance_prompt.php', (route) =>
    route.fulfill({
      json: {
        success: true,
        enhanced_prompt: enhanced,
        suggestions: ['Gave it a role.'],
        changes: reasons,
        remaining: 9,
        reset_time: new Date(Date.now() + 3_600_000).toISOString(),
      },
    }),
  )
}

test('by keyboard: pastes a weak prompt, reads what is missing, decides on five changes, and saves the accepted text', {
  tag: '@core',
}, async ({ page }) => {
  const ai = await startStandInAi()
  const served = await startLibrary({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: ai.baseUrl,
    AI_API_KEY: 'secret',
    AI_MODEL: 'some-model',
    AI_NAME: 'Campus AI',
  })
  ai.behave(say(JSON.stringify({ enhanced_prompt: STRONG, changes: REASONS })))
  await served.signIn(page, {})
  await page.goto(`${served.origin}/build-prompt`)
  await tabTo(page, page.getByRole('button', { name: 'Improve a prompt you already have' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Your prompt' }))
  await page.keyboard.insertText(WEAK)
  const parts = page.getByRole('region', { name: 'Checklist' }).getByRole('listitem')
  await expect(parts).toHaveCount(6)
  await page.keyboard.press('Control+Enter')
  await expect(tab(page, 'Your prompt')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Basic')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'AI enhancement' })).toContainText('Campus AI')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enhance prompt' }).focus()
  await page.keyboard.press('Enter')

  await expect(count(page)).toHaveText('Enhancing made 5 changes. Reject what you don’t want.')
  // It takes the focus, which was on the button that started it.
  await expect(changes(page)).toBeFocused()
  await expect(change(page, 2).locator('ins').first()).toContainText('[Added: ')
  for (const [index, { reason }] of REASONS.entries())
    await expect(change(page, index + 1)).toContainText(`Why: ${reason}`)
  await expectAccessibleInThemes(page)
  // The prompt isn't shown a second time.
  await expect(page.getByText('Make it good.')).toHaveCount(1)

  await changes(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Accept change 1 of 5' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Accept change 1 of 5' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(status(page)).toHaveText('Change 1 of 5 accepted.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(change(page, 2)).toContainText('Accepted')
  await page.getByRole('button', { name: 'Reject change 3 of 5' }).press('Enter')
  await expect(change(page, 3)).toContainText('Rejected')
  await expect(change(page, 3)).toContainText('[Kept: Thanks a lot!')
  await page.getByRole('button', { name: 'Accept change 5 of 5' }).press('Enter')
  await page.getByRole('button', { name: 'Reject change 4 of 5' }).press('Enter')
  await expect(count(page)).toHaveText('5 changes: 3 accepted, 2 rejected')
  await more(page).press('Enter')
  await page.getByRole('menuitem', { name: 'Undo the last decision' }).press('Enter')
  await expect(count(page)).toHaveText('5 changes: 3 accepted, 1 rejected, 1 not decided (included)')
  await expect(status(page)).toHaveText(/^Undone\. 5 changes: 3 accepted/)
  // Buttons that are half below the page's header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessibleInThemes(page)

  const accepted = [
    'You are a biology teacher.',
    'Write a handout about owls for my first-year class. Make it good.',
    'Thanks a lot!',
    '## Format\n\nOne page with three sections.',
    'If you are unsure about a fact, say so.',
  ].join('\n\n')
  await more(page).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Result only' }).press('Enter')
  await expect(more(page)).toBeFocused()
  expect(await result(page).textContent()).toBe(accepted)
  await expectAccessibleInThemes(page)

  await page.reload()
  await expect(count(page)).toHaveText('5 changes: 3 accepted, 1 rejected, 1 not decided (included)')
  await page.getByRole('button', { name: 'Add to Library' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Save Generated Prompt' })
  await expect(form.getByLabel('Prompt Title')).toHaveValue(
    'Write something about owls for my class. Make it good. (AI-Enhanced)',
  )
  await form.getByRole('button', { name: 'Save Prompt' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Your prompt is public' })).toBeVisible()
  const own = await page.request.get(`${served.origin}/api/my_prompts.php`)
  const [saved] = (await own.json()) as { markdown: string; tags: string[] }[]
  expect(saved?.markdown).toBe(richTextFromText(accepted))
  expect(saved?.tags).toContain('AI-Enhanced')
  await served.close()
  await ai.close()
})

test.describe('two texts of 30,000 characters', () => {
  const sentences = Array.from(
    { length: 450 },
    (_, index) => `Sentence ${index} says what the report on topic ${index % 7} is about.`,
  )
  const text = (words: string) =>
    sentences
      .map((sentence, index) => (index % 5 === 0 ? sentence.replace('says what', words) : sentence))
      .map((sentence, index) => sentence + (index % 5 === 4 ? '\n\n' : ' '))
      .join('')
      .slice(0, 30_000)
      .trimEnd()

  test('with ninety changes don’t freeze the page', async ({ page, library }) => {
    await library.signIn(page, { role: 'admin' })
    await answer(page, text('tells the reader what'), [])
    await reviewOwn(page, text('says what'))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // Playwright's own queries would count as tasks of the page, so this runs in the page.
    const tasks = await page.evaluate(async () => {
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
      )
      observer.observe({ type: 'longtask' })
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const rejects = () =>
        [...document.querySelectorAll('button')].filter(({ ariaLabel }) =>
          ariaLabel?.startsWith('Reject change'),
        )
      const buttons = [...document.querySelectorAll('button')]
      await wait(1_000)
      tasks.length = 0
      buttons.find(({ textContent }) => textContent === 'Enhance prompt')?.click()
      while (rejects().length === 0) await wait(20)
      await wait(3_000)
      const enhancing = tasks.splice(0)
      rejects()[0]?.click()
      await wait(1_000)
      return {
        enhancing,
        deciding: tasks.splice(0),
        changes: rejects().length,
      }
    })
    expect(tasks.changes).toBe(90)
    // What's left is rendering. Found on the main thread, the changes alone would take longer than this.
    expect(Math.max(0, ...tasks.enhancing), `tasks while enhancing: ${tasks.enhancing}`).toBeLessThan(1_000)
    expect(Math.max(0, ...tasks.deciding), `tasks after a decision: ${tasks.deciding}`).toBeLessThan(300)
    expect(page.workers()).toHaveLength(1)
  })
})
