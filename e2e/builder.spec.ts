import type { Page } from '@playwright/test'
import { fail, hang, hangUp, held, rewrite, say, startStandInAi } from '../server/src/testing/stand-in-ai.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { readClipboard } from './clipboard.ts'
import { expect, expectAccessible, startLibrary, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const TASK = 'Compare two drafts and say which one argues better, and why.'

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

test.describe('building', () => {
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
    await expect(page.getByLabel('Goal')).toBeFocused()
    await expectAccessibleInThemes(page)
    await page.getByLabel('Goal').selectOption('Research & Analysis')
    await press(page, 'Recommended: Refine & Detail')
    await expect(page.getByLabel('AI role')).toBeFocused()

    await fillCore(page)
    await press(page, 'Recommended: Refine & Detail')
    await expect(heading(page, 'Refine & Detail')).toBeFocused()
    await expect(page).toHaveURL('/build-prompt?step=2')
    await expect(stepNamed(page, 'Review & Enhance')).toHaveAttribute('aria-disabled', 'true')
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
    for (const part of [
      'A seminar of 20.',
      'review board',
      '250 words',
      'A claim → its source',
      'No jargon.',
    ])
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

    await page.evaluate(() =>
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('blocked')) }),
    )
    await press(page, 'Copy')
    await expect(page.getByRole('alert').getByText('Failed to copy prompt to clipboard.')).toBeVisible()
  })

  test('says when prompts are out of date, and Back returns through the steps', async ({ page }) => {
    await generate(page)
    const notice = page.getByText('You’ve changed the form,')
    await expect(notice).toBeHidden()
    await press(page, 'Back')
    await expect(heading(page, 'Refine & Detail')).toBeFocused()
    await page.getByLabel('Audience').fill('Second-year students')
    await page.goBack()
    await expect(heading(page, 'Review & Enhance')).toBeFocused()
    await expect(notice).toBeVisible()
    await expect(shown(page)).not.toContainText('Second-year students')
    await expectAccessibleInThemes(page)
    await press(page, 'Generate again')
    await expect(notice).toBeHidden()
    await expect(heading(page, 'Review & Enhance')).toBeFocused()
    await expect(shown(page)).toContainText('Second-year students')

    // Steps stay reachable, but generating requires a core request.
    await stepNamed(page, 'Core Request').click()
    await page.getByLabel('Task').fill(' ')
    await stepNamed(page, 'Refine & Detail').click()
    await press(page, 'Generate Prompts')
    await expect(page.getByLabel('Task')).toBeFocused()
    await expect(page.getByText('Describe the task.')).toBeVisible()
  })

  test('keeps a text over the limit, shows an error, and focuses the field on generate', async ({ page }) => {
    await generate(page)
    await press(page, 'Back')
    await page.getByLabel('Context').fill('x'.repeat(10_001))
    const sentence = 'This field must be 10,000 characters or fewer. It’s 10,001 now.'
    await expect(page.getByText(sentence)).toBeVisible()
    await expectAccessible(page)
    await stepNamed(page, 'Core Request').click()
    await press(page, 'Skip & Generate Prompt')
    await expect(heading(page, 'Refine & Detail')).toBeVisible()
    await expect(page.getByLabel('Context')).toBeFocused()
    await page.getByLabel('Context').press('End')
    await page.getByLabel('Context').press('Backspace')
    await expect(page.getByText(sentence)).toBeHidden()
    await press(page, 'Generate Prompts')
    await expect(shown(page)).toContainText('x'.repeat(10_000))
  })

  test('survives a reload, and asks before clearing', async ({ page }) => {
    await page.goto('/build-prompt?step=3')
    await expect(heading(page, 'Core Request')).toBeVisible()
    await fillCore(page)
    await press(page, 'Recommended: Refine & Detail')
    await page.getByLabel('Audience').fill('Kept')
    await page.reload()
    await expect(page.getByLabel('Audience')).toHaveValue('Kept')
    const clearing = page.getByRole('alertdialog', { name: 'Clear Form?' })
    await press(page, 'Clear Form')
    await expect(clearing).toContainText('This clears everything you’ve entered.')
    await expectAccessible(page)
    await clearing.getByRole('button', { name: 'Cancel' }).click()
    await expect(clearing).toBeHidden()
    await expect(page.getByLabel('Audience')).toHaveValue('Kept')
    await press(page, 'Clear Form')
    await clearing.getByRole('button', { name: 'Clear Form' }).click()
    await expect(heading(page, 'Core Request')).toBeFocused()
    await expect(page.getByLabel('Task')).toHaveValue('')

    await fillCore(page)
    await press(page, 'Skip & Generate Prompt')
    await tab(page, 'Basic').click()
    await page.reload()
    await expect(tab(page, 'Basic')).toHaveAttribute('aria-selected', 'true')
    for (const [button, title] of [
      ['Clear Form', 'Clear Form?'],
      ['Start Over', 'Start Over?'],
    ] as const) {
      await press(page, button)
      const question = page.getByRole('alertdialog', { name: title })
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('main').getByRole('button', { name: button })).toBeFocused()
    }
    await press(page, 'Start Over')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start Over' }).click()
    await expect(heading(page, 'Core Request')).toBeFocused()
    await expect(page.getByLabel('Goal')).toHaveValue('')
    await expect(stepNamed(page, 'Review & Enhance')).toHaveAttribute('aria-disabled', 'true')

    // Corrupt saved state is ignored.
    await page.evaluate(() => sessionStorage.setItem('builder', '{"form":{"goal":"research"}'))
    await page.reload()
    await expect(page.getByLabel('Goal')).toHaveValue('')
  })

  test('a skipped step has no check mark, and CLEAR links back to it', async ({ page }) => {
    await generate(page)
    const done = page.getByRole('navigation', { name: 'Steps' }).locator('svg')
    await expect(stepNamed(page, 'Step 1, done: Core Request')).toBeVisible()
    await expect(stepNamed(page, 'Step 2, skipped: Refine & Detail')).toBeVisible()
    await expect(done).toHaveCount(1)
    const nothing = page.getByText('CLEAR has nothing to add yet.')
    await expect(nothing).toBeVisible()
    await expectAccessibleInThemes(page)
    await tab(page, 'Basic').click()
    await expect(nothing).toBeHidden()
    await tab(page, 'CLEAR Framework').click()
    await press(page, 'Add details in step 2')
    await expect(heading(page, 'Refine & Detail')).toBeFocused()
    await page.getByLabel('Audience').fill('A review board')
    await stepNamed(page, 'Core Request').click()
    await press(page, 'Skip & Generate Prompt')
    await expect(stepNamed(page, 'Step 2, done: Refine & Detail')).toBeVisible()
    await expect(done).toHaveCount(2)
    await expect(nothing).toBeHidden()
  })

  test('works with the keyboard alone on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/build-prompt')
    await page.getByLabel('Goal').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type(TASK)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip & Generate Prompt' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Review & Enhance')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(tab(page, 'CLEAR Framework')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(shown(page)).toContainText('Your task:')
    // The bar is in view already, so that reaching it doesn't scroll.
    await page.getByRole('button', { name: 'Start Over' }).focus()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})

test('a visitor who adds a prompt to the library signs in, gets the form, and returns', async ({ page }) => {
  await generate(page)
  await press(page, 'Add to Library')
  const dialog = page.getByRole('dialog', { name: 'Sign in to add this prompt to the library' })
  await dialog.getByRole('link', { name: 'Sign in with your NetID' }).click()
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
  await page.goBack()
  await expect(page).not.toHaveURL('/build-prompt?step=3')
})

test.describe('enhancing', () => {
  test.use({ expectedErrors: /429/ })

  test('asks a visitor to sign in and keeps their work', async ({ page }) => {
    await generate(page)
    await page.getByRole('tab', { name: 'Basic' }).click()
    await press(page, 'Add to Library')
    await expect(
      page.getByRole('dialog', { name: 'Sign in to add this prompt to the library' }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await press(page, 'Enhance prompt')
    const dialog = page.getByRole('dialog', { name: 'Sign in to enhance this prompt' })
    await dialog.getByRole('link', { name: 'Sign in with your NetID' }).click()
    await page.getByRole('button', { name: 'Sofia Student' }).click()
    await expect(page).toHaveURL('/build-prompt?step=3')
    await expect(tab(page, 'Basic')).toHaveAttribute('aria-selected', 'true')
    await expect(shown(page)).toContainText(TASK)
    await press(page, 'Enhance prompt')
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')
  })

  test('with the built-in enhancer, says so, shows what changed, and keeps every version', async ({
    page,
    library,
  }) => {
    await library.signIn(page, {})
    await generate(page)
    await expect(enhancement(page)).toContainText('No AI service is connected.')
    await expect(enhancement(page)).toContainText('Don’t include student records')
    await expect(enhancement(page)).toContainText('10 of 10 enhancements remaining')
    const clear = await shown(page).textContent()
    await press(page, 'Enhance prompt')
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('status').getByText('See the AI Enhanced tab.')).toBeAttached()
    await expect(page.getByRole('region', { name: 'Enhancements Applied' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Enhancements Applied' }).getByRole('listitem'),
    ).not.toHaveCount(0)
    const changes = page.getByRole('region', { name: 'Changes from CLEAR Framework' })
    await expect(changes.locator('ins').first()).toContainText('[Added: ')
    await expect(enhancement(page)).toContainText(/9 of 10 enhancements remaining until \d+:\d\d [AP]M\./)
    await expectAccessibleInThemes(page)
    const first = await shown(page).textContent()

    await tab(page, 'Basic').click()
    await expect(changes).toBeHidden()
    await press(page, 'Enhance prompt')
    await expect(page.getByText('AI Enhanced 2 (from Basic)')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await press(page, 'More options for this version')
    await page.getByRole('menuitemradio', { name: 'AI Enhanced 1 (from CLEAR Framework)' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByText('AI Enhanced 1 (from CLEAR Framework)')).toBeVisible()
    expect(await shown(page).textContent()).toBe(first)
    await tab(page, 'CLEAR Framework').click()
    expect(await shown(page).textContent()).toBe(clear)
    await expect(enhancement(page)).toContainText('8 of 10 enhancements remaining')

    await press(page, 'Back')
    await expect(page.getByText('Generating again replaces the prompts in step 3')).toBeVisible()
    await press(page, 'Generate Prompts')
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-disabled', 'true')

    // An admin has no limit, so the page doesn't request it.
    await library.signIn(page, { role: 'admin' })
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    // The previous user's work isn't visible to the admin.
    await generate(page)
    await press(page, 'Enhance prompt')
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')
    await expect(enhancement(page)).not.toContainText('remaining')
    expect(requested).not.toContain('/api/check_enhancement_rate_limit.php')
  })

  test('is blocked at the limit, says until when, and unblocks after the hour', async ({ page, library }) => {
    const user = await library.signIn(page, {})
    await page.clock.install()
    await generate(page)
    await expect(enhancement(page)).toContainText('10 of 10 enhancements remaining')
    // Used up in another tab.
    const opened = new Date()
    await useUp(library.db, { userId: user.id, opened })
    await press(page, 'Enhance prompt')
    const dialog = page.getByRole('dialog', { name: 'No enhancements left' })
    await expect(dialog).toContainText(
      "You've reached your hourly limit for AI enhancements. Please try again later.",
    )
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(enhancement(page)).toContainText('0 of 10 enhancements remaining')
    await press(page, 'Enhance prompt')
    const time = new Date(opened.getTime() + 3_600_000).toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
    })
    await expect(dialog).toContainText(
      `You've reached your hourly limit of 10 AI enhancements. Please wait until ${time} to use this feature again.`,
    )
    await expect(dialog).toContainText('API costs')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Enhance prompt' })).toBeFocused()
    // Move the server an hour ahead, too.
    await library.db
      .updateTable('enhancements')
      .set({ started_at: new Date(0), window_opened_at: new Date(0) })
      .where('user_id', '=', user.id)
      .execute()
    await page.clock.fastForward(3_600_000)
    await expect(enhancement(page)).toContainText('10 of 10 enhancements remaining')
  })

  test('shows a limit refusal that arrived while the user was on another page', async ({ page, library }) => {
    await library.signIn(page, {})
    await generate(page)
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route('**/api/enhance_prompt.php', async (route) => {
      await refused
      const message = 'Rate limit exceeded.'
      await route.fulfill({ status: 429, json: { success: false, error: message, message } })
    })
    await startEnhancing(page)
    await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    const response = page.waitForResponse('**/api/enhance_prompt.php')
    refuse()
    await response
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'No enhancements left' })).toBeVisible()
  })
})

test.describe('enhancing with an AI service', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ expectedErrors: /401|502|ERR_FAILED/ })

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

  test('shows progress, can be canceled, and continues while the user is on another page', {
    tag: '@core',
  }, async ({ page }) => {
    await served.signIn(page, {})
    await generate(page, served.origin)
    await expect(enhancement(page)).toContainText(`to ${new URL(ai.baseUrl).host}, which rewrites it`)
    ai.behave(hang)
    await press(page, 'Enhance prompt')
    await expect(page.getByRole('status').getByText('Enhancing CLEAR Framework.')).toBeAttached()
    await expect(enhancement(page)).toContainText(/Rewriting CLEAR Framework: [1-9]\d? of up to 60 seconds/)
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
    await page.goBack()
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('region', { name: 'Enhancements Applied' })).toContainText('Gave it a role.')
    expect(ai.calls[0]?.texts.join()).toContain(TASK)
  })

  test('takes a user who left back to the enhancement, finished or not', async ({ page }) => {
    await served.signIn(page, {})
    await generate(page, served.origin)
    const header = page.getByRole('banner')
    const leave = async () => {
      await header.getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL(/about/)
    }
    const comeBack = () => header.getByRole('link', { name: 'Build a Prompt' }).click()

    // Still running.
    const running = held(rewrite())
    ai.behave(running.behavior)
    await startEnhancing(page)
    await leave()
    await comeBack()
    await expect(page).toHaveURL(/step=3/)
    await expect(page.getByRole('button', { name: 'Enhancing...' })).toBeVisible()
    running.release()
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')

    // Finished while the user was away, starting from another step.
    await tab(page, 'Basic').click()
    const done = held(rewrite())
    ai.behave(done.behavior)
    const response = page.waitForResponse('**/api/enhance_prompt.php')
    await startEnhancing(page)
    await stepNamed(page, 'Core Request').click()
    await leave()
    done.release()
    await response
    await comeBack()
    await expect(page).toHaveURL(/step=3/)
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('AI Enhanced 2 (from Basic)')).toBeVisible()

    // Once the result has been seen, the link opens the first step again.
    await leave()
    await comeBack()
    await expect(heading(page, 'Core Request')).toBeVisible()
  })

  test('shows the right message for each failure and loses nothing', async ({ page, context }) => {
    await served.signIn(page, {})
    await generate(page, served.origin)
    const clear = await shown(page).textContent()
    const failure = enhancement(page).getByRole('alert')
    for (const behaviour of [fail(500), say('Certainly! Here it is.'), fail(429), hangUp]) {
      ai.behave(behaviour)
      await press(page, 'Enhance prompt')
      await expect(failure).toHaveText('Failed to enhance prompt. Please try again.')
      expect(await shown(page).textContent()).toBe(clear)
    }
    await expectAccessible(page)
    // Failed requests don't count toward the limit.
    await expect(enhancement(page)).toContainText('10 of 10 enhancements remaining')

    await page.route('**/api/enhance_prompt.php', (route) => route.abort())
    await press(page, 'Enhance prompt')
    await expect(failure).toHaveText('Error connecting to enhancement service.')
    await page.unroute('**/api/enhance_prompt.php')

    // Within 0.3 s of the last click, another one would be ignored as a double click.
    await page.waitForTimeout(400)
    ai.behave()
    await press(page, 'Enhance prompt')
    await expect(page.getByRole('region', { name: 'Enhancements Applied' })).toContainText('Gave it a role.')
    await expect(failure).toBeHidden()

    await ai.close()
    await page.waitForTimeout(400)
    await press(page, 'Enhance prompt')
    await expect(failure).toHaveText('Failed to enhance prompt. Please try again.')

    await context.clearCookies()
    await press(page, 'Enhance prompt')
    await expect(page.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(shown(page)).toContainText('You are an expert.')
  })
})

test.describe('adding to the library', () => {
  test.use({ expectedErrors: /401/ })

  test('opens the prefilled form despite an older draft, and offers to start fresh after saving', async ({
    page,
    library,
  }) => {
    acceptLeaving(page)
    await library.signIn(page, { netid: 'builder1' })
    await page.goto('/submit')
    await page.getByLabel('Prompt Title').fill('An older draft')
    await generate(page)
    await press(page, 'Add to Library')
    const form = page.getByRole('dialog', { name: 'Save Generated Prompt' })
    const title = form.getByLabel('Prompt Title')
    await expect(title).toHaveValue('Grant reviewer: Compare two drafts and say… (CLEAR Framework)')
    await expect(form.getByLabel('Category')).toHaveValue('Writing')
    await expect(form.getByRole('button', { name: /^Public/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(form.getByRole('textbox', { name: 'Prompt Content' }).locator('h2')).toHaveText('Task')
    await title.fill('Mine')
    await page.reload()
    await expect(title).toHaveValue('Mine')
    await expect(page.getByLabel('CLEAR Framework prompt')).toContainText(TASK)

    // After an expired session, signing in returns to the form.
    await page.context().clearCookies()
    await press(page, 'Save Prompt')
    await page.getByRole('link', { name: 'Sign in with your NetID' }).click()
    // Not one of the example users, because other tests count their prompts.
    await page.getByLabel('Or enter any NetID').fill('builder1')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(title).toHaveValue('Mine')
    await press(page, 'Cancel')
    await press(page, 'Discard changes')
    await expect(page).toHaveURL('/build-prompt?step=3')
    await press(page, 'Add to Library')
    await expect(title).toHaveValue(/^Grant reviewer: /)
    await press(page, 'Save Prompt')
    await expect(page.getByText('Prompt submitted successfully!')).toBeVisible()
    const question = page.getByRole('alertdialog', { name: 'Prompt saved' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL('/build-prompt?step=3')
    await page.reload()
    await expect(shown(page)).toContainText(TASK)
    await expect(question).toBeHidden()

    await tab(page, 'Basic').click()
    await press(page, 'Add to Library')
    await expect(title).toHaveValue('Grant reviewer: Compare two drafts and say…')
    await press(page, 'Save Prompt')
    await question.getByRole('button', { name: 'View prompt' }).click()
    const viewed = page.getByRole('dialog', { name: 'Grant Reviewer: Compare two drafts and say…' })
    await expect(viewed).toContainText(TASK)
    await page.goBack()
    await expect(shown(page)).toContainText(TASK)
    await expect(question).toBeHidden()

    await press(page, 'Add to Library')
    await press(page, 'Save Prompt')
    await question.getByRole('button', { name: 'Start fresh' }).click()
    await expect(heading(page, 'Core Request')).toBeFocused()
    await expect(page.getByLabel('Task')).toHaveValue('')
    await page.getByRole('banner').getByRole('link', { name: 'My Prompts' }).click()
    const saved = page.getByRole('article').filter({ hasText: 'PromptBuilder' })
    await expect(saved).toHaveCount(3)
  })
})

async function useUp(
  db: Awaited<ReturnType<typeof startLibrary>>['db'],
  { userId, opened }: { userId: number; opened: Date },
): Promise<void> {
  const used = {
    user_id: userId,
    outcome: 'succeeded' as const,
    provider: 'built-in',
    model: 'rules',
    started_at: opened,
    window_opened_at: opened,
  }
  await db
    .insertInto('enhancements')
    .values(Array.from({ length: 10 }, () => used))
    .execute()
}
