import { countSharedPrompts } from '@prompt-library/contract/sharing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectCount, expectTexts } from '../../testing/page.ts'
import { answer } from '../../testing/stub-api.ts'

const tab = (name: RegExp) => page.getByRole('tab', { name })

test('the tabs share search, category, and sort, but not the page', async () => {
  const own = Array.from({ length: 13 }, () => ({ author_id: 1 }))
  answerLibrary(...own, {
    title: 'Essay for you',
    shared_by_name: 'Ben Author',
    shared_at: '2026-05-01T10:00:00.000Z',
  })
  openApp('/my-prompts?q=essay&category=Writing&sort=oldest&page=2')
  await expectCount(page.getByRole('article'), 1)
  await tab(/^Shared With Me/).click()
  await expectAddress('/my-prompts?q=essay&category=Writing&sort=oldest&tab=shared-with-me')
  await expect.element(page.getByRole('article')).toMatchTextContent('Essay for you')
  await expect.element(page.getByRole('searchbox')).toHaveValue('essay')
  await expect.element(page.getByLabelText('Sort by')).toHaveValue('oldest')

  // Switch tabs before the debounce has run the search.
  await page.getByRole('searchbox').fill('essay 7')
  await tab(/^My Prompts/).click()
  await expectAddress('/my-prompts?q=essay+7&category=Writing&sort=oldest')
  await expect.element(page.getByRole('searchbox')).toHaveValue('essay 7')
  await expectCount(page.getByRole('article'), 12)
  await page.getByRole('searchbox').fill('essay 8')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expectAddress('/my-prompts?q=essay+8&sort=oldest')
})

test.for([
  ['/my-prompts', 'No prompts yet', ['Create Your First Prompt', 'Browse the library']],
  ['/my-prompts?tab=saved', 'No saved prompts yet', ['Browse the library']],
  ['/my-prompts?tab=shared-with-me', 'No shared prompts', ['Browse the library']],
  ['/my-prompts?tab=recently-deleted', 'No deleted prompts', ['Show my prompts']],
] as const)(
  'an empty tab says what to do next, and has nothing to search: %s',
  async ([address, title, next]) => {
    answerLibrary()
    openApp(address)
    const panel = page.getByRole('tabpanel')
    await expect.element(panel.getByText(title, { exact: true }).last()).toBeVisible()
    await expectTexts(panel.getByRole('link'), [...next])
    await expectCount(panel.getByRole('searchbox'), 0)
    await expectAccessible()
    // A search that finds nothing can be changed.
    openApp(`${address}${address.includes('?') ? '&' : '?'}q=fern`)
    if (title !== 'No deleted prompts') await expect.element(panel.getByRole('searchbox')).toHaveValue('fern')
  },
)

test('a user’s own list has a search, categories, and a sort from ten prompts on', async () => {
  const own = (count: number) => Array.from({ length: count }, () => ({ author_id: 1 }))
  answerLibrary(...own(9))
  openApp('/my-prompts')
  await expectCount(page.getByRole('article'), 9)
  await expectCount(page.getByRole('searchbox'), 0)
  await expectCount(page.getByLabelText('Sort by'), 0)
  answerLibrary(...own(10))
  openApp('/my-prompts')
  await expectCount(page.getByRole('article'), 10)
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  await expect.element(page.getByLabelText('Sort by')).toBeVisible()
})

test('the tab of shared prompts has one badge, which says how many are new until it’s opened', async () => {
  answerLibrary()
  answer(countSharedPrompts, { count: 12, unseen: 2 })
  openApp('/my-prompts')
  await expect.element(tab(/^Shared With Me/)).toHaveTextContent('Shared With Me 12, 2 new')
  await tab(/^Shared With Me/).click()
  await expect.element(tab(/^Shared With Me/)).toHaveTextContent('Shared With Me 12')
})
