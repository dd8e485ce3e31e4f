import { describe, expect, it } from 'vitest'
import { casPerson } from './cas-person.ts'

describe('casPerson', () => {
  const person = (user: string, attributes: Record<string, string[]> = {}) =>
    casPerson(user, new Map(Object.entries(attributes)))

  it('trims and lowercases the NetID', () => {
    expect(person('  JDoe1 ').netid).toBe('jdoe1')
  })

  it.each(['\u212Aim1', 'jd oe', '', '<b>', '-x', 'é1', 'a'.repeat(129)])('rejects %j as a NetID', (user) => {
    expect(person(user).netid).toBe('')
  })

  it('has no name or email if there are no attributes', () => {
    expect(person('jdoe1')).toEqual({ netid: 'jdoe1', displayName: undefined, email: undefined })
  })

  it.each([
    [{ displayName: ['A'], cn: ['B'] }, 'A'],
    [{ cn: ['B'], givenName: ['C'], sn: ['D'] }, 'B'],
    [{ givenName: ['C'], sn: ['D'] }, 'C D'],
    [{ givenName: ['C'] }, 'C'],
    [{ displayName: ['', ' '], cn: ['B'] }, 'B'],
  ])('reads the name from %j', (attributes, name) => {
    expect(person('x', attributes).displayName).toBe(name)
  })

  it('removes characters that would affect the text around a name', () => {
    expect(person('x', { displayName: ['Ann\u202Egnp.exe \u0007 B\n C'] }).displayName).toBe(
      'Ann gnp.exe B C',
    )
    expect(person('x', { displayName: ['n'.repeat(500)] }).displayName).toHaveLength(200)
    expect(person('x', { displayName: ['محمد'] }).displayName).toBe('محمد')
  })

  it('ignores invisible names, and truncates long ones between characters', () => {
    expect(person('x', { displayName: ['\u200B\u3164'], cn: ['Ann'] }).displayName).toBe('Ann')
    expect(person('x', { displayName: ['\u2800'] }).displayName).toBeUndefined()
    expect(person('x', { displayName: ['🙂'.repeat(300)] }).displayName?.isWellFormed()).toBe(true)
  })

  it('accepts only valid email addresses', () => {
    expect(person('x', { mail: ['a@example.edu', 'b@example.edu'] }).email).toBe('a@example.edu')
    expect(person('x', { mail: ['not an address'] }).email).toBeUndefined()
  })
})
