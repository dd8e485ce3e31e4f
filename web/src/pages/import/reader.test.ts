import { expect, test } from 'vitest'
import { Reader } from './reader.ts'
import { visibleText } from './visible-text.ts'

const csv = (...rows: string[]) =>
  new File([['title,prompt,format,notes,category,tags,data_class,fields', ...rows].join('\n')], 'prompts.csv')

test('finds what the user has, by title or text, whatever the formatting', async () => {
  const reader = new Reader()
  await reader.read(
    csv(
      'Same,Do this & that,markdown,,Teach,,,',
      'SAME,Other words,markdown,,Teach,,,',
      'Renamed,Do this & that,markdown,,Teach,,,',
      'New,New words,markdown,,Teach,,,',
      'New,New words,markdown,,Teach,,,',
    ),
  )
  const own = [{ title: 'Same', markdown: '<h2>Do <b>this</b></h2><p>&amp; that</p>' }]
  expect(reader.duplicates(own)).toMatchObject([
    { of: 'own', same: 'both', title: 'Same' },
    { of: 'own', same: 'title' },
    { of: 'own', same: 'text', title: 'Same' },
    undefined,
    { of: 'file', where: 'Row 5' },
  ])
  expect(reader.duplicates([])).toMatchObject([undefined, undefined, undefined, undefined, { of: 'file' }])
})

test('counts private data in title, text, and notes', async () => {
  const reader = new Reader()
  await reader.read(
    csv(
      'Mail,My SSN is 536-22-8145.,markdown,Or ask maria.lopez@gmail.com,Teach,,,',
      'Plan,Plan a week,markdown,,Teach,,,',
    ),
  )
  expect(reader.check([]).map(({ findings }) => findings)).toEqual([2, 0])
})

test.for([
  [
    'a folder',
    { name: 'x', slice: () => ({ arrayBuffer: () => Promise.reject(new Error('folder')) }) },
    /can’t be opened/,
  ],
  ['an empty file', new File([], 'x.csv'), /empty/],
  ['a file that is too large', new File([new Uint8Array(10_000_001)], 'x.csv'), /10 MB/],
] as const)('says why it can’t read %s', async ([, file, sentence]) => {
  const result = await new Reader().read(file as File)
  expect(result).toMatchObject({ kind: 'unreadable', sentence: expect.stringMatching(sentence) })
})

test('visible text has a line for each block', () => {
  expect(visibleText('<p>a &lt;b&gt;</p><ul><li>c</li></ul>').trim().split(/\n+/)).toEqual(['a <b>', 'c'])
})
