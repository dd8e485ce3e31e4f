import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { listShares } from '@prompt-library/contract/sharing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { ownPrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount } from '../../testing/page.ts'
import { answer, sent, withHeaders } from '../../testing/stub-api.ts'

const form = () => page.getByRole('dialog', { name: 'Edit Prompt' })
const privately = () => form().getByRole('button', { name: 'Private' })
const stopSharing = () => form().getByRole('checkbox', { name: 'Also stop sharing with them' })

/** Three shares with two people: one of them has it from two. */
function answerShares(): void {
  const [ana, ben] = [3, 4].map((id) => ({
    recipient: { id, display_name: id === 3 ? 'Ana Ruiz' : 'Ben Cole', email: null },
    sharer: { id: 1, display_name: 'Ana Example' },
    shared_at: '2026-05-01T10:00:00.000Z',
  }))
  answer(listShares, withHeaders([ana, ben, ana], { 'x-total-count': '3', 'x-recipient-count': '2' }))
}

test('making a prompt private says who keeps access, and can stop sharing', async () => {
  const { id } = ownPrompt({ visibility: 'public' })
  answerShares()
  openApp(`/my-prompts?edit=${id}`)
  await privately().click()
  await expect.element(privately()).toMatchTextContent(/Visible to you and 2 people it’s shared with/)
  await expect.element(form().getByText('Ana Ruiz and Ben Cole will keep access.')).toBeVisible()
  await expectAccessible()
  await stopSharing().click()
  await expect.element(privately()).toMatchTextContent(/Only visible to you/)
  await expect.element(form().getByText('Ana Ruiz and Ben Cole will lose access.')).toBeVisible()
  await form().getByRole('button', { name: 'Update Prompt' }).click()
  await expect.element(page.getByText('Prompt updated.')).toBeVisible()
  expect(sent(updatePrompt)).toMatchObject([{ id, visibility: 'private', end_shares: true }])
})

test('the author of a private prompt sees who else can see it', async () => {
  const { id } = ownPrompt({ title: 'Who sees this', visibility: 'private' })
  answerShares()
  openApp(`/my-prompts?prompt=${id}`)
  await expect
    .element(page.getByRole('dialog', { name: 'Who sees this' }))
    .toMatchTextContent(/Visible to you and 2 people it’s shared with: Ana Ruiz and Ben Cole/)
  await expectAccessible()
})

test('a private prompt that isn’t shared is only visible to its author', async () => {
  const { id } = ownPrompt({ visibility: 'private' })
  openApp(`/my-prompts?prompt=${id}`)
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Only visible to you/)
  openApp(`/my-prompts?edit=${id}`)
  await expect.element(privately()).toMatchTextContent(/Only visible to you/)
  await expectCount(form().getByRole('checkbox'), 0)
})
