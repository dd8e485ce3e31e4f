import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EMPTY_BUILDER } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectHidden, goBack, pressKey } from '../../testing/page.ts'

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
  await press(name)
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(question)
  await expect.element(page.getByRole('main').getByRole('button', { name })).toHaveFocus()
  await expect.element(shown()).toMatchTextContent('Compare two drafts.')
  await press(name)
  await question.getByRole('button', { name }).click()
  await expect.element(heading('Core Request')).toHaveFocus()
  await expect.element(field('Task')).toHaveValue('')
  await expect.element(step('Review & Enhance')).toHaveAttribute('aria-disabled', 'true')
})
