import { findRecipients } from '@prompt-library/contract/recipients'
import {
  deleteShare,
  listInvitations,
  listShares,
  type Recipient,
  searchUsers,
  sharePrompt,
} from '@prompt-library/contract/sharing'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary, ownPrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import {
  chooseItem,
  expectCount,
  expectHidden,
  expectTexts,
  goBack,
  pressKey,
  typeText,
} from '../../testing/page.ts'
import { answer, offline, refusal, sent, withHeaders } from '../../testing/stub-api.ts'

const dialog = () => page.getByRole('dialog', { name: 'Share Prompt' })
const box = () => page.getByRole('combobox', { name: 'Share with' })
const message = () => page.getByRole('textbox', { name: 'Personal message (optional)' })
const options = () => page.getByRole('option')
const shares = () => dialog().getByRole('region', { name: 'Shared with' }).getByRole('listitem')
const chips = () => dialog().getByRole('button', { name: /^Remove / })
const share = () => page.getByRole('button', { name: 'Share', exact: true })
const chooseSomeone = () => page.getByText('Please select a user from the list.')

const SHARED = { success: true, message: 'Prompt shared successfully!' } as const

/** Answers searches for people from a list in memory. */
function answerPeople(...people: Recipient[]): void {
  answer(findRecipients, ({ names }) => names.map((name) => ({ name, result: 'not_found' as const })))
  answer(searchUsers, ({ q = '' }) => people.filter(({ display_name }) => display_name.includes(q)))
}

function person(id: number, display_name: string): Recipient {
  return { id, display_name, email: `${id}@example.edu` }
}

function openDialog(): void {
  openApp(`/my-prompts?share=${ownPrompt({ title: 'Mine' }).id}`)
}

async function openFromMenu(): Promise<void> {
  await chooseItem('Share')
  await expect.element(box()).toHaveFocus()
}

beforeEach(() => {
  answer(sharePrompt, SHARED)
})

test('people are searched once typing pauses, and chosen by keyboard', async () => {
  answerPeople(person(3, 'Ann Keyes'), person(4, 'Bob Keyes'), person(5, 'Cy Keyes'))
  openDialog()
  await pressKey('Enter', box())
  await expect.element(chooseSomeone()).toBeVisible()
  await expect.element(box()).toHaveFocus()
  await expectAccessible()

  vi.useFakeTimers({ shouldAdvanceTime: false })
  await typeText('Keyes')
  vi.advanceTimersByTime(299)
  expect(sent(searchUsers)).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expectCount(options(), 3)
  expect(sent(searchUsers)).toEqual([{ q: 'Keyes' }])
  await expectAccessible()
  await expect.element(options().first()).toHaveAttribute('data-highlighted')
  await pressKey('ArrowDown')
  await expect.element(options().nth(1)).toHaveAttribute('data-highlighted')
  await pressKey('Enter')
  await expectCount(chips(), 1)
  await expect.element(dialog().getByTitle('Bob Keyes (4@example.edu)')).toBeVisible()
  await expect.element(box()).toHaveValue('')
  await expectHidden(chooseSomeone())

  // The previous results disappear immediately: Enter must not select one of them.
  await box().fill('Keyes')
  await expectCount(options(), 3)
  vi.useFakeTimers({ shouldAdvanceTime: false })
  await box().fill('no match yet')
  await pressKey('Enter')
  vi.useRealTimers()
  await expect.element(box()).toHaveValue('no match yet')
  await expect.element(chooseSomeone()).toBeVisible()
  await box().fill('no user has this name')
  await expect.element(page.getByText('No one found. Try another name or email.')).toBeVisible()
  await expectAccessible()
  await box().fill('')
  await pressKey('Backspace')
  await expectCount(chips(), 0)
  await box().fill('Cy Keyes')
  await expectCount(options(), 1)
  await expect.element(options()).toHaveAttribute('data-highlighted')
  await pressKey('Enter')
  await expectCount(chips(), 1)
  await pressKey('Tab')
  await typeText('Hello')
  await pressKey('Tab')
  await pressKey('Tab')
  await expect.element(share()).toHaveFocus()
  await pressKey('Enter')
  await expect.element(page.getByText('Prompt shared successfully!')).toBeVisible()
  expect(sent(sharePrompt)).toMatchObject([{ recipient_id: 5, personal_message: 'Hello' }])
})

test('users without an email are distinguished by NetID', async () => {
  const [first, second] = ['first1', 'second1'].map((netid, index) => ({
    ...{ id: 3 + index, display_name: 'Same Name', email: null, netid },
  })) as [Recipient, Recipient]
  answerPeople(first, second)
  openDialog()
  await box().fill('Same Name')
  await expect.element(options().first()).toMatchTextContent(/first1/)
  await expect.element(options().nth(1)).toMatchTextContent(/second1/)
  await expectAccessible()
  await options().nth(1).click()
  await expect.element(dialog().getByTitle('Same Name (NetID second1)')).toBeVisible()
  await share().click()
  await expectHidden(dialog())
  expect(sent(sharePrompt)).toMatchObject([{ recipient_id: 4 }])
})

test('each failure has its own message, and no text is lost', async () => {
  openDialog()
  answer(searchUsers, () => refusal(500, ''))
  await box().fill('rita')
  await expect.element(page.getByText('Failed to fetch users.')).toBeVisible()
  await expectAccessible()
  answer(searchUsers, () => refusal(429, 'You’ve searched too many times.'))
  await box().fill('rita r')
  await expect.element(page.getByText('You’ve searched too many times.')).toBeVisible()
  answerPeople(person(3, 'Rita Reader'))
  await box().fill('Rita Reader')
  await options().click()
  await message().fill('Keep me')

  for (const [reply, sentence] of [
    [() => Response.json({}, { status: 500 }), /Failed to share prompt\.$/],
    [() => refusal(409, 'Not with them.'), /Not with them\.$/],
    [offline, /An unexpected error occurred\.$/],
  ] as const) {
    answer(sharePrompt, reply)
    await share().click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(sentence)
  }
  await expect.element(message()).toHaveValue('Keep me')
  await expectAccessible()
})

test('Back keeps what was entered, and a closed dialog starts empty', async () => {
  answerPeople(person(3, 'Rita Reader'))
  ownPrompt()
  openApp('/my-prompts')
  await openFromMenu()
  await box().fill('Rita Reader')
  await options().click()
  await message().fill('Half a thought')
  await goBack()
  await expectHidden(dialog())
  await openFromMenu()
  await expect.element(message()).toHaveValue('Half a thought')
  await expectCount(chips(), 1)
  await pressKey('Escape')
  await expectHidden(dialog())
  await openFromMenu()
  await expect.element(message()).toHaveValue('')
  await expectCount(chips(), 0)
})

test('the author sees who shared a prompt with whom, and stops sharing with one of them', async () => {
  const { id } = ownPrompt({ title: 'Shared twice' })
  const at = { recipient: person(3, 'Rita Reader'), shared_at: '2026-05-01T10:00:00.000Z' }
  const all = [
    { ...at, sharer: { id: 1, display_name: 'Ana Example' } },
    { ...at, sharer: { id: 4, display_name: 'Otto Other' } },
  ]
  answer(listShares, withHeaders(all, { 'x-total-count': '2', 'x-recipient-count': '1' }))
  answer(deleteShare, { success: true })
  openApp('/my-prompts')
  await openFromMenu()
  await expectCount(shares(), 2)
  await expectCount(shares().filter({ hasText: 'by Otto Other' }), 1)
  await expectAccessible()
  answer(listShares, withHeaders([], { 'x-total-count': '0', 'x-recipient-count': '0' }))
  await shares().first().getByRole('button', { name: 'Stop sharing with Rita Reader' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Stop sharing', exact: true }).click()
  await expect.element(page.getByText('Stopped sharing with Rita Reader.')).toBeVisible()
  await expectCount(shares(), 0)
  expect(sent(deleteShare)).toEqual([{ prompt_id: id, recipient_id: 3 }])
})

test('the message and the prompt are checked for private data, and its author can edit it', async () => {
  answerPeople(person(3, 'Rita Reader'))
  const { id } = ownPrompt({ title: 'Mine', markdown: '<p>Call 412-624-8837.</p>' })
  const guard = page.getByRole('dialog', { name: 'Check for private data' })
  const rows = guard.getByRole('listitem')
  openApp(`/my-prompts?share=${id}`)
  await box().fill('Rita Reader')
  await options().click()
  await message().fill('The door code: password is Tr0mb0ne!42')
  await share().click()
  await expect.element(guard).toMatchTextContent('This text goes to Rita Reader.')
  await expectTexts(rows.filter({ hasText: 'Personal message' }).getByRole('option'), ['Remove', 'Keep'])
  await expectTexts(rows.filter({ hasText: 'Prompt Content' }).getByRole('button'), ['Edit prompt'])
  await expectCount(guard.getByRole('combobox'), 1)
  await expectAccessible()
  await guard.getByRole('button', { name: 'Edit prompt' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit Prompt' })).toBeVisible()
  await expectHidden(guard)
  await goBack()
  await expect.element(message()).toHaveValue('The door code: password is Tr0mb0ne!42')
  await expectCount(chips(), 1)
  await share().click()
  await guard.getByRole('button', { name: 'Remove 1 of 2 and Share' }).click()
  await expectHidden(dialog())
  expect(sent(sharePrompt)).toMatchObject([{ personal_message: 'The door code: password is' }])

  const [theirs] = answerLibrary({ markdown: '<p>Call 412-624-8838.</p>' })
  openApp(`/?share=${theirs?.id}`)
  await box().fill('Rita Reader')
  await options().click()
  await share().click()
  await expect.element(rows).toMatchTextContent('Only the author can change this prompt.')
})

const status = () => dialog().getByRole('status').first()

/** Finds everyone by name or email, in lists and searches. */
function answerLists(...people: Recipient[]): void {
  answerPeople(...people)
  answer(findRecipients, ({ names }) =>
    names.map((name) => {
      const recipient = people.find(({ email }) => email === name)
      return recipient
        ? { name, result: 'found' as const, recipient }
        : { name, result: 'not_found' as const, message: 'No active account has this ID or email address.' }
    }),
  )
}

test('no one is chosen twice, nor the author, and chips are removed by keyboard', async () => {
  answerPeople(person(2, 'Ben Author'), person(3, 'Ann Keyes'), person(4, 'Bob Keyes'))
  const [prompt] = answerLibrary({ title: 'Theirs' })
  openApp(`/?share=${prompt?.id}`)
  for (const name of ['Ann Keyes', 'Bob Keyes']) {
    await box().fill(name)
    await options().click()
    await expect.element(box()).toHaveValue('')
  }
  await expect.element(status()).toMatchTextContent('Bob Keyes added. 2 people.')
  for (const [name, why] of [
    ['Bob Keyes', 'Already added'],
    ['Ben Author', 'Author of this prompt'],
  ] as const) {
    await box().fill(name)
    await expect.element(page.getByRole('option', { name: why })).toHaveAttribute('aria-disabled', 'true')
    await pressKey('Enter')
  }
  // While the options are shown, the rest of the dialog is hidden from screen readers.
  await pressKey('Escape')
  await expectCount(chips(), 2)
  await expectAccessible()
  await box().fill('Ana Example')
  await expect.element(page.getByText('You can’t share a prompt with yourself.')).toBeVisible()
  await pressKey('Escape')
  await box().fill('')
  await pressKey('Backspace')
  await expectCount(chips(), 1)
  await expect.element(status()).toMatchTextContent('Bob Keyes removed. 1 person.')
  await pressKey('ArrowLeft')
  await pressKey('Delete')
  await expectCount(chips(), 0)
  await expect.element(box()).toHaveFocus()
})

test('an address left in the box shows whose it is before anything is sent', async () => {
  answerLists(person(3, 'Rita Reader'))
  openDialog()
  const line = dialog().getByText('Check who you’re sharing with, then select Share again.')
  await box().fill('3@example.edu, zz99')
  await share().click()
  await expect.element(line).toMatchTextContent(/^Rita Reader added\. Not added: 1 name\./)
  await expectCount(chips(), 1)
  await expectCount(dialog().getByRole('region', { name: 'Not shared with' }).getByRole('listitem'), 1)
  await expect.element(box()).toHaveFocus()
  await expectAccessible()
  expect(sent(sharePrompt)).toEqual([])
  await share().click()
  await expectHidden(dialog())
  expect(sent(sharePrompt)).toMatchObject([{ recipient_id: 3 }])
})

test('fifty people fit on a phone, and a list that would be too long stays in the box', async () => {
  await page.viewport(390, 844)
  const people = Array.from({ length: 51 }, (_, index) => person(index + 10, `Person ${index}`))
  Object.assign(people[1] ?? {}, { display_name: 'Llanfairpwllgwyngyll'.repeat(5) })
  answerLists(...people)
  openDialog()
  const emails = people.map(({ email }) => email)
  await box().fill(emails.join(' '))
  await pressKey('Enter')
  await expect
    .element(dialog())
    .toMatchTextContent('Your list has 51 names. You can share with up to 50 people at once.')
  await expect.element(box()).toHaveValue(emails.join(' '))
  await box().fill(emails.slice(1).join(' '))
  await pressKey('Enter')
  await expectCount(chips(), 50)
  await expectAccessible()
  expect(dialog().element().scrollWidth).toBe(dialog().element().clientWidth)
})

test('what fails keeps the list and the recipients', async () => {
  const [ann, bob] = [person(3, 'Ann Keyes'), person(4, 'Bob Keyes')]
  const list = '3@example.edu, 4@example.edu'
  openDialog()
  for (const [reply, sentence] of [
    [offline, 'Failed to fetch users.'],
    [() => refusal(429, 'You’ve searched too many times.'), 'You’ve searched too many times.'],
  ] as const) {
    answer(findRecipients, reply)
    await box().fill(list)
    await pressKey('Enter')
    await expect.element(dialog()).toMatchTextContent(`${sentence} Your list is still in the box.`)
    await expect.element(box()).toHaveValue(list)
  }
  answerLists(ann, bob)
  await pressKey('Enter', box())
  await expectCount(chips(), 2)
  await message().fill('Keep me')
  const results = [3, 4].map((recipient_id) => ({
    ...{ recipient_id, result: 'not_found' as const, message: 'We couldn’t find this user.' },
  }))
  answer(sharePrompt, () => refusal(409, 'None of these people can receive it.', { results }))
  await share().click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('None of these people can receive it.')
  const notShared = dialog().getByRole('region', { name: 'Not shared with' }).getByRole('listitem')
  await expectTexts(notShared, [
    'Ann Keyes (3@example.edu): We couldn’t find this user.',
    'Bob Keyes (4@example.edu): We couldn’t find this user.',
  ])
  await expectCount(chips(), 0)
  await expect.element(message()).toHaveValue('Keep me')
})

/** No one has an account. */
function answerUnknown(result: 'waits' | 'public'): void {
  answer(searchUsers, [])
  answer(findRecipients, ({ names }) =>
    names.map((name) => ({ name, result, ...(result === 'public' && { message: 'Public.' }) })),
  )
}

test('a private prompt waits for people without an account, who are chosen like anyone', async () => {
  answerUnknown('waits')
  const { id } = ownPrompt({ visibility: 'private', is_public: false })
  openApp(`/my-prompts?share=${id}`)
  for (const name of ['newhire7', 'jalvarez']) {
    await box().fill(name)
    const hint = `No one found. If “${name}” is a NetID or email, press Enter.`
    await expect.element(page.getByText(hint)).toBeVisible()
  }
  await pressKey('Enter')
  await expect.element(dialog().getByTitle('jalvarez (no account yet)')).toBeVisible()
  await box().click()
  await typeText('New@Example.edu,')
  await expectCount(chips(), 2)
  await expect.element(status()).toMatchTextContent('New@Example.edu added.')
  await expect.element(dialog()).toMatchTextContent('People without an account get it when they sign in.')
  await expectAccessible()
  answer(sharePrompt, { success: true, message: '2 people will get this prompt when they sign in.' })
  await share().click()
  await expect.element(page.getByText('2 people will get this prompt when they sign in.')).toBeVisible()
  await expectHidden(dialog())
  expect(sent(sharePrompt)).toMatchObject([{ prompt_id: id, names: ['jalvarez', 'new@example.edu'] }])
})

test('a name that can’t wait anymore is listed with the reason', async () => {
  answerUnknown('waits')
  openApp(`/my-prompts?share=${ownPrompt({ visibility: 'private', is_public: false }).id}`)
  await box().fill('zz99, zz98')
  await pressKey('Enter')
  await expectCount(chips(), 2)
  answer(sharePrompt, {
    ...SHARED,
    results: [
      { name: 'zz99', result: 'waits' },
      { name: 'zz98', result: 'public', message: 'They need only the link.' },
    ],
  })
  await share().click()
  const notShared = dialog().getByRole('region', { name: 'Not shared with' }).getByRole('listitem')
  await expectTexts(notShared, ['zz98: They need only the link.'])
  await expectCount(chips(), 0)
})

test.each([
  ['open', 'without signing in'],
  ['members', 'after signing in'],
] as const)('where the library is %s, people need only the link of a public prompt', async (access, how) => {
  signIn({}, { access })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  answerUnknown('public')
  const { id } = ownPrompt({ visibility: 'public', is_public: true })
  openApp(`/my-prompts?share=${id}`)
  await box().fill('zz99, zz98')
  await pressKey('Enter')
  await expect
    .element(dialog())
    .toMatchTextContent(`No account yet: zz99, zz98. They can open this prompt’s link ${how}.`)
  await expectCount(chips(), 0)
  await expectHidden(dialog().getByRole('region', { name: 'Not shared with' }))
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByText('Link copied.')).toBeVisible()
  expect(copied.mock.calls).toEqual([[`${window.location.origin}/?prompt=${id}`]])
  copied.mockRestore()
})

test('who waits is listed, and is stopped like any share', async () => {
  const { id } = ownPrompt({ visibility: 'private', is_public: false })
  const by = (id: number, display_name: string) => ({
    sharer: { id, display_name },
    invited_at: '2026-05-01T10:00:00.000Z',
  })
  answer(listInvitations, [
    { name: 'zz99', ...by(1, 'Ana Example') },
    { name: 'new@example.edu', ...by(4, 'Otto Other') },
  ])
  answer(deleteShare, { success: true })
  openApp(`/my-prompts?share=${id}`)
  const waiting = dialog().getByRole('region', { name: 'Waiting until they sign in' })
  await expectTexts(waiting.getByRole('paragraph'), [
    'zz99 · May 1, 2026',
    'new@example.edu · May 1, 2026 · by Otto Other',
  ])
  await expectAccessible()
  await waiting.getByRole('button', { name: 'Stop sharing with zz99' }).click()
  await expect.element(page.getByText('They won’t get this prompt when they sign in.')).toBeVisible()
  answer(listInvitations, [])
  await page.getByRole('button', { name: 'Stop sharing', exact: true }).click()
  await expect.element(page.getByText('Stopped sharing with zz99.')).toBeVisible()
  await expectHidden(waiting)
  expect(sent(deleteShare)).toEqual([{ prompt_id: id, name: 'zz99' }])
})
