import { listPrompts } from '@prompt-library/contract/prompts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { featureCollections, signIn } from '../../testing/frame.ts'
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
  answer(listPrompts, prompts)
  // As long as a name and a description can be.
  featureCollections(
    ...Array.from({ length: 4 }, () => ({ name: 'Name '.repeat(20), description: 'Text '.repeat(200) })),
  )
  await page.viewport(width, height)
  openApp('/')
  await expectCount(page.getByLabelText('Featured collections').getByRole('link'), 4)
  await expect.element(page.getByLabelText('How it works')).toBeVisible()
  await expectCount(page.getByRole('article'), 12)
  expect(boxOf(page.getByRole('article').first()).y).toBeLessThanOrEqual(limit)
})
