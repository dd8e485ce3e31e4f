import { describe, expect, it } from 'vitest'
import { linkFor } from './linked-account.ts'

describe('linkFor', () => {
  const user = { role: 'user', isLinked: false }
  const admin = { role: 'admin', isLinked: false }
  const linked = { role: 'user', isLinked: true }

  it.each([
    ['creates an account for a new NetID', undefined, false, false, 'create'],
    ['creates an account for a new, fixed NetID', undefined, false, true, 'create'],
    ['links an existing account if the NetID is fixed', user, false, true, 'link'],
    ['refuses an existing account if people can change their NetID', user, false, false, 'not-linked'],
    ['refuses an account that is linked to someone else', linked, false, true, 'linked-to-another'],
    ['refuses an admin’s account', admin, false, true, 'admin-not-linked'],
    ['refuses the account of a configured admin', user, true, true, 'admin-not-linked'],
    ['refuses to create an account for a configured admin', undefined, true, true, 'admin-not-linked'],
  ] as const)('%s', (_what, account, isConfiguredAdmin, netIdIsFixed, decision) => {
    expect(linkFor({ account, isConfiguredAdmin, netIdIsFixed })).toBe(decision)
  })
})
