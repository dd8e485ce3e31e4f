import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { answerLibrary, ownPrompt } from '../../testing/library.ts'
import { expectTargets, expectToFit } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectHidden, expectTexts, paste, pressKey, typeText } from '../../testing/page.ts'
import { sent } from '../../testing/stub-api.ts'

const editorOf = () => page.getByRole('textbox', { name: 'Prompt Content' })
const chips = () => editorOf().getByCss('.field-in-text')
const section = () => page.getByRole('region', { name: 'Blanks', exact: true })
const summaries = () => section().getByCss('summary')
const row = (name: string) =>
  section()
    .getByCss('details')
    .filter({ hasText: `{{${name}}}` })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const nameOf = (name: string) => row(name).getByLabelText('Name in your text')

async function open(name: string): Promise<void> {
  await row(name).getByCss('summary').click()
}

const DESCRIBED = [
  { name: 'course', label: 'Course', required: true },
  { name: 'level', type: 'choice' as const, options: ['Intro', 'Advanced'] },
]

/** Opens the form of a prompt with two described fields. */
function openDescribed() {
  const { id } = ownPrompt({
    title: 'Described',
    markdown: '<p>For {{course}} at {{level}}.</p>',
    fields: DESCRIBED,
  })
  openApp(`/my-prompts?edit=${id}`)
}

beforeEach(() => {
  answerLibrary()
})

test('a renamed field keeps its description and the focus, and Undo says that the new name isn’t in the text', async () => {
  openDescribed()
  await open('course')
  await nameOf('course').fill('class')
  await pressKey('Enter')
  await expect.element(editorOf()).toHaveTextContent('For {{class}} at {{level}}.')
  await expect.element(summaries().first()).toHaveTextContent('Course{{class}}Text, required')
  await expect.element(nameOf('class')).toHaveFocus()
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name }).click()
  await tool('Undo')
  await expect
    .element(page.getByText('“class” isn’t in the text. Saving removes its description.'))
    .toBeVisible()
  await tool('Redo')
  await expect.element(summaries().first()).toHaveTextContent('Course{{class}}Text, required')
})

test('a name that can’t be used says why, and blocks saving', async () => {
  openDescribed()
  await open('course')
  for (const [wrong, sentence] of [
    ['two words', 'Start the name with a letter'],
    ['level', 'Another field is already named “level”.'],
  ] as const) {
    await nameOf('course').fill(wrong)
    await pressKey('Enter')
    await expect.element(row('course').getByRole('alert')).toMatchTextContent(sentence)
    await press('Update Prompt')
    await expect.element(nameOf('course')).toHaveFocus()
  }
  expect(sent(updatePrompt)).toEqual([])
})

test('a description that isn’t complete blocks saving and gets the focus', async () => {
  openDescribed()
  await open('level')
  const level = row('level')
  await level.getByLabelText('Default').selectOptions('Intro')
  await level.getByLabelText('Options').fill('Advanced')
  await open('level')
  await expectHidden(level.getByLabelText('Options'))
  await press('Update Prompt')
  await expect.element(level.getByLabelText('Default')).toHaveFocus()
  await expect.element(level).toMatchTextContent('The default of “level” isn’t one of its options.')
  await expect.element(level.getByCss('summary')).toMatchTextContent('Needs a change')
  await level.getByLabelText('Default').selectOptions('')
  await level.getByLabelText('Options').fill(' \n')
  await press('Update Prompt')
  await expect.element(level.getByLabelText('Options')).toHaveFocus()
  await expect.element(level).toMatchTextContent('Add at least one option to “level”.')
  await expectAccessible()
  // As a text field it needs no options.
  await level.getByLabelText('Type').selectOptions('Text')
  await press('Update Prompt')
  await expect.element(page.getByRole('status').getByText('Prompt updated.', { exact: true })).toBeVisible()
})

test('more than 60 fields are too many, and the form says so before it is sent', async () => {
  const names = Array.from({ length: 61 }, (_, index) => `f${index}`)
  const { id } = ownPrompt({ markdown: `<p>${names.map((name) => `{{${name}}}`).join(' ')}</p>` })
  openApp(`/my-prompts?edit=${id}`)
  const sentence = page.getByText('This prompt has 61 fields. Prompts can have up to 60.')
  await expect.element(sentence).toBeVisible()
  await press('Update Prompt')
  await expect.element(editorOf()).toHaveFocus()
  await editorOf().fill('Only {{f0}}')
  await expectHidden(sentence)
})

test('a stored text over the limit stays readable, and saving waits until it is shorter', async () => {
  const { id } = ownPrompt({ markdown: `<p>${'long '.repeat(7_000)}end</p>` })
  openApp(`/my-prompts?edit=${id}`)
  const sentence = page.getByText(
    'With its formatting, this prompt is 35,010 characters long. Prompts can be up to 30,000 characters.',
  )
  await expect.element(sentence).toBeVisible()
  await expect.element(editorOf()).toMatchTextContent('end')
  await press('Update Prompt')
  await expect.element(editorOf()).toHaveFocus()
  await editorOf().fill('Short')
  await expectHidden(sentence)
  await press('Update Prompt')
  await expect.element(page.getByRole('status').getByText('Prompt updated.', { exact: true })).toBeVisible()
})

test('a description stays while its field is retyped, and the form says what saving without the field removes', async () => {
  openDescribed()
  await editorOf().fill('For {{level}} only')
  await expect
    .element(section())
    .toMatchTextContent('“course” isn’t in the text. Saving removes its description.')
  await editorOf().fill('For {{level}} and {{course}}')
  await expectTexts(summaries(), ['Level{{level}}Choice', 'Course{{course}}Text, required'])
})

test('the fields of a form are accessible in both themes, and fit a small screen', async () => {
  openApp('/submit')
  await page.getByLabelText('Prompt Title').fill('Accessible')
  await editorOf().fill('{{course}} {{level}} {{user}} {{a_name_that_is_very_long_and_has_no_end}}')
  for (const name of ['course', 'level', 'user']) await open(name)
  await row('level').getByLabelText('Type').selectOptions('Several choices')
  await row('level').getByLabelText('Options').fill('Intro\nAdvanced')
  await row('level').getByLabelText('Allow other answers').click()
  await row('user').getByLabelText('Keep as text').click()
  await nameOf('course').fill('no name')
  await pressKey('Enter')
  await page.viewport(320, 800)
  await expectAccessibleInThemes()
  await expectTargets()
  await expectToFit()
})

test('words in brackets become blanks with one click, and the same button undoes it', async () => {
  openApp('/submit')
  await editorOf().click()
  await typeText('For [course] in [Week no.], about {{Lab Topic}} and {{ user.name }}.')
  await expectTexts(editorOf().getByCss('.suggested-blank'), ['[course]', '[Week no.]', '{{Lab Topic}}'])
  await press('Make these 3 blanks')
  const filled = 'For {{course}} in {{week_no}}, about {{lab_topic}} and {{ user.name }}.'
  await expect.element(editorOf()).toHaveTextContent(filled)
  const found = ['Course{{course}}Text', 'Week no.{{week_no}}Text', 'Lab Topic{{lab_topic}}Text']
  await expectTexts(summaries(), found)
  await expect.element(page.getByRole('button', { name: 'Undo 3 blanks' })).toHaveFocus()
  await expectAccessible()
  await press('Undo 3 blanks')
  await expect.element(editorOf()).toMatchTextContent('For [course] in [Week no.], about {{Lab Topic}}')
  await expectTexts(summaries(), [])
  await press('Make these 3 blanks')
  await editorOf().click()
  await typeText(' ')
  await expectHidden(page.getByRole('button', { name: 'Undo 3 blanks' }))
  await expectTexts(summaries(), found)
})

test('pasted brackets are offered as blanks, but not those of code', async () => {
  openApp('/submit')
  await expect.element(editorOf()).toBeVisible()
  paste(editorOf(), { 'text/html': '<p>About [topic]</p><pre><code>list[index] or [name]</code></pre>' })
  await press('Make this a blank')
  await expect.element(editorOf()).toMatchTextContent('About {{topic}}')
  await expect.element(editorOf()).toMatchTextContent('list[index] or [name]')
})

test('an empty editor says how to add a blank', async () => {
  openApp('/submit')
  const hint = page.getByText('type [course] or choose Add blank')
  await expect.element(hint).toBeVisible()
  expect(boxOf(hint).height).toBeGreaterThan(10)
  await expect.element(editorOf()).toHaveAccessibleDescription(/Add blank/)
  await expectAccessible()
  await editorOf().click()
  await typeText('For {{meeting_notes}}')
  expect(boxOf(hint).height).toBeLessThan(2)
  // What people paste has many lines.
  await expectTexts(summaries(), ['Meeting notes{{meeting_notes}}Long text'])
})

test('each inserted field gets its own name', async () => {
  openApp('/submit')
  await editorOf().click()
  for (let count = 0; count < 2; count += 1) {
    await press('Add blank')
    await pressKey('End')
    await typeText(' ')
  }
  await expectTexts(chips(), ['{{name}}', '{{name_2}}'])
})
