import {
  addCollectionEditor,
  removeCollectionEditor,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import { type Collection, getCollection } from '@prompt-library/contract/collections'
import { getSession } from '@prompt-library/contract/session'
import { searchUsers } from '@prompt-library/contract/sharing'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCollection } from '../../testing/collection.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectCount, expectHidden } from '../../testing/page.ts'
import { answer, pending, refusal, sent } from '../../testing/stub-api.ts'

const heading = () => page.getByRole('heading', { level: 1 })
const edit = () => page.getByRole('dialog', { name: 'Edit collection' })
const editors = () => page.getByRole('dialog', { name: 'Co-editors' })
const guard = () => page.getByRole('dialog', { name: 'Check for private data' })
const name = () => edit().getByLabelText('Name')
const save = () => edit().getByRole('button', { name: 'Save changes' })
const choose = (visibility: string) => edit().getByRole('radio', { name: visibility }).click()

/** The user’s private collection with a prompt, opened. */
function openCollection(values: Partial<Collection> = {}) {
  const [prompt] = answerLibrary({ title: 'Fern' })
  const stored = answerCollection(prompt ? [prompt] : [], { visibility: 'private', ...values })
  openApp('/collections/a-collection')
  return stored
}

async function openMenuItem(item: string): Promise<void> {
  await page.getByRole('button', { name: 'More options for this collection' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a description is checked for private data once others can see it', async () => {
  const { collection } = openCollection({ description: '' })
  await openMenuItem('Edit')
  await edit().getByLabelText('Description').fill('Ask jo.smith@pitt.edu')
  await save().click()
  await expectHidden(edit())
  expect(collection.description).toBe('Ask jo.smith@pitt.edu')

  await openMenuItem('Edit')
  await choose('Public')
  await save().click()
  await expect.element(guard()).toMatchTextContent('Everyone who can open the library will see this text.')
  await guard().getByRole('button', { name: 'Go back' }).click()
  await expectHidden(guard())
  expect(collection.visibility).toBe('private')
  await save().click()
  await guard().getByRole('button', { name: 'Remove it and Save changes' }).click()
  await expectHidden(edit())
  expect(sent(updateCollection).at(-1)).toMatchObject({ description: 'Ask', visibility: 'public' })
})

test('so are its notes, which can’t be changed there', async () => {
  const { items } = openCollection()
  if (items[0]) items[0].note = 'Ask jo.smith@pitt.edu'
  await expect.element(page.getByText('Ask jo.smith@pitt.edu')).toBeVisible()
  await openMenuItem('Edit')
  await choose('Public')
  await save().click()
  await expect.element(guard()).toMatchTextContent('Note for “Fern”')
  await expect.element(guard()).toMatchTextContent('To change this note, go back')
  await expectAccessible()
})

test('editing waits until it’s known who the member is', async () => {
  answer(getSession, pending)
  openCollection({ visibility: 'public' })
  await expect.element(page.getByRole('article')).toBeVisible()
  await expectCount(page.getByRole('button', { name: /^(Add prompts|Add note)/ }), 0)
})

test('a collection that becomes private gets a new address in place', async () => {
  const { collection } = openCollection({ visibility: 'link' })
  await expect.element(heading()).toHaveTextContent('Reading')
  await openMenuItem('Edit')
  await choose('Private')
  await expect.element(edit()).toMatchTextContent('The current link will stop working.')
  await save().click()
  await expect.element(page.getByText('Collection updated.')).toBeVisible()
  await expectAddress(`/collections/${collection.token}`)
  expect(collection.token).toBe('a-new-token')
  await expect.element(heading()).toHaveTextContent('Reading')
})

test('a refused save keeps the text and says what happened', async () => {
  openCollection({ role: 'editor', visibility: 'public' })
  await openMenuItem('Edit')
  await expect.element(edit()).toMatchTextContent('Only the owner can change this.')
  await expectCount(edit().getByRole('radio'), 0)
  await name().fill('Reading, edited')
  answer(updateCollection, refusal(404, 'This collection doesn’t exist.'))
  await save().click()
  await expect.element(edit().getByRole('alert')).toMatchTextContent('This collection doesn’t exist.')
  await expect.element(name()).toHaveValue('Reading, edited')
  await expectAccessible()

  // The owner removes the co-editor, which the page behind the dialog learns, too.
  answerCollection([], { role: null, editors: undefined, visibility: 'public' })
  answer(updateCollection, refusal(403, 'You don’t have permission to edit this collection.'))
  await save().click()
  await expect.element(edit().getByRole('alert')).toMatchTextContent('You don’t have permission')
  await expectCount(page.getByRole('button', { name: 'Add prompts', includeHidden: true }), 0)
  await expect.element(name()).toHaveValue('Reading, edited')
})

test('a page whose link changed says so, and keeps an open note', async () => {
  vi.useFakeTimers()
  openCollection({ role: 'editor', visibility: 'link' })
  await page.getByRole('button', { name: /^Add note/ }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Half a note')
  answer(getCollection, refusal(404, 'This collection doesn’t exist, or you can’t view it.'))
  vi.setSystemTime(Date.now() + 31_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('This collection was deleted, its link changed,')).toBeVisible()
  await expect.element(note).toHaveValue('Half a note')
  await expect.element(heading()).toHaveTextContent('Reading')
  await expectAccessible()
})

test('a co-editor is added once, and removed', async () => {
  const ben = { id: 2, display_name: 'Ben Author', email: 'ben@example.edu' }
  const cy = { id: 3, display_name: 'Cy Colleague', email: 'cy@example.edu' }
  answer(searchUsers, [cy])
  const { collection } = openCollection({ editors: [ben] })
  const add = () => editors().getByRole('button', { name: 'Add', exact: true }).click()
  const box = page.getByRole('combobox', { name: 'Add a co-editor' })
  const pick = async () => {
    await box.fill('Cy Colleague')
    await page.getByRole('option', { name: 'Cy Colleague' }).click()
  }
  answer(addCollectionEditor, () => Object.assign(collection, { editors: [ben, cy] }))
  await openMenuItem('Co-editors')
  await add()
  await expect.element(editors()).toMatchTextContent('Choose a person from the list.')
  await pick()
  await add()
  await expect.element(page.getByText('Cy Colleague is now a co-editor.')).toBeVisible()
  await expect.element(editors()).toMatchTextContent('Owner and 2 co-editors')
  await expect.element(box).toHaveFocus()
  await pick()
  await add()
  await expect.element(editors()).toMatchTextContent('Cy Colleague is already a co-editor.')
  await expectAccessible()

  answer(removeCollectionEditor, () => {
    collection.editors = [cy]
    return { success: true as const }
  })
  await editors().getByRole('button', { name: 'Remove Ben Author' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove co-editor' }).click()
  await expect.element(editors()).toMatchTextContent('Owner and 1 co-editor')
  expect(sent(removeCollectionEditor)).toMatchObject([{ user_id: 2 }])
})

test('its owner publishes it from where it says Private, and others only read that', async () => {
  openCollection()
  const button = page.getByRole('main').getByRole('button', { name: 'Private' })
  await button.click()
  await choose('Public')
  await save().click()
  await expectHidden(edit())
  expect(sent(updateCollection).at(-1)).toMatchObject({ visibility: 'public' })
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Public' })).toBeVisible()
  openCollection({ role: 'editor' })
  await expect.element(page.getByText('Private', { exact: true })).toBeVisible()
  await expectCount(button, 0)
})
