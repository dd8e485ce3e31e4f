import { listPrompts } from '@prompt-library/contract/prompts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary, samplePrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectCount } from '../../testing/page.ts'
import { answer } from '../../testing/stub-api.ts'

test.for([
  { width: 1280, height: 900, limit: 300 },
  { width: 390, height: 844, limit: 380 },
])('the first card is within $limit px of the top at $width px', async ({ width, height, limit }) => {
  const prompts = Array.from({ length: 12 }, () => samplePrompt())
  signIn(null)
  answerLibrary()
  answer(listPrompts, ({ tag }) => (tag === 'Featured' ? prompts.slice(0, 4) : prompts))
  await page.viewport(width, height)
  openApp('/')
  await expectCount(page.getByLabelText('Featured prompts').getByRole('link'), 4)
  await expect.element(page.getByLabelText('How it works')).toBeVisible()
  await expectCount(page.getByRole('article'), 12)
  expect(boxOf(page.getByRole('article').first()).y).toBeLessThanOrEqual(limit)
})
