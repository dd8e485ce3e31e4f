import type { FoundRecipient, Recipient } from '@prompt-library/contract/sharing'
import { describe, expect, it } from 'vitest'
import {
  type Chosen,
  NO_DRAFT,
  type ShareDraft,
  withChosen,
  withFound,
  withRecipient,
  withResults,
} from './share-draft.ts'

const person = (id: number): Recipient => ({ id, display_name: `P${id}`, email: `p${id}@example.edu` })
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1))
const chosen = (...users: Chosen[]) => users.reduce(withRecipient, NO_DRAFT)
const found = (user: Recipient): FoundRecipient => ({
  name: String(user.email),
  result: 'found',
  recipient: user,
})
const unknown: FoundRecipient = { name: 'zz99', result: 'not_found', message: 'Unknown.' }
const idsOf = (draft: ShareDraft) => draft.chosen.map(({ id }) => id)

const ANA = person(1)
const BEN = person(2)

it('adds no one twice', () => {
  expect(idsOf(chosen(ANA, BEN, ANA))).toEqual([1, 2])
  expect(idsOf(withFound(chosen(ANA), [found(BEN), found(ANA), found(BEN)]))).toEqual([1, 2])
})

it('lists each name that wasn’t added only once', () => {
  const once = withFound(chosen(ANA), [found(BEN), unknown])
  const twice = withFound(once, [{ ...unknown, name: 'ZZ99' }])
  expect(twice.problems).toEqual([{ name: 'ZZ99', message: 'Unknown.' }])
  expect(once.announcement).toBe('P2 added. Not added: 1 name.')
})

describe('at the limit of 50', () => {
  it('adds the fiftieth and says why there’s no next one', () => {
    const full = chosen(...people(50))
    expect(full).toMatchObject({ error: undefined, text: '' })
    const more = withRecipient({ ...full, text: 'p51' }, person(51))
    expect(idsOf(more)).toEqual(idsOf(full))
    expect(more).toMatchObject({ text: 'p51', error: 'You can share a prompt with up to 50 people at once.' })
  })

  it('keeps a list that’s too long', () => {
    const before = { ...chosen(...people(49)), text: 'p50@example.edu, p51@example.edu' }
    const after = withFound(before, [found(person(50)), found(person(51))])
    expect(idsOf(after)).toEqual(idsOf(before))
    expect(after.text).toBe(before.text)
    expect(after.error).toBe(
      'You can share a prompt with up to 50 people at once. This list would make it 51.',
    )
    const fits = withFound(before, [found(person(49)), found(person(50))])
    expect(fits.chosen).toHaveLength(50)
  })
})

it('lists who didn’t get the prompt, with the reason, and keeps anyone added since', () => {
  const after = withResults(chosen(ANA, BEN, person(3), { id: 'zz99', display_name: 'ZZ99' }), [
    { recipient_id: 1, result: 'shared' },
    { recipient_id: 2, result: 'not_found', message: 'Gone.' },
    { name: 'zz99', result: 'public', message: 'Now public.' },
  ])
  expect(idsOf(after)).toEqual([3])
  expect(after.problems).toEqual([
    { name: 'P2 (p2@example.edu)', message: 'Gone.' },
    { name: 'zz99', message: 'Now public.' },
  ])
})

it('adds who waits, and keeps apart who needs only the link', () => {
  const results: FoundRecipient[] = [
    { name: 'ZZ99', result: 'waits' },
    { name: 'zz99', result: 'waits' },
    { name: 'yy88', result: 'public', message: 'Public.' },
  ]
  const after = withFound(chosen(ANA), results)
  expect(after.chosen).toEqual([ANA, { id: 'zz99', display_name: 'ZZ99' }])
  expect(after).toMatchObject({
    needLink: ['yy88'],
    problems: [],
    announcement: 'ZZ99 added.',
  })
  expect(idsOf(withChosen(after, [ANA]))).toEqual([1])
})
