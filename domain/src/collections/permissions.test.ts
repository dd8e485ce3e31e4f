import { describe, expect, it } from 'vitest'
import type { Role } from '../people/roles.ts'
import { COLLECTION_VISIBILITIES, type CollectionRole, collectionPermissions } from './permissions.ts'

const VIEWERS = {
  visitor: { viewer: null, role: null },
  member: { viewer: { role: 'user' }, role: null },
  curator: { viewer: { role: 'curator' }, role: null },
  admin: { viewer: { role: 'admin' }, role: null },
  editor: { viewer: { role: 'user' }, role: 'editor' },
  owner: { viewer: { role: 'user' }, role: 'owner' },
} as const satisfies Record<string, { viewer: { role: Role } | null; role: CollectionRole | null }>

const EDITOR = ['view', 'editItems', 'editDetails', 'share', 'leave']
const OWNER = ['view', 'editItems', 'editDetails', 'changeAudience', 'share', 'manageEditors', 'delete']

describe('collectionPermissions', () => {
  it.each([
    ['visitor', 'private', []],
    ['visitor', 'link', []],
    ['visitor', 'public', ['view']],
    ['member', 'private', []],
    ['member', 'link', ['view', 'share']],
    ['member', 'public', ['view', 'share', 'report']],
    ['curator', 'private', []],
    ['curator', 'link', ['view', 'share', 'feature']],
    ['curator', 'public', ['view', 'share', 'feature', 'report']],
    ['admin', 'private', []],
    ['admin', 'link', ['view', 'share', 'feature']],
    ['admin', 'public', ['view', 'share', 'delete', 'feature', 'report']],
    ...COLLECTION_VISIBILITIES.flatMap((visibility): ['editor' | 'owner', typeof visibility, string[]][] => [
      ['editor', visibility, EDITOR.filter((right) => right !== 'share' || visibility !== 'private')],
      ['owner', visibility, OWNER],
    ]),
  ] as const)('lets a %s of a %s collection %j', (name, visibility, expected) => {
    const { viewer, role } = VIEWERS[name]
    const granted = Object.entries(collectionPermissions(viewer, { visibility, role }))
      .filter(([, isGranted]) => isGranted)
      .map(([right]) => right)
    expect(granted).toEqual(expected)
  })

  it('lets a member of a group view a private collection that was shared with it, and do nothing else', () => {
    const { view, ...others } = collectionPermissions(
      { role: 'user' },
      { visibility: 'private', role: null, shared_with_viewer: true },
    )
    expect([view, Object.values(others).some(Boolean)]).toEqual([true, false])
  })
})
