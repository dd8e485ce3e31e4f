import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers.ts'

describe('the length', () => {
  const sentence = 'Use plain words, and give an example from daily life. '
  const long = `Explain tides. ${sentence.repeat(20)}`

  it('can’t grow from one line to a page', () => {
    expect(problemWith('Explain tides.', `Explain tides. ${sentence.repeat(30)}`)).toContain('too long')
    expect(problemWith(long, `Explain tides. ${sentence.repeat(70)}`)).toContain('too long')
  })

  it('can change within reason', () => {
    expect(problemWith('Explain tides.', `Explain tides.\n\n${sentence.repeat(14)}`)).toBeUndefined()
    expect(problemWith(long, `Explain tides. ${sentence.repeat(55)}`)).toBeUndefined()
    expect(problemWith(long, `Explain the tides. ${sentence.repeat(8)}`)).toBeUndefined()
    expect(
      problemWith(`Could you ${'very '.repeat(40)}kindly explain tides?`, 'Explain the tides.'),
    ).toBeUndefined()
    expect(
      problemWith(`Explain tides.${'\n'.repeat(2_000)}Be brief.`, 'Explain tides. Be brief.'),
    ).toBeUndefined()
  })
})
