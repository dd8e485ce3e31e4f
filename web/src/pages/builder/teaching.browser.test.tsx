import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { EMPTY_BUILDER } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { expectToFit } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectHidden, focus, pressKey, tabTo, typeInto, typeText } from '../../testing/page.ts'

const WEAK = 'Create a quiz on cell biology.'

const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const preview = () => page.getByRole('region', { name: 'Prompt preview' })
const checklist = () => page.getByRole('region', { name: 'Checklist' })
const marked = () => preview().getByCss('mark')
const ownPrompt = () => page.getByRole('textbox', { name: 'Your prompt' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillCore(): Promise<void> {
  await page.getByLabelText('Goal').selectOptions('Learning & Education')
  await page.getByLabelText('AI role').selectOptions('Teacher')
  await page.getByLabelText('Task').fill(WEAK)
}

async function openOwn(): Promise<void> {
  openApp('/build-prompt')
  await press('Improve a prompt you already have')
}

const boxElement = (box: Locator) => box.element() as HTMLTextAreaElement

function selection(box: Locator): string {
  const { value, selectionStart, selectionEnd } = boxElement(box)
  return value.slice(selectionStart, selectionEnd)
}

beforeEach(() => {
  signIn(null)
  answerLibrary()
  builderStore.change(() => EMPTY_BUILDER)
})

test('the preview grows with the form, marks what the focused field adds, and moves nothing', async () => {
  openApp('/build-prompt')
  await expect.element(preview()).toHaveTextContent('Your prompt will appear here as you fill in the form.')
  const form = page.getByCss('form')
  const before = boxOf(form)
  await typeInto(page.getByLabelText('Task'), 'E')
  await expect.element(marked()).toHaveTextContent('## Task E')
  await fillCore()
  await focus(page.getByLabelText('AI role'))
  await expect.element(marked()).toMatchTextContent(/^You are an experienced teacher [^.]+\.$/)
  await focus(page.getByLabelText('Goal'))
  await expect.element(marked()).toMatchTextContent(/^ ?Your goal is/)
  await page.getByLabelText('Task').fill('One line.\n'.repeat(200))
  await expect.element(marked()).toMatchTextContent('One line.')
  expect(boxOf(form)).toEqual(before)
  await expectAccessibleInThemes()
})

test('the preview shows every field of the second step, in the words of the generated prompt', async () => {
  openApp('/build-prompt')
  await fillCore()
  await press('Recommended: Refine & Detail')
  await page.getByLabelText('Output format').selectOptions('Table')
  await page.getByText('More details').click()
  await page.getByLabelText('Tone').selectOptions('Formal')
  await focus(page.getByLabelText('Tone'))
  await expect.element(marked()).toMatchTextContent(/^- \*\*Tone:\*\*/)
  await page.getByLabelText('Length', { exact: true }).selectOptions('Specific')
  await page.getByLabelText('Specific length').fill('two pages')
  await expect.element(marked()).toMatchTextContent('two pages')
  await page.getByLabelText('Examples').fill('A → B')
  await page.getByLabelText('Few-shot').click()
  await expect.element(marked()).toMatchTextContent('Learn the pattern from these examples.')
  await page.getByLabelText('Chain-of-thought').click()
  await expect.element(marked()).toMatchTextContent('## Approach')
  await expectAccessible()
  const shown = preview().element().textContent
  await press('Generate Prompts')
  const made = page.getByCss('[role=tabpanel]:not([inert])').getByRole('region')
  const withoutBreaks = (text: string | null) => text?.replaceAll('\n', '')
  await expect.poll(() => withoutBreaks(made.element().textContent)).toBe(withoutBreaks(shown))
})

test('the preview opens in a sheet on a phone, and closing it returns to the button', async () => {
  await page.viewport(390, 844)
  openApp('/build-prompt')
  await fillCore()
  await expectHidden(preview())
  const open = page.getByRole('button', { name: 'Preview and check' })
  const sheet = page.getByRole('dialog', { name: 'Preview and check' })
  await open.click()
  await expect.element(preview()).toMatchTextContent(WEAK)
  await expect.element(checklist()).toMatchTextContent('Add what matters here.')
  await expectAccessibleInThemes()
  await pressKey('Escape')
  await expectHidden(sheet)
  await expect.element(open).toHaveFocus()

  await open.click()
  await checklist().getByRole('button', { name: 'Add audience' }).click()
  await expectHidden(sheet)
  await expect.element(heading('Refine & Detail')).toBeVisible()
  await expect.element(page.getByLabelText('Audience')).toHaveFocus()

  // The bar doesn't cover what has focus.
  await focus(page.getByLabelText('Context'))
  const bar = boxOf(open)
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await pressKey('Tab')
    if (document.activeElement === open.element()) continue
    expect((document.activeElement?.getBoundingClientRect().y ?? 0) + 24).toBeLessThanOrEqual(bar.y)
  }
  await expectToFit()
})

test('the checklist ticks what the prompt has, and leads to the field for the rest', async () => {
  openApp('/build-prompt')
  await expect
    .element(checklist())
    .toMatchTextContent('As you write, you’ll see which parts your prompt has.')
  await page.getByLabelText('Task').fill(WEAK)
  const summary = 'Not found: context, length, examples, audience, and requirements. Add what matters here.'
  await expect.element(checklist()).toMatchTextContent(summary)
  await expect.element(checklist().getByRole('status')).toMatchTextContent(`Checklist: ${summary}`)
  await expect.element(checklist().getByText('Task: found')).toBeVisible()
  const add = checklist().getByRole('button', { name: 'Add audience' })
  // The second step opens only with a complete core request.
  await add.click()
  await expect.element(page.getByLabelText('Goal')).toHaveFocus()
  await expect.element(page.getByText('Choose a goal.')).toBeVisible()
  await fillCore()
  await add.click()
  await expect.element(heading('Refine & Detail')).toBeVisible()
  await expect.element(page.getByLabelText('Audience')).toHaveFocus()
  await typeText('First-year students')
  await expectHidden(add)
  await expect.element(checklist().getByText('Audience: found')).toBeVisible()
  await expectAccessible()
})

test('the checklist highlights at most one thing: material that the prompt mentions and doesn’t include', async () => {
  await openOwn()
  await ownPrompt().fill('Proofread my draft.')
  const highlight = 'Your prompt mentions “my draft”, but it isn’t in the text.'
  await expect.element(checklist()).toMatchTextContent(highlight)
  await expectAccessible()
  await checklist().getByRole('button', { name: 'Add context' }).click()
  await expect.element(ownPrompt()).toHaveValue('Proofread my draft.\n\nDraft:\n\n{{draft}}')
  await expect.element(checklist()).not.toMatchTextContent(highlight)
  await expect.element(checklist().getByText('Context: found')).toBeVisible()
})

test('a prompt the user already has is improved by keyboard alone', async () => {
  await openOwn()
  await typeInto(ownPrompt(), WEAK)
  const add = checklist().getByRole('button', { name: 'Add audience' })
  await expect.element(add).toBeVisible()
  await expectAccessible()
  const phrase = 'Audience: {{audience}}'
  await tabTo(add)
  await pressKey('Enter')
  await expect.element(ownPrompt()).toHaveFocus()
  await expect.element(ownPrompt()).toHaveValue(`${WEAK}\n\n${phrase}`)
  expect(selection(ownPrompt())).toBe(phrase)
  await expectHidden(add)
  await pressKey('Control+z')
  await expect.element(ownPrompt()).toHaveValue(WEAK)
  await expect.element(add).toBeVisible()
  await pressKey('Control+y')
  await expect.element(ownPrompt()).toHaveValue(`${WEAK}\n\n${phrase}`)
  await tabTo(page.getByRole('main').getByRole('button', { name: 'Review & Enhance' }).last())
  await pressKey('Enter')
  await expect.element(heading('Review & Enhance')).toHaveFocus()
  await expect.element(page.getByCss('[role=tabpanel]:not([inert])')).toMatchTextContent(phrase)
  await press('Back')
  await expect.element(heading('Core Request')).toHaveFocus()
  await expect.element(ownPrompt()).toHaveValue(`${WEAK}\n\n${phrase}`)
})

test('a prompt the user already has is kept over the limit, with a message, and not reviewed while empty', async () => {
  await openOwn()
  const review = page.getByCss('form').getByRole('button', { name: 'Review & Enhance' })
  await review.click()
  await expect.element(page.getByText('Paste or type your prompt.')).toBeVisible()
  await expect.element(ownPrompt()).toHaveFocus()
  await ownPrompt().fill('x'.repeat(30_001))
  const tooLong = page.getByText('Your prompt must be 30,000 characters or fewer. It’s 30,001 now.')
  await expect.element(tooLong).toBeVisible()
  await review.click()
  await expect.element(ownPrompt()).toHaveFocus()
  expect(boxElement(ownPrompt()).value.length).toBe(30_001)
  await pressKey('Control+End', ownPrompt())
  await pressKey('Backspace')
  await expectHidden(tooLong)
  await review.click()
  await expect.element(heading('Review & Enhance')).toHaveFocus()
})
