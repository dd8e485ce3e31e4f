import { markNotificationsRead } from '@prompt-library/contract/notifications'
import { getPrompt } from '@prompt-library/contract/prompts'
import { searchUsers } from '@prompt-library/contract/sharing'
import {
  acceptTransfer,
  declineTransfer,
  offerTransfer,
  withdrawTransfer,
} from '@prompt-library/contract/transfers'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary, ownPrompt, samplePrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectHidden } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const FELIX = { id: 5, display_name: 'Felix Faculty', email: 'felix@example.edu' }
const OFFER = { from_name: 'Ana Example', to_name: 'Felix Faculty', offered_at: '2026-05-01T10:00:00.000Z' }
const SUCCESS = { success: true } as const
const dialog = () => page.getByRole('dialog')
const box = () => dialog().getByRole('combobox', { name: 'New author' })

test('an author offers a prompt to someone, sees that, and withdraws the offer', async () => {
  const prompt = ownPrompt({ title: 'Mine to give' })
  answer(searchUsers, [FELIX])
  answer(offerTransfer, () => refusal(404, 'We couldn’t find this user.'))
  openApp('/my-prompts')
  await page.getByRole('button', { name: /More options/ }).click()
  await page.getByRole('menuitem', { name: 'Transfer' }).click()
  await expectAddress(`/my-prompts?transfer=${prompt.id}`)
  await dialog().getByRole('button', { name: 'Offer prompt' }).click()
  await expect.element(dialog().getByText('Choose a person from the list.')).toBeVisible()
  await expectAccessible()
  await box().fill('felix')
  await page.getByRole('option', { name: /Felix Faculty/ }).click()
  await dialog().getByRole('button', { name: 'Offer prompt' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/We couldn’t find this user\./)
  answer(offerTransfer, () => {
    answer(getPrompt, { ...prompt, transfer: OFFER })
    return SUCCESS
  })
  await dialog().getByRole('button', { name: 'Offer prompt' }).click()
  await expect.element(page.getByText(/Offered to .*Felix Faculty/)).toBeVisible()
  expect(sent(offerTransfer).at(-1)).toEqual({ prompt_id: prompt.id, user_id: 5 })
  await expectHidden(dialog())

  openApp(`/my-prompts?transfer=${prompt.id}`)
  await expect.element(dialog().getByText(/You offered this prompt to/)).toBeVisible()
  await expectAccessible()
  answer(withdrawTransfer, () => {
    answer(getPrompt, prompt)
    return SUCCESS
  })
  openApp(`/my-prompts?prompt=${prompt.id}`)
  await dialog().getByRole('button', { name: 'Withdraw offer' }).click()
  await expect.element(page.getByText('Offer withdrawn.')).toBeVisible()
  await expectHidden(dialog().getByRole('button', { name: 'Withdraw offer' }))
  expect(sent(withdrawTransfer)).toEqual([{ prompt_id: prompt.id }])
})

test('the other person accepts or declines, and is told if the offer is gone', async () => {
  const transfer = { ...OFFER, from_name: 'Ben Author', to_name: 'Ana Example' }
  const shared = { shared_by_name: 'Ben Author', shared_at: OFFER.offered_at, personal_message: null }
  const [prompt = samplePrompt()] = answerLibrary({ title: 'Offered', visibility: 'private', ...shared })
  answer(markNotificationsRead, { ...SUCCESS, unread_count: 0 })
  answer(getPrompt, { ...prompt, transfer })
  answer(acceptTransfer, () => refusal(404, 'This offer is no longer open.'))
  openApp(`/my-prompts?tab=shared-with-me&prompt=${prompt.id}`)
  await expect.element(dialog().getByText('wants to transfer this prompt to you.')).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByText('This offer is no longer open.')).toBeVisible()

  answer(acceptTransfer, () => {
    answer(getPrompt, { ...prompt, author_id: 1, author_name: 'Ana Example' })
    return SUCCESS
  })
  await dialog().getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByText('You’re now the author of this prompt.')).toBeVisible()
  await expect.element(dialog().getByRole('link', { name: 'Share' })).toBeVisible()
  await expectHidden(dialog().getByRole('button', { name: 'Accept' }))

  answer(getPrompt, { ...prompt, transfer })
  answer(declineTransfer, SUCCESS)
  openApp(`/my-prompts?tab=shared-with-me&prompt=${prompt.id}`)
  await dialog().getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText(/^Declined\./)).toBeVisible()
  await expectHidden(dialog())
  expect(sent(declineTransfer)).toEqual([{ prompt_id: prompt.id }])
})
