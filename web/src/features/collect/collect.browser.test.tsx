import {
  addToCollection,
  createCollection,
  removeFromCollection,
} from '@prompt-library/contract/collection-changes'
import { listCollectionsForPrompt } from '@prompt-library/contract/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { sampleCollection, signIn } from '../../testing/frame.ts'
import { answerLibrary, ownPrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import {
  chooseItem,
  chooseMore,
  clickAt,
  expectAddress,
  expectCount,
  expectHidden,
  focus,
  pressKey,
  typeText,
} from '../../testing/page.ts'
import { answer, offline, refusal, sent } from '../../testing/stub-api.ts'

const SUCCESS = { success: true } as const

const more = () => page.getByRole('article').getByRole('button', { name: /^More options for / })
const popup = () => page.getByRole('dialog', { name: 'Add to a collection' })
const choice = (name: string) => popup().getByRole('listitem').getByRole('button', { name })
const newCollection = () => popup().getByRole('button', { name: 'New collection…' })
const form = () => page.getByRole('dialog', { name: 'New collection' })
const nameField = () => form().getByRole('textbox', { name: 'Name' })
const message = (text: string) => page.getByText(text)

/** The user’s collections, last used first, in which the prompt isn’t yet. */
function answerCollections(...names: string[]): void {
  const tokenOf = (name: string) => name.replace(/\W/g, '-')
  const own = names.map((name) => ({ token: tokenOf(name), name, visibility: 'public' as const, has: false }))
  const find = (token: string) => own.find((one) => one.token === token)
  answer(listCollectionsForPrompt, ({ q = '' }) =>
    own
      .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
      .map(({ has, ...one }) => ({ ...one, role: 'owner' as const, contains_prompt: has })),
  )
  answer(addToCollection, ({ token }) => {
    const added = !find(token)?.has
    Object.assign(find(token) ?? {}, { has: true })
    return { ...SUCCESS, added }
  })
  answer(removeFromCollection, ({ token }) => {
    const removed = find(token)?.has ?? false
    Object.assign(find(token) ?? {}, { has: false })
    return { ...SUCCESS, removed, before_prompt_id: null, note: '' }
  })
  answer(createCollection, ({ name }) => {
    const token = tokenOf(name)
    own.unshift({ token, name, visibility: 'public', has: true })
    const collection = { ...sampleCollection({ name, token, role: 'owner' }), some_unavailable: false }
    return { ...SUCCESS, collection: { ...collection, editors: [], prompt_ids: [] } }
  })
}

const openPopup = (button = more()) => chooseMore('Add to a collection', button)

test('a private prompt is added with a note on who sees it, and Undo removes it', async () => {
  ownPrompt({ visibility: 'private' })
  answerCollections('Biology 101')
  openApp('/my-prompts')
  await openPopup()
  await expect.element(choice('Biology 101')).toHaveFocus()
  await expect.element(popup().getByText(/^This prompt is private\. People who can’t view it/)).toBeVisible()
  await expectAccessibleInThemes()
  // The padding belongs to the popup, not to the card below.
  await popup().getByRole('heading').click()
  await expectAddress('/my-prompts')
  await choice('Biology 101').dblClick()
  await expect.element(message('Added to Biology 101.')).toBeVisible()
  await expectHidden(popup())
  await expect.element(more()).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(message('Removed from Biology 101.')).toBeVisible()
})

test('the popup works by keyboard, without triggering page shortcuts', async () => {
  ownPrompt()
  answerCollections('Cooking', 'Botany', 'Art')
  openApp('/my-prompts')
  await expect.element(more()).toBeVisible()
  const openByKey = async () => {
    await focus(more())
    await pressKey('Enter')
    await pressKey('Enter', page.getByRole('menuitem', { name: 'More' }))
    await pressKey('Enter', page.getByRole('menuitem', { name: 'Add to a collection' }))
    await expect.element(choice('Cooking')).toHaveFocus()
  }
  await openByKey()
  await pressKey('Tab')
  await expect.element(choice('Botany')).toHaveFocus()
  // Elsewhere, these keys go to the search and open the list of shortcuts.
  for (const key of ['/', '?']) await pressKey(key)
  await expect.element(choice('Botany')).toHaveFocus()
  await pressKey('Escape')
  await expectHidden(popup())
  await expect.element(more()).toHaveFocus()

  await openByKey()
  await pressKey('Tab')
  await pressKey('Space')
  await expect.element(message('Added to Botany.')).toBeVisible()
  await expect.element(more()).toHaveFocus()
  await pressKey('F6')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await pressKey('Enter')
  await expect.element(message('Removed from Botany.')).toBeVisible()
  await expect.element(more()).toHaveFocus()

  await openByKey()
  await pressKey('Enter', newCollection())
  await expect.element(nameField()).toHaveFocus()
  await typeText('Drama')
  await pressKey('Enter')
  expect(sent(createCollection)).toMatchObject([{ name: 'Drama', visibility: 'private' }])
  await expect.element(message('Created Drama and added this prompt.')).toBeVisible()
  await expect.element(more()).toHaveFocus()
})

test('a new collection keeps its name if it can’t be created', async () => {
  ownPrompt()
  answerCollections()
  openApp('/my-prompts')
  await openPopup()
  await expect.element(popup().getByText('You have no collections yet.')).toBeVisible()
  await expect.element(newCollection()).toHaveFocus()
  await pressKey('Enter')
  await expect.element(nameField()).toHaveFocus()
  await pressKey('Enter')
  await expect.element(form().getByText('Enter a name.')).toBeVisible()
  await page.viewport(390, 844)
  await expectAccessible()
  await page.viewport(1280, 800)

  answer(createCollection, offline)
  await nameField().fill('Chemistry 2')
  await pressKey('Enter')
  await expect.element(form().getByText('We couldn’t create the collection.')).toBeVisible()
  answerCollections()
  await expect.element(nameField()).toHaveValue('Chemistry 2')
  await pressKey('Enter', nameField())
  await expect.element(message('Created Chemistry 2 and added this prompt.')).toBeVisible()
  await expectHidden(form())
  await expect.element(more()).toHaveFocus()
})

test('what fails is said, and can be tried again', async () => {
  ownPrompt()
  openApp('/my-prompts')
  answer(listCollectionsForPrompt, offline)
  await openPopup()
  await expect.element(popup().getByText('We couldn’t load your collections.')).toBeVisible()
  await expectAccessible()
  answerCollections('Physics')
  await popup().getByRole('button', { name: 'Try again' }).click()
  await expect.element(choice('Physics')).toHaveFocus()

  answer(addToCollection, offline)
  await pressKey('Enter')
  await expect
    .element(message('We couldn’t add this prompt to Physics. Check your connection.'))
    .toBeVisible()
  answerCollections('Physics')
  await choice('Physics').click()
  await expect.element(message('Added to Physics.')).toBeVisible()
  answer(removeFromCollection, offline)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(message('We couldn’t undo that. Check your connection.')).toBeVisible()
  answer(removeFromCollection, { ...SUCCESS, removed: true, before_prompt_id: null, note: '' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(message('Removed from Physics.')).toBeVisible()
})

test('another tab can be faster, or delete a collection', async () => {
  ownPrompt()
  answerCollections('Kept', 'Deleted')
  openApp('/my-prompts')
  await openPopup()
  answer(addToCollection, { ...SUCCESS, added: false })
  await choice('Kept').click()
  await expect.element(message('This prompt is already in Kept.')).toBeVisible()
  await expectHidden(page.getByRole('button', { name: 'Undo' }))

  await openPopup()
  await expect.element(choice('Deleted')).toBeVisible()
  answerCollections('Kept')
  answer(addToCollection, refusal(404, 'This collection doesn’t exist, or you can’t view it.'))
  await choice('Deleted').click()
  await expect.element(message('This collection doesn’t exist, or you can’t view it.')).toBeVisible()
  await expectCount(choice('Deleted'), 0)
})

test('over the prompt’s dialog on a phone, many collections are filtered', async () => {
  const { id, title } = ownPrompt()
  answerCollections('W'.repeat(100), ...Array.from({ length: 12 }, (_, index) => `Course ${index + 1}`))
  await page.viewport(390, 844)
  openApp(`/?prompt=${id}`)
  const dialog = page.getByRole('dialog', { name: title })
  const button = dialog.getByRole('button', { name: 'More options' })
  await openPopup(button)
  await expect.element(choice('WWW')).toHaveFocus()
  await expectAccessibleInThemes()
  expect(document.documentElement.scrollWidth).toBe(390)
  const filter = popup().getByLabelText('Filter collections')
  await filter.fill('course 1')
  await expect.element(popup().getByRole('status').getByText('4 collections found.')).toBeInTheDocument()
  await filter.fill('Nothing like it')
  await expect.element(popup().getByText('No collections found.')).toBeVisible()
  await newCollection().click()
  await expect.element(nameField()).toHaveValue('Nothing like it')

  // Escape closes only the popup, and so does a click outside.
  await pressKey('Escape')
  await expectHidden(form())
  await expect.element(button).toHaveFocus()
  await openPopup(button)
  await expect.element(choice('WWW')).toHaveFocus()
  await clickAt(195, 20)
  await expectHidden(popup())
  await openPopup(button)
  await choice('Course 12').click()
  await expect.element(message('Added to Course 12.')).toBeVisible()
  await expect.element(dialog).toBeVisible()
  expect(sent(addToCollection)).toMatchObject([{ prompt_id: id }])
})

test.for([
  [chooseItem, 'Clone', 'clone this prompt'],
  [chooseItem, 'Share', 'share this prompt'],
  [chooseMore, 'Add to a collection', 'add this prompt to a collection'],
] as const)('visitors are asked to sign in: %s %s', async ([choose, item, purpose]) => {
  signIn(null)
  answerLibrary({})
  openApp('/')
  await choose(item)
  const dialog = page.getByRole('dialog', { name: `Sign in to ${purpose}` })
  await expect.element(dialog.getByRole('link', { name: 'Sign in with your NetID' })).toBeVisible()
})
