import { type DataClassTexts, DEFAULT_CLASS_TEXTS } from '@prompt-library/domain/data-class/data-class-texts'
import { describe, expect, it } from 'vitest'
import { classTextProblems, classTexts } from './class-texts-draft.ts'

const named = (internal: string, description = ''): DataClassTexts => ({
  ...DEFAULT_CLASS_TEXTS,
  internal: { name: internal, description },
})

describe('classTextProblems', () => {
  it.each([DEFAULT_CLASS_TEXTS, named('Level 2')])(
    'accepts names with or without a description: %#',
    (texts) => {
      expect(classTextProblems(texts)).toEqual([])
    },
  )

  it.each([
    [named(' '), 'internal-name', 'A level needs a name.'],
    [named('x'.repeat(31)), 'internal-name', /30 characters/],
    [named('x', 'y'.repeat(201)), 'internal-description', /200 characters/],
    [named(' public '), 'internal-name', 'Two levels have the same name.'],
    [named('RESTRICTED'), 'restricted-name', 'Two levels have the same name.'],
  ])('names the input that is wrong: %#', (texts, input, sentence) => {
    const matching = expect.stringMatching(sentence)
    expect(classTextProblems(texts)).toEqual([{ input, sentence: matching }])
  })
})

it('a draft can have a name that can’t be saved', () => {
  expect(classTexts.parse(named(''))).toEqual(named(''))
})
