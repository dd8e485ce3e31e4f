import { createCollection } from '@prompt-library/contract/collection-changes'
import { getCollection, listCollectionPrompts, listCollections } from '@prompt-library/contract/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { sampleCollection } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectHidden, goBack, pressKey } from '../../testing/page.ts'
import { answer, offline, sent, withHeaders } from '../../testing/stub-api.ts'

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

test('a new collection keeps what was typed until it’s created or canceled', async () => {
  const dialog = page.getByRole('dialog', { name: 'New collection' })
  const name = dialog.getByLabelText('Name')
  const create = dialog.getByRole('button', { name: 'Create collection' })
  const open = () => page.getByRole('button', { name: 'New collection' }).click()
  answer(createCollection, offline)
  openApp('/collections')
  await open()
  await create.click()
  await expect.element(dialog).toMatchTextContent('Enter a name.')
  await expect.element(name).toHaveFocus()
  await name.fill('Labs')
  await dialog.getByLabelText('Description (optional)').fill('For Biology 101')
  await expect.element(dialog).toMatchTextContent('15 of 1,000 characters')
  await dialog.getByRole('radio', { name: 'Members with the link' }).click()
  await page.viewport(390, 844)
  await expectAccessible()
  await page.viewport(1280, 800)
  await create.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We couldn’t create the collection.')
  expect(sent(createCollection)).toMatchObject([{ visibility: 'link', description: 'For Biology 101' }])

  await pressKey('Escape')
  await expectHidden(dialog)
  await open()
  await expect.element(name).toHaveValue('Labs')
  await expect.element(dialog.getByRole('radio', { name: 'Members with the link' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(dialog)
  await open()
  await expect.element(name).toHaveValue('')
})
