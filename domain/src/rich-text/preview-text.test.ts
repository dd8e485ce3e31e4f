import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstSentence, previewText as previewOf } from './preview-text.ts'

type Text = string | { heading: string }
const block = (text: Text) =>
  typeof text === 'string'
    ? ({ kind: 'paragraph', runs: [{ text, bold: false }] } as const)
    : ({ kind: 'heading', runs: [{ text: text.heading, bold: false }] } as const)
const previewText = (texts: readonly Text[]) => previewOf(texts.map(block))

describe('previewText', () => {
  it('uses at most three sentences', () => {
    expect(previewText(['One. Two! Three? Four.'])).toBe('One. Two! Three?')
  })

  it('always uses the whole first sentence', () => {
    const long = `${'word '.repeat(200).trim()}.`
    expect(previewText([`${long} Short.`])).toBe(long)
  })

  it('adds a sentence only while the total is at most 450 characters', () => {
    const first = `${'a'.repeat(299)}.`
    expect(previewText([`${first} ${'B'.repeat(148)}. C.`])).toBe(`${first} ${'B'.repeat(148)}.`)
    expect(previewText([`${first} ${'B'.repeat(149)}. C.`])).toBe(first)
  })

  it('ends a sentence at the end of a block', () => {
    expect(previewText(['A heading', 'First item', 'Second item', 'Third item'])).toBe(
      'A heading First item Second item',
    )
  })

  it.each([
    ['Ask Dr. Chen about e.g. the sample. Then stop.', ['Ask Dr. Chen about e.g. the sample.', 'Then stop.']],
    ['See Fig. 3 and No. 7. Next.', ['See Fig. 3 and No. 7.', 'Next.']],
    ['Use i.e. this one. Next.', ['Use i.e. this one.', 'Next.']],
    ['J. R. Smith et al. wrote it. Next.', ['J. R. Smith et al. wrote it.', 'Next.']],
    ['Say why (how come?) and when. Next.', ['Say why (how come?) and when.', 'Next.']],
    ['It costs 3.5 million. Next.', ['It costs 3.5 million.', 'Next.']],
  ])('does not end a sentence at an abbreviation: %s', (text, sentences) => {
    expect(previewText([text])).toBe(sentences.join(' '))
    expect(previewText([sentences[0] ?? '', 'A', 'B', 'C'])).toBe(`${sentences[0]} A B`)
  })

  it('ends a sentence after the quote or parenthesis that closes it', () => {
    expect(previewText(['She said “Stop.” Then more. (He left.) Four. Five.'])).toBe(
      'She said “Stop.” Then more. (He left.)',
    )
  })

  it('recognizes sentence punctuation in other languages', () => {
    expect(previewText(['これは一つ目です。これは二つ目です。三つ目です。四つ目です。'])).toBe(
      'これは一つ目です。 これは二つ目です。 三つ目です。',
    )
  })

  it.each([
    [['One. Two.', 'Focus on the following areas:', 'Tone'], 'One. Two.'],
    [['One.', 'Steps:'], 'One.'],
    [['One. 手順：'], 'One.'],
    [['One.', 'Steps :', 'In this order:'], 'One.'],
    [['Focus on the following areas:', 'Tone'], 'Focus on the following areas: Tone'],
    [['Focus on the following areas:'], 'Focus on the following areas…'],
    [['手順：'], '手順…'],
    [[`Steps:`, 'a'.repeat(450)], 'Steps…'],
  ])('never ends with a colon: %j', (blocks, preview) => {
    expect(previewText(blocks)).toBe(preview)
  })

  it('leaves out headings unless there is nothing else', () => {
    const [role, task] = [{ heading: 'Role' }, { heading: 'Your task' }]
    expect(previewText(['You are an editor.', task, 'Read my draft.'])).toBe(
      'You are an editor. Read my draft.',
    )
    expect(previewText([role, 'You are an editor.', task])).toBe('You are an editor.')
    expect(previewText([role, ' ', task])).toBe('Role Your task')
  })

  it.each([
    ['1. First item 2. Second item 3. Third item 4. Fourth', '1. First item 2. Second item 3. Third item'],
    ['You are a tutor. 1. Read 2. Write 3. Stop', 'You are a tutor. 1. Read 2. Write'],
    ['Do this: 1. Read 2. Write 3. Stop', 'Do this: 1. Read 2. Write'],
    ['Step 1. Read. Step 2. Write. Step 3. Stop. Step 4. Go.', 'Step 1. Read. Step 2. Write. Step 3. Stop.'],
    ['9. Nine 10. Ten 11. Eleven 12. Twelve', '9. Nine 10. Ten 11. Eleven'],
    ['It began in 1990. It ended. It was long. Very.', 'It began in 1990. It ended. It was long.'],
    ['Read chapter 3.', 'Read chapter 3.'],
  ])('does not end a sentence at a list number: %s', (text, preview) => {
    expect(previewText([text])).toBe(preview)
  })

  it('is empty for a prompt without text', () => {
    expect(previewText([])).toBe('')
    expect(previewText(['', '  '])).toBe('')
  })

  it('exceeds 450 characters only for a long first sentence', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 300 })), (blocks) => {
        const preview = previewText(blocks)
        const alone = previewText(blocks.slice(0, blocks.findIndex((block) => block.trim() !== '') + 1))
        expect(preview.length <= 450 || preview === alone).toBe(true)
      }),
    )
  })
})

describe('firstSentence', () => {
  it.each([
    ['Plans a week, e.g. before exams. Then more.', 'Plans a week, e.g. before exams.'],
    ['Plans a week\nNeeds a syllabus', 'Plans a week'],
    ['\n  Use it for:\n- labs', 'Use it for…'],
    ['', ''],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence)
  })
})
