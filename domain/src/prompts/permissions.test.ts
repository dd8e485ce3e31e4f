import { describe, expect, it } from 'vitest'
import { type PromptAccess, promptPermissions, type Viewer } from './permissions.ts'

const AUTHOR_ID = 1
const author: Viewer = { id: AUTHOR_ID, role: 'user' }
const member: Viewer = { id: 2, role: 'user' }
const curator: Viewer = { id: 4, role: 'curator' }
const admin: Viewer = { id: 3, role: 'admin' }

const DELETED = { is_public: true, deleted: true }
const DELETED_BY_ADMIN = { ...DELETED, deleted_by_admin: true }

describe('promptPermissions', () => {
  it.each<[string, Viewer | null, Omit<PromptAccess, 'author_id'>, string]>([
    ['a visitor, a public prompt', null, { is_public: true }, 'view'],
    ['a visitor, a private prompt', null, { is_public: false }, ''],
    [
      'a visitor, a private prompt marked as shared',
      null,
      { is_public: false, shared_with_viewer: true },
      '',
    ],
    ['a member, a public prompt', member, { is_public: true }, 'view upvote clone share report'],
    ['a member, a private prompt', member, { is_public: false }, ''],
    [
      'a recipient, a public prompt',
      member,
      { is_public: true, shared_with_viewer: true },
      'view upvote clone share report',
    ],
    [
      'a recipient, a private prompt',
      member,
      { is_public: false, shared_with_viewer: true },
      'view upvote clone share report',
    ],
    [
      'its author, a public prompt',
      author,
      { is_public: true },
      'view upvote clone share edit delete restore',
    ],
    [
      'its author, a private prompt',
      author,
      { is_public: false },
      'view upvote clone share edit delete restore',
    ],
    ['a curator, a public prompt', curator, { is_public: true }, 'view upvote clone share report review'],
    ['a curator, a private prompt', curator, { is_public: false }, ''],
    [
      'a curator, a public prompt of the library',
      curator,
      { is_public: true, by_library: true },
      'view upvote clone share report review edit',
    ],
    ['a curator, a private prompt of the library', curator, { is_public: false, by_library: true }, ''],
    [
      'a member, a public prompt of the library',
      member,
      { is_public: true, by_library: true },
      'view upvote clone share report',
    ],
    ['a curator, a prompt that an admin deleted', curator, DELETED_BY_ADMIN, ''],
    [
      'an admin, a public prompt',
      admin,
      { is_public: true },
      'view upvote clone share report review delete restore',
    ],
    ['an admin, a private prompt', admin, { is_public: false }, 'delete restore'],
    [
      'an admin, a private prompt that was shared with them',
      admin,
      { is_public: false, shared_with_viewer: true },
      'view upvote clone share report delete restore',
    ],
    [
      'an admin who is its author',
      { id: AUTHOR_ID, role: 'admin' },
      { is_public: false },
      'view upvote clone share edit delete restore',
    ],
    ['a visitor, a deleted prompt', null, DELETED, ''],
    ['a recipient, a deleted prompt', member, { ...DELETED, shared_with_viewer: true }, ''],
    ['its author, a deleted prompt', author, DELETED, 'restore erase'],
    ['an admin, a deleted prompt', admin, DELETED, ''],
    ['a member, a prompt that an admin deleted', member, DELETED_BY_ADMIN, ''],
    ['its author, a prompt that an admin deleted', author, DELETED_BY_ADMIN, ''],
    ['an admin, a prompt that an admin deleted', admin, DELETED_BY_ADMIN, 'restore'],
    [
      'an admin, their own prompt that another deleted',
      { id: AUTHOR_ID, role: 'admin' },
      DELETED_BY_ADMIN,
      'restore',
    ],
  ])('%s: %s', (_who, viewer, access, rights) => {
    const permissions = promptPermissions(viewer, { author_id: AUTHOR_ID, ...access })
    expect(
      Object.entries(permissions)
        .filter(([, allowed]) => allowed)
        .map(([right]) => right)
        .join(' '),
    ).toBe(rights)
  })
})
