import { addToCollection, removeFromCollection } from '@prompt-library/contract/collection-changes'
import { type Collection, getCollection, listCollectionPrompts } from '@prompt-library/contract/collections'
import { listPrompts, type Prompt } from '@prompt-library/contract/prompts'
import { COLLECTION_ITEMS_MAX } from '@prompt-library/domain/limits'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { sampleCollection } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { expectTargets, expectToFit } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount, expectHidden, expectTexts, pressKey, typeText } from '../../testing/page.ts'
import { answer, offline, refusal, sent, withHeaders } from '../../testing/stub-api.ts'

const SUCCESS = { success: true } as const
const dialog = () => page.getByRole('dialog', { name: 'Add prompts' })
const openButton = () => page.getByRole('button', { name: 'Add prompts' })
const choice = (title: string) => dialog().getByRole('button', { name: new RegExp(`^Add(ed)? ${title}$`) })
const found = () => dialog().getByRole('heading', { level: 3 })

/** The user’s collection, opened, and the prompts it can have. */
function openCollection(prompts: Partial<Prompt>[], values: Partial<Collection> = {}) {
  const all = answerLibrary(...prompts)
  const ids: number[] = []
  answer(getCollection, () => ({
    ...sampleCollection({ role: 'owner', name: 'Reading' }),
    some_unavailable: false,
    editors: [],
    prompt_count: ids.length,
    prompt_ids: ids,
    ...values,
  }))
  answer(listCollectionPrompts, () =>
    all.filter(({ id }) => ids.includes(id)).map((prompt) => ({ ...prompt, note: '' })),
  )
  answer(addToCollection, ({ prompt_id }) => ({ ...SUCCESS, added: ids.push(prompt_id) > 0 }))
  answer(removeFromCollection, ({ prompt_id }) => {
    ids.splice(ids.indexOf(prompt_id), 1)
    return { ...SUCCESS, removed: true, before_prompt_id: null, note: '' }
  })
  openApp('/collections/a-collection')
  return ids
}

test('an empty collection leads to prompts, which are added and removed again', async () => {
  const ids = openCollection([{ title: 'Fern' }, { title: 'Moss' }])
  await expect.element(page.getByText('No prompts yet')).toBeVisible()
  await openButton().click()
  await expect.element(dialog().getByRole('searchbox')).toHaveFocus()
  await expectTexts(found(), ['Fern', 'Moss'])
  await expectAccessible()
  await expectToFit()
  expectTargets()
  await choice('Fern').click()
  await expect.element(choice('Fern')).toHaveTextContent('Added Fern')
  await expect.element(choice('Fern')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(dialog().getByText('Added Fern.')).toBeInTheDocument()
  expect(ids).toHaveLength(1)
  await choice('Fern').click()
  await expect.element(page.getByText('Removed Fern from the collection.')).toBeVisible()
  await expect.element(choice('Fern')).toHaveAttribute('aria-pressed', 'false')
  expect(ids).toEqual([])
  await choice('Moss').click()
  await expect.element(choice('Moss')).toHaveTextContent('Added Moss')
  await dialog().getByRole('button', { name: 'Done' }).click()
  await expectHidden(dialog())
  await expectTexts(page.getByRole('article').getByRole('heading'), ['Moss'])
  await expect.element(openButton()).toHaveFocus()
})

test('the focus returns to the button after the last prompt is removed', async () => {
  openCollection([{ title: 'Fern' }])
  await openButton().click()
  await choice('Fern').click()
  await expect.element(choice('Fern')).toHaveTextContent('Added Fern')
  await dialog().getByRole('button', { name: 'Done' }).click()
  await expectTexts(page.getByRole('article').getByRole('heading'), ['Fern'])
  await openButton().click()
  await choice('Fern').click()
  await expect.element(choice('Fern')).toHaveAttribute('aria-pressed', 'false')
  await dialog().getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('No prompts yet')).toBeVisible()
  await expect.element(page.getByText('0 prompts', { exact: true })).toBeVisible()
  await expect.element(openButton()).toHaveFocus()
})

test('finds prompts as the library does, and in one’s own lists', async () => {
  openCollection([{ title: 'Fern' }, { title: 'Diary', author_id: 1, visibility: 'private' }])
  await openButton().click()
  await expectTexts(found(), ['Fern'])
  await typeText('fren')
  await expect.poll(() => sent(listPrompts).at(-1)?.q).toBe('fren')
  await dialog().getByRole('button', { name: 'My Prompts' }).click()
  await expectTexts(found(), ['Diary'])
  // The collection is public.
  await expect
    .element(dialog().getByText('Private. People who can’t view it won’t see it here.'))
    .toBeVisible()
  // Another list starts without what was typed.
  await expect.element(dialog().getByRole('searchbox')).toHaveValue('')
  await dialog().getByRole('button', { name: 'Saved' }).click()
  await expect.element(dialog().getByText('You have no saved prompts yet.')).toBeVisible()
  await dialog().getByRole('searchbox').fill('fern')
  await expect.element(dialog().getByText('No prompts found. Try fewer or different words.')).toBeVisible()

  answer(listPrompts, () => withHeaders([], { 'x-total-count': '0', 'x-did-you-mean': 'fern' }))
  await dialog().getByRole('button', { name: 'Library' }).click()
  await dialog().getByRole('searchbox').fill('frn')
  await dialog().getByRole('button', { name: 'Search for frn instead' }).click()
  await expect.poll(() => sent(listPrompts).at(-1)?.exact).toBe(true)
})

test('says why a prompt wasn’t added', async () => {
  openCollection([{ title: 'Fern' }])
  await openButton().click()
  answer(addToCollection, () => refusal(409, 'A collection can have up to 500 prompts.'))
  await choice('Fern').click()
  await expect.element(page.getByRole('alert').getByText('up to 500 prompts')).toBeVisible()
  await expect.element(choice('Fern')).toHaveAttribute('aria-pressed', 'false')
  answer(addToCollection, offline)
  await choice('Fern').click()
  await expect.element(page.getByRole('alert').getByText('We couldn’t add Fern.')).toBeVisible()
})

test('a full collection takes no more, and a failed search can be repeated', async () => {
  const prompt_ids = Array.from({ length: COLLECTION_ITEMS_MAX }, (_, index) => 1000 + index)
  openCollection([{ title: 'Fern' }], { prompt_ids })
  answer(listPrompts, offline)
  await openButton().click()
  await expect.element(dialog().getByText('Failed to load prompts.')).toBeVisible()
  answerLibrary({ title: 'Fern' })
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(choice('Fern')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dialog().getByText('Remove one to add another.')).toBeVisible()
  await pressKey('Escape')
  await expectHidden(dialog())
  expect(sent(addToCollection)).toEqual([])
})

test('only the owner and co-editors can add prompts', async () => {
  openCollection([{ title: 'Fern' }], { role: null, editors: undefined, prompt_ids: undefined })
  await expect.element(page.getByText('When the owner adds prompts, they appear here.')).toBeVisible()
  await expectCount(openButton(), 0)
})
