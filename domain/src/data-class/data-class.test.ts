import { describe, expect, it } from 'vitest'
import { classNamed, classOf, classOfKinds, FINE, LOWEST_CLASS, ruleFor, rulesFor } from './data-class.ts'
import { DEFAULT_CLASSES } from './default-classes.ts'

/** A campus with four levels, the last two of which were five. */
const LEVELS = ['public', 'l2', 'l3', 'l4'].map((id, index) => ({
  id,
  name: `Level ${index + 1}`,
  description: '',
  examples: '',
  kinds: index === 3 ? (['ssn'] as const).slice() : [],
  merged: id === 'l4' ? ['l5'] : [],
}))
const limited = { use: 'limited', note: 'Only without names' } as const

describe('the class of a prompt', () => {
  it.each([
    ['public', 'public'],
    ['l3', 'l3'],
    ['l5', 'l4'],
    ['restricted', 'l4'],
  ])('saved for %s is %s', (saved, expected) => {
    expect(classOf(LEVELS, saved).id).toBe(expected)
  })

  it('can be named by its id and what the campus calls it', () => {
    expect([' LEVEL 3 ', 'l5', 'L2', 'Level 9'].map((text) => classNamed(LEVELS, text)?.id)).toEqual([
      'l3',
      'l4',
      'l2',
      undefined,
    ])
  })

  it('is at least that of the private data in it', () => {
    expect(classOfKinds(LEVELS, ['email', 'ssn'])?.id).toBe('l4')
    expect(classOfKinds(LEVELS, ['email'])).toBeUndefined()
    expect(classOfKinds(DEFAULT_CLASSES, ['email'])?.id).toBe('internal')
    expect(classOfKinds(DEFAULT_CLASSES, ['email', 'grade'])?.id).toBe('restricted')
  })
})

describe('the data that a tool can get', () => {
  it('is the least sensitive until an admin decides', () => {
    const rules = rulesFor({}, 'claude', LEVELS)
    expect(LEVELS.map(({ id }) => ruleFor(rules, LEVELS, id).use)).toEqual(['fine', 'not', 'not', 'not'])
  })

  it('is what the table says, also for a class that became part of another', () => {
    const rules = rulesFor({ claude: { [LOWEST_CLASS]: FINE, l4: limited } }, 'claude', LEVELS)
    expect(ruleFor(rules, LEVELS, 'l5')).toEqual(limited)
    expect(ruleFor(rules, LEVELS, 'unknown')).toEqual(limited)
    expect(ruleFor(rules, LEVELS, 'l3').use).toBe('not')
  })

  it('never depends on names that objects have', () => {
    expect(rulesFor({}, 'constructor', LEVELS)).toEqual(rulesFor({}, 'claude', LEVELS))
  })
})
