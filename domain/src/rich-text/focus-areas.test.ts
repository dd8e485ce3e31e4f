import { describe, expect, it } from 'vitest'
import { splitFocusAreas } from './focus-areas.ts'
import type { RichBlock } from './rich-block.ts'

/** `**` marks bold text. */
function runs(marked: string): RichBlock['runs'] {
  return marked.split('**').map((text, index) => ({ text, bold: index % 2 === 1 }))
}
const p = (marked: string, depth = 0): RichBlock => ({ kind: 'paragraph', depth, runs: runs(marked) })
const item = (marked: string, depth = 1): RichBlock => ({ kind: 'item', depth, runs: runs(marked) })
const numbered = (number: number, marked: string): RichBlock => ({ ...item(marked), kind: 'item', number })

const MARKER = 'Focus on the following areas:'

describe('splitFocusAreas', () => {
  it('returns the text before the marker and one area for each bold item after it', () => {
    const blocks = [
      p('You are an editor.'),
      p('Read my draft.'),
      p(MARKER),
      item('**Tone:** Is it kind?'),
      item('**Length:** Is it short?'),
    ]
    expect(splitFocusAreas(blocks)).toEqual({
      roleAndTask: ['You are an editor.', 'Read my draft.'],
      areas: [
        { name: 'Tone', text: 'Is it kind?' },
        { name: 'Length', text: 'Is it short?' },
      ],
      closing: [],
    })
  })

  it('keeps what follows the list apart from its last row', () => {
    const blocks = [
      p(MARKER),
      item('**Tone:** kind'),
      p('Between two areas.'),
      item('**Length:** short'),
      p('Of the same area.', 1),
      item('No jargon'),
      p(' '),
      p('Answer in a table,\nwith:'),
      item('one row each'),
      p('My draft: {{draft}}'),
    ]
    expect(splitFocusAreas(blocks)).toEqual({
      roleAndTask: [],
      areas: [
        { name: 'Tone', text: 'kind\nBetween two areas.' },
        { name: 'Length', text: 'short\nOf the same area.' },
        { name: '', text: 'No jargon' },
      ],
      closing: ['Answer in a table,\nwith:', '- one row each', 'My draft: {{draft}}'],
    })
  })

  it.each([
    ['without the marker', [p('You are an editor.'), item('**Tone:** Is it kind?')]],
    ['without bold items', [p(MARKER), item('Tone'), p('Length')]],
    ['with bold text only before the marker', [p('**You** are an editor.'), p(MARKER), p('Tone')]],
    [
      'with the marker in code only',
      [{ kind: 'code', depth: 0, runs: runs(MARKER) } as RichBlock, item('**Tone**')],
    ],
    ['with the marker across two blocks', [p('Focus on the'), p('following areas:'), item('**Tone**')]],
    ['with a differently worded marker', [p('Focus on these areas:'), item('**Tone**')]],
    ['with bold blanks only', [p(MARKER), item('** ** Tone'), item('**:** Length')]],
    ['that is empty', []],
  ])('does not split a prompt %s', (_what, blocks) => {
    expect(splitFocusAreas(blocks)).toBeUndefined()
  })

  it('finds the marker inside a longer paragraph', () => {
    expect(splitFocusAreas([p(`Read this. ${MARKER} be strict.`), item('**Tone:** kind')])).toMatchObject({
      roleAndTask: ['Read this.', 'be strict.'],
      areas: [{ name: 'Tone', text: 'kind' }],
    })
  })

  it.each([`**${MARKER}**`, 'Focus on the **following** areas:', 'Focus on the\u00a0following\nareas:'])(
    'finds the marker with any formatting: %s',
    (marker) => {
      expect(splitFocusAreas([p(marker), item('**Tone**')])).toMatchObject({
        roleAndTask: [],
        areas: [{ name: 'Tone', text: '' }],
      })
    },
  )

  it('reads areas in the same paragraph as the marker', () => {
    expect(splitFocusAreas([p(`Read this.\n${MARKER}\n**Tone:** kind\n**Length:** short`)])).toMatchObject({
      roleAndTask: ['Read this.'],
      areas: [
        { name: 'Tone', text: 'kind' },
        { name: 'Length', text: 'short' },
      ],
    })
  })

  it('reads areas that are paragraphs, or items of a numbered list', () => {
    expect(splitFocusAreas([p(MARKER), p('**Tone** kind'), numbered(1, '**Length** short')])?.areas).toEqual([
      { name: 'Tone', text: 'kind' },
      { name: 'Length', text: 'short' },
    ])
  })

  it.each([
    '**Tone:** kind',
    '**Tone**: kind',
    '**Tone** : kind',
    '**Tone: **kind',
    '**Tone** – kind',
    '**To****ne:** kind',
  ])('reads the same name and text from %s', (marked) => {
    expect(splitFocusAreas([p(MARKER), item(marked)])?.areas).toEqual([{ name: 'Tone', text: 'kind' }])
  })

  it('keeps nested items with their area, and makes bold nested items separate areas', () => {
    const blocks = [
      p(MARKER),
      item('**Tone**'),
      item('kind', 2),
      item('calm', 2),
      item('**Length**', 2),
      item('short', 3),
    ]
    expect(splitFocusAreas(blocks)?.areas).toEqual([
      { name: 'Tone', text: '- kind\n- calm' },
      { name: 'Length', text: '- short' },
    ])
  })

  it('makes each plain item its own row before, between, and after bold ones', () => {
    const blocks = [
      p(MARKER),
      item('First of all'),
      item('**Tone:** kind'),
      item('No jargon'),
      numbered(3, 'No passive'),
      p('See the guide.', 1),
      item('**Length**'),
      item('short', 2),
      item('Last'),
    ]
    expect(splitFocusAreas(blocks)).toMatchObject({
      roleAndTask: [],
      areas: [
        { name: '', text: 'First of all' },
        { name: 'Tone', text: 'kind' },
        { name: '', text: 'No jargon' },
        { name: '', text: 'No passive\nSee the guide.' },
        { name: 'Length', text: '- short' },
        { name: '', text: 'Last' },
      ],
    })
  })

  it('keeps the addresses of links', () => {
    const link = { text: 'this', bold: false, href: 'https://example.edu' }
    const split = splitFocusAreas([
      { kind: 'paragraph', depth: 0, runs: [link, ...runs(' Focus on the following areas:')] },
      { kind: 'item', depth: 1, runs: [...runs('**Scope:** see '), link] },
    ])
    expect(split).toMatchObject({
      roleAndTask: ['[this](https://example.edu)'],
      areas: [{ name: 'Scope', text: 'see [this](https://example.edu)' }],
    })
  })
})
