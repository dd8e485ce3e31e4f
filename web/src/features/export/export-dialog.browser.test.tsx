import { exportPrompt } from '@prompt-library/contract/exports'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { chooseMore, expectHidden } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const dialog = page.getByRole('dialog', { name: 'Export this prompt' })
const exportButton = dialog.getByRole('button', { name: 'Export', exact: true })
const more = page.getByRole('button', { name: /More options/ })

async function openDialog() {
  const [prompt] = answerLibrary({ title: 'Study plan', author_id: 1 })
  openApp('/')
  await chooseMore('Export…')
  await expect.element(dialog).toBeVisible()
  return prompt?.id
}

test('says what each format keeps, and saves the file', async () => {
  const id = await openDialog()
  await expect.element(dialog.getByText('Keeps everything except earlier versions')).toBeVisible()
  await dialog.getByLabelText('Format').selectOptions('open-webui')
  await expect.element(dialog.getByText('Leaves out notes, category,')).toBeVisible()
  await dialog.getByLabelText('Format').selectOptions('csv')
  await expect.element(dialog.getByText('Opens in Excel')).toBeVisible()
  await expectAccessible()
  const headers = { 'content-disposition': 'attachment; filename="prompt-7.csv"' }
  answer(exportPrompt, () => new Response('title,prompt', { headers }))
  await exportButton.click()
  await expect.element(page.getByText('Saved as prompt-7.csv.')).toBeVisible()
  await expectHidden(dialog)
  await expect.element(more).toHaveFocus()
  expect(sent(exportPrompt)).toEqual([{ prompt_id: id, format: 'csv' }])
})

test('saves nothing once it was closed', async () => {
  await openDialog()
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer(exportPrompt, () => promise)
  await exportButton.dblClick()
  await expect.element(dialog.getByRole('button', { name: 'Exporting...' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(dialog)
  resolve(new Response('title,prompt'))
  await chooseMore('Export…')
  await expect.element(exportButton).toBeVisible()
  await expectHidden(page.getByText('Saved as'))
  expect(sent(exportPrompt)).toHaveLength(1)
})

test('a failure is said, and the dialog stays', async () => {
  await openDialog()
  answer(exportPrompt, () => refusal(429, 'You’ve exported too many files in the last hour.'))
  await exportButton.click()
  await expect.element(page.getByText('You’ve exported too many files in the last hour.')).toBeVisible()
  await expect.element(exportButton).toBeVisible()
})
