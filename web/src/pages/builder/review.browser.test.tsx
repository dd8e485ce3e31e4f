import { checkEnhancementLimit, enhancePrompt } from '@prompt-library/contract/builder'
import { getDataGuard } from '@prompt-library/contract/data-guard'
import { DEFAULT_SETTINGS } from '@prompt-library/contract/settings'
import { EMPTY_BUILDER_FORM } from '@prompt-library/domain/builder/builder-form'
import { type DataRule, FINE } from '@prompt-library/domain/data-class/data-class'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { EMPTY_BUILDER } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { answerLibrary } from '../../testing/library.ts'
import { expectToFit } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectAddress, expectCount, expectHidden, focus, pressKey } from '../../testing/page.ts'
import { answer, offline, refusal, sent } from '../../testing/stub-api.ts'

const OWN = `# Owls\n\nWrite about owls.\n\n- **Length:** short\n${'\nOne more line.\n'.repeat(40)}\nThanks!`
const ENHANCED = OWN.replace('about owls', 'a handout about owls').replace(
  'Thanks!',
  '## Format\n\n- One page',
)

const result = () => page.getByRole('region', { name: 'Your prompt prompt' })
const changes = () => page.getByRole('region', { name: 'Changes from Your prompt' })
const tabs = () => page.getByRole('tablist', { name: 'Version' })
const copy = () => page.getByRole('button', { name: 'Copy', exact: true })
const enhance = () => page.getByRole('button', { name: 'Enhance prompt' })

beforeEach(() => {
  answerLibrary()
  answer(checkEnhancementLimit, { success: true, remaining: 9, limit: 10, reset_time: null })
  answer(enhancePrompt, {
    success: true,
    enhanced_prompt: ENHANCED,
    suggestions: [],
    changes: [],
    remaining: 8,
    reset_time: null,
  })
  builderStore.change(() => ({ ...EMPTY_BUILDER, start: 'own', own: OWN }))
})

function openReview(): void {
  builderStore.change((state) => ({
    ...state,
    furthest: 3,
    made: { form: EMPTY_BUILDER_FORM, own: OWN },
    version: 'own',
  }))
  openApp('/build-prompt?step=3')
}

test('on a phone, each step opens at its heading, and an enhancement at its result', async () => {
  await page.viewport(390, 844)
  openApp('/build-prompt')
  await page.getByCss('form').getByRole('button', { name: 'Review & Enhance' }).click()
  const heading = page.getByRole('heading', { name: 'Review & Enhance' })
  await expect.element(heading).toHaveFocus()
  await expect.poll(() => boxOf(heading).y).toBeLessThan(120)
  expect(boxOf(result()).y).toBeLessThan(300)
  expect(boxOf(copy()).bottom).toBeLessThanOrEqual(844)

  await enhance().click()
  await expect.element(changes()).toHaveFocus()
  expect(boxOf(tabs()).y).toBeGreaterThanOrEqual(0)
  expect(boxOf(tabs()).y).toBeLessThan(120)
  expect(boxOf(changes()).y).toBeLessThan(300)
  expect(boxOf(copy()).bottom).toBeLessThanOrEqual(844)
  await expectToFit()
  // At the end of the page, nothing is half below the bar.
  window.scrollTo(0, document.body.scrollHeight)
  await expectAccessibleInThemes()
})

test('an enhancement leaves the focus alone if the user went on', async () => {
  openReview()
  await enhance().click()
  await focus(copy())
  await expect.element(changes()).toBeVisible()
  await expect.element(copy()).toHaveFocus()
  // The enhancer isn't sure what kind of task it is.
  await expectCount(page.getByText('Read as'), 0)
})

test('a wrong guess at the kind of task is corrected in a menu, which enhances the prompt again', async () => {
  answer(enhancePrompt, ({ kind }) => ({
    success: true as const,
    enhanced_prompt: `${ENHANCED}\n\nRead as ${kind ?? 'quiz'}.`,
    suggestions: [],
    changes: [],
    kind: kind ?? 'quiz',
    remaining: 8,
    reset_time: null,
  }))
  openReview()
  await enhance().click()
  await expect.element(page.getByText('Read as: quiz')).toBeVisible()
  await expectAccessible()

  const change = page.getByRole('button', { name: 'Change the kind of task' })
  await focus(change)
  await pressKey('Enter')
  await expect
    .element(page.getByRole('menuitemradio', { name: 'Quiz' }))
    .toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitemradio', { name: 'Essay' }).click()
  await expect.element(page.getByText('Read as: essay')).toBeVisible()
  await expect.element(changes()).toMatchTextContent('Read as essay.')
  await expect.element(page.getByText('AI Enhanced 2 (from Your prompt)')).toBeVisible()
  await expect.element(change).toHaveFocus()

  await change.click()
  await page.getByRole('menuitemradio', { name: 'Something else' }).click()
  await expect.element(page.getByText('Read as: something else')).toBeVisible()
  await expectToFit()
  expect(sent(enhancePrompt).map(({ kind }) => kind)).toEqual([undefined, 'essay', 'other'])
})

test('copying that fails is said', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  openReview()
  await copy().click()
  await expect.element(page.getByRole('alert').getByText('Failed to copy prompt to clipboard.')).toBeVisible()
})

test('an enhancement that fails says why, and changes nothing', async () => {
  openReview()
  const failure = page.getByRole('region', { name: 'AI enhancement' }).getByRole('alert')
  for (const [reply, sentence] of [
    [() => refusal(502, 'The answer can’t be used.'), 'The answer can’t be used.'],
    [offline, 'Error connecting to enhancement service.'],
  ] as const) {
    answer(enhancePrompt, reply)
    await enhance().click()
    await expect.element(failure).toMatchTextContent(sentence)
    expect(result().element().textContent).toBe(OWN)
  }
  await expectAccessible()
})

test('at the hourly limit, nothing is sent, and a dialog says until when', async () => {
  const reset = new Date(Date.now() + 1_800_000)
  const time = reset.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  const dialog = page.getByRole('dialog', { name: 'No enhancements left' })
  openReview()
  await expect.element(page.getByText('9 of 10 enhancements remaining')).toBeVisible()
  // Used up in another tab.
  const none = { success: true as const, remaining: 0, limit: 10, reset_time: reset.toISOString() }
  answer(checkEnhancementLimit, none)
  answer(enhancePrompt, refusal(429, 'Rate limit exceeded.'))
  await enhance().click()
  await expect
    .element(dialog)
    .toMatchTextContent("You've reached your hourly limit for AI enhancements. Please try again later.")
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect.element(page.getByText('0 of 10 enhancements remaining')).toBeVisible()
  await enhance().click()
  await expect
    .element(dialog)
    .toMatchTextContent(
      `You've reached your hourly limit of 10 AI enhancements. Please wait until ${time} to use this feature again.`,
    )
  await expect.element(dialog).toMatchTextContent('API costs')
  await expectAccessible()
  await pressKey('Escape')
  await expect.element(enhance()).toHaveFocus()
  expect(sent(enhancePrompt)).toHaveLength(1)
})

test('an enhancement goes on while the user is on another page, which leads back to its result or refusal', async () => {
  const leave = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expectCount(page.getByRole('navigation', { name: 'Steps' }), 0)
  }
  const comeBack = () => page.getByRole('banner').getByRole('link', { name: 'Build a Prompt' }).click()
  const held = Promise.withResolvers<Response>()
  answer(enhancePrompt, () => held.promise)
  openReview()
  await enhance().click()
  const running = page.getByRole('button', { name: 'Enhancing...' })
  await expect.element(running).toBeVisible()
  await leave()
  await comeBack()
  await expectAddress('/build-prompt?step=3')
  await expect.element(running).toBeVisible()

  await leave()
  held.resolve(refusal(429, 'Rate limit exceeded.'))
  await comeBack()
  const dialog = page.getByRole('dialog', { name: 'No enhancements left' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expectHidden(dialog)
  // Once the user has seen how it ended, the link opens the first step.
  await leave()
  await comeBack()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Core Request' })).toBeVisible()
})

test('enhancing is refused, with the reason, where the AI service isn’t approved for the data', async () => {
  const { id_masks, data_classes: classes } = DEFAULT_SETTINGS
  const approve = (rule: DataRule) => {
    const enhancement = { public: FINE, internal: FINE, restricted: rule }
    answer(getDataGuard, { id_masks, classes, enhancement, mcp: null, policy_url: '' })
  }
  const choice = page.getByLabelText('What’s the most sensitive data people will enter?')
  const reason = 'The AI service isn’t approved for Restricted data.'
  // The server refuses if the approval changed after the page was loaded.
  approve({ use: 'limited', note: 'Only without names' })
  answer(enhancePrompt, refusal(403, reason))
  openReview()
  await page.getByText('Sensitive data', { exact: true }).click()
  await choice.selectOptions('Restricted data')
  await expect.element(page.getByText('Only without names')).toBeVisible()
  approve({ use: 'not', note: '' })
  await enhance().click()
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(reason)
  await expect.element(enhance()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(enhance()).toHaveAccessibleDescription(expect.stringContaining(reason))
  await expectAccessible()
  await enhance().click({ force: true })
  expect(sent(enhancePrompt)).toHaveLength(1)

  await choice.selectOptions('Nothing sensitive')
  await expect.element(enhance()).not.toHaveAttribute('aria-disabled')
  await choice.selectOptions('Internal data')
  await page.getByRole('button', { name: 'Add to Library' }).click()
  await expect
    .element(page.getByRole('dialog').getByLabelText('What’s the most sensitive data people will enter?'))
    .toHaveValue('internal')
})
