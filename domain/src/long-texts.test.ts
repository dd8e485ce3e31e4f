// No text, however odd, takes long to read: each reader takes the longest text of each kind.
import { expect, test } from 'vitest'
import { cpuMilliseconds } from '../testing/cpu-milliseconds.ts'
import { readAuthorName } from './citations/author-name.ts'
import { fieldNamesIn, findFields } from './fields/find-fields.ts'
import { suggestedBlanks } from './fields/suggested-blanks.ts'
import { readNames } from './people/read-names.ts'
import { splitFocusAreas } from './rich-text/focus-areas.ts'
import { previewText } from './rich-text/preview-text.ts'
import { promptPlainText } from './rich-text/prompt-plain-text.ts'
import type { RichBlock } from './rich-text/rich-block.ts'
import { richTextFromText } from './rich-text/rich-text-from-text.ts'
import { checkPrompt } from './strength/checklist.ts'
import { cutText } from './text/cut-text.ts'
import { withoutHiddenHtml, withoutHiddenText } from './text/hidden-text.ts'

const LENGTH = 30_000

/** What is repeated. */
const PARTS = [
  ...[
    ' ',
    '\n',
    '\t',
    'a ',
    'a\n',
    'a',
    '.',
    ',',
    '"',
    '\u0301',
    '👩\u200D',
    'ه\u200D',
    '\u1100',
    'ภาษาไทย',
    '🇺🇸',
  ],
  ...[
    'A. ',
    '1. ',
    '?! ',
    'a: ',
    'A a ',
    '1 two ',
    'a@b: ',
    'for the ',
    'Summarize: ',
    'my notes ',
    "a'",
    '“',
    '@',
  ],
  ...['{{', '{{ ', '{{a', '{{a ', '{{a}} ', 'a b}}', '{{é', '[a', '[ab]', '((', '`', '`a', '```\n', '# a\n'],
  ...[
    '*',
    '**a',
    '**a ',
    '*a ',
    '_a ',
    '>',
    '> ',
    '> - ',
    '- a\n',
    '- a\n\n',
    '- a\n1. b\n',
    '- a\n      b\n\n',
  ],
  ...[
    '<',
    '< <',
    '">',
    '<u>',
    '<b>',
    '</code>',
    '<pre>[ab',
    '<a href="{{',
    '<u>\u0301\u0301</u>',
    '\u{E0067}',
  ],
  ...['Focus on the following ', 'Focus on the following areas:\n**a**\n', '**a**b'],
]
const NESTED = [
  (depth: number) => `${' '.repeat(depth)}- a`,
  (depth: number) => `${' '.repeat(440 - depth)}- a`,
  (depth: number) => `${'>'.repeat(depth)} a`,
  (depth: number) => `${' '.repeat(depth)}- a\n${' '.repeat(depth + 1)}\`\`\``,
]
const TEXTS = [
  ...PARTS.map((part) => part.repeat(LENGTH / part.length)),
  ...[' ', '\n', '<', ','].map((part) => `# a${part.repeat(LENGTH)}b`),
  ...NESTED.map((line) => Array.from({ length: 440 }, (_, depth) => line(depth)).join('\n')),
]

const paragraph = (text: string): RichBlock => ({
  kind: 'paragraph',
  depth: 0,
  runs: [{ text, bold: false }],
})
const lines = (text: string): RichBlock[] => text.split('\n').map(paragraph)
const READERS: Record<string, (text: string) => unknown> = {
  cutText: (text) => cutText(text, 60),
  withoutHiddenText,
  withoutHiddenHtml,
  readAuthorName: (text) => readAuthorName(`A, ${text}`),
  readNames: (text) => readNames(`a${text}`),
  findFields,
  fieldNamesIn,
  suggestedBlanks,
  checkPrompt,
  richTextFromText,
  'previewText of a paragraph': (text) => previewText([paragraph(text)]),
  'previewText of paragraphs': (text) => previewText(lines(text)),
  'splitFocusAreas of a paragraph': (text) => splitFocusAreas([paragraph(text)]),
  'splitFocusAreas of paragraphs': (text) => splitFocusAreas(lines(text)),
  'promptPlainText of a paragraph': (text) => promptPlainText([paragraph(text)]),
  'promptPlainText of paragraphs': (text) => promptPlainText(lines(text)),
}

test.each(Object.entries(READERS))('%s takes no long text long', (_name, read) => {
  const slow = TEXTS.map((text) => ({ text: text.slice(0, 40), took: cpuMilliseconds(() => read(text)) }))
  expect(slow.filter(({ took }) => took > 500)).toEqual([])
})
