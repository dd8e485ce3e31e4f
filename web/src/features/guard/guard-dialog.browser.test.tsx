import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { render } from '../../testing/open-app.tsx'
import { expectCount, pressKey, tabTo } from '../../testing/page.ts'
import { GuardDialog } from './guard-dialog.tsx'
import { startReview } from './review.ts'

const THREE = 'Ask ana@pitt.edu, ben@pitt.edu, or A12340678.'

const dialog = () => page.getByRole('dialog', { name: 'Check for private data' })
const offer = () => dialog().getByRole('checkbox', { name: 'Mark this prompt “For Restricted data”' })
const main = () => dialog().getByRole('button').last()

function show(text: string, { dataClass }: { dataClass?: string } = { dataClass: 'public' }) {
  const texts = [{ label: 'Prompt Content', text, offers: ['field', 'remove'] as const }]
  const found = startReview(texts, [findSensitive(text, { idMasks: ['A########'] })], () => false)
  if (!found) throw new Error('Nothing was found.')
  const onContinue = vi.fn()
  render(
    <GuardDialog
      open
      found={found}
      notice="Everyone will see this text."
      action="Submit Prompt"
      dataClass={dataClass}
      finalFocus={undefined}
      onContinue={onContinue}
      onGoBack={() => undefined}
    />,
  )
  return onContinue
}

test('three findings need few controls, and the main button replaces all', async () => {
  const onContinue = show(THREE)
  await expect.element(main()).toMatchTextContent('Replace all and Submit Prompt')
  expect(dialog().getByRole('button').elements().length).toBeLessThanOrEqual(4)
  expect(dialog().getByRole('combobox').elements().length).toBeLessThanOrEqual(4)
  // It never says that nothing else is private.
  await expect.element(dialog()).toMatchTextContent(/It can miss things/)
  await main().click()
  expect(onContinue.mock.calls[0]?.[1]).toBeUndefined()
})

test('a sentence is shown once, with all of its findings marked', async () => {
  show(`Dear all,\n${THREE}\nThanks!`)
  await expect
    .element(dialog().getByRole('listitem'))
    .toMatchTextContent('Ask a•••@pitt.edu {{email_1}}, b•••@pitt.edu {{email_2}}, or •••678 {{student_ID}}.')
  await expectCount(dialog().getByRole('listitem'), 1)
  await dialog().getByLabelText('The email address b•••@pitt.edu').selectOptions('Keep')
  await expect.element(dialog().getByCss('mark')).toHaveTextContent('b•••@pitt.edu')
  await expectCount(dialog().getByCss('del'), 2)
})

test('offers to mark the prompt for what its new fields hold, by keyboard, and it can be undone', async () => {
  const onContinue = show(THREE)
  await expect.element(offer()).not.toBeChecked()
  await expect.element(dialog()).toMatchTextContent(/People will fill in student IDs\./)
  await page.viewport(390, 844)
  await expectAccessibleInThemes()
  await tabTo(offer())
  await pressKey('Space')
  await expect.element(offer()).toBeChecked()
  await pressKey('Space')
  await expect.element(offer()).not.toBeChecked()
  await pressKey('Space')
  await main().click()
  expect(onContinue.mock.calls[0]?.[1]).toBe('restricted')
})

test('offers nothing for what is removed or kept, and never a lower class', async () => {
  const onContinue = show(THREE)
  await offer().click()
  await dialog().getByLabelText('The student ID').selectOptions('Remove')
  await expectCount(offer(), 0)
  // Email addresses are internal data.
  await expect.element(dialog().getByRole('checkbox', { name: 'For Internal data' })).toBeVisible()
  await dialog().getByRole('button', { name: 'Submit Prompt as is' }).click()
  expect(onContinue.mock.calls[0]?.[1]).toBeUndefined()
  for (const options of [{ dataClass: 'restricted' as const }, {}]) {
    show(THREE, options)
    await expect.element(main()).toBeVisible()
    await expectCount(dialog().getByRole('checkbox'), 0)
  }
})

test('a class list shows the first lines, and the rest at once', async () => {
  const rows = dialog().getByRole('listitem')
  const chips = dialog().getByCss('.field-chip')
  show(Array.from({ length: 100 }, (_, index) => `s${index}x@pitt.edu, 412-624-${1000 + index}\n`).join(''))
  await expect
    .element(dialog().getByRole('heading', { level: 3 }).first())
    .toMatchTextContent('Email addresses · 100')
  const first = rows.elements().length
  expect(first).toBeLessThanOrEqual(20)
  const more = dialog().getByRole('button', { name: 'Show all 100' })
  await more.click()
  await expectCount(more, 0)
  await expectCount(rows, first + 95)
  await expect.element(rows.nth(5).getByRole('combobox').first()).toHaveFocus()
  const all = dialog().getByLabelText('All email addresses')
  await all.selectOptions('Remove all')
  await expectCount(chips, 100)
  await all.selectOptions('Replace all')
  await expectCount(chips, 200)
  await expectAccessible()
})
