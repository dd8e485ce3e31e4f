import { findFields } from '@prompt-library/domain/fields/find-fields'
import { cpuMilliseconds } from '@prompt-library/domain/testing/cpu-milliseconds'
import { describe, expect, it } from 'vitest'
import { splitAtFields } from './split-at-fields.ts'

const split = (texts: string[]) => splitAtFields(texts, (name) => (name === 'no' ? undefined : { name }))
const [a, b] = [{ name: 'a' }, { name: 'b' }]

describe('splitAtFields', () => {
  it.each<[string[], unknown[][]]>([
    [['x {{a}} y'], [['x ', a, ' y']]],
    [['{{a}}{{ b }}'], [[a, b]]],
    [['{{no}} {{a}}'], [['{{no}} ', a]]],
    [
      ['x {{', 'a', '}} y{{b}}'],
      [['x ', a], [], [' y', b]],
    ],
    [
      ['{', '{a}}{{b', '}}'],
      [[a], [b], []],
    ],
    [
      ['x', '', '{{a}}'],
      [['x'], [], [a]],
    ],
    [
      ['{{{a}}}', '{{a}}'],
      [['{{{a}}}'], [a]],
    ],
  ])('splits %j', (texts, pieces) => {
    expect(split(texts)).toEqual(pieces)
  })

  it.each([
    ['in one text', (count: number) => ['{{a}} '.repeat(count)]],
    ['in a text each', (count: number) => Array<string>(count).fill('{{a}} ')],
    ['split by formatting', (count: number) => Array(count).fill(['{{', 'a', '}}']).flat() as string[]],
  ])('takes four times as long for four times as many fields %s', (_where, build) => {
    const [few, many] = [build(5_000), build(20_000)]
    const time = (texts: string[]) =>
      Math.min(...Array.from({ length: 3 }, () => cpuMilliseconds(() => split(texts))))
    // Twice that, for a busy machine. If each field took as long as all others, it would be 16 times.
    expect(time(many)).toBeLessThan(8 * time(few) + 20)
    expect(findFields(many.join(''))).toHaveLength(20_000)
  })
})
