import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { suggestTags } from '@prompt-library/contract/tags'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { answerLibrary, ownPrompt } from '../../testing/library.ts'
import { expectTargets, expectToFit } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import {
  expectAddress,
  expectCount,
  expectHidden,
  expectTexts,
  focus,
  paste,
  pressKey,
  typeInto,
} from '../../testing/page.ts'
import { answer, sent } from '../../testing/stub-api.ts'

const box = () => page.getByRole('combobox', { name: 'Tags' })
const chips = () => page.getByRole('list', { name: 'Added to this prompt' }).getByRole('listitem')
const options = () => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const removeButton = (tag: string) => page.getByRole('button', { name: `Remove tag ${tag}` })
const openDetails = () => page.getByText('More details').click()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillForm(title: string): Promise<void> {
  await page.getByLabelText('Prompt Title').fill(title)
  await page.getByRole('textbox', { name: 'Prompt Content' }).fill('Do this.')
}

async function enter(...tags: string[]): Promise<void> {
  for (const tag of tags) {
    await box().fill(tag)
    await pressKey('Enter', box())
  }
}

async function expectProblem(sentence: string): Promise<void> {
  await expect.element(box()).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
}

const savedTags = (call: typeof createPrompt | typeof updatePrompt | typeof clonePrompt = createPrompt) =>
  sent(call).at(-1)?.tags

beforeEach(() => {
  answerLibrary()
})

test('tags are suggested while you type, by keyboard and by mouse', async () => {
  const all = [
    { name: 'Zebra fish', prompts: 2 },
    { name: 'Zebra', prompts: 1 },
    { name: 'striped zebra', prompts: 1 },
  ]
  answer(suggestTags, ({ q }) => (q === 'zeb' ? all : []))
  openApp('/submit')
  await openDetails()
  await fillForm('Suggested')
  await typeInto(box(), 'zeb')
  await expectTexts(options(), ['Zebra fish2 prompts', 'Zebra1 prompt', 'striped zebra1 prompt'])
  await expect.element(page.getByText('3 suggestions. Use the arrow keys to choose.')).toBeInTheDocument()
  await page.viewport(390, 800)
  await expectAccessibleInThemes()

  await pressKey('Escape', box())
  await expectCount(options(), 0)
  await expect.element(box()).toHaveValue('zeb')
  await pressKey('ArrowDown', box())
  await expectCount(options(), 3)
  await pressKey('ArrowDown', box())
  await expect.element(options().first()).toHaveAttribute('data-highlighted')
  await pressKey('Enter', box())
  await expectTexts(chips(), ['Zebra fish'])
  await expect.element(page.getByText('Added Zebra fish.')).toBeInTheDocument()
  await expect.element(box()).toHaveValue('')
  await expect.element(box()).toHaveFocus()

  await typeInto(box(), 'zeb')
  await expectTexts(options(), ['Zebra1 prompt', 'striped zebra1 prompt'])
  await options().last().click()
  await expectTexts(chips(), ['Zebra fish', 'striped zebra'])
  await expect.element(box()).toHaveFocus()

  // Without a choice from the list, Enter adds what was typed, even under the pointer.
  await typeInto(box(), 'zeb')
  await options().first().hover()
  await pressKey('Enter', box())
  await expectTexts(chips(), ['Zebra fish', 'striped zebra', 'zeb'])
  await expectCount(options(), 0)
  await expectTargets()
  await expectToFit()
  await press('Submit Prompt')
  await expectAddress('/my-prompts')
  expect(savedTags()).toEqual(['Zebra fish', 'striped zebra', 'zeb'])
})

test('Enter, a comma, a pasted list, and Backspace change the tags', async () => {
  openApp('/submit')
  await openDetails()
  await fillForm('Typed tags')
  await enter('one')
  await pressKey('Enter', box())
  await pressKey('Enter', box())
  await expectAddress('/submit')
  await typeInto(box(), 'two, three')
  await expectTexts(chips(), ['one', 'two'])
  await expect.element(box()).toHaveValue('three')
  await pressKey('Home', box())
  paste(box(), { 'text/plain': 'four\nfi' })
  await expectTexts(chips(), ['one', 'two', 'four', 'fithree'])
  await expect.element(page.getByText('Added four. Added fithree.')).toBeInTheDocument()

  await pressKey('Backspace', box())
  await expect.element(removeButton('fithree')).toHaveFocus()
  await pressKey('Backspace')
  await expectTexts(chips(), ['one', 'two', 'four'])
  await expect.element(page.getByText('Removed fithree.')).toBeInTheDocument()
  await expect.element(box()).toHaveFocus()
  await removeButton('one').click()
  await pressKey('Shift+Tab')
  await expect.element(removeButton('four')).toHaveFocus()
  await pressKey('Enter')
  await expectTexts(chips(), ['two'])

  await enter('TWO')
  await expect.element(page.getByText('You already added “two”.')).toBeVisible()
  await expectTexts(chips(), ['two'])
  await expect.element(box()).toHaveValue('')

  // What is left in the box is a tag too.
  await box().fill('left over')
  await press('Submit Prompt')
  await expectAddress('/my-prompts')
  expect(savedTags()).toEqual(['two', 'left over'])
})

test('a tag that can’t be added stays in the box, with the reason', async () => {
  openApp('/submit')
  await openDetails()
  await fillForm('Refused')
  const reserved = 'Only the library can set the tag “Featured”. Choose another one.'
  await enter('featured')
  await expectProblem(reserved)
  await expect.element(page.getByRole('status').getByText(reserved)).toBeInTheDocument()
  await expect.element(box()).toHaveValue('featured')
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await pressKey('End', box())
  await typeInto(box(), 'ish')
  await expectCount(page.getByText(reserved), 0)
  await pressKey('Enter', box())
  await expectTexts(chips(), ['featuredish'])

  await enter('x'.repeat(31))
  await expectProblem('A tag must be 30 characters or fewer.')
  await box().fill('')
  paste(box(), { 'text/plain': 'b, c, d, e, f, g' })
  await expectProblem('A prompt can have up to 5 tags.')
  await expectCount(chips(), 5)
  await expect.element(box()).toHaveValue('f, g')

  await focus(page.getByLabelText('Prompt Title'))
  await press('Submit Prompt')
  await expectProblem('A prompt can have up to 5 tags.')
  await expect.element(box()).toHaveFocus()
  await expect.element(box()).toHaveValue('f, g')
  await box().fill('')
  await press('Submit Prompt')
  await expectAddress('/my-prompts')
  expect(savedTags()).toEqual(['featuredish', 'b', 'c', 'd', 'e'])
})

test('an edit changes own tags only, and a clone starts with them', async () => {
  const { id } = ownPrompt({ title: 'Edited', tags: ['Featured', 'keep', 'drop'] })
  answer(suggestTags, ({ q }) => (q === 'dro' ? [{ name: 'drop', prompts: 1 }] : []))
  openApp(`/my-prompts?edit=${id}`)
  await expectTexts(chips(), ['keep', 'drop'])
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Set by the library: Featured.')
  await removeButton('drop').click()
  // Escape closes the list, but not the dialog.
  await typeInto(box(), 'dro')
  await expectTexts(options(), ['drop1 prompt'])
  await pressKey('Escape', box())
  await expectCount(options(), 0)
  await expectCount(page.getByRole('alertdialog'), 0)
  await box().fill('')
  await press('Update Prompt')
  await expectHidden(page.getByRole('dialog'))
  expect(savedTags(updatePrompt)).toEqual(['keep'])

  openApp(`/my-prompts?clone=${id}`)
  await expectTexts(chips(), ['keep'])
  await expect.element(page.getByRole('dialog')).not.toMatchTextContent('Set by the library')
  await page.getByLabelText('Prompt Title').fill('Cloned')
  await enter('mine')
  await press('Clone Prompt')
  await expectHidden(page.getByRole('dialog'))
  expect(savedTags(clonePrompt)).toEqual(['keep', 'mine'])
})

test('private data in a tag is found before it is saved', async () => {
  openApp('/submit')
  await openDetails()
  await fillForm('Guarded')
  await enter('lab', 'ask kim.lee@pitt.edu', 'biology')
  await press('Submit Prompt')
  const guard = page.getByRole('dialog').filter({ hasText: 'looks private' })
  await expect.element(guard).toMatchTextContent('Tags')
  await guard.getByRole('button', { name: 'Remove it and Submit Prompt' }).click()
  await expectAddress('/my-prompts')
  expect(savedTags()).toEqual(['lab', 'ask', 'biology'])
})
