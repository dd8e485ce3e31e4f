import { checkEnhancementLimit, enhancePrompt } from '@prompt-library/contract/builder'
import { EMPTY_BUILDER_FORM } from '@prompt-library/domain/builder/builder-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { EMPTY_BUILDER } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { answerLibrary } from '../../testing/library.ts'
import { expectTargets, expectToFit } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount, expectHidden, expectTexts, focus, pressKey } from '../../testing/page.ts'
import { answer } from '../../testing/stub-api.ts'

const WEAK = 'Write something about owls for my class. Make it good.\n\nThanks a lot!'
const STRONG = [
  'You are a biology teacher.',
  'Write a handout about owls for my first-year class. Make it good.',
  '## Format\n\nOne page with three sections.',
].join('\n\n')
const REASONS = [
  { before: '', after: 'You are a biology teacher.', reason: 'A role sets the level.' },
  { before: 'Thanks a lot!', after: '', reason: 'Thanks change nothing.' },
]

const changes = () => page.getByRole('region', { name: 'Changes from Your prompt' })
const change = (number: number) => changes().getByRole('group', { name: `Change ${number} of 4` })
const count = (text: string) => page.getByRole('tabpanel').getByText(text, { exact: true })
const status = () => page.getByRole('tabpanel').getByRole('status').first()
const more = () => page.getByRole('button', { name: 'More options for this version' })
const result = () => page.getByRole('region', { name: 'AI Enhanced prompt' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function choose(name: string): Promise<void> {
  await more().click()
  await page.getByRole('menu').getByText(name, { exact: true }).click()
  await expectHidden(page.getByRole('menu'))
}

function answerWith(enhanced_prompt: string, reasons = REASONS): void {
  const allowance = { remaining: 9, reset_time: null }
  answer(enhancePrompt, { success: true, enhanced_prompt, suggestions: [], changes: reasons, ...allowance })
}

/** Opens the last step with a pasted prompt, and enhances it. */
async function enhance(own = WEAK): Promise<void> {
  builderStore.change(() => ({
    ...EMPTY_BUILDER,
    ...{ start: 'own' as const, own, furthest: 3 as const, version: 'own' as const },
    made: { form: EMPTY_BUILDER_FORM, own },
  }))
  openApp('/build-prompt?step=3')
  await press('Enhance prompt')
  await expect.element(changes()).toBeVisible()
}

beforeEach(() => {
  answerLibrary()
  answer(checkEnhancementLimit, { success: true, remaining: 9, limit: 10, reset_time: null })
  answerWith(STRONG)
})

test('changes say why, and can be accepted, rejected, and undone one by one or all at once', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await enhance()
  await expect.element(change(1)).toMatchTextContent('Why: A role sets the level.')
  await more().click()
  const undo = page.getByRole('menuitem', { name: 'Undo the last decision' })
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
  await expectAccessibleInThemes()
  await pressKey('Escape')
  await press('Reject all')
  await expect.element(count('4 changes: 4 rejected')).toBeVisible()
  await expect.element(status()).toHaveTextContent('All 4 changes rejected.')
  await press('Copy')
  await expect.poll(() => copied).toEqual([WEAK])
  await choose('Undo the last decision')
  await expect.element(count('Enhancing made 4 changes. Reject what you don’t want.')).toBeVisible()
  await press('Accept all')
  await expect.element(count('4 changes: 4 accepted')).toBeVisible()
  // A second click doesn’t remove a decision.
  await page.getByRole('button', { name: 'Reject change 2 of 4' }).dblClick()
  await expect.element(count('4 changes: 3 accepted, 1 rejected')).toBeVisible()
  expectTargets()
  await expectToFit()
})

test('the changes of every round are kept, and start from what was accepted', async () => {
  await enhance()
  await more().click()
  await expectTexts(page.getByRole('menuitemradio'), ['Changes from Your prompt', 'Result only'])
  await pressKey('Escape')
  await press('Reject all')
  await press('Accept change 1 of 4')
  const second = `You are a biology teacher.\n\n${WEAK}\n\nUse plain words.`
  answerWith(second, [])
  await press('Enhance prompt')
  const ofSecond = page.getByRole('region', { name: 'Changes from AI Enhanced 1' })
  await expectCount(ofSecond.getByRole('group'), 1)
  await choose('Result only')
  await expect.poll(() => result().element().textContent).toBe(second)
  // At the end of the page, nothing is half below the bar.
  window.scrollTo(0, document.body.scrollHeight)
  await press('Show changes')
  await expect.element(more()).toHaveFocus()
  await choose('AI Enhanced 1 (from Your prompt)')
  await expect.element(more()).toHaveFocus()
  await expect.element(count('4 changes: 1 accepted, 3 rejected')).toBeVisible()
})

test('long unchanged text is folded, until a button shows it', async () => {
  const steps = Array.from({ length: 20 }, (_, index) => `- step ${index}`).join('\n')
  answerWith(`${steps}\n\nSay when you are unsure.`, [])
  await enhance(steps)
  await expect.element(page.getByText('17 lines unchanged')).toBeVisible()
  await expect.element(changes()).not.toMatchTextContent('- step 3')
  await focus(page.getByRole('button', { name: 'Show', exact: true }))
  await pressKey('Enter')
  await expect.element(changes().getByCss(':focus')).toMatchTextContent('- step 3')
})
