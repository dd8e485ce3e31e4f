import { describe, expect, it } from 'vitest'
import { cpuMilliseconds } from '../../testing/cpu-milliseconds.ts'
import { findNearFields } from './near-fields.ts'

describe('findNearFields', () => {
  it.each([
    ['{{Lab Topic}}', 'lab_topic'],
    ['{{lab-topic}}', 'lab_topic'],
    ['{{Café}}', 'cafe'],
    ['{{student’s name}}', 'students_name'],
    ['{{2nd author}}', 'field_2nd_author'],
  ])('suggests a name for %s', (text, name) => {
    expect(findNearFields(`a ${text} b ${text}`)).toEqual([{ text: text.slice(2, -2), name }])
  })

  it.each([
    '{{topic}}',
    '{{ topic }}',
    '{{ user.name }}',
    '{{#each items}}',
    '{{ a | upper }}',
    '{{}}',
    '{a b}',
  ])('has nothing to say about %s', (text) => {
    expect(findNearFields(text)).toEqual([])
  })

  it('reads 100,000 hostile characters without delay', () => {
    for (const part of ['{{a ', '{{', 'a b}}', '{{é'])
      expect(cpuMilliseconds(() => findNearFields(part.repeat(100_000 / part.length)))).toBeLessThan(500)
  })
})
