import { DEFAULT_SETTINGS, type Settings } from '@prompt-library/contract/settings'
import { FINE } from '@prompt-library/domain/data-class/data-class'
import { describe, expect, it } from 'vitest'
import { describeChange } from './describe-change.ts'

const TOOL = {
  id: 'campus-chat',
  name: 'Campus Chat',
  url: 'https://chat.example.edu/new?key=secret&q={prompt}',
  limit: 7_500,
  sends_immediately: false,
  enabled: true,
} as const
const CLASSES = DEFAULT_SETTINGS.data_classes

/** Describes a change of one setting. */
function describeOne<Name extends keyof Settings>(_name: Name, old: Settings[Name], value: Settings[Name]) {
  return describeChange(old, value)
}

describe('the description of a change', () => {
  it('has the old and the new value', () => {
    expect(describeOne('deleted_days', 1, 7)).toBe('1 → 7')
    expect(describeOne('feedback', true, false)).toBe('on → off')
    expect(describeOne('publishing', 'everyone', 'approval')).toBe('everyone → approval')
  })

  it('is empty if nothing changed', () => {
    for (const name of Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[])
      expect(describeChange(DEFAULT_SETTINGS[name], structuredClone(DEFAULT_SETTINGS[name]))).toBe('')
  })

  it('names what was added and removed', () => {
    const before = [
      ['essay', 'paper'],
      ['quiz', 'test'],
    ]
    const after = [
      ['essay', 'paper'],
      ['quiz', 'exam', 'midterm'],
    ]
    expect(describeOne('synonyms', before, after)).toBe('Added “quiz, exam, midterm”\nRemoved “quiz, test”')
    expect(describeOne('id_masks', ['A########'], ['A########', 'B#####'])).toBe('Added “B#####”')
    expect(describeOne('id_masks', ['A########'], [])).toBe('Removed “A########”')
  })

  it('says that only the order changed, or that a duplicate was removed', () => {
    const [one, two] = [
      ['a', 'b'],
      ['c', 'd'],
    ]
    expect(describeOne('synonyms', [one, two], [two, one])).toBe('Changed the order')
    expect(describeOne('synonyms', [one, ['a', 'b']], [one])).toBe('Removed “a, b”')
    expect(describeOne('synonyms', [one], [['b', 'a']])).toBe('Added “b, a”\nRemoved “a, b”')
    const [first, ...others] = DEFAULT_SETTINGS.targets
    expect(describeOne('targets', DEFAULT_SETTINGS.targets, [...others, first as typeof TOOL])).toBe(
      'Changed the order',
    )
  })

  it('has a line for the first five of a kind, and counts the others', () => {
    const masks = (letter: string) => Array.from({ length: 8 }, (_, index) => `${letter}${index}#####`)
    const lines = describeOne('id_masks', masks('A'), masks('B')).split('\n')
    expect(lines).toHaveLength(12)
    expect([lines[5], lines[11]]).toEqual(['Added 3 more', 'Removed 3 more'])
  })

  it('has the old and the new name, color, and links of a campus, but not its logo', () => {
    const { campus } = DEFAULT_SETTINGS
    const renamed = { ...campus, name: 'Lake College', links: [{ label: 'Help', url: 'https://lake.edu/a' }] }
    expect(describeOne('campus', campus, renamed)).toContain(`“name”: ${campus.name} → Lake College`)
    expect(describeOne('campus', campus, renamed)).toContain('Added “Help”: url https://lake.edu/a')
    const [one, two] = ['a', 'b'].map((letter) => ({ ...campus, logo: letter.repeat(2_000) }))
    expect(describeChange(campus, one)).toBe('“logo”:  → …')
    expect(describeChange(one, two)).toBe('“logo”: changed what isn’t shown here')
  })

  it('has the old and the new name and text of a data class', () => {
    const changed = CLASSES.map((one) => (one.id === 'internal' ? { ...one, merged: ['drafts'] } : one))
    expect(describeOne('data_classes', CLASSES, changed)).toMatch(
      /^“Internal”: id internal, description Meant to stay on campus\..* merged {2}→ id internal.* merged drafts$/,
    )
    expect(describeOne('data_table', {}, { claude: { public: FINE } })).toBe(
      'Added “claude”: public use fine, note ',
    )
  })

  it('has each change of an AI tool, but never the end of an address, which can contain a key', () => {
    const change = (changes: Partial<Settings['targets'][number]>) =>
      describeOne('targets', [TOOL], [{ ...TOOL, ...changes }])
    const tool = (url: string, rest: string) => `id campus-chat, url ${url}, ${rest}`
    const rest = 'limit 7500, sends immediately off, enabled on'
    const old = tool('https://chat.example.edu/new', rest)
    expect(change({ url: 'https://ai.example.edu/chat#token=secret' })).toBe(
      `“Campus Chat”: ${old} → ${tool('https://ai.example.edu/chat', rest)}`,
    )
    expect(change({ url: 'https://chat.example.edu/new?key=other-secret' })).toBe(
      '“Campus Chat”: changed what isn’t shown here',
    )
    expect(change({ enabled: false, limit: 2_000, sends_immediately: true })).toBe(
      `“Campus Chat”: ${old} → ${tool('https://chat.example.edu/new', 'limit 2000, sends immediately on, enabled off')}`,
    )
    expect(describeOne('targets', [], [TOOL])).toBe(`Added “Campus Chat”: ${old}`)
    expect(describeOne('targets', [TOOL], [])).toBe(`Removed “Campus Chat”: ${old}`)
  })
})
