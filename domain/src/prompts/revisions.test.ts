import { describe, expect, it } from 'vitest'
import { canReadRevision } from './revisions.ts'

const author = { id: 1, role: 'user' as const }
const recipient = { id: 2, role: 'user' as const }
const member = { id: 3, role: 'user' as const }
const admin = { id: 4, role: 'admin' as const }
const everyoneElse = [recipient, member, admin, null]

const prompt = (is_public: boolean, viewer: { id: number } | null) => ({
  author_id: author.id,
  is_public,
  shared_with_viewer: viewer === recipient,
})
const current = { isCurrent: true, was_public: false, hidden: false }
const earlier = { isCurrent: false, was_public: true, hidden: false }

describe('reading a revision', () => {
  it('is possible for the author in every case', () => {
    for (const is_public of [true, false])
      for (const was_public of [true, false])
        for (const hidden of [true, false])
          for (const isCurrent of [true, false])
            expect(
              canReadRevision(author, prompt(is_public, author), { isCurrent, was_public, hidden }),
            ).toBe(true)
  })

  it('of a public prompt is possible for everyone, if it was public', () => {
    for (const viewer of everyoneElse) {
      expect(canReadRevision(viewer, prompt(true, viewer), current)).toBe(true)
      expect(canReadRevision(viewer, prompt(true, viewer), earlier)).toBe(true)
      expect(canReadRevision(viewer, prompt(true, viewer), { ...earlier, was_public: false })).toBe(false)
      expect(canReadRevision(viewer, prompt(true, viewer), { ...earlier, hidden: true })).toBe(false)
    }
  })

  it('of a private prompt is possible only for those it’s shared with, and only the current one', () => {
    for (const viewer of everyoneElse) {
      expect(canReadRevision(viewer, prompt(false, viewer), current)).toBe(viewer === recipient)
      expect(canReadRevision(viewer, prompt(false, viewer), earlier)).toBe(false)
    }
  })
})
