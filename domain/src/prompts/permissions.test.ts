import { describe, expect, it } from 'vitest'
import { promptPermissions, type Viewer } from './permissions.ts'

const AUTHOR_ID = 1
const author: Viewer = { id: AUTHOR_ID, role: 'user' }
const member: Viewer = { id: 2, role: 'user' }
const admin: Viewer = { id: 3, role: 'admin' }

describe('promptPermissions', () => {
  it.each<[string, Viewer | null, { is_public: boolean; shared_with_viewer?: boolean }, string]>([
    ['a visitor, a public prompt', null, { is_public: true }, 'view'],
    ['a visitor, a private prompt', null, { is_public: false }, ''],
    [
      'a visitor, a private prompt marked as shared',
      null,
      { is_public: false, shared_with_viewer: true },
      '',
    ],
    ['a member, a public prompt', member, { is_public: true }, 'view upvote clone share'],
    ['a member, a private prompt', member, { is_public: false }, ''],
    [
      'a recipient, a public prompt',
      member,
      { is_public: true, shared_with_viewer: true },
      'view upvote clone share',
    ],
    [
      'a recipient, a private prompt',
      member,
      { is_public: false, shared_with_viewer: true },
      'view upvote clone share',
    ],
    ['its author, a public prompt', author, { is_public: true }, 'view upvote clone share edit delete'],
    ['its author, a private prompt', author, { is_public: false }, 'view upvote clone share edit delete'],
    ['an admin, a public prompt', admin, { is_public: true }, 'view upvote clone share delete'],
    ['an admin, a private prompt', admin, { is_public: false }, 'delete'],
    [
      'an admin, a private prompt that was shared with them',
      admin,
      { is_public: false, shared_with_viewer: true },
      'view upvote clone share delete',
    ],
    [
      'an admin who is its author',
      { id: AUTHOR_ID, role: 'admin' },
      { is_public: false },
      'view upvote clone share edit delete',
    ],
  ])('%s: %s', (_who, viewer, access, rights) => {
    const permissions = promptPermissions(viewer, { author_id: AUTHOR_ID, ...access })
    expect(Object.keys(permissions)).toHaveLength(6)
    expect(
      Object.entries(permissions)
        .filter(([, allowed]) => allowed)
        .map(([right]) => right)
        .join(' '),
    ).toBe(rights)
  })
})
