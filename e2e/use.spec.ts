import type { Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { readClipboard } from './clipboard.ts'
import { expect, test } from './library.ts'

const HTML =
  '<h2>Plan for {{course}}</h2><p>Audience: {{<strong>audience</strong>}}. Text: {{text}}</p>' +
  '<ul><li><p>Tone: {{tone}}</p></li><li><p>Rules: {{rules}}</p></li></ul><pre><code>f({{course}})</code></pre><p>Keep {{user}}.</p>' +
  '<p>Read <a href="https://example.edu/c/{{course}}?user={{user}}">the <strong>syllabus</strong></a>.</p>'

const FIELDS = [
  { name: 'course', label: 'Course', help: 'For example, BIO 101', required: true },
  { name: 'text', type: 'long_text' },
  { name: 'tone', type: 'choice', options: ['Formal', 'Friendly'], allow_other: true },
  { name: 'rules', type: 'long_text' },
  { name: 'user', not_a_field: true },
]

interface Db {
  library: { db: Parameters<typeof createPrompt>[0] }
}

let made = 0
async function promptWithFields({ library: { db } }: Db, { html = HTML, fields = FIELDS as object[] } = {}) {
  made += 1
  const title = `Fieldwork number ${made} of worker ${process.pid}`
  const { id } = await createPrompt(db, { author_id: (await createUser(db)).id, title, html })
  await db
    .updateTable('prompts')
    .set({ fields: JSON.stringify(fields) })
    .where('id', '=', id)
    .execute()
  return { id, title }
}

const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name)
const copied = (page: Page, text: string) => page.getByRole('status').getByText(text)

test.beforeEach(({ context, library }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: library.origin }),
)

test('a prompt is found, filled in, and copied by keyboard, letter for letter', { tag: '@core' }, async ({
  page,
  library,
}) => {
  const { title } = await promptWithFields({ library })
  await page.goto('/')
  await page.getByRole('searchbox').fill(`"${title}"`)
  const use = page.getByRole('link', { name: `Use ${title}` })
  await expect(use).toBeVisible()
  await use.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Course')).toBeFocused()
  await page.keyboard.insertText('“BIO” $& $1')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('{{course}} <b>first years</b>')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('שלום 🎓\n  indented\n\nend')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fr')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('one\ntwo')
  await page.keyboard.press('Control+Enter')
  await expect(copied(page, 'Prompt copied.')).toBeVisible()

  const ADDRESS = 'https://example.edu/c/%E2%80%9CBIO%E2%80%9D%20%24%26%20%241?user={{user}}'
  await expect(page.getByRole('link', { name: 'the syllabus' })).toHaveAttribute('href', ADDRESS)
  expect(await readClipboard(page)).toBe(
    [
      '## Plan for “BIO” $& $1',
      '',
      'Audience: {{course}} <b>first years</b>. Text: שלום 🎓',
      '  indented',
      '',
      'end',
      '',
      '- Tone: Friendly',
      '- Rules: one',
      '  two',
      '',
      '```',
      'f(“BIO” $& $1)',
      '```',
      '',
      'Keep {{user}}.',
      '',
      `Read [the syllabus](${ADDRESS}).`,
    ].join('\n'),
  )
  const html = await readClipboard(page, 'text/html')
  for (const part of [
    '<h2>Plan for “BIO” $&amp; $1</h2>',
    'Audience: {{course}} &lt;b&gt;first years&lt;/b&gt;. Text: שלום 🎓<br>&nbsp;&nbsp;indented<br><br>end',
    '<p>Rules: one<br>two</p>',
    'f(“BIO” $&amp; $1)',
    'Keep {{user}}.',
    `<a href="${ADDRESS}">the <strong>syllabus</strong></a>`,
  ])
    expect(html).toContain(part)
})

test('two clicks lead from the library to a copied prompt, which counts once a day', async ({
  page,
  library,
}) => {
  const { title } = await promptWithFields({ library })
  await library.signIn(page, {})
  await page.goto(`/?q=${encodeURIComponent(`"${title}"`)}`)
  await page.getByRole('link', { name: `Use ${title}` }).click()
  await expect(field(page, 'Course')).toBeFocused()
  await page.keyboard.insertText('BIO 101')
  const button = page.getByRole('button', { name: 'Copy filled prompt' })
  await button.dblclick()
  await expect(copied(page, 'Prompt copied. Fill in 4 blanks before you send it.')).toBeVisible()
  expect(await readClipboard(page)).toContain('Audience: [Audience].')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article').getByText('1 use', { exact: true })).toBeVisible()
  await page.getByRole('article').getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(
    copied(page, 'Formatted prompt copied to clipboard! Fill in 5 blanks before you send it.'),
  ).toBeVisible()
  const text = await readClipboard(page)
  for (const part of [
    '## Plan for [Course]',
    'f([Course])',
    'Keep {{user}}.',
    '/c/%5BCourse%5D?user={{user}})',
  ])
    expect(text).toContain(part)
  expect(await readClipboard(page, 'text/html')).toContain('Audience: [Audience]. Text: [Text]')
  await page.reload()
  await expect(page.getByRole('article').getByText('1 use', { exact: true })).toBeVisible()
})

test('values survive a reload and Back, and stay in the tab', async ({ page, context, library }) => {
  const { id, title } = await promptWithFields({ library })
  await page.goto(`/?q=${encodeURIComponent(`"${title}"`)}`)
  await page.getByRole('link', { name: `Use ${title}` }).click()
  await field(page, 'Course').fill('HIST 200')
  await page.reload()
  await expect(field(page, 'Course')).toHaveValue('HIST 200')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect(field(page, 'Course')).toHaveValue('HIST 200')
  const other = await context.newPage()
  await other.goto(`/?use=${id}`)
  await expect(field(other, 'Course')).toHaveValue('')
})

test('values belong to one user, and a visitor keeps theirs when signing in', async ({ page, library }) => {
  const { id } = await promptWithFields({ library })
  await page.goto(`/?use=${id}`)
  await field(page, 'Course').fill('Typed as a visitor')
  const ana = await library.signIn(page, {})
  // The form waits until it's known who the user is.
  await page.route('**/session.php', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.reload()
  await expect(field(page, 'Course')).toHaveValue('Typed as a visitor')
  await field(page, 'Course').fill('Typed by Ana')
  await page.reload()
  await expect(field(page, 'Course')).toHaveValue('Typed by Ana')
  await library.signIn(page, {})
  await page.reload()
  await expect(field(page, 'Course')).toHaveValue('')
  await library.signInAgain(page, ana)
  await page.reload()
  await expect(field(page, 'Course')).toHaveValue('Typed by Ana')
})

test('a device remembers values by field name only when asked, until sign-out', async ({ page, library }) => {
  const first = await promptWithFields({ library })
  const second = await promptWithFields({ library })
  await library.signIn(page, { display_name: 'Rae Remembers' })
  await page.goto(`/?use=${first.id}`)
  await field(page, 'Course').fill('BIO 101')
  await page.getByLabel('Remember on this device').check()
  await page.keyboard.press('Control+Enter')
  await expect(copied(page, 'Prompt copied.')).toBeVisible()
  await page.goto(`/?use=${second.id}`)
  await expect(field(page, 'Course')).toHaveValue('BIO 101')
  await page.goto('/')
  await page.getByRole('button', { name: 'Recently used' }).click()
  await expect(page.getByRole('option', { name: first.title })).toBeVisible()
  await page.getByRole('option', { name: 'Clear recently used and remembered values' }).click()
  await expect(page.getByText('Recently used and remembered values cleared.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('remembered'))).toBeNull()

  await page.goto(`/?use=${first.id}`)
  await page.getByLabel('Remember on this device').check()
  expect(await page.evaluate(() => localStorage.getItem('remembered'))).not.toBeNull()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rae Remembers' }).click()
  await expect(page.getByRole('menuitem', { name: 'Prompts: 0' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in with your NetID' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('remembered'))).toBeNull()
})

test('a prompt opens in an AI tool, filled in or copied', { tag: '@core' }, async ({
  page,
  context,
  library,
}) => {
  const { id } = await promptWithFields({ library })
  await context.route(/claude\.ai|gemini\.google|chatgpt\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.goto(`/?use=${id}`)
  await field(page, 'Course').fill('A&B')
  const openIn = async (name: string) => {
    await page.getByRole('button', { name: 'Open in…' }).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('menuitem', { name }).click()
    const tab = await opened
    // It opens empty.
    await tab.waitForURL(/^https:/)
    const { url, opener } = { url: tab.url(), opener: await tab.evaluate(() => window.opener) }
    await tab.close()
    expect(opener).toBeNull()
    return url
  }
  expect(await openIn('Claude')).toMatch(/^https:\/\/claude\.ai\/new\?q=%23%23%20Plan%20for%20A%26B/)
  // The last choice comes first.
  await page.getByRole('button', { name: 'Open in…' }).click()
  await expect(page.getByRole('menuitem').first()).toContainText('Claude')
  await page.keyboard.press('Escape')
  expect(await openIn('Gemini')).toBe('https://gemini.google.com/app')
  await expect(copied(page, 'Prompt copied. Paste it into Gemini.')).toBeVisible()

  await page.getByRole('dialog').getByLabel('Text').fill('x'.repeat(8_000))
  await page.getByRole('button', { name: 'Open in…' }).click()
  await expect(page.getByRole('menuitem', { name: /^ChatGPT/ })).toContainText('Too long for a link')
  await page.keyboard.press('Escape')
  expect(await openIn('ChatGPT')).toBe('https://chatgpt.com/')
  expect(await readClipboard(page)).toContain('x'.repeat(8_000))
})
