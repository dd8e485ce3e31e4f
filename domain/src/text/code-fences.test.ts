import { expect, it } from 'vitest'
import { fencedCode, withoutFencedCode } from './code-fences.ts'

it.each([
  ['no code', 'Explain `this`.', [], 'Explain `this`.'],
  ['inline code at the start of a line', '```x``` fails.\nWhy?', [], '```x``` fails.\nWhy?'],
  ['four backticks', '````md\na\n````\nb', ['a'], 'b'],
  ['one block', 'Fix:\n```js\na\n\nb\n```\nThanks.', ['a\n\nb'], 'Fix:\nThanks.'],
  ['two blocks', '```\na\n```\nand\n~~~\nb\n~~~', ['a', 'b'], 'and'],
  ['an empty block', '```\n```', [''], ''],
  ['an open block', 'Fix:\n```\na\nb', ['a\nb'], 'Fix:'],
  ['a fence inside a block', '~~~~\n```\na\n```\n~~~~', ['```\na\n```'], ''],
  ['an indented block', '- Fix:\n  ```\n  a\n  ```', ['  a'], '- Fix:'],
])('reads a text with %s', (_what, text, blocks, prose) => {
  expect(fencedCode(text)).toEqual(blocks)
  expect(withoutFencedCode(text)).toBe(prose)
})
