import { type ApiKey, createKey, listKeys, revokeKey } from '@prompt-library/contract/keys'
import { DAY } from '@prompt-library/domain/durations'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { featureCollections, signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount, expectHidden, pressKey } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const SECRET = `pl_${'0123456789ab'.repeat(4)}`

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

let keys: ApiKey[] = []

function sampleKey(values: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 1,
    name: 'Course scripts',
    scope: 'read',
    host: null,
    created_at: inDays(-10),
    expires_at: inDays(80),
    last_used_at: null,
    ...values,
  }
}

beforeEach(() => {
  answerLibrary()
  signIn({})
  keys = []
  answer(listKeys, () => keys)
  answer(createKey, ({ name, scope, days = 90 }) => {
    const key = sampleKey({ id: keys.length + 1, name, scope, expires_at: inDays(days) })
    keys = [key, ...keys]
    return { ...key, key: SECRET }
  })
  answer(revokeKey, ({ key_id }) => {
    keys = keys.filter(({ id }) => id !== key_id)
    return { success: true as const }
  })
})

const rows = () => page.getByRole('row')
const dialog = () => page.getByRole('dialog', { name: 'New API key' })
const newKey = () => page.getByRole('button', { name: 'New key' })
const create = () => dialog().getByRole('button', { name: 'Create key' })
const use = () => dialog().getByRole('combobox', { name: 'What will use it?' })
const created = () => page.getByRole('region', { name: /^(Copy “|Connect )/ })

test('if keys and tools are off, the page asks the server for none', async () => {
  signIn({}, { api_keys: false })
  openApp('/connections')
  await expect.element(page.getByText('Connections are turned off on this site.')).toBeVisible()
  await page.getByRole('button', { name: 'Ana Example' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  await expectCount(page.getByRole('menuitem', { name: 'Connections' }), 0)
  expect(sent(listKeys)).toEqual([])
})

test('a new key is shown once, can be copied, and has the focus', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  openApp('/connections')
  await newKey().click()
  await expectAccessible()
  await use().selectOptions('A program of your own')
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Laptop')
  await dialog().getByRole('combobox', { name: 'Access' }).selectOptions('Read and write')
  await dialog().getByRole('combobox', { name: 'Expires after' }).selectOptions('1 year')
  await create().click()
  expect(sent(createKey)).toEqual([{ name: 'Laptop', scope: 'write', days: 365 }])
  await expectHidden(dialog())
  await expect.element(page.getByRole('button', { name: 'Copy key' })).toHaveFocus()
  await expect.element(created()).toMatchTextContent(new RegExp(SECRET))
  await expect.element(rows().nth(1)).toMatchTextContent(/Laptop.*Read and write/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Copy key' }).click()
  expect(writeText).toHaveBeenCalledWith(SECRET)
  await page.getByRole('button', { name: 'Done' }).click()
  await expectHidden(created())
  await expect.element(newKey()).toHaveFocus()
  expect(document.body.innerHTML).not.toContain(SECRET)
})

test('the form asks for a name, and keeps what was typed if the server refuses', async () => {
  openApp('/connections')
  await newKey().click()
  await use().selectOptions('A program of your own')
  await create().click()
  await expect.element(dialog().getByText('Enter a name.')).toBeVisible()
  const name = dialog().getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  await name.fill('Laptop')
  answer(createKey, () => refusal(409, 'You can have up to 20 API keys. Revoke one first.'))
  await pressKey('Enter')
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/You can have up to 20 API keys/)
  await expect.element(name).toHaveValue('Laptop')
})

test('revoking asks first', async () => {
  keys = [sampleKey({ last_used_at: new Date(Date.now() - 2 * 3_600_000).toISOString() })]
  openApp('/connections')
  await expect.element(rows().nth(1)).toMatchTextContent(/Course scripts.*Read.*2 hours ago/)
  const revoke = page.getByRole('button', { name: 'Revoke Course scripts' })
  await revoke.click()
  const question = page.getByRole('alertdialog', { name: 'Revoke “Course scripts”?' })
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(question)
  expect(sent(revokeKey)).toEqual([])
  await pressKey('Enter', revoke)
  await question.getByRole('button', { name: 'Revoke key' }).click()
  await expect.element(page.getByText('Nothing is connected yet')).toBeVisible()
  expect(sent(revokeKey)).toEqual([{ key_id: 1 }])
})

test('an expired key says so, and is removed without a question', async () => {
  keys = [sampleKey({ id: 2, name: 'Old', expires_at: inDays(-1) }), sampleKey({ id: 1 })]
  openApp('/connections')
  // Below those that work.
  await expect.element(rows().nth(2)).toMatchTextContent(/Old.*Expired/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Remove Old' }).click()
  await expectCount(rows(), 2)
})

test('a key that was revoked in another tab leaves the list', async () => {
  keys = [sampleKey()]
  openApp('/connections')
  await expectCount(rows(), 2)
  keys = []
  answer(revokeKey, () => refusal(404, 'This API key doesn’t exist or was already revoked.'))
  await page.getByRole('button', { name: 'Revoke Course scripts' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect.element(page.getByText('This API key doesn’t exist or was already revoked.')).toBeVisible()
  await expect.element(page.getByText('Nothing is connected yet')).toBeVisible()
})

test('a key for an AI tool comes with its lines, in one step', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  featureCollections({ token: 'abc', name: 'For studying' })
  openApp('/connections')
  const lines = page.getByRole('region', { name: /^Lines for/ })
  const url = `${window.location.origin}/mcp`
  await newKey().click()
  await expect.element(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Claude Code')
  await create().click()
  expect(sent(createKey)).toEqual([{ name: 'Claude Code', scope: 'read', days: 90 }])
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toHaveFocus()
  await expect
    .element(lines)
    .toHaveTextContent(
      `claude mcp add --transport http prompt-library "${url}" --header "Authorization: Bearer ${SECRET}"`,
    )
  await expectAccessible()
  await page.getByRole('combobox', { name: 'Prompts it offers as commands' }).selectOptions('abc')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(writeText.mock.lastCall?.[0]).toContain(`"${url}?collection=abc"`)
})

test('a tool that asks for the key gets it beside its lines', async () => {
  openApp('/connections')
  await newKey().click()
  await use().selectOptions('VS Code')
  await create().click()
  await expect
    .element(page.getByRole('region', { name: 'Lines for VS Code' }))
    .not.toMatchTextContent(new RegExp(SECRET))
  await expect
    .element(page.getByRole('region', { name: 'API key', exact: true }))
    .toMatchTextContent(new RegExp(SECRET))
})

test('if MCP is off, the page says nothing about it', async () => {
  signIn({}, { mcp: false })
  openApp('/connections')
  await newKey().click()
  await expect.element(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expectCount(use(), 0)
})

test('connected tools are listed with the keys, and can be disconnected', async () => {
  signIn({}, { hosted_tools: true })
  keys = [
    sampleKey({ id: 2, name: 'Claude', host: 'claude.ai', scope: 'write', last_used_at: inDays(-1) }),
    sampleKey({ id: 3, name: 'Inspector', host: 'localhost' }),
    sampleKey(),
  ]
  openApp('/connections')
  await expect
    .element(rows().nth(1))
    .toMatchTextContent(/Claude.*claude\.ai.*Read and write.*1 day ago.*if unused/i)
  await expect.element(rows().nth(2)).toMatchTextContent(/Inspector.*A program on your computer/)
  await expect
    .element(page.getByRole('region', { name: 'Address for AI tools' }))
    .toMatchTextContent(new RegExp(`${window.location.origin}/mcp$`))
  await expectAccessible()
  await page.getByRole('button', { name: 'Disconnect Claude' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Disconnect “Claude”?' })).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect.element(page.getByText('AI tool disconnected.')).toBeVisible()
  expect(sent(revokeKey)).toEqual([{ key_id: 2 }])
})

test('if only keys are off, tools can still be connected and disconnected', async () => {
  signIn({}, { api_keys: false, mcp: false, hosted_tools: true })
  keys = [sampleKey({ name: 'Claude', host: 'claude.ai' })]
  openApp('/connections')
  await expect.element(page.getByRole('button', { name: 'Disconnect Claude' })).toBeVisible()
  await expectCount(newKey(), 0)
})
