import { saveSettings } from '@prompt-library/contract/settings'
import { ID_MASKS_MAX } from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseIdMasks } from './id-mask-lines.ts'

const masks = (count: number) => Array.from({ length: count }, (_, index) => `${index}X########`).join('\n')

describe('parseIdMasks', () => {
  it.each([
    ['blank lines', '\n  \nA########\n\n'],
    ['spaces and Windows line endings', '  A######## \r\n'],
    ['repeated masks, in either case', 'a########\nA########'],
  ])('ignores %s', (_, text) => {
    expect(parseIdMasks(text)).toEqual({ masks: ['A########'], problems: [] })
  })

  it('reports each line with a problem', () => {
    expect(parseIdMasks('A########\n\nA#\n-#####\nÄ#####').problems).toEqual([
      { line: 3, sentence: 'Line 3: Patterns need at least 5 # signs.' },
      { line: 4, sentence: 'Line 4: Patterns can’t start or end with a hyphen.' },
      { line: 5, sentence: 'Line 5: Patterns can contain letters, digits, hyphens, and # for any digit.' },
    ])
  })

  it('reports too many masks', () => {
    expect(parseIdMasks(masks(ID_MASKS_MAX + 1)).problems).toEqual([
      { sentence: 'You have 11 patterns. The list can have up to 10.' },
    ])
  })

  it.each(['', 'A########', masks(ID_MASKS_MAX)])('returns masks that the server accepts: %j', (text) => {
    const parsed = parseIdMasks(text)
    expect(parsed.problems).toEqual([])
    expect(z.safeParse(saveSettings.body, { id_masks: parsed.masks }).success).toBe(true)
    expect(parseIdMasks(parsed.masks.join('\n'))).toEqual(parsed)
  })
})
