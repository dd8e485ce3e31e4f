import { checkEnhancementLimit, enhancePrompt } from '@prompt-library/contract/builder'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { EMPTY_BUILDER } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { background } from '../../shared/background/background.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount, expectHidden, expectTexts, goBack } from '../../testing/page.ts'
import { answer, sent } from '../../testing/stub-api.ts'

// The first call loads the worker, which takes longer than the app waits on a busy machine.
beforeAll(() => background().findSensitive('', { idMasks: [] }))

const guard = () => page.getByRole('dialog', { name: 'Check for private data' })
const kinds = () => guard().getByRole('heading', { level: 3 })
const decide = (what: string, decision: string) =>
  guard().getByRole('combobox', { name: what, exact: true }).selectOptions(decision)
const proceed = () => guard().getByRole('button').last().click()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const tab = (name: string) => page.getByRole('tab', { name })
const shown = () => page.getByCss('[role=tabpanel]:not([inert])').getByRole('region')
const textOf = (place: Locator) => place.element().textContent
const prompts = () => sent(enhancePrompt).map(({ original_prompt }) => original_prompt)

async function enhanced(count: number): Promise<void> {
  await expect.poll(() => prompts().length).toBe(count)
  await expectHidden(guard())
  await expect.element(tab('AI Enhanced')).toHaveAttribute('aria-selected', 'true')
}

async function reviewOwn(text: string): Promise<void> {
  openApp('/build-prompt')
  await press('Improve a prompt you already have')
  await page.getByRole('textbox', { name: 'Your prompt' }).fill(text)
  await page.getByCss('form').getByRole('button', { name: 'Review & Enhance' }).click()
  await expect.element(tab('Your prompt')).toHaveAttribute('aria-selected', 'true')
}

function answerEnhancements(enhance: (text: string) => string): void {
  answer(enhancePrompt, ({ original_prompt }) => ({
    success: true as const,
    enhanced_prompt: enhance(original_prompt),
    suggestions: [],
    changes: [],
    remaining: 8,
    reset_time: null,
  }))
}

beforeEach(() => {
  answerLibrary()
  answer(checkEnhancementLimit, { success: true, remaining: 9, limit: 10, reset_time: null })
  answerEnhancements((text) => `You are a teacher.\n\n${text}`)
  builderStore.change(() => EMPTY_BUILDER)
})

test('data typed into the form is replaced in what is sent and sent along, and stays in the form', async () => {
  openApp('/build-prompt')
  await page.getByLabelText('Goal').selectOptions('Writing & Communication')
  await page.getByLabelText('AI role').selectOptions('Teacher')
  await page.getByLabelText('Task').fill('Answer ina.lopez@pitt.edu. Mia Chen got a C- on the midterm.')
  await press('Recommended: Refine & Detail')
  await page.getByLabelText('Context').fill('Her adviser is at (412) 624-4141.')
  await page.getByLabelText('Audience').fill('ina.lopez@pitt.edu and ben.carter@pitt.edu')
  await press('Generate Prompts')

  // The audience is in the prompt, and it's sent along, too.
  await press('Enhance prompt')
  await expectTexts(kinds(), ['Email addresses · 5'])
  await decide('The phone number •••-4141', 'Remove')
  await decide('The grade ••', 'Keep')
  await proceed()
  await enhanced(1)
  expect(sent(enhancePrompt)[0]?.context).toMatchObject({ audience: '{{email_1}} and {{email_2}}' })
  expect(prompts()[0]).toContain('Answer {{email_1}}. {{name}} got a C- on the midterm.')
  expect(JSON.stringify(sent(enhancePrompt))).not.toMatch(/@pitt|4141/)
  await press('Back')
  await expect.element(page.getByLabelText('Context')).toHaveValue('Her adviser is at (412) 624-4141.')
})

test('an enhanced version is sent without what was replaced, which is one of its changes', async () => {
  answerEnhancements((text) =>
    prompts().length === 1 ? `${text}\n\nThen write to ina.lopez@pitt.edu about it.` : text,
  )
  await reviewOwn('Say what is weak in a draft.')
  await press('Enhance prompt')
  await enhanced(1)
  await press('Enhance prompt')
  await proceed()
  await enhanced(2)
  expect(prompts()[1]).toBe('Say what is weak in a draft.\n\nThen write to {{email}} about it.')
  // Although the answer is what was sent, it isn’t what was shown before.
  const changes = page.getByRole('region', { name: 'Changes from AI Enhanced 1' })
  await expectCount(changes.getByRole('group'), 1)
  await press('Reject all')
  await press('More options for this version')
  await page.getByRole('menuitemradio', { name: 'Result only' }).click()
  await expect.element(shown()).toMatchTextContent('ina.lopez@pitt.edu')
})

test('nothing is sent if nothing is left, or if the user leaves the page', async () => {
  await reviewOwn('eve.gray@pitt.edu')
  await press('Enhance prompt')
  await decide('The email address e•••@pitt.edu', 'Remove')
  await proceed()
  await expect.element(page.getByRole('alert').getByText('There’s nothing left to enhance.')).toBeVisible()
  await expectHidden(guard())
  expect(textOf(shown())).toBe('eve.gray@pitt.edu')

  await press('Enhance prompt')
  await expect.element(guard()).toBeVisible()
  await goBack()
  await expect.element(page.getByRole('textbox', { name: 'Your prompt' })).toBeVisible()
  await expectHidden(guard())
  expect(prompts()).toEqual([])
})
