import {
  deleteCollection,
  featureCollection,
  unfeatureCollection,
} from '@prompt-library/contract/collection-changes'
import { getCollection, listCollectionPrompts } from '@prompt-library/contract/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCollection, signIn } from '../../testing/frame.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress } from '../../testing/page.ts'
import { answer, sent } from '../../testing/stub-api.ts'

test('an admin features a public collection, and stops that', async () => {
  signIn({ role: 'admin' })
  let featured = false
  const collection = () => ({ ...sampleCollection({ featured }), some_unavailable: false, editors: [] })
  answer(getCollection, () => ({ ...collection(), prompt_ids: [] }))
  answer(listCollectionPrompts, [])
  for (const [call, value] of [
    [featureCollection, true],
    [unfeatureCollection, false],
  ] as const)
    answer(call, () => {
      featured = value
      return collection()
    })
  openApp('/collections/a-collection')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More options for this collection' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Feature in library')
  await expect.element(page.getByRole('status').getByText('Featured in the library.')).toBeVisible()
  await choose('Stop featuring')
  await expect.element(page.getByRole('status').getByText('No longer featured in the library.')).toBeVisible()
})

test('an admin deletes a public collection after a question that names its owner', async () => {
  signIn({ role: 'admin' })
  answer(getCollection, {
    ...{ ...sampleCollection({ owner_name: 'Ben Author' }), some_unavailable: false },
    ...{ editors: [], prompt_ids: [] },
  })
  answer(listCollectionPrompts, [])
  answer(deleteCollection, { success: true })
  openApp('/collections/a-collection')
  await page.getByRole('button', { name: 'More options for this collection' }).click()
  await page.getByRole('menuitem', { name: 'Delete collection' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent('Ben Author, who owns it')
  await question.getByRole('button', { name: 'Delete collection' }).click()
  await expectAddress('/collections')
  await expect.element(page.getByText('Collection deleted.')).toBeVisible()
  expect(sent(deleteCollection)).toHaveLength(1)
})
