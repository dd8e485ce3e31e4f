import { connectTool, getToolRequest, type ToolToConnect } from '@prompt-library/contract/oauth'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const REQUEST = {
  response_type: 'code',
  client_id: 'abc',
  redirect_uri: 'https://claude.ai/api/mcp/auth_callback',
  state: 'x y',
}
const ADDRESS = `/authorize?${new URLSearchParams(REQUEST)}`

const TOOL: ToolToConnect = {
  name: 'Claude',
  host: 'claude.ai',
  described_by: 'claude.ai',
  scope: 'write',
  refusal: null,
  cancel_url: 'https://claude.ai/api/mcp/auth_callback?error=access_denied',
}

const ask = (values: Partial<ToolToConnect> = {}) => answer(getToolRequest, { ...TOOL, ...values })

beforeEach(() => {
  signIn({}, { hosted_tools: true })
  ask()
  // Stays on this page, which the test can see.
  answer(connectTool, { url: '#connected' })
})

const heading = () => page.getByRole('heading', { level: 1 })
const connect = () => page.getByRole('button', { name: /^Connect/ })
const cancel = () => page.getByRole('link', { name: 'Cancel' })
const write = () => page.getByRole('checkbox', { name: 'Write' })

test('it says who asks, what they can do, and for how long, and only reading is chosen', async () => {
  openApp(ADDRESS)
  await expect.element(heading()).toHaveTextContent('Connect claude.ai?')
  await expect.element(page.getByText('It calls itself “Claude”')).toBeVisible()
  await expect.element(page.getByText('connect it only if you know claude.ai')).toBeVisible()
  await expect.element(page.getByText('It acts as you, Ana Example.')).toBeVisible()
  await expect.element(page.getByText('hasn’t been used for 90 days')).toBeVisible()
  await expect.element(write()).not.toBeChecked()
  await expect.element(cancel()).toHaveAttribute('href', TOOL.cancel_url)
  await expectAccessible()
  await connect().click()
  await expect.poll(() => window.location.hash).toBe('#connected')
  expect(sent(getToolRequest)[0]).toEqual(REQUEST)
  expect(sent(connectTool)).toEqual([{ ...REQUEST, allow: 'read' }])
})

test('writing is a second tick', async () => {
  openApp(ADDRESS)
  await write().click()
  await connect().click()
  await expect.poll(() => sent(connectTool)).toEqual([{ ...REQUEST, allow: 'write' }])
})

test('a tool that only asks to read isn’t offered more', async () => {
  ask({ scope: 'read' })
  openApp(ADDRESS)
  await expect.element(connect()).toBeVisible()
  await expectCount(write(), 0)
})

test('a tool that takes the library’s name is still shown as where it is', async () => {
  ask({ name: 'AI Prompt Library', host: 'evil.example', described_by: 'other.example' })
  openApp(ADDRESS)
  await expect.element(heading()).toHaveTextContent('Connect evil.example?')
  await expect.element(page.getByText('other.example describes it.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Connect evil.example' })).toBeVisible()
})

test('a program on the computer can say anything, and the page says so', async () => {
  ask({ name: 'Claude Code', host: null })
  openApp(ADDRESS)
  await expect.element(heading()).toHaveTextContent('Connect a program on your computer?')
  await expect
    .element(page.getByText('It says it’s from claude.ai, which any program can say.'))
    .toBeVisible()
  await expectAccessible()
})

test('a tool that can’t be connected is told, if the user wants to go back', async () => {
  ask({ refusal: 'This AI tool asks for access to another site.' })
  openApp(ADDRESS)
  await expect.element(page.getByText('This AI tool asks for access to another site.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to claude.ai' }))
    .toHaveAttribute('href', TOOL.cancel_url)
  await expectCount(connect(), 0)
  await expectAccessible()
})

test('a request that leads somewhere else leads nowhere', async () => {
  answer(getToolRequest, refusal(400, 'This AI tool asks to be sent to an address that isn’t its own.'))
  openApp(ADDRESS)
  await expect.element(page.getByText('an address that isn’t its own')).toBeVisible()
  await expectCount(page.getByRole('link', { name: /^Back to/ }), 0)
  await expectCount(connect(), 0)
})

test('a request that says something twice isn’t read', async () => {
  openApp(`${ADDRESS}&redirect_uri=https://evil.example/`)
  await expect.element(page.getByText('This AI tool’s request is invalid.')).toBeVisible()
  await expectCount(connect(), 0)
})

test('if connecting fails, the page says why, and the user can try again', async () => {
  answer(connectTool, refusal(409, 'You can have up to 20 API keys and connected tools. Remove one first.'))
  openApp(ADDRESS)
  await connect().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/up to 20 API keys/)
  answer(connectTool, { url: '#again' })
  await connect().click()
  await expect.poll(() => window.location.hash).toBe('#again')
})

test('visitors sign in first', async () => {
  signIn(null, { hosted_tools: true })
  openApp(ADDRESS)
  await expect.element(page.getByText('connect an AI tool')).toBeVisible()
  expect(sent(getToolRequest)).toEqual([])
})
