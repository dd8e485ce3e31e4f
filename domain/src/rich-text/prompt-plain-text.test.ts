import { describe, expect, it } from 'vitest'
import { promptPlainText } from './prompt-plain-text.ts'
import type { RichBlock } from './rich-block.ts'
import { richTextFromText } from './rich-text-from-text.ts'

const runs = (text: string) => [{ text, bold: false }]
const p = (text: string, depth = 0): RichBlock => ({ kind: 'paragraph', depth, runs: runs(text) })
const item = (text: string, depth = 1): RichBlock => ({ kind: 'item', depth, runs: runs(text) })
const step = (number: number, text: string, depth = 1): RichBlock => ({
  kind: 'item',
  number,
  depth,
  runs: runs(text),
})
const heading = (level: 1 | 2, text: string): RichBlock => ({
  kind: 'heading',
  level,
  depth: 0,
  runs: runs(text),
})
const quote = (text: string): RichBlock => ({ kind: 'quote', depth: 0, runs: runs(text) })
const code = (text: string, depth = 0): RichBlock => ({ kind: 'code', depth, runs: runs(text) })

describe('promptPlainText', () => {
  it('puts a blank line between blocks', () => {
    expect(promptPlainText([heading(1, 'Plan'), heading(2, 'Part'), p('One.'), p('Two.')])).toBe(
      '# Plan\n\n## Part\n\nOne.\n\nTwo.',
    )
  })

  it('keeps a list together', () => {
    expect(promptPlainText([p('Do:'), item('read'), item('write'), p('Then stop.')])).toBe(
      'Do:\n\n- read\n- write\n\nThen stop.',
    )
  })

  it('indents a nested list under the text of its item', () => {
    const blocks = [
      item('a'),
      item('b', 2),
      step(1, 'c', 3),
      item('d', 4),
      item('e', 2),
      step(10, 'f'),
      item('g', 2),
    ]
    expect(promptPlainText(blocks)).toBe('- a\n  - b\n    1. c\n       - d\n  - e\n10. f\n    - g')
  })

  it('indents the other blocks of an item', () => {
    expect(promptPlainText([step(1, 'a'), p('more', 1), code('x\n\ny', 1), step(2, 'b')])).toBe(
      '1. a\n\n   more\n\n   ```\n   x\n\n   y\n   ```\n2. b',
    )
  })

  it('keeps line breaks', () => {
    expect(promptPlainText([p('a\nb'), item('c\nd'), quote('e\n\nf')])).toBe(
      'a\nb\n\n- c\n  d\n\n> e\n>\n> f',
    )
  })

  it('does not change code', () => {
    expect(promptPlainText([code('if x:\n    print("# no heading")  \n\n\n# end\n')])).toBe(
      '```\nif x:\n    print("# no heading")  \n\n\n# end\n```',
    )
  })

  it('uses a longer fence for code that contains a fence', () => {
    expect(promptPlainText([code('```\na\n```')])).toBe('````\n```\na\n```\n````')
  })

  it('leaves out empty blocks', () => {
    expect(promptPlainText([])).toBe('')
    expect(promptPlainText([p(''), p(' \n '), p('a'), item(''), p('b')])).toBe('a\n\nb')
  })

  it('keeps the addresses of links, in every kind of block', () => {
    const href = 'https://example.edu/report.pdf'
    const linked = (block: RichBlock): RichBlock => ({
      ...block,
      runs: [
        { text: 'See ', bold: false },
        { text: 'this', bold: false, href },
      ],
    })
    const blocks = [heading(1, ''), p(''), item(''), quote(''), code('')].map(linked)
    const link = `See [this](${href})`
    expect(promptPlainText(blocks)).toBe(
      [`# ${link}`, link, `- ${link}`, `> ${link}`, `\`\`\`\n${link}\n\`\`\``].join('\n\n'),
    )
  })

  it('converts back to the same rich text', () => {
    const link = { text: 'that', bold: false, href: 'https://example.edu/_a_/?b=1&c={{d}}' }
    const blocks = [
      heading(2, 'Plan'),
      { ...p(''), runs: [{ text: 'Read ', bold: false }, link] },
      p('a\nb'),
      item('c'),
      step(1, 'd', 2),
      item('e'),
      quote('f'),
      code('g\n  h'),
    ]
    expect(richTextFromText(promptPlainText(blocks))).toBe(
      '<h2>Plan</h2><p>Read <a href="https://example.edu/_a_/?b=1&amp;c={{d}}">that</a></p><p>a<br>b</p><ul><li><p>c</p><ol><li><p>d</p></li></ol></li><li><p>e</p></li></ul>' +
        '<blockquote><p>f</p></blockquote><pre><code>g\n  h</code></pre>',
    )
  })
})

describe('promptPlainText with values', () => {
  const values: Record<string, string> = {
    text: 'one\n\n  two $& {{other}}',
    code: 'a\r\n```\nb',
    empty: '',
  }
  const filled = (...blocks: RichBlock[]) => promptPlainText(blocks, (name) => values[name])

  it('inserts a value as it is, to the last space', () => {
    expect(filled(p('Read {{ text }}!'))).toBe('Read one\n\n  two $& {{other}}!')
  })

  it('keeps fields that have no value', () => {
    expect(filled(p('Read {{ more }} {{empty}}.'))).toBe('Read {{ more }} .')
  })

  it('indents further lines like the list item they are in', () => {
    expect(filled(item('a'), step(1, 'b {{text}}', 2))).toBe('- a\n  1. b one\n\n       two $& {{other}}')
  })

  it('quotes every line in a quote', () => {
    expect(filled(quote('{{text}}'))).toBe('> one\n>\n>   two $& {{other}}')
  })

  it('keeps a heading on one line', () => {
    expect(filled(heading(2, 'On {{text}}'))).toBe('## On one    two $& {{other}}')
  })

  it('leaves code unindented, in a fence longer than any in the value', () => {
    expect(filled(code('x = {{code}}'))).toBe('````\nx = a\n```\nb\n````')
  })

  it('encodes a value in the address of a link', () => {
    const link = { text: 'the {{course}} page', bold: false, href: 'https://example.edu/{{course}}' }
    const block: RichBlock = { kind: 'paragraph', depth: 0, runs: [link] }
    expect(promptPlainText([block], () => 'BIO 101/2')).toBe(
      '[the BIO 101/2 page](https://example.edu/BIO%20101%2F2)',
    )
  })

  it('finds a field that formatting splits', () => {
    const block: RichBlock = {
      kind: 'paragraph',
      depth: 0,
      runs: [
        { text: 'On {', bold: false },
        { text: '{empty', bold: true },
        { text: '}}.', bold: false },
      ],
    }
    expect(filled(block)).toBe('On .')
  })
})
