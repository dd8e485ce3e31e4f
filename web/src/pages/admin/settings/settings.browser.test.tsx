import { listAuditLog } from '@prompt-library/contract/admin'
import { countDataClasses } from '@prompt-library/contract/data-guard'
import { DEFAULT_SETTINGS, getSettings, saveSettings } from '@prompt-library/contract/settings'
import { type DataClass, type DataTable, FINE } from '@prompt-library/domain/data-class/data-class'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { signIn } from '../../../testing/frame.ts'
import { answerLibrary } from '../../../testing/library.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { expectAddress, expectCount, expectHidden, goBack } from '../../../testing/page.ts'
import { answer, refusal, sent } from '../../../testing/stub-api.ts'

const title = (name: string) => page.getByRole('heading', { name, level: 2 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = () => page.getByRole('alertdialog')
const NOT = { use: 'not', note: '' }
const days = () => page.getByLabelText('Days to keep deleted prompts')

beforeEach(() => {
  signIn({ role: 'admin' })
  answerLibrary()
  answer(getSettings, { settings: DEFAULT_SETTINGS, changed: [] })
  answer(listAuditLog, [])
  answer(countDataClasses, [])
  answer(saveSettings, ({ deleted_days }) => ({
    settings: { ...DEFAULT_SETTINGS, deleted_days: deleted_days ?? DEFAULT_SETTINGS.deleted_days },
    changed: deleted_days ? ['deleted_days' as const] : [],
  }))
})

test('one section is shown at a time, and its address works with Back', async () => {
  openApp('/admin?tab=settings')
  await expect.element(title('Your campus')).toBeVisible()
  await page.getByRole('link', { name: 'After use and deletion' }).click()
  await expectAddress('/admin?tab=settings&section=prompts')
  await expect.element(title('After use and deletion')).toBeVisible()
  await expectHidden(title('Your campus'))
  await expect
    .element(page.getByRole('link', { name: 'After use and deletion' }))
    .toHaveAttribute('aria-current', 'page')
  await goBack()
  await expect.element(title('Your campus')).toBeVisible()
  openApp('/admin?tab=settings&section=nonsense')
  await expect.element(title('Your campus')).toBeVisible()

  await page.viewport(390, 844)
  await page.getByRole('link', { name: 'Data and tools' }).click()
  await expectAddress('/admin?tab=settings&section=data-and-tools')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

test('the Save bar appears with a change and saves only this section', async () => {
  openApp('/admin?tab=settings&section=prompts')
  await expect.element(days()).toHaveValue(30)
  await expectHidden(button('Save changes'))
  await expectHidden(button('Restore defaults'))
  await days().fill('40')
  await expect.element(button('Save changes')).toBeInViewport()
  await expectAccessible()
  await button('Discard changes').click()
  await expect.element(days()).toHaveValue(30)
  await expect.element(title('After use and deletion')).toHaveFocus()
  await days().fill('60')
  await button('Save changes').click()
  await expect.element(page.getByText('Settings saved.')).toBeVisible()
  expect(sent(saveSettings)).toEqual([{ deleted_days: 60 }])
  await expectHidden(button('Save changes'))
  await expect.element(title('After use and deletion')).toHaveFocus()
  await button('Restore defaults').click()
  await question().getByRole('button', { name: 'Restore defaults' }).click()
  await expect.element(days()).toHaveValue(30)
  expect(sent(saveSettings).at(-1)).toEqual({ deleted_days: null })
})

test('deleted prompts are kept for a possible number of days, and fewer days ask first', async () => {
  openApp('/admin?tab=settings&section=prompts')
  for (const wrong of ['0', '366', '2.5', '']) {
    await days().fill(wrong)
    await button('Save changes').click()
    await expect.element(page.getByText('Deleted prompts can be kept for 1 to 365 days.')).toBeVisible()
    await expect.element(days()).toHaveFocus()
  }
  await expectAccessible()
  await days().fill('1')
  await button('Save changes').click()
  await expect
    .element(question())
    .toMatchTextContent('Prompts deleted more than 1 day ago will be gone for good')
  await question().getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Settings saved.')).toBeVisible()
  expect(sent(saveSettings)).toEqual([{ deleted_days: 1 }])
})

test('what isn’t saved stays in the tab, also after a refused save', async () => {
  answer(saveSettings, refusal(400, 'Not now.'))
  openApp('/admin?tab=settings&section=prompts')
  await days().fill('40')
  await button('Save changes').click()
  await expect.element(page.getByRole('alert').getByText('Not now.')).toBeVisible()
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expectAddress('/admin?tab=audit')
  await goBack()
  await expect.element(days()).toHaveValue(40)
  await expect.element(button('Save changes')).toBeVisible()
})

test('an admin chooses who can publish, and how long a review counts', async () => {
  openApp('/admin?tab=settings&section=publishing')
  await expect.element(page.getByRole('radio', { name: 'Everyone', exact: true })).toBeChecked()
  await expect
    .element(page.getByRole('link', { name: 'User Management' }))
    .toHaveAttribute('href', '/admin?tab=users')
  await page.getByRole('radio', { name: 'Everyone, after approval' }).click()
  const months = page.getByLabelText('Months until a review expires')
  await months.fill('0')
  await button('Save changes').click()
  await expect.element(months).toHaveFocus()
  await expect.element(months).toHaveAttribute('aria-invalid', 'true')
  await months.fill('6')
  await button('Save changes').click()
  expect(sent(saveSettings)).toEqual([{ publishing: 'approval', review_months: 6 }])
})

test('API keys and MCP are one section, which saves only what changed', async () => {
  openApp('/admin?tab=settings&section=connections')
  const keys = page.getByRole('checkbox', { name: 'Let users create and use API keys' })
  const mcp = page.getByRole('checkbox', { name: 'Let AI tools connect over MCP' })
  await expect.element(keys).toBeChecked()
  await mcp.click()
  await button('Save changes').click()
  await expect.element(page.getByText('Connection settings saved.')).toBeVisible()
  expect(sent(saveSettings)).toEqual([{ mcp: false }])
})

describe('the table of data and tools', () => {
  const cell = (tool: string, data: string) =>
    page.getByRole('combobox', { name: `${tool}, ${data} data`, exact: true })

  test('saves what each tool can get, and asks what limits it', async () => {
    openApp('/admin?tab=settings&section=data-and-tools')
    await expect.element(cell('Claude', 'Public')).toHaveValue('fine')
    await cell('Claude', 'Internal').selectOptions('Limited')
    await button('Save changes').click()
    const note = page.getByRole('textbox', { name: 'Claude, Internal data: limited to' })
    await expect
      .element(note)
      .toHaveAccessibleDescription('Say what limits it, such as “Only without names”.')
    await note.fill('Only without names')
    await cell('MCP (connected tools)', 'Public').selectOptions('Not')
    await button('Save changes').click()
    await expect.element(page.getByText('Data settings saved.')).toBeVisible()
    const table = (sent(saveSettings)[0] as { data_table: DataTable }).data_table
    expect([table['claude'], table['mcp'], table['chatgpt']]).toEqual([
      { public: FINE, internal: { use: 'limited', note: 'Only without names' }, restricted: NOT },
      { public: NOT, internal: NOT, restricted: NOT },
      { public: FINE, internal: NOT, restricted: NOT },
    ])
  })

  test('has each class of the campus: added, renamed, moved, and merged after a question', async () => {
    answer(countDataClasses, [{ id: 'internal', prompts: 12 }])
    openApp('/admin?tab=settings&section=data-and-tools')
    const classes = page.getByRole('listitem')
    await expect.element(classes.filter({ hasText: '12 prompts' })).toBeVisible()
    await button('Add class').click()
    await expect
      .element(page.getByRole('group', { name: 'New class' }).getByRole('textbox').first())
      .toHaveFocus()
    await userEvent.keyboard('Level 4')
    await button('Move Level 4 up').click()
    await expect.element(cell('Claude', 'Level 4')).toHaveValue('not')
    await page.getByLabelText('Merge Internal into').selectOptions('Level 4')
    await expectCount(cell('Claude', 'Internal'), 0)
    await expectAccessible()
    await button('Save changes').click()
    await expect.element(question()).toMatchTextContent('Prompts for Internal data will count as')
    await question().getByRole('button', { name: 'Save changes' }).click()
    await expect.element(page.getByText('Data settings saved.')).toBeVisible()
    const saved = (sent(saveSettings)[0] as { data_classes: DataClass[] }).data_classes
    expect(saved.map(({ name, merged }) => [name, merged])).toEqual([
      ['Public', []],
      ['Level 4', ['internal']],
      ['Restricted', []],
    ])
    expect(saved[1]?.kinds).toEqual(['email', 'phone', 'name'])
  })

  test('fits a phone', async () => {
    await page.viewport(390, 844)
    openApp('/admin?tab=settings&section=data-and-tools')
    await expect.element(cell('Claude', 'Restricted')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})

test('patterns of student IDs say what is wrong line by line', async () => {
  openApp('/admin?tab=settings&section=data-and-tools')
  const box = page.getByLabelText('Patterns')
  await expect.element(box).toHaveValue('A########')
  await box.fill('A########\nB#\n-#######')
  await button('Save changes').click()
  await expect.element(box).toHaveFocus()
  await expect
    .element(box)
    .toHaveAccessibleDescription(/Line 2: Patterns need at least 5 # signs\.\s*Line 3: Patterns can’t start/)
  await box.fill('A########\n\n#######')
  await button('Save changes').click()
  await expect.element(page.getByText('Data settings saved.')).toBeVisible()
  expect(sent(saveSettings)).toEqual([{ id_masks: ['A########', '#######'] }])
})

test('AI tools say what is wrong beside each tool, and keep what was typed', async () => {
  const section = page.getByRole('region', { name: 'AI tools' })
  const rows = section.getByRole('listitem')
  const input = (tool: string, name: string) =>
    section.getByRole('group', { name: tool }).getByRole('textbox', { name, exact: true })
  const wrong = 'The address of Gemini must start with https://.'
  openApp('/admin?tab=settings&section=ai-tools')
  await button('Edit Gemini').click()
  await input('Gemini', 'Address').fill('http://gemini.example.com/')
  await button('Add AI tool').click()
  await button('Save changes').click()
  await expect.element(input('Gemini', 'Address')).toHaveFocus()
  await expect
    .element(input('Gemini', 'Address'))
    .toHaveAccessibleDescription(expect.stringContaining('must start with https:'))
  await expect.element(rows.nth(2).getByText(wrong)).toBeVisible()
  await expect.element(rows.last().getByText('An AI tool needs a name.')).toBeVisible()
  await expect.element(rows.last().getByText('Enter a full web address for this tool,')).toBeVisible()
  await expectAccessible()
  // Also while it’s folded.
  await button('Edit Gemini').click()
  await expect.element(rows.nth(2).getByText(wrong)).toBeVisible()
  await input('New AI tool', 'Name').fill('chatgpt')
  await expect.element(section.getByText('Two AI tools have the same name.')).toBeVisible()
  expect(sent(saveSettings)).toEqual([])

  openApp('/admin?tab=settings&section=ai-tools')
  await expect.element(section.getByText('8 tools, 8 on')).toBeVisible()
  await button('Discard changes').click()
  await expect.element(section.getByText('7 tools, 7 on')).toBeVisible()
  await expect.element(title('AI tools')).toHaveFocus()
})
