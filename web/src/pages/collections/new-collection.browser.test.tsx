import { createCollection } from '@prompt-library/contract/collection-changes'
import { getCollection, listCollectionPrompts, listCollections } from '@prompt-library/contract/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCollection } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, goBack } from '../../testing/page.ts'
import { answer, withHeaders } from '../../testing/stub-api.ts'

test('Back from a new collection leads to a list that has it', async () => {
  const created = {
    ...sampleCollection({ name: 'Reading', role: 'owner', visibility: 'private' }),
    some_unavailable: false,
    editors: [],
    prompt_ids: [],
  }
  answerLibrary()
  answer(createCollection, { success: true, collection: created })
  answer(getCollection, created)
  answer(listCollectionPrompts, [])
  answer(listCollections, ({ scope }) => {
    const found = scope === 'own' ? [created] : []
    return withHeaders(found, { 'x-total-count': String(found.length) })
  })
  openApp('/collections')
  await page.getByRole('button', { name: 'New collection' }).click()
  await page.getByLabelText('Name').fill('Reading')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await expectAddress('/collections/a-collection')
  await expect.element(page.getByRole('heading', { name: 'Reading', level: 1 })).toBeVisible()
  await goBack()
  await expectAddress('/collections?scope=own')
  await page.getByRole('link', { name: 'Reading' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Collections' }).click()
  await expectAddress('/collections?scope=own')
})
