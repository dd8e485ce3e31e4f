import type { BrowserContext, Locator, Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { readClipboard } from './clipboard.ts'
import { expect, test } from './library.ts'
import { expectAccessibleInThemes, expectToFit, tabTo } from './measures.ts'

const ROWS = [
  'Ana Lopez, 4412907, B+, ana.lopez@pitt.edu',
  'Ben Carter, 4412911, C-, ben.carter@pitt.edu',
  'Mia Chen, 4412934, A, mia.chen@pitt.edu',
]
const CLASS_LIST = `Write a short note to each student.\n\nName, Student ID, Grade, Email\n${ROWS.join('\n')}`

const guard = (page: Page) => page.getByRole('dialog', { name: 'Check for private data' })
const inGuard = (page: Page, name: string) => guard(page).getByRole('button', { name, exact: true })
const choice = (page: Page, label: string) => guard(page).getByRole('combobox', { name: label, exact: true })
const decide = (page: Page, label: string, decision: 'field' | 'remove' | 'keep') =>
  choice(page, label).selectOption(decision)
/** The button that replaces or removes, and continues. */
const main = (page: Page, action: string) =>
  guard(page).getByRole('button', { name: new RegExp(`^(Replace|Remove) .* and ${action}$`) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const shown = (page: Page) => page.locator('[role=tabpanel]:not([inert])').getByRole('region')
const textOf = (place: Locator) => place.evaluate((element) => element.textContent)

test.describe('enhancement', () => {
  interface Sent {
    original_prompt: string
    context: Record<string, unknown>
  }

  /** Answers in place of the server, and collects what was sent. */
  async function answer(page: Page, enhance = (text: string) => `You are a teacher.\n\n${text}`) {
    const sent: Sent[] = []
    await page.route('**/api/enhance_prompt.php', (route) => {
      const body = route.request().postDataJSON() as Sent
      sent.push(body)
      return route.fulfill({
        json: {
          success: true,
          enhanced_prompt: enhance(body.original_prompt),
          suggestions: ['Gave it a role.'],
          remaining: 9,
          reset_time: new Date(Date.now() + 3_600_000).toISOString(),
        },
      })
    })
    return sent
  }

  async function paste(page: Page, text: string): Promise<void> {
    await page.goto('/build-prompt')
    await press(page, 'Improve a prompt you already have')
    await page.getByRole('textbox', { name: 'Your prompt' }).fill(text)
    await press(page, 'Review & Enhance')
    await expect(tab(page, 'Your prompt')).toHaveAttribute('aria-selected', 'true')
  }

  /** A test is so quick that its second press can look like the second click of a double click, which is dropped. */
  async function pressUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<void> {
    await expect(async () => {
      if (!(await isDone()))
        await page.getByRole('button', { name: 'Enhance prompt' }).click({ timeout: 500 })
      await expect.poll(isDone, { timeout: 500 }).toBe(true)
    }).toPass()
  }

  async function enhanced(page: Page): Promise<void> {
    await expect(guard(page)).toBeHidden()
    await expect(tab(page, 'AI Enhanced')).toHaveAttribute('aria-selected', 'true')
  }

  test('a class list is sent without what was replaced or removed, and what was kept isn’t asked about again', {
    tag: '@core',
  }, async ({ page, library }) => {
    await library.signIn(page, {})
    const sent = await answer(page)
    await paste(page, CLASS_LIST)

    // Going back sends and changes nothing.
    await page.getByRole('button', { name: 'Enhance prompt' }).dblclick()
    await expect(guard(page)).toHaveCount(1)
    await expect(guard(page)).toContainText('This text goes to this library’s server.')
    await decide(page, 'All student IDs', 'remove')
    await inGuard(page, 'Go back').click()
    await expect(guard(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Enhance prompt' })).toBeFocused()
    expect(await textOf(shown(page))).toBe(CLASS_LIST)
    expect(sent).toEqual([])

    await press(page, 'Enhance prompt')
    await decide(page, 'All student IDs', 'remove')
    await decide(page, 'All grades', 'remove')
    await decide(page, 'All grades', 'field')
    await decide(page, 'The email address a•••@pitt.edu', 'field')
    await decide(page, 'The email address b•••@pitt.edu', 'remove')
    await decide(page, 'The email address m•••@pitt.edu', 'keep')
    expect(sent).toEqual([])
    await main(page, 'Enhance prompt').click()
    await enhanced(page)

    await tab(page, 'Your prompt').click()
    const text = await textOf(shown(page))
    expect(sent.map(({ original_prompt }) => original_prompt)).toEqual([text])
    const body = JSON.stringify(sent)
    for (const gone of ['4412907', '4412911', '4412934', 'B+', 'C-', 'ana.lopez', 'ben.carter', 'Ana Lopez'])
      expect(body).not.toContain(gone)
    expect(text).toContain('{{name_1}}, , {{grade_1}}, {{email}}')
    expect(text).toContain('{{name_3}}, , {{grade_3}}, mia.chen@pitt.edu')

    // Neither the edited prompt nor its enhancement has anything left to ask about.
    await pressUntil(page, () => sent.length === 2)
    await enhanced(page)
    await tab(page, 'AI Enhanced').click()
    await pressUntil(page, () => sent.length === 3)
    await enhanced(page)

    // The box in the first step has the edited text, also after a reload.
    await page.reload()
    await press(page, 'Back')
    await expect(page.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(text ?? '')
  })

  test('a kept grade isn’t asked about again, even if its line was edited', async ({ page, library }) => {
    await library.signIn(page, {})
    const sent = await answer(page)
    await paste(page, CLASS_LIST)
    await press(page, 'Enhance prompt')
    await decide(page, 'All student IDs', 'remove')
    await decide(page, 'All grades', 'keep')
    await decide(page, 'All email addresses', 'field')
    await main(page, 'Enhance prompt').click()
    await enhanced(page)
    await tab(page, 'Your prompt').click()
    await pressUntil(page, () => sent.length === 2)
    await enhanced(page)
  })

  test('data typed into the form is replaced there, in both prompts, and in what is sent along', async ({
    page,
    library,
  }) => {
    await library.signIn(page, {})
    const sent = await answer(page)
    await page.goto('/build-prompt')
    await page.getByLabel('Goal').selectOption('Writing & Communication')
    await page.getByLabel('AI role').selectOption('Teacher')
    await page.getByLabel('Task').fill('Answer ana.lopez@pitt.edu. Mia Chen got a C- on the midterm.')
    await press(page, 'Recommended: Refine & Detail')
    await page.getByLabel('Context').fill('Her adviser is at (412) 624-4141.')
    await page.getByLabel('Audience').fill('ana.lopez@pitt.edu and ben.carter@pitt.edu')
    await press(page, 'Generate Prompts')
    await expect(tab(page, 'CLEAR Framework')).toHaveAttribute('aria-selected', 'true')

    // Basic is sent with the audience, but without the context.
    await tab(page, 'Basic').click()
    await press(page, 'Enhance prompt')
    await expect(guard(page)).toContainText('Audience')
    await expect(guard(page).getByRole('heading', { level: 3 })).toHaveText([
      'Email addresses · 3',
      'Grade',
      'Name',
    ])
    await decide(page, 'All email addresses', 'field')
    await decide(page, 'The grade ••', 'keep')
    await main(page, 'Enhance prompt').click()
    await enhanced(page)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.context['audience']).toBe('{{email_1}} and {{email_2}}')
    expect(sent[0]?.original_prompt).toContain('Answer {{email_1}}. {{name}} got a C- on the midterm.')
    expect(JSON.stringify(sent)).not.toContain('@pitt.edu')

    await tab(page, 'CLEAR Framework').click()
    await expect(shown(page)).toContainText('Answer {{email_1}}.')
    await expect(shown(page)).toContainText('(412) 624-4141')
    await press(page, 'Enhance prompt')
    await expect(guard(page).getByRole('heading', { level: 3 })).toHaveText(['Phone number'])
    await decide(page, 'The phone number •••-4141', 'remove')
    await main(page, 'Enhance prompt').click()
    await enhanced(page)
    expect(sent).toHaveLength(2)
    expect(JSON.stringify(sent)).not.toContain('4141')
    // The first enhancement is still there.
    await expect(page.getByText('AI Enhanced 2 (from CLEAR Framework)')).toBeVisible()
    await tab(page, 'CLEAR Framework').click()
    expect(sent[1]?.original_prompt).toBe(await textOf(shown(page)))

    await press(page, 'Back')
    await expect(page.getByLabel('Context')).toHaveValue(/^Her adviser is at ?\.$/)
    await expect(page.getByLabel('Audience')).toHaveValue('{{email_1}} and {{email_2}}')
  })

  test('an enhanced version is sent without what was replaced, which is one of its changes', async ({
    page,
    library,
  }) => {
    await library.signIn(page, {})
    const sent = await answer(page, (text) =>
      sent.length === 1 ? `${text}\n\nThen write to ana.lopez@pitt.edu about it.` : text,
    )
    await paste(page, 'Say what is weak in a draft.')
    await press(page, 'Enhance prompt')
    await enhanced(page)
    await press(page, 'Enhance prompt')
    await decide(page, 'The email address a•••@pitt.edu', 'field')
    await main(page, 'Enhance prompt').click()
    await enhanced(page)
    expect(sent[1]?.original_prompt).toBe('Say what is weak in a draft.\n\nThen write to {{email}} about it.')
    // Although the answer is what was sent, it isn't what was shown before.
    const changes = page.getByRole('region', { name: 'Changes from AI Enhanced 1' })
    await expect(changes.getByRole('group')).toHaveCount(1)
    await expect(changes).toContainText('You replaced or removed private data here before enhancing.')
    await press(page, 'Reject all')
    await press(page, 'More options for this version')
    await page.getByRole('menuitemradio', { name: 'Result only' }).click()
    await expect(shown(page)).toContainText('ana.lopez@pitt.edu')
  })

  test('nothing is sent if nothing is left, or if the user leaves the page', async ({ page, library }) => {
    await library.signIn(page, {})
    const sent = await answer(page)
    await paste(page, 'ana.lopez@pitt.edu')
    await press(page, 'Enhance prompt')
    await decide(page, 'The email address a•••@pitt.edu', 'remove')
    await main(page, 'Enhance prompt').click()
    await expect(page.getByRole('alert')).toContainText('There’s nothing left to enhance.')
    await expect(guard(page)).toBeHidden()
    expect(await textOf(shown(page))).toBe('ana.lopez@pitt.edu')

    await press(page, 'Enhance prompt')
    await expect(guard(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Your prompt' })).toBeVisible()
    await expect(guard(page)).toBeHidden()
    await page.goForward()
    expect(sent).toEqual([])
    await pressUntil(page, () => guard(page).isVisible())
  })

  test('by keyboard: goes back, then replaces, removes, and continues', async ({ page, library }) => {
    await library.signIn(page, {})
    const sent = await answer(page)
    await paste(page, CLASS_LIST)
    const enhance = page.getByRole('button', { name: 'Enhance prompt' })
    await enhance.focus()
    await page.keyboard.press('Enter')
    await expect(guard(page)).toBeVisible()
    await expectAccessibleInThemes(page)
    await expectToFit(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await expect(guard(page)).toBeHidden()
    await expect(enhance).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(guard(page)).toBeVisible()
    for (const kind of ['student IDs', 'grades']) {
      await tabTo(page, choice(page, `All ${kind}`))
      await page.keyboard.press('ArrowDown')
      await expect(choice(page, `All ${kind}`)).toHaveValue('remove')
    }
    await tabTo(page, main(page, 'Enhance prompt'))
    await page.keyboard.press('Enter')
    await enhanced(page)
    expect(sent[0]?.original_prompt).toContain('{{name_1}}, , , {{email_1}}')
  })
})

test.describe('Open in…', () => {
  interface Db {
    library: { db: Parameters<typeof createPrompt>[0] }
  }

  let made = 0
  async function createFillable({ library: { db } }: Db, html: string): Promise<number> {
    made += 1
    const title = `Leaving number ${made} of worker ${process.pid}`
    return (await createPrompt(db, { author_id: (await createUser(db)).id, title, html })).id
  }

  const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name)
  const openIn = (page: Page) => page.getByRole('button', { name: 'Open in…' })
  const question = (page: Page) => page.getByRole('alertdialog')

  async function choose(page: Page, tool: string): Promise<void> {
    await openIn(page).click()
    await page.getByRole('menuitem', { name: tool }).click()
  }

  /** What the tab that opens gets as its prompt. */
  async function openedText(context: BrowserContext, act: () => Promise<void>): Promise<string | null> {
    const opened = context.waitForEvent('page')
    await act()
    const page = await opened
    // It opens empty.
    await page.waitForURL(/^https:/)
    const { searchParams } = new URL(page.url())
    await page.close()
    return searchParams.get('q')
  }

  test.beforeEach(async ({ context, library }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: library.origin })
    await context.route(/chatgpt\.com|claude\.ai|gemini\.google/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    )
  })

  test('an email address is replaced, removed, or kept in what opens, and the form keeps it', async ({
    page,
    context,
    library,
  }) => {
    const id = await createFillable({ library }, '<p>Write to {{person}} about {{topic}}.</p>')
    await page.goto(`/?use=${id}`)
    await field(page, 'Person').fill('ana.lopez@pitt.edu')
    await field(page, 'Topic').fill('the seminar')

    await choose(page, 'ChatGPT')
    await expect(guard(page)).toContainText('This text goes to ChatGPT.')
    await expectAccessibleInThemes(page)
    await inGuard(page, 'Go back').click()
    await expect(guard(page)).toBeHidden()
    await expect(openIn(page)).toBeFocused()
    expect(context.pages()).toHaveLength(1)

    await choose(page, 'ChatGPT')
    await decide(page, 'The email address a•••@pitt.edu', 'field')
    const replaced = await openedText(context, () => main(page, 'Open in ChatGPT').click())
    expect(replaced).toBe('Write to [Email] about the seminar.')
    // A field that the user put in isn't one they forgot.
    await expect(page.getByRole('status').getByText('Opened in ChatGPT.')).toHaveText('Opened in ChatGPT.')

    await choose(page, 'Claude')
    await decide(page, 'The email address a•••@pitt.edu', 'field')
    await decide(page, 'The email address a•••@pitt.edu', 'remove')
    const removed = await openedText(context, () => main(page, 'Open in Claude').click())
    expect(removed).toBe('Write to about the seminar.')

    await choose(page, 'ChatGPT')
    const kept = await openedText(context, () => inGuard(page, 'Keep it and Open in ChatGPT').click())
    expect(kept).toBe('Write to ana.lopez@pitt.edu about the seminar.')
    await expect(field(page, 'Person')).toHaveValue('ana.lopez@pitt.edu')

    // What was kept is a link again.
    const again = await openedText(context, () => choose(page, 'ChatGPT'))
    expect(again).toBe('Write to ana.lopez@pitt.edu about the seminar.')
    await openIn(page).click()
    await expect(page.getByRole('menuitem', { name: 'ChatGPT' })).toHaveAttribute('href', /ana\.lopez/)
  })

  test('an edited prompt is copied as plain text', async ({ page, context, library }) => {
    const id = await createFillable({ library }, '<p>Write to <strong>{{person}}</strong>.</p>')
    await page.goto(`/?use=${id}`)
    await field(page, 'Person').fill('ana.lopez@pitt.edu')
    await choose(page, 'Gemini')
    await decide(page, 'The email address a•••@pitt.edu', 'field')
    await openedText(context, () => main(page, 'Open in Gemini').click())
    await expect(page.getByRole('status').getByText('Prompt copied. Paste it into Gemini.')).toBeVisible()
    expect(await readClipboard(page)).toBe('Write to [Email].')
    expect(await readClipboard(page, 'text/html')).toBe('')

    // Copying by itself asks nothing.
    await press(page, 'Copy filled prompt')
    await expect(page.getByRole('status').getByText('Prompt copied.', { exact: true })).toBeVisible()
    expect(await readClipboard(page)).toBe('Write to ana.lopez@pitt.edu.')
  })

  test('a prompt that fits a link only after the edits opens as one', async ({ page, context, library }) => {
    const id = await createFillable({ library }, '<p>{{text}} {{person}}</p>')
    await page.goto(`/?use=${id}`)
    const text = 'x'.repeat(7_460)
    await field(page, 'Text').fill(text)
    await field(page, 'Person').fill('ana.lopez@mathematics.pitt.edu')
    await openIn(page).click()
    await expect(page.getByRole('menuitem', { name: 'ChatGPT' })).toContainText('Too long for a link')
    await page.getByRole('menuitem', { name: 'ChatGPT' }).click()
    await decide(page, 'The email address a•••@mathematics.pitt.edu', 'remove')
    expect(await openedText(context, () => main(page, 'Open in ChatGPT').click())).toBe(text)
  })

  test('blank fields are asked about after private data', async ({ page, context, library }) => {
    const id = await createFillable({ library }, '<p>Write to {{person}} about {{topic}}.</p>')
    await page.goto(`/?use=${id}`)
    await field(page, 'Person').fill('ana.lopez@pitt.edu')
    await choose(page, 'ChatGPT')
    await expect(guard(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
    await decide(page, 'The email address a•••@pitt.edu', 'remove')
    await main(page, 'Open in ChatGPT').click()
    await expect(question(page)).toContainText('Open with 1 blank?')
    await expect(guard(page)).toBeHidden()
    expect(context.pages()).toHaveLength(1)
    const opened = await openedText(context, () => press(page, 'Open anyway'))
    expect(opened).toBe('Write to about [Topic].')
  })

  test('a prompt without private data is a link as before', async ({ page, context, library }) => {
    const id = await createFillable({ library }, '<p>Explain {{topic}}.</p>')
    await page.goto(`/?use=${id}`)
    await field(page, 'Topic').fill('tides')
    await openIn(page).click()
    const tool = page.getByRole('menuitem', { name: 'Claude' })
    await expect(tool).toHaveAttribute('href', 'https://claude.ai/new?q=Explain%20tides.')
    await expect(tool).toHaveAttribute('target', '_blank')
    expect(await openedText(context, () => tool.click())).toBe('Explain tides.')

    // Private data is never in the address of a link.
    await field(page, 'Topic').fill('tides to ana.lopez@pitt.edu')
    await openIn(page).click()
    await tool.click({ button: 'middle' })
    await expect(tool).not.toHaveAttribute('href')
    expect(context.pages()).toHaveLength(1)
  })

  test('a prompt as written is checked, by keyboard', async ({ page, context, library }) => {
    const id = await createFillable({ library }, '<p>Write to ana.lopez@pitt.edu.</p>')
    await page.goto(`/?prompt=${id}`)
    await openIn(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.type('Cl')
    await expect(page.getByRole('menuitem', { name: 'Claude' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(guard(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(guard(page)).toBeHidden()
    await expect(openIn(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.type('Cl')
    await expect(page.getByRole('menuitem', { name: 'Claude' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(guard(page)).toBeVisible()
    await tabTo(page, main(page, 'Open in Claude'))
    const opened = await openedText(context, () => page.keyboard.press('Enter'))
    expect(opened).toBe('Write to [Email].')
  })
})
