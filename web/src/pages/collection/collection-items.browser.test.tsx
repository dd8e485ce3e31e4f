import {
  addToCollection,
  moveInCollection,
  removeFromCollection,
  setCollectionNote,
} from '@prompt-library/contract/collection-changes'
import {
  type Collection,
  getCollection,
  listCollectionPrompts,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCollection } from '../../testing/collection.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { expectTargets } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import {
  chooseItem,
  chooseMore,
  expectCount,
  expectHidden,
  expectTexts,
  focus,
  goBack,
  pressKey,
} from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const rows = () => page.getByRole('article')
const titles = () => rows().getByRole('heading', { level: 2 })
const move = (title: string, direction: 'up' | 'down') =>
  page.getByRole('button', { name: `Move ${title} ${direction}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const note = () => page.getByLabelText('Note', { exact: true })
const guard = () => page.getByRole('dialog', { name: 'Check for private data' })

/** The user’s collection with these prompts, opened. */
function openCollection(names: string[], values: Partial<Collection> = {}) {
  const stored = answerCollection(answerLibrary(...names.map((title) => ({ title }))), values)
  openApp('/collections/a-collection')
  return stored
}

const menuOf = (title: string) => page.getByRole('button', { name: `More options for ${title}` })

test('prompts are moved by buttons, faster than the server answers, and to a position', async () => {
  openCollection(['Apple', 'Birch', 'Cedar', 'Daisy'])
  await expectTexts(titles(), ['Apple', 'Birch', 'Cedar', 'Daisy'])
  await expectAccessible()
  expectTargets()
  await focus(move('Apple', 'down'))
  for (let press = 0; press < 3; press += 1) await pressKey('Enter')
  await expectTexts(titles(), ['Birch', 'Cedar', 'Daisy', 'Apple'])
  await expect.element(move('Apple', 'down')).toHaveFocus()
  await expect.element(move('Apple', 'down')).toHaveAttribute('aria-disabled', 'true')
  await move('Apple', 'up').click()
  await expect.element(page.getByText('Moved Apple to position 3 of 4')).toBeInTheDocument()
  await expectTexts(titles(), ['Birch', 'Cedar', 'Apple', 'Daisy'])

  await chooseItem('Move to…', menuOf('Daisy'))
  const dialog = page.getByRole('dialog', { name: 'Move to' })
  const position = dialog.getByLabelText('Position (1 to 4)')
  await expect.element(position).toHaveValue('4')
  await position.fill('5')
  await pressKey('Enter')
  await expect.element(dialog).toMatchTextContent('Enter a number from 1 to 4.')
  await expectAccessible()
  await position.fill('1')
  await pressKey('Enter')
  await expectHidden(dialog)
  await expect.element(move('Daisy', 'up')).toHaveFocus()
  await expectTexts(titles(), ['Daisy', 'Birch', 'Cedar', 'Apple'])
  await expect.poll(() => sent(moveInCollection).at(-1)).toMatchObject({ place: 1 })

  openApp('/collections/a-collection?q=cedar')
  await expectTexts(titles(), ['Cedar'])
  await expectCount(move('Cedar', 'up'), 0)
})

test('a note survives a refused save and another page, and Undo brings back what it replaced', async () => {
  const { items } = openCollection(['Fern', 'Moss'])
  await button('Add note for Fern').click()
  await expect.element(note()).toHaveFocus()
  await note().fill('x'.repeat(501))
  await expect.element(page.getByText('Notes can be up to 500 characters.')).toBeVisible()
  await note().fill('Read this first.')
  await expectAccessible()
  answer(setCollectionNote, refusal(429, 'Wait.'))
  await pressKey('Control+Enter')
  await expect.element(page.getByText('Wait.').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  await expectCount(note(), 0)
  await goBack()
  await expect.element(note()).toHaveValue('Read this first.')

  // A co-editor was faster.
  answer(setCollectionNote, ({ note: text }) => {
    const before = items[0]?.note || 'Theirs.'
    if (items[0]) items[0].note = text
    return { success: true as const, before }
  })
  await button('Save note').click()
  await expect.element(rows().first()).toMatchTextContent('Read this first.')
  await expect.element(button('Edit note for Fern')).toHaveFocus()
  await button('Undo').click()
  await expect.element(page.getByText('Note restored.')).toBeVisible()
  await expect.element(rows().first()).toMatchTextContent('Theirs.')

  // Escape asks before it discards what was typed.
  await button('Edit note for Fern').click()
  await note().fill('Changed.')
  await pressKey('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expectCount(note(), 0)
  await expect.element(rows().first()).toMatchTextContent('Theirs.')
})

test('a note that others can read is checked for private data', async () => {
  openCollection(['Fern'], { visibility: 'public' })
  await button('Add note for Fern').click()
  await note().fill('Ask jo.smith@pitt.edu')
  await button('Save note').click()
  await expect.element(guard()).toMatchTextContent('Everyone who can open the library will see this text.')
  await guard().getByRole('button', { name: 'Go back' }).click()
  await expectHidden(guard())
  expect(sent(setCollectionNote)).toEqual([])
  await button('Save note').click()
  await guard().getByRole('button', { name: 'Remove it and Save note' }).click()
  await expect.element(button('Edit note for Fern')).toBeVisible()
  expect(sent(setCollectionNote)).toMatchObject([{ note: 'Ask' }])
})

test('a removed prompt comes back in its place with its note, even if Undo is refused at first', async () => {
  const names = ['Ant', 'Bee', 'Cat']
  const { items } = openCollection(names)
  if (items[1]) items[1].note = 'Mind the sting.'
  await expectTexts(titles(), names)
  await chooseItem('Remove from collection', menuOf('Bee'))
  await expectTexts(titles(), ['Ant', 'Cat'])
  await expect.element(page.getByText('2 prompts', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Removed Bee from the collection.')).toBeVisible()
  await expectCount(page.getByCss(':focus'), 1)
  answer(addToCollection, refusal(429, 'Wait.'))
  await button('Undo').click()
  await expect.element(page.getByText('Wait.')).toBeVisible()
  answer(addToCollection, { success: true, added: true })
  await button('Try again').click()
  await expect.element(page.getByText('Added Bee back.')).toBeVisible()
  expect(sent(addToCollection).at(-1)).toMatchObject({
    before_prompt_id: items.at(-1)?.id,
    note: 'Mind the sting.',
  })

  // A co-editor was faster, so there’s nothing to undo.
  answer(removeFromCollection, { success: true, removed: false, before_prompt_id: null, note: '' })
  await chooseItem('Remove from collection', menuOf('Cat'))
  await expect.element(page.getByText('Cat is no longer in the collection.')).toBeVisible()
  await expectCount(button('Undo'), 0)
})

test('a prompt unselected in its own collection leaves the focus on the page', async () => {
  openCollection(['Fern', 'Moss'])
  const choice = { token: 'a-collection', name: 'Reading', visibility: 'public', role: 'owner' } as const
  answer(listCollectionsForPrompt, [{ ...choice, contains_prompt: true }])
  await chooseMore('Add to a collection', menuOf('Fern'))
  await page.getByRole('dialog').getByRole('button', { name: 'Reading' }).click()
  await expect.element(page.getByText('Removed Fern from Reading.')).toBeVisible()
  await expectTexts(titles(), ['Moss'])
  await expect.element(page.getByCss('#main')).toHaveFocus()
})

test('a visitor may need to sign in for a collection, whether it exists or not', async () => {
  signIn(null)
  answerLibrary()
  const missing = refusal(404, 'This collection doesn’t exist, or you can’t view it.')
  answer(getCollection, missing)
  answer(listCollectionPrompts, missing)
  openApp('/collections/unknown')
  await expect.element(page.getByRole('heading', { name: 'You may need to sign in' })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Sign in with your NetID' }))
    .toBeVisible()
  await expectAccessible()
})
