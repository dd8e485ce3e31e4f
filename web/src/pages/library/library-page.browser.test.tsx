import { listPrompts } from '@prompt-library/contract/prompts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepUse } from '../../shared/lib/used-prompts.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { featureCollections, signIn } from '../../testing/frame.ts'
import { answerLibrary, samplePrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectAddress, expectCount, expectTexts, pressKey } from '../../testing/page.ts'
import { answer } from '../../testing/stub-api.ts'

const SIZES = [
  { width: 1280, height: 900, limit: 300 },
  { width: 390, height: 844, limit: 380 },
]

test.for(SIZES)(
  'the first card is within $limit px of the top at $width px',
  async ({ width, height, limit }) => {
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
  },
)

test.for(SIZES)(
  'Saved and Recently used are one click away at $width px',
  async ({ width, height, limit }) => {
    const [prompt] = answerLibrary({ title: 'Used before' }, { userHasSaved: true, title: 'Saved before' })
    keepUse(1, { id: prompt?.id ?? 0, title: 'Used before', revision: 1, tool: '' })
    featureCollections({}, {}, {}, {})
    await page.viewport(width, height)
    openApp('/')
    const saved = page.getByRole('main').getByRole('link', { name: 'Saved', exact: true })
    const used = page.getByRole('button', { name: 'Recently used' })
    await expect.element(saved).toBeVisible()
    await expectCount(page.getByLabelText('Featured collections').getByRole('link'), 4)
    await expectCount(page.getByRole('article'), 2)
    expect(boxOf(page.getByRole('article').first()).y).toBeLessThanOrEqual(limit)
    // All in one line.
    expect(boxOf(page.getByText('2 prompts found').first()).height).toBeLessThan(30)
    expect(boxOf(used).right).toBeLessThanOrEqual(width)

    await used.click()
    await expectAccessible()
    await page.getByRole('menuitem', { name: 'Used before' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Used before' })).toBeVisible()
    await pressKey('Escape')
    await used.click()
    await page.getByRole('menuitem', { name: 'Clear recently used and remembered values' }).click()
    await used.click()
    await expectTexts(page.getByRole('menuitem'), ['Prompts you copy or open in an AI tool appear here.'])
    await pressKey('Escape')
    await saved.click()
    await expectAddress('/my-prompts?tab=saved')
    await expectTexts(page.getByRole('article').getByRole('heading'), ['Saved before'])
  },
)

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
