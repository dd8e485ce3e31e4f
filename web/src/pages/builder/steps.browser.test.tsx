import { checkEnhancementLimit, enhancePrompt } from '@prompt-library/contract/builder'
import { findSimilarPrompts } from '@prompt-library/contract/prompts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EMPTY_BUILDER } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { chooseItem, expectAddress, expectCount, expectHidden, goBack, pressKey } from '../../testing/page.ts'
import { answer, sent } from '../../testing/stub-api.ts'

const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const step = (name: string) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name })
const shown = () => page.getByCss('[role=tabpanel]:not([inert])').getByRole('region')
const field = (name: string) => page.getByLabelText(name)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function generate(): Promise<void> {
  openApp('/build-prompt')
  await field('Goal').selectOptions('Writing & Communication')
  await field('AI role').selectOptions('Grant reviewer')
  await field('Task').fill('Compare two drafts.')
  await press('Skip & Generate Prompt')
  await expect.element(heading('Review & Enhance')).toHaveFocus()
}

beforeEach(() => {
  signIn(null)
  answerLibrary()
  builderStore.change(() => EMPTY_BUILDER)
})

test('prompts that are out of date say so, until they’re generated again', async () => {
  await generate()
  const notice = page.getByText('You’ve changed the form,')
  await expectHidden(notice)
  await press('Back')
  await expect.element(heading('Refine & Detail')).toHaveFocus()
  await field('Audience').fill('Second-year students')
  await goBack()
  await expect.element(heading('Review & Enhance')).toHaveFocus()
  await expect.element(notice).toBeVisible()
  await expect.element(shown()).not.toMatchTextContent('Second-year students')
  await expectAccessible()
  await press('Generate again')
  await expectHidden(notice)
  await expect.element(heading('Review & Enhance')).toHaveFocus()
  await expect.element(shown()).toMatchTextContent('Second-year students')
})

test('generating leads to the field that is missing or too long, which keeps its text', async () => {
  await generate()
  await press('Back')
  await field('Context').fill('x'.repeat(10_001))
  const tooLong = page.getByText('This field must be 10,000 characters or fewer. It’s 10,001 now.')
  await expect.element(tooLong).toBeVisible()
  await step('Core Request').click()
  await press('Skip & Generate Prompt')
  await expect.element(heading('Refine & Detail')).toBeVisible()
  await expect.element(field('Context')).toHaveFocus()
  await pressKey('End')
  await pressKey('Backspace')
  await expectHidden(tooLong)

  await step('Core Request').click()
  await field('Task').fill(' ')
  await step('Refine & Detail').click()
  await press('Generate Prompts')
  await expect.element(field('Task')).toHaveFocus()
  await expect.element(page.getByText('Describe the task.')).toBeVisible()
})

test.for(['Clear Form', 'Start Over'])('%s asks first, and Cancel keeps everything', async (name) => {
  await generate()
  const question = page.getByRole('alertdialog', { name: `${name}?` })
  const more = page.getByRole('button', { name: 'More options for this form' })
  // Only one of the two is in sight.
  const reset = () => (name === 'Start Over' ? press(name) : chooseItem(name, more))
  await reset()
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(question)
  const button = name === 'Start Over' ? page.getByRole('button', { name }) : more
  await expect.element(button).toHaveFocus()
  await expect.element(shown()).toMatchTextContent('Compare two drafts.')
  await reset()
  await question.getByRole('button', { name }).click()
  await expect.element(heading('Core Request')).toHaveFocus()
  await expect.element(field('Task')).toHaveValue('')
  await expect.element(step('Review & Enhance')).toHaveAttribute('aria-disabled', 'true')
})

test('the second step asks three questions, and opens the details for the field that is needed', async () => {
  await generate()
  await press('Back')
  const questions = page.getByCss('form :is(select, textarea, input)')
  const inSight = () => questions.elements().filter((control) => control.checkVisibility())
  await expect
    .poll(() => inSight().map(({ id }) => id))
    .toEqual(['builder-context', 'builder-audience', 'builder-format'])
  await expectHidden(field('Tone'))
  await page.getByRole('button', { name: 'Add examples' }).click()
  await expect.element(field('Examples')).toHaveFocus()
  await expect.element(field('Tone')).toBeVisible()
  await field('Examples').fill('A → B')
  await step('Core Request').click()
  // What is set stays in sight.
  await step('Refine & Detail').click()
  await expect.element(field('Examples')).toBeVisible()
  await expectAccessible()
})

test('while the task is typed, the library says what does it already', async () => {
  const titles = [
    'Poems about minutes',
    'Meeting notes into minutes',
    'Minutes from notes',
    'Minutes, notes, and more',
  ]
  const found = titles.map((title, index) => ({ id: index + 7, title, author_name: 'Ben Author' }))
  answer(findSimilarPrompts, found)
  openApp('/build-prompt')
  const list = page.getByRole('list', { name: 'Prompts that do this already' })
  await field('Task').fill('Turn my notes into minutes')
  await expect.element(list).toMatchTextContent('Meeting notes into minutes does this already.')
  await expectCount(list.getByRole('listitem'), 2)
  expect(sent(findSimilarPrompts)).toEqual([{ title: 'Turn my notes into minutes', notes: '' }])
  await expectAccessible()
  answer(findSimilarPrompts, [])
  await field('Task').fill('Something else entirely')
  await expectCount(list, 0)
  answer(findSimilarPrompts, found)
  await field('Task').fill('Turn my notes into minutes!')
  await list.getByRole('link', { name: 'Use Meeting notes into minutes' }).click()
  await expectAddress('/?use=8')
  await goBack()
  await expect.element(field('Task')).toHaveValue('Turn my notes into minutes!')
})

test('enhancing goes on after signing in, once', async () => {
  answer(enhancePrompt, {
    success: true,
    enhanced_prompt: 'Better.',
    suggestions: [],
    changes: [],
    remaining: 8,
    reset_time: null,
  })
  answer(checkEnhancementLimit, { success: true, remaining: 9, limit: 10, reset_time: null })
  await generate()
  await press('Enhance prompt')
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in with your NetID' }).click({ trial: true })
  signIn({})
  openApp('/build-prompt?step=3', { enhance: 'basic' })
  await expect.element(page.getByText('Enhancing made', { exact: false })).toBeVisible()
  expect(sent(enhancePrompt)).toHaveLength(1)
  expect(window.history.state.usr).toBeNull()
})
