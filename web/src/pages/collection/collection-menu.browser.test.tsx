import {
  deleteCollection,
  featureCollection,
  unfeatureCollection,
} from '@prompt-library/contract/collection-changes'
import { getCollection, listCollectionPrompts } from '@prompt-library/contract/collections'
import { reportCollection } from '@prompt-library/contract/reports'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCollection, signIn } from '../../testing/frame.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectCount } from '../../testing/page.ts'
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

test('a member reports a public collection, and visitors and its owner aren’t offered it', async () => {
  answer(listCollectionPrompts, [])
  answer(reportCollection, { success: true })
  const show = (role: 'owner' | null) => {
    answer(getCollection, { ...sampleCollection({ role, prompt_count: 1 }), some_unavailable: false })
    openApp('/collections/a-collection')
  }
  const more = page.getByRole('button', { name: 'More options for this collection' })
  const report = page.getByRole('menuitem', { name: 'Report', exact: true })
  for (const [user, role] of [
    [null, null],
    [{}, 'owner'],
  ] as const) {
    signIn(user)
    show(role)
    await more.click()
    await expect.element(page.getByRole('menuitem', { name: 'Export…' })).toBeVisible()
    await expectCount(report, 0)
  }
  signIn({})
  show(null)
  await more.click()
  await report.click()
  const dialog = page.getByRole('dialog', { name: 'Report this collection' })
  await dialog.getByRole('radio', { name: 'Wrong or unsafe' }).click()
  await dialog.getByRole('textbox').fill('It says how to cheat.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect.element(page.getByText(/^Thanks. You’ll get a notification/)).toBeVisible()
  expect(sent(reportCollection)).toEqual([
    { token: 'a-collection', reason: 'unsafe', note: 'It says how to cheat.' },
  ])
})
