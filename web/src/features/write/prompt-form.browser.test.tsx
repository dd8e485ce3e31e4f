import { restorePrompt } from '@prompt-library/contract/deleted'
import {
  clonePrompt,
  createPrompt,
  deletePrompt,
  updatePrompt,
} from '@prompt-library/contract/prompt-changes'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary, ownPrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import {
  boxOf,
  chooseItem,
  clickAt,
  expectAddress,
  expectHidden,
  expectTexts,
  goBack,
  pressKey,
  typeText,
} from '../../testing/page.ts'
import { answer, offline, refusal, sent } from '../../testing/stub-api.ts'

const editorOf = () => page.getByRole('textbox', { name: 'Prompt Content' })
const discard = () => page.getByRole('alertdialog', { name: 'Leave without saving?' })

async function fillForm(title: string, text: string): Promise<void> {
  await page.getByLabelText('Prompt Title').fill(title)
  await editorOf().click()
  await typeText(text)
}

beforeEach(() => {
  answerLibrary()
})

test('a form focuses its first field', async () => {
  const { id } = ownPrompt()
  for (const [view, field] of [
    ['edit', 'Prompt Title'],
    ['clone', 'Prompt Title'],
    ['share', 'Share with'],
  ] as const) {
    openApp(`/my-prompts?${view}=${id}`)
    await expect.element(page.getByRole('dialog').getByLabelText(field)).toHaveFocus()
  }
  openApp('/')
  await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Prompt Title')).toHaveFocus()
})

test('works as a full page, which Cancel leaves', async () => {
  openApp('/submit')
  await expect.element(page.getByRole('heading', { name: 'Submit a New Prompt', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Visible to everyone')).toBeVisible()
  await expect.element(page.getByText('Only visible to you')).toBeVisible()
  await expect.element(editorOf()).toBeVisible()
  expect(boxOf(editorOf()).height).toBeGreaterThanOrEqual(400)
  await page.viewport(390, 844)
  expect(boxOf(editorOf()).top).toBeLessThan(500)
  const dataClass = page.getByLabelText('What’s the most sensitive data people will enter?')
  await expect.element(dataClass).not.toBeVisible()
  await page.getByText('More details').click()
  await expect.element(dataClass).toBeVisible()
  await expect.element(dataClass).not.toMatchTextContent('Public')
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectAddress('/')
})

test('from the builder shows a badge, adds tags, and recommends Public', async () => {
  const draft = {
    title: 'Expert: plan',
    category: 'Study',
    visibility: 'public',
    html: '<p>You are an expert.</p>',
    notes: '',
    fields: [],
    data_class: 'public',
    tags: [],
    tagText: '',
  }
  openApp('/submit', { prefill: { draft, tags: ['AI-Enhanced'], opened: 1 } })
  await expect.element(page.getByRole('heading', { name: 'Save Generated Prompt' })).toBeVisible()
  await expect.element(page.getByText('PromptBuilder Generated')).toBeVisible()
  await expect.element(page.getByText("tagged 'PromptBuilder'")).toBeVisible()
  await expect
    .element(
      page.getByText(
        'Great! Making this public will help other UM community members find AI-generated prompts.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByLabelText('Category')).toHaveValue('Study')
  await expect.element(editorOf()).toMatchTextContent('You are an expert.')
  await page.getByRole('button', { name: 'Save Prompt' }).click()
  await expectAddress('/my-prompts')
  expect(sent(createPrompt)).toMatchObject([
    { category: 'Study', visibility: 'public', from_prompt_builder: true, tags: ['AI-Enhanced'] },
  ])
})

test('submitting that fails keeps the text and shows the reason', async () => {
  const alert = page.getByRole('main').getByRole('alert')
  openApp('/submit')
  await fillForm('Kept', 'Every word of it')
  for (const [reply, reason] of [
    [() => refusal(400, 'No, because.'), 'No, because.'],
    [
      () => refusal(429, 'You’ve added too many prompts in the last hour.'),
      'too many prompts in the last hour',
    ],
    [offline, 'Failed to submit prompt'],
  ] as const) {
    answer(createPrompt, reply)
    await page.getByRole('button', { name: 'Submit Prompt' }).click()
    await expect.element(alert).toMatchTextContent(reason)
    await expect.element(editorOf()).toHaveTextContent('Every word of it')
    await expect.element(page.getByLabelText('Prompt Title')).toHaveValue('Kept')
  }
  await expectAccessible()
})

test('leaving with unsaved changes asks first (Escape, backdrop, Close, Cancel, Back)', async () => {
  openApp('/')
  await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit a New Prompt' })
  await fillForm('Unsaved', 'words')
  const ways = [
    () => pressKey('Escape'),
    () => clickAt(3, 300),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => goBack(),
  ]
  for (const leave of ways) {
    await leave()
    await expect.element(discard()).toBeVisible()
    await discard().getByRole('button', { name: 'Keep editing' }).click()
    await expectHidden(discard())
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByLabelText('Prompt Title')).toHaveValue('Unsaved')
  }
  await expectAccessible()
  await pressKey('Escape')
  await discard().getByRole('button', { name: 'Discard changes' }).click()
  await expectHidden(dialog)
  await expectAddress('/')
  await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
  await expect.element(page.getByLabelText('Prompt Title')).toHaveValue('')
})

test('editing updates the list immediately, and is limited to the author', async () => {
  ownPrompt({
    title: 'To be edited',
    markdown: '<p>Before</p>',
  })
  openApp('/')
  await chooseItem('Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit Prompt' })
  await expect.element(dialog).toMatchTextContent('Update your prompt details and content.')
  await expect.element(page.getByLabelText('Prompt Title')).toHaveFocus()
  await expect.element(editorOf()).toHaveTextContent('Before')
  await expectAccessible()
  await page.getByLabelText('Prompt Title').fill('Edited title')
  await page.getByRole('button', { name: 'Update Prompt' }).click()
  await expectHidden(dialog)
  await expect.element(page.getByRole('article').filter({ hasText: 'Edited title' })).toBeVisible()
  await expectAddress('/')

  signIn({ role: 'admin' })
  const [other] = answerLibrary({ title: 'Of someone else' })
  openApp(`/?edit=${other?.id}`)
  await expect.element(page.getByRole('dialog', { name: 'Of someone else' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'More options' }).click()
  await expectTexts(page.getByRole('menuitem'), ['Copy', 'Clone', 'Share', 'Review', 'More'])
})

test.for([
  ['long', '<h2>Plan</h2><p>A paragraph with {{details}} that is long enough to wrap.</p>'.repeat(60), 390],
  [
    'parts',
    `<p>Role.</p><p>Focus on the following areas:</p><ul>${'<li><p><strong>Scope:</strong> in</p></li>'.repeat(40)}</ul>`,
    1280,
  ],
] as const)('nothing moves between Edit and Preview: %s', async ([, html, width]) => {
  const { id } = ownPrompt({ markdown: html })
  await page.viewport(width, 800)
  openApp(`/my-prompts?edit=${id}`)
  await expect.element(editorOf()).toBeVisible()
  const toggle = page.getByRole('group', { name: 'Prompt Content' })
  toggle.element().scrollIntoView()
  const places = () => [boxOf(toggle), boxOf(page.getByRole('heading', { name: 'Blanks', exact: true }))]
  const before = places()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expectHidden(editorOf())
  expect(places()).toEqual(before)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(editorOf()).toBeVisible()
  expect(places()).toEqual(before)
})

test('a prompt is deleted after a confirmation, and undoing that brings back its unsaved changes', async () => {
  const prompt = ownPrompt({ title: 'Deleted too soon' })
  const { id } = prompt
  answer(restorePrompt, () => {
    answerLibrary(prompt)
    return { success: true as const, prompt }
  })
  openApp(`/my-prompts?edit=${id}`)
  await page.getByLabelText('Prompt Title').fill('A better title')
  // Only the confirmation has a red button.
  const remove = page.getByRole('button', { name: 'Delete Prompt' })
  await expect.element(remove).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect
    .element(question)
    .toMatchTextContent('Delete “Deleted too soon”? You can restore it for 30 days.')
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit Prompt' })).toBeVisible()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('No prompts yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Create Your First Prompt' }))
    .toHaveAttribute('href', '/submit')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('article')).toMatchTextContent('Deleted too soon')
  openApp(`/my-prompts?edit=${id}`)
  await expect.element(page.getByLabelText('Prompt Title')).toHaveValue('A better title')
  await expect.element(page.getByRole('button', { name: 'Discard' })).toBeVisible()
})

test('editing that fails because of a newer version shows what differs and overwrites nothing', async () => {
  const fields = [{ name: 'course', label: 'Course' }]
  const prompt = ownPrompt({ title: 'Two tabs', markdown: '<p>On {{course}}</p>', tags: ['both'], fields })
  openApp(`/my-prompts?edit=${prompt.id}`)
  await expect.element(editorOf()).toHaveTextContent('On {{course}}')
  const theirs = { tags: ['both', 'theirs'], fields: [{ name: 'course', label: 'Course number' }] }
  Object.assign(prompt, { title: 'From the other tab', ...theirs, version: 2 })
  await page.getByLabelText('Prompt Title').fill('From this tab')
  await page.getByRole('button', { name: 'Update Prompt' }).click()
  const conflict = page.getByRole('dialog', { name: 'This prompt changed while you were editing' })
  await expect.element(conflict).toMatchTextContent('Title, tags, and fields changed.')
  await expect.element(conflict.getByCss('del').first()).toMatchTextContent(/other/)
  await expect.element(conflict.getByCss('ins').first()).toMatchTextContent(/this/)
  await expect.element(conflict).toMatchTextContent('Label: Course')
  await expectAccessible()
  await conflict.getByRole('button', { name: 'Back to editing' }).click()
  await expect.element(page.getByLabelText('Prompt Title')).toHaveValue('From this tab')
  await page.getByRole('button', { name: 'Update Prompt' }).click()
  await conflict.getByRole('button', { name: 'Use saved version' }).click()
  await expect.element(page.getByLabelText('Prompt Title')).toHaveValue('From the other tab')
  const fieldList = page.getByRole('region', { name: 'Blanks', exact: true })
  await expect.element(fieldList).toMatchTextContent('Course number')
  await expect.element(page.getByRole('button', { name: 'Remove tag theirs' })).toBeVisible()
  await page.getByLabelText('Prompt Title').fill('Third')
  await page.getByRole('button', { name: 'Update Prompt' }).click()
  await expect.element(page.getByRole('article').filter({ hasText: 'Third' })).toBeVisible()
})

test('editing that fails keeps the form and shows the reason', async () => {
  const { id } = ownPrompt({ title: 'Fails' })
  openApp(`/my-prompts?edit=${id}`)
  await page.getByLabelText('Prompt Title').fill('Still here')
  answer(updatePrompt, offline)
  await page.getByRole('button', { name: 'Update Prompt' }).click()
  const box = page.getByRole('dialog').getByRole('alert')
  await expect.element(box).toMatchTextContent('Error')
  await expect.element(box).toMatchTextContent('Update failed.')
  await expect.element(page.getByLabelText('Prompt Title')).toHaveValue('Still here')
  answer(deletePrompt, offline)
  await page.getByRole('button', { name: 'Delete Prompt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Delete failed.')).toBeVisible()
})

test('cloning starts from the original and creates the user’s own prompt', async () => {
  answerLibrary({
    title: 'Reverse outline a draft to see what it argues',
    markdown: '<p>Outline this {{document_type}}.</p>',
  })
  openApp('/?q=reverse+outline')
  await chooseItem('Clone')
  const dialog = page.getByRole('dialog', { name: 'Clone Prompt' })
  await expect.element(dialog).toMatchTextContent('Reverse outline a draft to see what it argues')
  await expect
    .element(page.getByLabelText('Prompt Title'))
    .toHaveValue('Clone of: Reverse outline a draft to see what it argues')
  await expect.element(page.getByLabelText('Category')).toHaveValue('Writing')
  await expect.element(dialog.getByRole('heading', { name: 'Cloned From' })).toBeVisible()
  await expect.element(dialog).toMatchTextContent('Ben Author')
  await expect.element(page.getByRole('button', { name: /^Public/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(dialog).toMatchTextContent('Everyone will see your clone in the library.')
  await expect.element(editorOf()).toMatchTextContent('{{document_type}}')
  await expectAccessible()
  await page.getByLabelText('Prompt Title').fill('My own reverse outline')
  await page.getByRole('button', { name: 'Clone Prompt' }).click()
  await expectHidden(dialog)
  await expect.element(page.getByRole('article').filter({ hasText: 'My own reverse outline' })).toBeVisible()
})

test('cloning a private prompt defaults to Private', async () => {
  const { id } = ownPrompt({ title: 'Secret', visibility: 'private' })
  openApp(`/my-prompts?clone=${id}`)
  await expect.element(page.getByRole('button', { name: /^Private/ })).toHaveAttribute('aria-pressed', 'true')
})

/** Starts a save that isn’t answered yet, and leaves the form. */
async function leaveDuringSave(button: string, holdAnswer: () => void): Promise<void> {
  holdAnswer()
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(page.getByRole('dialog'))
}

test('a form can be left during a save, which continues', async () => {
  const prompt = ownPrompt({ title: 'Start' })
  const held = Promise.withResolvers<void>()
  openApp('/my-prompts')
  await chooseItem('Edit')
  await page.getByLabelText('Prompt Title').fill('Saved after all')
  await leaveDuringSave('Update Prompt', () =>
    answer(updatePrompt, ({ title }) =>
      held.promise.then(() => Object.assign(prompt, { title, version: 2 })),
    ),
  )
  held.resolve()
  await expect.element(page.getByText('Prompt updated.')).toBeVisible()
  await expect.element(page.getByRole('article').filter({ hasText: 'Saved after all' })).toBeVisible()
})

test('the class of data is chosen in the form, and kept by a clone', async () => {
  const dataClass = page.getByLabelText('What’s the most sensitive data people will enter?')
  openApp('/submit')
  await fillForm('Sums up records', 'Sum up the records.')
  await page.getByText('More details').click()
  await expect.element(dataClass).toHaveAccessibleDescription(/This doesn’t change who can see the prompt\./)
  await dataClass.selectOptions('Restricted data')
  await expect.element(dataClass).toHaveAccessibleDescription(/^Protected by law or contract/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Submit Prompt' }).click()
  await expectAddress('/my-prompts')
  expect(sent(createPrompt)).toMatchObject([{ data_class: 'restricted' }])

  const { id } = ownPrompt({ data_class: 'restricted' })
  openApp(`/my-prompts?clone=${id}`)
  await expect.element(dataClass).toHaveValue('restricted')
  await page.getByRole('button', { name: 'Clone Prompt' }).click()
  await expect.element(page.getByText('Prompt cloned to My Prompts.')).toBeVisible()
  expect(sent(clonePrompt)).toMatchObject([{ data_class: 'restricted' }])
})
