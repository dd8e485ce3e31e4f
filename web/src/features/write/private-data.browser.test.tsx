import { getDataGuard } from '@prompt-library/contract/data-guard'
import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { background } from '../../shared/background/background.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary, ownPrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount, expectHidden, expectTexts, goBack, pressKey, typeText } from '../../testing/page.ts'
import { answer, pending, refusal, sent } from '../../testing/stub-api.ts'

// The first call loads the worker, which takes longer than the app waits on a busy machine.
beforeAll(() => background().findSensitive('', { idMasks: [] }))

const editor = () => page.getByRole('textbox', { name: 'Prompt Content' })
const title = () => page.getByLabelText('Prompt Title')
const submit = () => page.getByRole('button', { name: 'Submit Prompt', exact: true })
const guard = () => page.getByRole('dialog', { name: 'Check for private data' })
const main = () => guard().getByRole('button').last()
const kinds = () => guard().getByRole('heading', { level: 3 })
const leaving = () => page.getByRole('alertdialog', { name: 'Leave without saving?' })

async function fillForm(name: string, text: string): Promise<void> {
  openApp('/')
  await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
  await title().fill(name)
  await editor().click()
  await typeText(text)
}

beforeEach(() => {
  answerLibrary()
})

test('after a failed save, the form has the edited text, as one step to undo', async () => {
  answer(createPrompt, refusal(400, 'No, because.'))
  await fillForm('Replaced', 'Ask ana.ruiz@pitt.edu, ')
  await pressKey('Control+b')
  await typeText('ben.cole@pitt.edu')
  await pressKey('Control+b')
  await typeText(' or {{email}} first.')
  await page.getByLabelText('Notes').fill('Mine is cy.diaz@pitt.edu.')
  await submit().click()
  await expectTexts(kinds(), ['Email addresses · 3'])
  await expectTexts(guard().getByCss('.field-chip'), ['{{email_1}}', '{{email_2}}'])
  // Notes have no fields.
  const inNotes = guard().getByRole('listitem').filter({ hasText: 'Notes' }).getByRole('combobox')
  await expectTexts(inNotes.getByRole('option'), ['Remove', 'Keep'])
  await inNotes.selectOptions('Keep')
  await expect.element(guard().getByLabelText('All email addresses')).toHaveValue('')
  await expect.element(main()).toMatchTextContent('Replace 2 of 3 and Submit Prompt')
  await inNotes.selectOptions('Remove')
  await main().click()
  await expect.element(page.getByText('No, because.')).toBeVisible()
  const edited = 'Ask {{email_1}}, {{email_2}} or {{email}} first.'
  await expect.element(editor()).toHaveTextContent(edited)
  await expect.element(page.getByLabelText('Notes')).toHaveValue('Mine is.')
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('ana.ruiz')
  await editor().click()
  await pressKey('Control+z')
  await expect
    .element(editor())
    .toHaveTextContent('Ask ana.ruiz@pitt.edu, ben.cole@pitt.edu or {{email}} first.')
  await pressKey('Control+y')
  await expect.element(editor()).toHaveTextContent(edited)
  expect(sent(createPrompt)).toMatchObject([
    {
      markdown: '<p>Ask {{email_1}}, <strong>{{email_2}}</strong> or {{email}} first.</p>',
      notes: 'Mine is.',
    },
  ])
})

test('removing a private link removes its address, and nothing is saved without text', async () => {
  await fillForm('ana.ruiz@pitt.edu', 'ana.ruiz@pitt.edu ')
  await expect.element(editor().getByCss('a')).toHaveAttribute('href', 'mailto:ana.ruiz@pitt.edu')
  await submit().click()
  await expectTexts(kinds(), ['Email addresses · 2'])
  await guard().getByLabelText('All email addresses').selectOptions('Remove all')
  await main().click()
  await expect.element(page.getByText('You removed the whole title. Enter a new one.')).toBeVisible()
  await expect.element(page.getByText('Enter a title.')).toBeVisible()
  await expect.element(page.getByText('Enter your prompt.', { exact: true })).toBeVisible()
  await expect.element(editor()).toHaveTextContent('')
  await expectAccessible()
  expect(sent(createPrompt)).toEqual([])
})

test('in a conflict, what was replaced stays replaced', async () => {
  const prompt = ownPrompt({ title: 'Calls', markdown: '<p>Call Kim at 412-624-9931.</p>' })
  openApp(`/my-prompts?edit=${prompt.id}`)
  await title().fill('Calls only')
  prompt.version += 1
  await pressKey('Control+Enter')
  await main().click()
  const conflict = page.getByRole('dialog', { name: 'This prompt changed while you were editing' })
  await conflict.getByRole('button', { name: 'Keep my version' }).click()
  await expect.element(page.getByText('Prompt updated.')).toBeVisible()
  expect(sent(updatePrompt).at(-1)).toMatchObject({ markdown: '<p>Call Kim at {{phone_number}}.</p>' })
})

test('what can’t be changed in the dialog says so, and what isn’t saved isn’t asked about', async () => {
  const fields = [
    { name: 'who', help: 'Such as hal.jones@pitt.edu' },
    // Not in the text.
    { name: 'gone', help: 'Such as ivy.king@pitt.edu' },
  ]
  const [prompt] = answerLibrary({ markdown: '<p>Write to {{who}}.</p>', fields })
  openApp(`/?clone=${prompt?.id}`)
  await page.getByRole('button', { name: 'Clone Prompt' }).click()
  const row = guard().getByRole('listitem')
  await expect.element(row).toMatchTextContent('To change this text, go back.')
  await expectCount(guard().getByRole('combobox'), 0)
  await expectAccessible()
  await guard().getByRole('button', { name: 'Clone Prompt as is' }).click()
  await expect.element(page.getByText('Prompt cloned to My Prompts.')).toBeVisible()
  expect(sent(clonePrompt)).toHaveLength(1)
})

test('the form can’t change during the check, and has the focus again after it', async () => {
  // The check waits a second for the settings.
  answer(getDataGuard, pending)
  await fillForm('Checked slowly', 'Ask ana.ruiz@pitt.edu.')
  await pressKey('Enter', title())
  await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible()
  await expect.element(title()).toBeDisabled()
  await expect.element(editor()).toHaveAttribute('contenteditable', 'false')
  await guard().getByRole('button', { name: 'Go back' }).click()
  await expectHidden(guard())
  await expect.element(title()).toHaveFocus()
  await expect.element(title()).toBeEnabled()

  // Back asks about the form below the open dialog.
  await submit().click()
  await expect.element(guard()).toBeVisible()
  await goBack()
  await leaving().getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(guard()).toBeVisible()
  expect(sent(createPrompt)).toEqual([])
})

test('leaving during the check saves nothing, and staying saves', async () => {
  answer(getDataGuard, pending)
  const leaveDuringCheck = async (name: string) => {
    await fillForm(name, 'Be brief.')
    await submit().click()
    await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible()
    await goBack()
    await expect.element(leaving()).toBeVisible()
    // The check ends before the answer.
    await expectCount(page.getByRole('button', { name: 'Checking...', includeHidden: true }), 0)
    expect(sent(createPrompt)).toEqual([])
  }
  await leaveDuringCheck('Left')
  await leaving().getByRole('button', { name: 'Discard changes' }).click()
  await expectCount(page.getByRole('dialog'), 0)
  await leaveDuringCheck('Stayed')
  await leaving().getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(page.getByText('Prompt submitted successfully!')).toBeVisible()
  expect(sent(createPrompt)).toMatchObject([{ title: 'Stayed' }])
})
