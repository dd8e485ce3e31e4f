import type { Page } from '@playwright/test'
import { hang, held, rewrite, startStandInAi } from '../server/src/testing/stand-in-ai.ts'
import { readClipboard } from './clipboard.ts'
import { expect, startLibrary, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const TASK = 'Compare two drafts, and say which argues better.'

const stepNamed = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
// During the transition, the previous panel is still in the DOM but inert.
const shown = (page: Page) => page.locator('[role=tabpanel]:not([inert])').getByRole('region')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const enhancement = (page: Page) => page.getByRole('region', { name: 'AI enhancement' })

/** Starts an enhancement and waits until it's sent: leaving during the check for private data would drop it. */
async function startEnhancing(page: Page): Promise<void> {
  await press(page, 'Enhance prompt')
  await expect(page.getByRole('button', { name: 'Enhancing...' })).toBeVisible()
}

async function fillCore(page: Page, task = TASK): Promise<void> {
  await page.getByLabel('Goal').selectOption('Writing & Communication')
  await page.getByLabel('AI role').selectOption('Grant reviewer')
  await page.getByLabel('Task').fill(task)
}

async function generate(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/build-prompt`)
  await fillCore(page)
  await press(page, 'Skip & Generate Prompt')
  await expect(heading(page, 'Review & Enhance')).toBeFocused()
}

test('a visitor builds a prompt in three steps, sees what is missing, refines, and copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/build-prompt')
  await expect(page).toHaveTitle('Build a Prompt · AI Prompt Library')
  // A step that isn't reachable yet ignores clicks.
  await stepNamed(page, 'Refine & Detail').click({ force: true })
  await expect(heading(page, 'Core Request')).toBeVisible()
  await press(page, 'Skip & Generate Prompt')
  await expect(page.getByText('Choose a goal.')).toBeVisible()
  await expect(page.getByText('Choose a role.')).toBeVisible()
  await expect(page.getByText('Describe the task.')).toBeVisible()
  await expect(page.getByLabel('Task')).toBeFocused()
  await expectAccessibleInThemes(page)
  await page.getByLabel('Task').fill(TASK)
  await page.getByLabel('Goal').selectOption('Research & Analysis')
  await press(page, 'Recommended: Refine & Detail')
  await expect(page.getByLabel('AI role')).toBeFocused()

  await fillCore(page)
  await press(page, 'Recommended: Refine & Detail')
  await expect(heading(page, 'Refine & Detail')).toBeFocused()
  await expect(page).toHaveURL('/build-prompt?step=2')
  await expect(stepNamed(page, 'Review & Enhance')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel('Few-shot')).toBeHidden()
  await page.getByText('More details').click()
  await expect(page.getByLabel('Few-shot')).toBeDisabled()
  await expect(page.getByText('Add at least one example above to use this.')).toBeVisible()
  await expectAccessibleInThemes(page)
  await page.getByLabel('Context').fill('A seminar of 20.')
  await page.getByLabel('Audience').fill('A review board')
  await page.getByLabel('Output format').selectOption('Table')
  await page.getByLabel('Tone').selectOption('Formal')
  await expect(page.getByLabel('Specific length')).toBeHidden()
  await page.getByLabel('Length', { exact: true }).selectOption('Specific')
  await page.getByLabel('Specific length').fill('250 words')
  await page.getByLabel('Examples').fill('A claim → its source')
  await page.getByLabel('Constraints').fill('No jargon.')
  await page.getByLabel('What makes a good answer?').fill('It names both drafts.')
  for (const box of ['Chain-of-thought', 'Use structured template', 'Few-shot'])
    await page.getByLabel(box).check()
  await press(page, 'Generate Prompts')

  await expect(heading(page, 'Review & Enhance')).toBeFocused()
  await expect(tab(page, 'CLEAR Framework')).toHaveAttribute('aria-selected', 'true')
  for (const part of ['A seminar of 20.', 'review board', '250 words', 'A claim → its source', 'No jargon.'])
    await expect(shown(page)).toContainText(part)
  await expect(shown(page)).toContainText('It names both drafts.')
  await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('region', { name: 'Version Guide' })).toBeVisible()
  await expectAccessibleInThemes(page)
  await tab(page, 'Basic').click()
  await expect(shown(page)).toContainText(TASK)
  await expect(shown(page)).not.toContainText('A seminar of 20.')
  await press(page, 'Copy')
  await expect(page.getByRole('status').getByText('Prompt copied to clipboard!')).toBeVisible()
  const copied = await readClipboard(page)
  expect(copied).toBe(await shown(page).evaluate((element) => element.textContent))
})

test('a visitor signs in to enhance a prompt, or to add it to the library, and goes on where they were', async ({
  page,
}) => {
  await generate(page)
  await tab(page, 'Basic').click()
  await press(page, 'Enhance prompt')
  const enhancing = page.getByRole('dialog', { name: 'Sign in to enhance this prompt' })
  await enhancing.getByRole('link', { name: 'Sign in with your NetID' }).click()
  await page.getByRole('button', { name: 'Sofia Student' }).click()
  await expect(page).toHaveURL('/build-prompt?step=3')
  // It goes on by itself.
  await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Enhancing made')).toBeVisible()
  await tab(page, 'Basic').click()
  await expect(shown(page)).toContainText(TASK)
  await page.reload()
  await expect(tab(page, 'Basic')).toHaveAttribute('aria-selected', 'true')

  await page.context().clearCookies()
  await generate(page)
  await press(page, 'Add to Library')
  const adding = page.getByRole('dialog', { name: 'Sign in to add this prompt to the library' })
  await adding.getByRole('link', { name: 'Sign in with your NetID' }).click()
  await page.getByRole('button', { name: 'Sofia Student' }).click()
  const form = page.getByRole('dialog', { name: 'Save Generated Prompt' })
  await expect(form.getByRole('textbox', { name: 'Prompt Content' })).toContainText(TASK)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/build-prompt?step=3')
  await expect(shown(page)).toContainText(TASK)

  // Saving closes the form and leaves no history entry behind.
  await press(page, 'Add to Library')
  await page.getByRole('button', { name: 'Save Prompt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL('/build-prompt?step=3')
  await expect(heading(page, 'Review & Enhance')).toBeVisible()
  await press(page, 'Add to Library')
  await page.getByRole('button', { name: 'Save Prompt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start fresh' }).click()
  await expect(heading(page, 'Core Request')).toBeFocused()
  await expect(page.getByLabel('Task')).toHaveValue('')
})

test('with the built-in enhancer, says so, shows what changed, and keeps every version', async ({
  page,
  library,
}) => {
  await library.signIn(page, {})
  await generate(page)
  await expect(enhancement(page)).toContainText('No AI service is connected.')
  await expect(enhancement(page)).toContainText('10 of 10 enhancements remaining')
  await press(page, 'Enhance prompt')
  await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')
  const changes = page.getByRole('region', { name: 'Changes from CLEAR Framework' })
  await expect(changes.locator('ins').first()).toContainText('[Added: ')
  await expect(enhancement(page)).toContainText(/9 of 10 enhancements remaining until \d+:\d\d [AP]M\./)
  const first = await shown(page).textContent()
  await tab(page, 'Basic').click()
  await press(page, 'Enhance prompt')
  await expect(page.getByText('AI Enhanced 2 (from Basic)')).toBeVisible()
  await page.reload()
  await press(page, 'More options for this version')
  await page.getByRole('menuitemradio', { name: 'AI Enhanced 1 (from CLEAR Framework)' }).click()
  await expect(page.getByText('AI Enhanced 1 (from CLEAR Framework)')).toBeVisible()
  expect(await shown(page).textContent()).toBe(first)
})

test.describe('enhancing with an AI service', () => {
  let ai: Awaited<ReturnType<typeof startStandInAi>>
  let served: Awaited<ReturnType<typeof startLibrary>>
  test.beforeAll(async () => {
    ai = await startStandInAi()
    served = await startLibrary({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: ai.baseUrl,
      AI_API_KEY: 'secret',
      AI_MODEL: 'some-model',
    })
  })
  test.afterAll(async () => {
    await served.close()
    await ai.close()
  })

  test('shows progress, can be canceled, and continues while the user is on another page', async ({
    page,
  }) => {
    await served.signIn(page, {})
    await generate(page, served.origin)
    await expect(enhancement(page)).toContainText(`to ${new URL(ai.baseUrl).host}, which rewrites it`)
    ai.behave(hang)
    await press(page, 'Enhance prompt')
    await expect(page.getByRole('status').getByText('Enhancing CLEAR Framework.')).toBeAttached()
    await expect(enhancement(page)).toContainText('Rewriting CLEAR Framework. This can take up to a minute.')
    await expect(page.getByRole('button', { name: 'Enhancing...' })).toBeFocused()
    await expectAccessibleInThemes(page)
    await press(page, 'Cancel')
    await expect(page.getByRole('button', { name: 'Enhance prompt' })).toBeFocused()
    await expect(enhancement(page)).toContainText('It may still count toward your limit')
    await expect.poll(() => ai.calls[0]?.abandoned).toBe(true)
    await expect(enhancement(page)).toContainText('9 of 10 enhancements remaining')
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-disabled', 'true')

    const reply = held(rewrite())
    ai.behave(reply.behavior)
    await startEnhancing(page)
    await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    reply.release()
    await page.getByRole('banner').getByRole('link', { name: 'Build a Prompt' }).click()
    await expect(page).toHaveURL(/step=3/)
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('region', { name: 'Enhancements Applied' })).toContainText('Gave it a role.')
    expect(ai.calls[0]?.texts.join()).toContain(TASK)
  })
})

test.describe('adding to the library', () => {
  test.use({ expectedErrors: /401/ })
})
