import { describe, expect, test } from 'vitest'
import { destinationsFor, matchesTyped } from './commands.ts'

describe('destinations', () => {
  const labels = (user: Parameters<typeof destinationsFor>[0], site = { connections: true }) =>
    destinationsFor(user, site).map(({ label }) => label)

  test('visitors see only pages that are open to everyone', () => {
    expect(labels(null)).toEqual(['Browse', 'About', 'Help', 'Build a Prompt', 'Collections'])
  })

  test('members also see their own pages', () => {
    expect(labels({ role: 'user' }).slice(5)).toEqual([
      'My Prompts',
      'Shared With Me',
      'Saved',
      'Import prompts',
      'Notifications',
      'Connections',
    ])
  })

  test('without API keys, there are no connections', () => {
    expect(labels({ role: 'user' }, { connections: false })).not.toContain('Connections')
  })

  test('curators also see Reviews', () => {
    expect(labels({ role: 'curator' }).slice(11)).toEqual(['Reviews'])
  })

  test('admins also see Reviews and each tab of the Admin Console', () => {
    expect(labels({ role: 'admin' })[11]).toBe('Reviews')
    const admin = destinationsFor({ role: 'admin' }, { connections: true }).slice(12)
    expect(admin.map(({ path }) => path)).toEqual([
      '/admin',
      '/admin?tab=users',
      '/admin?tab=prompts',
      '/admin?tab=analytics',
      '/admin?tab=audit',
      '/admin?tab=settings',
    ])
    expect(admin.every(({ label }) => label.startsWith('Admin Console: '))).toBe(true)
  })
})

test.each([
  ['My Prompts', 'my pro', true],
  ['My Prompts', 'PROMPTS my', true],
  ['Admin Console: Audit log', 'aud', true],
  ['Résumé', 'RÉS', true],
  ['Anything', '  ', true],
  ['My Prompts', 'rompts', false],
  ['My Prompts', 'my prose', false],
  ['Anything', ' !? ', false],
])('“%s” is found by “%s”: %s', (text, typed, isFound) => {
  expect(matchesTyped(text, typed)).toBe(isFound)
})
