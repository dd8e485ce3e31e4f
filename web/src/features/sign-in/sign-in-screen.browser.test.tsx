import { verifyTicket } from '@prompt-library/contract/sign-in'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '../../shared/lib/query-client.ts'
import { signInProgress } from '../../shared/session/sign-in-progress.ts'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectCount } from '../../testing/page.ts'
import { answer, offline, refusal } from '../../testing/stub-api.ts'
import { finishSignIn } from './finish-sign-in.ts'

const alert = () => page.getByRole('main').getByRole('alert')
const link = () => page.getByRole('main').getByRole('link', { name: 'Sign in with your NetID' })

beforeEach(() => {
  signIn(null)
  answerLibrary({})
})
afterEach(() => signInProgress.set({ step: 'none' }))

test.for([
  ['unavailable', 'The library isn’t available right now. Please try again in a moment.'],
  ['service-unavailable', 'Your sign-in service isn’t available right now.'],
  ['sign-out', 'You’re signed out in this browser'],
] as const)('says what the server had trouble with: %s', async ([trouble, sentence]) => {
  openApp(`/?sign-in-trouble=${trouble}`)
  await expect.element(alert()).toMatchTextContent(sentence)
  await expect.element(link()).toBeVisible()
  await expect.poll(() => document.title).toBe('Sign in · AI Prompt Library')
  await expectCount(
    page.getByRole('link', { name: 'Sign out of single sign-on, too' }),
    trouble === 'sign-out' ? 1 : 0,
  )
})

test('an unknown trouble is ignored', async () => {
  openApp('/?sign-in-trouble=made-up')
  await expectCount(page.getByRole('article'), 1)
})

test('says that it’s authenticating, and below the button why that failed', async () => {
  signInProgress.set({ step: 'verifying' })
  openApp('/my-prompts')
  await expect.element(page.getByRole('status').getByText('Authenticating...')).toBeVisible()
  await expectAccessible()
  vi.spyOn(console, 'warn').mockReturnValue()
  for (const [reply, sentence] of [
    [offline, 'An error occurred during authentication.'],
    [() => refusal(401, ''), 'CAS authentication failed. Please try again.'],
    [() => refusal(403, 'Your account is disabled.'), 'Your account is disabled.'],
  ] as const) {
    answer(verifyTicket, reply)
    const nowhere = { goTo: async () => undefined, upvote: () => undefined, save: () => undefined }
    const queryClient = createQueryClient({ onSignedOut: () => undefined })
    await finishSignIn({ ticket: 'ST-1', queryClient, ...nowhere })
    await expect.element(alert()).toHaveTextContent(sentence)
  }
  expect(boxOf(alert()).y).toBeGreaterThan(boxOf(link()).y)
  await expectAccessibleInThemes()
})

test('is not offered where sign-in is not set up', async () => {
  const sentence = 'Sign-in isn’t set up on this site yet.'
  signIn(null, { sign_in: false })
  openApp('/my-prompts')
  await expect.element(page.getByRole('banner').getByText(sentence).first()).toBeVisible()
  await expectCount(page.getByRole('main').getByText(sentence), 1)
  await expectCount(link(), 0)
  await expectAccessible()
  openApp('/')
  await page.getByRole('button', { name: /^Upvote/ }).click()
  await expect.element(page.getByRole('dialog').getByText(sentence)).toBeVisible()
  await expectAccessible()
})
