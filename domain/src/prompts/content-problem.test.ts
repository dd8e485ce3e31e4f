import { describe, expect, it } from 'vitest'
import { CONTENT_MAX, FIELDS_MAX } from '../limits.ts'
import { contentProblem } from './content-problem.ts'

const fields = (count: number) => Array.from({ length: count }, (_, index) => `{{f${index}}}`).join(' ')

describe('a prompt', () => {
  it.each([
    ['as long as the limit', 'x'.repeat(CONTENT_MAX)],
    ['with as many fields as the limit', `<p>${fields(FIELDS_MAX)}</p>`],
    ['with one field many times', `<p>${'{{a}} '.repeat(4_000)}</p>`],
    ['with braces that are no fields', `<p>${'{{1}} '.repeat(200)}</p>`],
  ])('%s can be saved', (_what, html) => {
    expect(contentProblem(html)).toBeUndefined()
  })

  it.each([
    [
      'longer than the limit',
      'x'.repeat(CONTENT_MAX + 1),
      'With its formatting, this prompt is 30,001 characters long. Prompts can be up to 30,000 characters.',
    ],
    [
      'with more fields than the limit',
      `<p>${fields(FIELDS_MAX + 1)}</p>`,
      'This prompt has 61 fields. Prompts can have up to 60.',
    ],
    [
      'with fields in addresses beyond the limit',
      `<p>${fields(FIELDS_MAX)} <a href="https://example.edu/{{page}}">a</a></p>`,
      'This prompt has 61 fields. Prompts can have up to 60.',
    ],
  ])('%s can’t', (_what, html, sentence) => {
    expect(contentProblem(html)).toBe(sentence)
  })
})
