import { describe, expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

describe('searchWords', () => {
  it.each([
    ['review', ['review'], false, false],
    ['literature review', ['literature', 'review'], false, false],
    ['"quoted"', ['quoted'], true, true],
    ['snake_', ['snake'], false, true],
    ['c:\\temp', ['c', 'temp'], false, false],
    ['café 要約、🎉', ['café', '要約', '🎉'], false, false],
    ['% — …', [], true, true],
  ])('takes %s apart', (text, words, startsWord, endsWord) => {
    expect(searchWords(text)).toEqual({ words, startsWord, endsWord })
  })
})
