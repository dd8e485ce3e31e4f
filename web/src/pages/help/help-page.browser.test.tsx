import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectAddress, expectCount } from '../../testing/page.ts'

test('Help opens with how to use a prompt in six lines, and leads to what there is to look up', async () => {
  await page.viewport(1280, 800)
  answerLibrary()
  openApp('/help')
  const use = page.getByRole('region', { name: 'Use a prompt' })
  await expectCount(use.getByRole('listitem'), 6)
  expect(boxOf(use).bottom).toBeLessThan(boxOf(page.getByRole('tablist')).top)
  await expectAccessible()
  await use.getByRole('link').click()
  await expectAddress('/help/reference')
  await expect.element(page.getByRole('heading', { name: 'Reference', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('term').filter({ hasText: 'What we count' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to Help' }).click()
  await expectAddress('/help')
})
