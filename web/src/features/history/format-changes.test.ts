import { describe, expect, test } from 'vitest'
import { findChanges } from '../../shared/changes/find-changes.ts'
import { type Format, type FormattedText, formatChanges, formatWords } from './format-changes.ts'

const PLAIN: Format = { block: 'paragraph', marks: [] }
const BOLD: Format = { block: 'paragraph', marks: ['bold'] }
const HEADING: Format = { block: 'heading 1', marks: [] }

/** Each piece is a text and its format. A string alone is a gap between blocks. */
function formatted(...pieces: (string | [string, Format])[]): FormattedText {
  let text = ''
  const runs: FormattedText['runs'] = []
  for (const piece of pieces) {
    const [part, format] = typeof piece === 'string' ? [piece, undefined] : piece
    if (format) runs.push({ start: text.length, end: text.length + part.length, format })
    text += part
  }
  return { text, runs }
}

function changesOf(before: FormattedText, after: FormattedText) {
  return formatChanges(findChanges(before.text, after.text), before, after)
}

describe('formatting that changed', () => {
  test('is found in a text that stays the same', () => {
    const before = formatted(['Steps', PLAIN], '\n\n', ['Read it twice.', PLAIN])
    const after = formatted(['Steps', HEADING], '\n\n', ['Read it ', PLAIN], ['twice', BOLD], ['.', PLAIN])
    expect(changesOf(before, after)).toEqual([
      { text: 'Steps', before: PLAIN, after: HEADING },
      { text: 'twice', before: PLAIN, after: BOLD },
    ])
  })

  test('is found around words that changed', () => {
    const before = formatted(['Write a short summary of the chapter for me.', PLAIN])
    const after = formatted(['Write a long summary of ', PLAIN], ['the chapter', BOLD], [' for me.', PLAIN])
    expect(changesOf(before, after)).toEqual([{ text: 'the chapter', before: PLAIN, after: BOLD }])
  })

  test('is one change over several words and blocks', () => {
    const before = formatted(['One two', PLAIN], '\n\n', ['three', PLAIN])
    const after = formatted(['One two', BOLD], '\n', ['three', BOLD])
    expect(changesOf(before, after)).toEqual([{ text: 'One two\nthree', before: PLAIN, after: BOLD }])
  })

  test('is one change if only the rest of the formatting differs', () => {
    const list = (block: string) =>
      formatted(['Give an ', { block, marks: [] }], ['example', { block, marks: ['bold'] }])
    expect(changesOf(list('bulleted list'), list('numbered list'))).toMatchObject([
      { text: 'Give an example' },
    ])
  })

  test('is not found where text was added or removed', () => {
    const before = formatted(['One.', PLAIN])
    const after = formatted(['One.', PLAIN], ' ', ['A new sentence.', BOLD])
    expect(changesOf(before, after)).toEqual([])
    expect(changesOf(after, before)).toEqual([])
  })

  test('is found quickly in 100,000 characters', () => {
    const text = 'All of this text is bold now. '.repeat(3_334)
    const [change, ...others] = changesOf(formatted([text, PLAIN]), formatted([text, BOLD]))
    expect(change?.text.length).toBe(text.trimEnd().length)
    expect(others).toEqual([])
  })
})

test('says in words how the formatting changed', () => {
  const item: Format = { block: 'bulleted list', marks: ['italics', 'link to https://pitt.edu'] }
  expect(formatWords({ text: '', before: BOLD, after: item })).toBe(
    'bulleted list instead of paragraph, bold removed, italics added, link to https://pitt.edu added',
  )
})
