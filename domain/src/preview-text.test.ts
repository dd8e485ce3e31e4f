import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewText } from './preview-text.ts'

describe('previewText', () => {
  it('takes three sentences at most', () => {
    expect(previewText(['One. Two! Three? Four.'])).toBe('One. Two! Three?')
  })

  it('takes the first sentence however long it is', () => {
    const long = `${'word '.repeat(200).trim()}.`
    expect(previewText([`${long} Short.`])).toBe(long)
  })

  it('adds a sentence only while the whole stays at or under 450 characters', () => {
    const first = `${'a'.repeat(299)}.`
    expect(previewText([`${first} ${'B'.repeat(148)}. C.`])).toBe(`${first} ${'B'.repeat(148)}.`)
    expect(previewText([`${first} ${'B'.repeat(149)}. C.`])).toBe(first)
  })

  it('takes the end of a block for the end of a sentence', () => {
    expect(previewText(['A heading', 'First item', 'Second item', 'Third item'])).toBe(
      'A heading First item Second item',
    )
  })

  it.each([
    ['Ask Dr. Chen about e.g. the sample. Then stop.', ['Ask Dr. Chen about e.g. the sample.', 'Then stop.']],
    ['See Fig. 3 and No. 7. Next.', ['See Fig. 3 and No. 7.', 'Next.']],
    ['Use i.e. this one. Next.', ['Use i.e. this one.', 'Next.']],
    ['J. R. Smith et al. wrote it. Next.', ['J. R. Smith et al. wrote it.', 'Next.']],
    ['It costs 3.5 million. Next.', ['It costs 3.5 million.', 'Next.']],
  ])('does not end a sentence at an abbreviation: %s', (text, sentences) => {
    expect(previewText([text])).toBe(sentences.join(' '))
    expect(previewText([sentences[0] ?? '', 'A', 'B', 'C'])).toBe(`${sentences[0]} A B`)
  })

  it('knows the sentence marks of other languages', () => {
    expect(previewText(['これは一つ目です。これは二つ目です。三つ目です。四つ目です。'])).toBe(
      'これは一つ目です。 これは二つ目です。 三つ目です。',
    )
  })

  it('is empty for nothing', () => {
    expect(previewText([])).toBe('')
    expect(previewText(['', '  '])).toBe('')
  })

  it('never goes over 450 characters, but for a first sentence that does', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 300 })), (blocks) => {
        const preview = previewText(blocks)
        const alone = previewText(blocks.slice(0, blocks.findIndex((block) => block.trim() !== '') + 1))
        expect(preview.length <= 450 || preview === alone).toBe(true)
      }),
    )
  })
})
