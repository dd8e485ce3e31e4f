import { expect, it } from 'vitest'
import { PUBLISHING_RULES, publishingAfter } from './publishing.ts'

const BEFORE = {
  'a new prompt': undefined,
  'a private one': { is_public: false, publishing: null },
  'a public one': { is_public: true, publishing: null },
  'one that waits': { is_public: false, publishing: 'waiting' },
  'one that a curator made private': { is_public: false, publishing: 'made_private' },
} as const

// What becomes of it when its author saves a changed text as public: as a member, and as a curator or admin.
it.each([
  ['everyone', 'a new prompt', 'public', 'public'],
  ['everyone', 'a private one', 'public', 'public'],
  ['everyone', 'a public one', 'public', 'public'],
  ['everyone', 'one that waits', 'waiting', 'waiting'],
  ['everyone', 'one that a curator made private', 'waiting', 'waiting'],
  ['approval', 'a new prompt', 'waiting', 'waiting'],
  ['approval', 'a private one', 'waiting', 'waiting'],
  ['approval', 'a public one', 'waiting', 'waiting'],
  ['approval', 'one that waits', 'waiting', 'waiting'],
  ['approval', 'one that a curator made private', 'waiting', 'waiting'],
  ['curators', 'a new prompt', 'refused', 'public'],
  ['curators', 'a private one', 'refused', 'public'],
  ['curators', 'a public one', 'waiting', 'public'],
  ['curators', 'one that waits', 'waiting', 'waiting'],
  ['curators', 'one that a curator made private', 'waiting', 'waiting'],
] as const)('with the rule %s, %s: a member’s is %s, a curator’s %s', (rule, state, member, curator) => {
  const save = { rule, visibility: 'public', changes: true, before: BEFORE[state] } as const
  expect(publishingAfter({ ...save, role: 'user' })).toBe(member)
  for (const role of ['curator', 'admin'] as const) expect(publishingAfter({ ...save, role })).toBe(curator)
})

it('lets everyone keep a prompt private, and keep a public text public', () => {
  for (const rule of PUBLISHING_RULES)
    for (const before of Object.values(BEFORE)) {
      const save = { rule, role: 'user', before } as const
      expect(publishingAfter({ ...save, visibility: 'private', changes: true })).toBe('private')
      if (before?.is_public)
        expect(publishingAfter({ ...save, visibility: 'public', changes: false })).toBe('public')
    }
})
