import { listPopularPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepUse } from '../../shared/lib/used-prompts.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { featureCollections, signIn } from '../../testing/frame.ts'
import { answerLibrary, samplePrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectAddress, expectCount, expectTexts, pressKey } from '../../testing/page.ts'
import { answer, sent } from '../../testing/stub-api.ts'

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]

const doors = () => page.getByRole('list', { name: 'Featured collections' })

test.for(SIZES)(
  'the first screen at $width px is a question and four doors with what is in them',
  async ({ width, height }) => {
    signIn(null)
    answerLibrary({})
    // As long as a name and titles can be.
    const first_titles = ['Explain one idea', 'Word '.repeat(40), 'Third']
    featureCollections(...Array.from({ length: 4 }, () => ({ name: 'Name '.repeat(20), first_titles })))
    await page.viewport(width, height)
    openApp('/')
    const search = page.getByRole('searchbox', { name: 'Search prompts' })
    await expect.element(search).toHaveAttribute('placeholder', 'What do you want to do?')
    expect(boxOf(search).width).toBeGreaterThan(0.9 * (width - 64))
    await expectCount(page.getByRole('banner').getByRole('button', { name: /^Search/ }), 0)
    await expectCount(doors().getByRole('link'), 4)
    await expect.element(doors().getByRole('link').first()).toMatchTextContent('Explain one idea')
    expect(boxOf(doors()).bottom).toBeLessThanOrEqual(height)
    await expect.element(page.getByText('Find a prompt, fill in the blanks')).toBeVisible()
    await expectAccessible()
    // The header has the search on every other page.
    openApp('/about')
    await expect.element(page.getByRole('banner').getByRole('button', { name: /^Search/ })).toBeVisible()
  },
)

test('a search takes the place of what leads into the library', async () => {
  answerLibrary({})
  answer(listPopularPrompts, { by: 'uses', prompts: [samplePrompt({ title: 'Weekly plan', uses: 40 })] })
  featureCollections({ name: 'For studying' })
  openApp('/')
  const row = page.getByRole('region', { name: 'Most used this month' })
  await expect.element(row.getByRole('heading', { name: 'Weekly plan' })).toBeVisible()
  await expectTexts(page.getByRole('heading', { level: 2 }), [
    'Most used this month',
    'Weekly plan',
    'All prompts',
    expect.any(String) as unknown as string,
  ])
  await expect.element(page.getByLabelText('Sort by')).toHaveValue('newest')
  await page.getByRole('searchbox').fill('plan')
  await expectCount(row, 0)
  await expectCount(doors(), 0)
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('a library that few have used yet shows what was reviewed', async () => {
  answerLibrary({})
  answer(listPopularPrompts, { by: 'reviews', prompts: [samplePrompt({ title: 'Rubric' })] })
  openApp('/')
  const row = page.getByRole('region', { name: 'Recently reviewed' })
  await expect.element(row.getByRole('heading', { name: 'Rubric' })).toBeVisible()
})

test('Study is offered where the library has prompts for it', async () => {
  answerLibrary({})
  const chips = page.getByRole('group', { name: 'Category' }).getByRole('button')
  const specified = ['All', 'Research', 'Writing', 'Coding', 'Teach', 'Productivity']
  openApp('/')
  await expectTexts(chips, specified)
  signIn({}, { study: true })
  openApp('/')
  await expectTexts(chips, [...specified, 'Study'])
  await chips.last().click()
  await expectAddress('/?category=Study')
  await expect.poll(() => sent(listPrompts).at(-1)).toMatchObject({ category: 'Study' })
})

test.for(SIZES)('Saved and Recently used are one click away at $width px', async ({ width, height }) => {
  const [prompt] = answerLibrary({ title: 'Used before' }, { userHasSaved: true, title: 'Saved before' })
  keepUse(1, { id: prompt?.id ?? 0, title: 'Used before', revision: 1, tool: '' })
  featureCollections({}, {}, {}, {})
  await page.viewport(width, height)
  openApp('/')
  const saved = page.getByRole('main').getByRole('link', { name: 'Saved', exact: true })
  const used = page.getByRole('button', { name: 'Recently used' })
  await expect.element(saved).toBeVisible()
  await expectCount(page.getByRole('article'), 2)
  expect(boxOf(saved).bottom).toBeLessThan(height / 4)
  expect(boxOf(used).right).toBeLessThanOrEqual(width)

  await used.click()
  const menu = page.getByRole('dialog', { name: 'Command menu' })
  await expect.element(menu.getByRole('group', { name: 'Recently used' })).toBeVisible()
  await expectAccessible()
  await menu.getByRole('option', { name: 'Used before' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Used before' })).toBeVisible()
  await pressKey('Escape')
  await used.click()
  await menu.getByRole('option', { name: 'Clear recently used and remembered values' }).click()
  await expect.element(page.getByText('Recently used and remembered values cleared.')).toBeVisible()
  await saved.click()
  await expectAddress('/my-prompts?tab=saved')
  await expectTexts(page.getByRole('article').getByRole('heading'), ['Saved before'])
})

test('Recently used doesn’t show for what someone else used', async () => {
  const [prompt] = answerLibrary({ title: 'Used before' })
  keepUse(2, { id: prompt?.id ?? 0, title: 'Used before', revision: 1, tool: '' })
  openApp('/')
  await expectCount(page.getByRole('article'), 1)
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Saved', exact: true })).toBeVisible()
  await expectCount(page.getByRole('button', { name: 'Recently used' }), 0)
})

test('an empty account has nothing to go back to but Saved, and a visitor not even that', async () => {
  answerLibrary({})
  openApp('/')
  const aside = page.getByRole('main')
  await expect.element(aside.getByRole('link', { name: 'Saved', exact: true })).toBeVisible()
  await expectCount(aside.getByRole('button', { name: 'Recently used' }), 0)
  signIn(null)
  openApp('/')
  await expect.element(page.getByRole('banner').getByRole('link', { name: /^Sign in/ })).toBeVisible()
  await expectCount(page.getByRole('article'), 1)
  await expectCount(aside.getByRole('link', { name: 'Saved', exact: true }), 0)
})
