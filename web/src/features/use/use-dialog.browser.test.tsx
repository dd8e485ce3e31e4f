import { getDataGuard } from '@prompt-library/contract/data-guard'
import type { Prompt } from '@prompt-library/contract/prompts'
import { DEFAULT_SETTINGS } from '@prompt-library/contract/settings'
import { listTargets } from '@prompt-library/contract/targets'
import { recordUse } from '@prompt-library/contract/uses'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import {
  expectAddress,
  expectCount,
  expectHidden,
  expectTexts,
  pressKey,
  typeInto,
} from '../../testing/page.ts'
import { answer, sent } from '../../testing/stub-api.ts'

const HTML =
  '<h2>Plan for {{course}}</h2><p>Audience: {{<strong>audience</strong>}}. Text: {{text}}</p>' +
  '<ul><li><p>Tone: {{tone}}</p></li><li><p>Rules: {{rules}}</p></li></ul><pre><code>f({{course}})</code></pre><p>Keep {{user}}.</p>' +
  '<p>Read <a href="https://example.edu/c/{{course}}?user={{user}}">the <strong>syllabus</strong></a>.</p>'

const FIELDS: Prompt['fields'] = [
  { name: 'course', label: 'Course', help: 'For example, BIO 101', required: true },
  { name: 'text', type: 'long_text' },
  { name: 'tone', type: 'choice', options: ['Formal', 'Friendly'], allow_other: true },
  { name: 'rules', type: 'long_text' },
  { name: 'user', not_a_field: true },
]

/** Opens the form to use a prompt with fields. */
function openForm({ markdown = HTML, fields = FIELDS } = {}) {
  const [prompt] = answerLibrary({ title: 'Fieldwork', markdown, fields })
  openApp(`/?use=${prompt?.id}`)
}

const field = (name: string) => page.getByRole('dialog').getByLabelText(name)
const toast = (text: string) => page.getByRole('status').getByText(text)

/** The addresses of the tabs that the app opens. */
function watchTabs(isBlocked = () => false): string[] {
  const opened: string[] = []
  vi.spyOn(window, 'open').mockImplementation(() => {
    if (isBlocked()) return null
    const link = { href: '', click: () => opened.push(link.href) }
    return { document: { createElement: () => link } } as unknown as Window
  })
  return opened
}

/** The texts that the app copies. */
function watchCopies(): string[] {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  return copied
}

async function choose(tool: string): Promise<void> {
  await page.getByRole('button', { name: 'Open in…' }).click()
  await page.getByRole('menuitem', { name: tool }).click()
}

test('a required field must be filled in before copying or opening', async () => {
  openForm()
  await page.getByRole('button', { name: 'Copy filled prompt' }).click()
  await expect.element(page.getByText('Fill in “Course”.')).toBeVisible()
  await expect.element(field('Course')).toHaveFocus()
  await page.getByRole('button', { name: 'Open in…' }).click()
  await expect.element(field('Course')).toHaveFocus()
  await expectHidden(page.getByRole('menu'))
})

test('the preview shows what will be copied, as it is typed', async () => {
  openForm()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview).toMatchTextContent('Plan for Course')
  await field('Course').fill('<img src=x onerror=alert(1)>')
  await expect.element(preview).toMatchTextContent('Plan for <img src=x onerror=alert(1)>')
  await expectCount(preview.getByCss('img'), 0)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(preview).toMatchTextContent('Plan for Course')
})

test('a reset can be undone', async () => {
  openForm()
  await field('Course').fill('BIO 101')
  await field('Tone').selectOptions('Other…')
  await page.getByLabelText('Other: Tone').fill('Stern')
  const reset = page.getByRole('button', { name: 'Reset' })
  await reset.dblClick()
  await expect.element(field('Course')).toHaveValue('')
  await expect.element(reset).toHaveFocus()
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(field('Course')).toHaveValue('BIO 101')
  await expect.element(page.getByLabelText('Other: Tone')).toHaveValue('Stern')
})

test('another answer beside several choices is typed freely', async () => {
  openForm({
    markdown: '<p>{{constructor}} {{parts}}</p>',
    fields: [{ name: 'parts', type: 'choices', options: ['One', 'Two'], allow_other: true }],
  })
  const other = page.getByLabelText('Other: Parts')
  const preview = page.getByRole('region', { name: 'Preview' })
  await field('Two').click()
  await other.fill('Three')
  await expect.element(preview).toHaveTextContent('Constructor Two, Three')
  // “One” is an option, and on the way to “One and a half”.
  await other.fill('')
  await typeInto(other, 'One and a half')
  await expect.element(preview).toMatchTextContent('Two, One and a half')
  await expect.element(page.getByRole('dialog').getByLabelText('One', { exact: true })).not.toBeChecked()
})

test('the form is accessible, fits 320 px, and shows every type of field', async () => {
  await page.viewport(320, 800)
  openForm({
    markdown: '<p>{{a}} {{b}} {{c}} {{d}} {{e}} {{f}} {{g}}</p>',
    fields: [
      { name: 'b', type: 'choices', options: ['One', 'Two'], allow_other: true, help: 'Pick any' },
      { name: 'c', type: 'yes_no' },
      { name: 'd', type: 'date' },
      { name: 'e', type: 'number', default: '3' },
      { name: 'f', type: 'long_text', required: true },
      { name: 'g', type: 'choice', options: ['x'.repeat(200)] },
    ],
  })
  await page.getByRole('button', { name: 'Copy filled prompt' }).click()
  await expect.element(page.getByText('Fill in “F”.')).toBeVisible()
  await expectAccessibleInThemes()
  const dialog = page.getByRole('dialog').element()
  expect(dialog.scrollWidth - dialog.clientWidth).toBeLessThanOrEqual(0)
  await page.getByRole('textbox', { name: 'F', exact: true }).fill('Filled')
  await field('One').click()
  await page.getByLabelText('Other: B').fill('Three')
  await expect.element(page.getByRole('region', { name: 'Preview' })).toMatchTextContent('One, Three')
  await page.getByRole('button', { name: 'Open in…' }).click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible()
})

test('a tool that sends right away opens with blanks only after a question', async () => {
  const opened = watchTabs()
  openForm({ markdown: '<p>{{topic}} and {{detail}}</p>', fields: [] })
  await field('Topic').fill('Tides')
  await page.getByRole('button', { name: 'Open in…' }).click()
  await expect.element(page.getByRole('menu')).toMatchTextContent('Fill in 1 blank before you send it.')
  await pressKey('Escape')
  await choose('ChatGPT')
  const question = page.getByRole('alertdialog', { name: 'Open with 1 blank?' })
  await expect.element(question).toMatchTextContent('ChatGPT sends the prompt right away')
  await expectAccessible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expectHidden(question)
  expect(opened).toEqual([])

  await choose('ChatGPT')
  await question.getByRole('button', { name: 'Open anyway' }).click()
  await expect.element(toast('Opened in ChatGPT.')).toBeVisible()
  expect(opened).toEqual([expect.stringContaining(encodeURIComponent('Tides and [Detail]'))])
})

test('a tab that the browser blocks isn’t reported as opened, and can be opened again', async () => {
  let blocked = true
  const opened = watchTabs(() => blocked)
  openForm()
  await field('Course').fill('BIO 101')
  await choose('Gemini')
  await expect.element(page.getByRole('alert').getByText('Your browser blocked the new tab.')).toBeVisible()
  expect(sent(recordUse)).toEqual([])
  blocked = false
  await page.getByRole('button', { name: 'Open Gemini' }).click()
  await expect.poll(() => sent(recordUse)).toHaveLength(1)
  expect(opened).toEqual(['https://gemini.google.com/app'])
})

test('says what is remembered, where, and for how long', async () => {
  openForm()
  const remember = page.getByRole('checkbox', { name: 'Remember on this device' })
  await expect
    .element(remember)
    .toHaveAccessibleDescription(
      'Keeps what you enter in this browser for 30 days or until you sign out, and fills in the same fields in other prompts.',
    )
  // The device remembers the prompts that visitors use only if they choose this.
  signIn(null)
  openForm()
  await expect
    .element(remember)
    .toHaveAccessibleDescription(/^Keeps what you enter and which prompts you use/)
})

test('a visitor without access can sign in, and the link stays in the address', async () => {
  signIn(null)
  answerLibrary()
  openApp('/?use=7')
  const dialog = page.getByRole('dialog', { name: 'You may need to sign in' })
  await expect.element(dialog.getByRole('link', { name: 'Sign in with your NetID' })).toBeVisible()
  await expectAccessible()
  await expectAddress('/?use=7')
})

const guard = () => page.getByRole('dialog', { name: 'Check for private data' })
const main = () => guard().getByRole('button').last()
const decide = (decision: string) => guard().getByRole('combobox').selectOptions(decision)
/** The prompts in the addresses of the tabs. */
const promptsIn = (opened: string[]) => opened.map((address) => new URL(address).searchParams.get('q'))

test('private data is replaced, removed, or kept in what opens, and stays in the form', async () => {
  const opened = watchTabs()
  openForm({ markdown: '<p>Write to {{person}} about {{topic}}.</p>', fields: [] })
  await field('Person').fill('ana.lopez@pitt.edu')
  await field('Topic').fill('the seminar')
  await choose('ChatGPT')
  await expect.element(guard()).toMatchTextContent('This text goes to ChatGPT.')
  await expectAccessible()
  await guard().getByRole('button', { name: 'Go back' }).click()
  await expectHidden(guard())
  await expect.element(page.getByRole('button', { name: 'Open in…' })).toHaveFocus()
  expect(opened).toEqual([])

  await choose('ChatGPT')
  await main().click()
  // A field that the user put in isn’t one they forgot.
  await expect.element(toast('Opened in ChatGPT.')).toHaveTextContent('Opened in ChatGPT.')
  await choose('Claude')
  await decide('Remove')
  await main().click()
  await expect.element(toast('Opened in Claude.')).toBeVisible()
  await choose('ChatGPT')
  await guard().getByRole('button', { name: 'Open in ChatGPT as is' }).click()
  await expect
    .poll(() => promptsIn(opened))
    .toEqual([
      'Write to [Email] about the seminar.',
      'Write to about the seminar.',
      'Write to ana.lopez@pitt.edu about the seminar.',
    ])
  await expect.element(field('Person')).toHaveValue('ana.lopez@pitt.edu')
  // What was kept isn't asked about again.
  await choose('ChatGPT')
  await expect.poll(() => promptsIn(opened)).toHaveLength(4)
})

test('data that no tool may take says once what to do, and a tool that may not says why', async () => {
  const opened = watchTabs()
  const copied = watchCopies()
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'))
  const [prompt] = answerLibrary({ markdown: '<p>Comment on {{grades}}.</p>', data_class: 'restricted' })
  openApp(`/?use=${prompt?.id}`)
  await expect.element(page.getByText(/^For Restricted data: Protected by law or contract/)).toBeVisible()
  await field('Grades').fill('the essays')
  await page.getByRole('button', { name: 'Open in…' }).click()
  const sentence = 'Restricted data: copy the prompt into a tool that your campus approves.'
  await expect.element(page.getByRole('menu')).toMatchTextContent(sentence)
  await expectTexts(page.getByRole('menuitem'), ['Which data in which tool'])
  await expectAccessible()
  await pressKey('Escape')
  expect(opened).toEqual([])
  await page.getByRole('button', { name: 'Copy filled prompt' }).click()
  await expect.poll(() => copied).toEqual(['Comment on the essays.'])

  answer(
    listTargets,
    DEFAULT_SETTINGS.targets.map((target) => ({
      ...target,
      data: target.name === 'Claude' ? { internal: { use: 'limited', note: 'Only without names' } } : {},
    })),
  )
  const [asWritten] = answerLibrary({ data_class: 'internal' })
  openApp(`/?prompt=${asWritten?.id}`)
  await page.getByRole('button', { name: 'Open in…' }).click()
  const tool = page.getByRole('menuitem', { name: 'ChatGPT' })
  await expect.element(tool).toHaveAccessibleDescription('Not approved for Internal data')
  await expect.element(tool).toHaveAttribute('aria-disabled', 'true')
  await tool.click({ force: true })
  await expect
    .element(page.getByRole('menuitem', { name: 'Claude' }))
    .toMatchTextContent(/Only without names$/)
  await expectAccessible()
  expect(opened).toEqual([])
})

test('a prompt for public data requests nothing about data until its tools are opened', async () => {
  const [prompt] = answerLibrary({ markdown: '<p>Be brief.</p>' })
  openApp(`/?prompt=${prompt?.id}`)
  const button = page.getByRole('button', { name: 'Open in…' })
  await expect.element(button).toBeVisible()
  expect(sent(getDataGuard)).toEqual([])
  await button.click()
  await expect.element(page.getByRole('menuitem').first()).not.toHaveAttribute('aria-disabled')
  await expect.poll(() => sent(getDataGuard).length).toBeGreaterThan(0)
})
