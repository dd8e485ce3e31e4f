import { getDataGuard } from '@prompt-library/contract/data-guard'
import { DEFAULT_SETTINGS } from '@prompt-library/contract/settings'
import { listTargets } from '@prompt-library/contract/targets'
import { FINE } from '@prompt-library/domain/data-class/data-class'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { answer, refusal } from '../../testing/stub-api.ts'

const { id_masks, data_classes: classes, targets } = DEFAULT_SETTINGS
const LIMITED = { use: 'limited', note: 'Only without names' } as const

test('the table says which data each tool can get, how it is limited, and where the policy is', async () => {
  answerLibrary()
  answer(
    listTargets,
    targets.map((target) => ({
      ...target,
      data: target.id === 'claude' ? { internal: LIMITED } : { public: FINE },
    })),
  )
  const enhancement = { public: FINE, internal: FINE, restricted: FINE }
  answer(getDataGuard, { id_masks, classes, enhancement, mcp: null, policy_url: 'https://lake.edu/data' })
  openApp('/tools')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(row('Claude')).toMatchTextContent(/^ClaudeNotLimitedOnly without namesNot$/)
  await expect.element(row('ChatGPT')).toMatchTextContent(/^ChatGPTFineNotNot$/)
  await expect.element(row('Enhancing a prompt here')).toMatchTextContent(/FineFineFine$/)
  expect(row('Tools connected').elements()).toHaveLength(0)
  await expect
    .element(page.getByRole('link', { name: 'Claude' }))
    .toHaveAttribute('href', 'https://claude.ai/new')
  await expect.element(page.getByText('Protected by law or contract. For example: grades')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'The policy of' }))
    .toHaveAttribute('href', 'https://lake.edu/data')
  await expectAccessibleInThemes()
})

test('a table that can’t be loaded says so and can be tried again', async () => {
  answerLibrary()
  answer(listTargets, refusal(503, 'Busy.'))
  openApp('/tools')
  await expect.element(page.getByText('We couldn’t load the table.')).toBeVisible()
  answer(listTargets, [])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'Enhancing a prompt here' })).toBeVisible()
})
