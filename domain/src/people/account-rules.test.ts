import { describe, expect, it } from 'vitest'
import { type Account, accountFor } from './account-rules.ts'

const account = (id: number, role: Account['role']): Account => ({
  id,
  netid: `n${id}`,
  display_name: `Person ${id}`,
  role,
  status: 'active',
})
const admin = account(1, 'admin')

describe('curators', () => {
  const change = (action: 'make_curator' | 'remove_curator', role: Account['role']) =>
    accountFor(action, { actorId: 1, accountId: 2, accounts: [admin, account(2, role)], adminNetIds: [] })

  it('are made from users, and stop being curators', () => {
    expect(change('make_curator', 'user')).toMatchObject({ id: 2 })
    expect(change('remove_curator', 'curator')).toMatchObject({ id: 2 })
  })

  it('can’t be made from admins, who would lose rights', () => {
    const refused = 'Person 2 is an admin and can already do everything curators can.'
    expect(change('make_curator', 'admin')).toEqual({ code: 409, refused })
    expect(change('remove_curator', 'admin')).toEqual({ code: 409, refused })
  })

  it('can’t change roles', () => {
    const accounts = [account(1, 'curator'), account(2, 'user')]
    const request = { actorId: 1, accountId: 2, accounts, adminNetIds: [] }
    expect(accountFor('make_curator', request)).toEqual({ code: 403, refused: 'Only admins can do this.' })
  })
})
