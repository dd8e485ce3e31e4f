import { deflateRawSync } from 'node:zlib'
import { cpuMilliseconds } from '@prompt-library/domain/testing/cpu-milliseconds'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const MB = 1_000_000
const HEADER = 'title,prompt,format,notes,category,tags,data_class,fields'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
const utf16 = (text: string, { bigEndian = false, mark = true } = {}) => {
  const units = [...(mark ? '\uFEFF' : ''), ...text].flatMap((character) => {
    const code = character.charCodeAt(0)
    return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8]
  })
  return new Uint8Array(units)
}

/** 58 kB that unpack to 60 MB, by a compressor that doesn't take seconds for them. */
const bomb = () => {
  const stored = zipSync({ 'a.md': [deflateRawSync(new Uint8Array(60 * MB)), { level: 0 }] })
  // The compression method, in the file's own header: deflated.
  stored[8] = 8
  return stored
}

describe('a file that can’t be read gets a sentence', () => {
  it.each<[string, () => Uint8Array | string, string]>([
    ['empty', () => '', 'This file is empty.'],
    ['blank', () => '\uFEFF \r\n\t ', 'This file is empty.'],
    ['too large', () => new Uint8Array(10 * MB + 1), 'A file can be up to 10 MB.'],
    ['a zip bomb', bomb, 'unpacks to more than 50 MB'],
    ['half a zip file', () => zipOf({ 'a.md': 'x'.repeat(5_000) }).slice(0, -30), 'incomplete'],
    ['an empty zip file', () => zipOf({}), 'There are no prompts in this file.'],
    ['an Excel workbook', () => zipOf({ 'xl/workbook.xml': '<x/>' }), 'This is an Excel workbook.'],
    [
      'an old Excel file',
      () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'This is an old Excel or Word',
    ],
    [
      'an image',
      () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
      'This isn’t a text',
    ],
    ['a web page', () => '<!DOCTYPE html><title>x</title>', 'This is a web page.'],
    ['a PDF', () => '%PDF-1.7\n1 0 obj', 'This is a PDF file.'],
    ['rich text', () => '{\\rtf1\\ansi Plan}', 'Save it as plain text'],
    ['XML', () => '<?xml version="1.0"?><a/>', 'Save its prompts as CSV or JSON'],
    ['a note', () => 'Plan my week', 'save it as CSV'],
    ['a list of numbers', () => '[1, 2]', 'Save it as CSV'],
    ['deep JSON', () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'Save it as CSV'],
    [
      'objects with thousands of properties',
      () => JSON.stringify([Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`p${n}`, 'x']))]),
      'more than 200 properties',
    ],
    ['a zip file of pictures', () => zipOf({ 'b.png': 'b' }), '1 file of other kinds, such as b.png.'],
    ['a letter', () => 'Dear colleagues, thank you.', 'There are no prompts in this file.'],
    [
      'half a JSON file',
      () => '{"format":"prompt-library","version":1,"prompts":[{',
      'damaged or incomplete',
    ],
    ['other JSON', () => '{"a":1}', 'Save it as CSV'],
    ['JSON of the future', () => '{"format":"prompt-library","version":2,"prompts":[]}', 'newer version'],
    ['nested JSON', () => '['.repeat(MB), 'damaged or incomplete'],
    ['an open quote', () => `${HEADER}\na,"b\nc,d\n`, 'A quotation mark in row 2 is never closed.'],
    ['a quote in quotes', () => `${HEADER}\na,"b"c",,,,,,\n`, 'Row 2 has a quotation mark inside'],
    ['many columns', () => ','.repeat(100_000), 'Row 1 has 100,001 columns.'],
    ['many prompts', () => `${HEADER}\n${'a,b,,,,,,\n'.repeat(2_001)}`, 'more than 2,000 prompts'],
  ])('%s', (_what, content, sentence) => {
    const made = content()
    const result = readFile({ name: 'file.csv', bytes: typeof made === 'string' ? bytesOf(made) : made })
    expect(result).toEqual({ kind: 'unreadable', sentence: expect.stringContaining(sentence) })
  })
})

describe('a prompt that can’t be read gets a sentence, and the others are read', () => {
  const problems = (bytes: Uint8Array | string) => {
    const result = readFile({ name: 'file', bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes })
    return result.kind === 'prompts' && { read: result.prompts.length, problems: result.problems }
  }
  const skipped = (where: string, sentence: string) => ({
    read: 1,
    problems: [{ where, sentence: expect.stringContaining(sentence), kind: 'skipped' }],
  })

  it.each<[string, () => Uint8Array | string, string, string]>([
    [
      'a megabyte in one cell',
      () => `${HEADER}\na,b,,,,,,\nlong,${'x'.repeat(MB)},,,,,,\n`,
      'Row 3',
      'The prompt must be 30,000 characters or fewer',
    ],
    [
      'a data class that is too long',
      () => `${HEADER}\na,b,,,,,,\nc,d,,,,,${'secret'.repeat(9)},\n`,
      'Row 3',
      'The data class must be 30 characters or fewer',
    ],
    [
      'a path out of the zip',
      () => zipOf({ 'a.md': 'a', '../b.md': 'b' }),
      '../b.md',
      'leads out of the zip',
    ],
    ['a path of Windows', () => zipOf({ 'a.md': 'a', 'c:\\b.md': 'b' }), 'c:\\b.md', 'leads out of the zip'],
    [
      'YAML aliases',
      () => zipOf({ 'a.md': 'a', 'b.md': '---\nx: &a 1\ny: *a\n---\nb' }),
      'b.md',
      'aliases or tags',
    ],
    [
      'YAML tags',
      () => zipOf({ 'a.md': 'a', 'b.md': '---\nx: !!js/function a\n---\nb' }),
      'b.md',
      'aliases or tags',
    ],
    ['damaged YAML', () => zipOf({ 'a.md': 'a', 'b.md': '---\nx: [\n---\nb' }), 'b.md', 'aren’t valid YAML'],
    [
      'nested YAML',
      () => zipOf({ 'a.md': 'a', 'b.md': `---\nx: ${'{'.repeat(50_000)}\n---\nb` }),
      'b.md',
      'valid YAML',
    ],
    ['open properties', () => zipOf({ 'a.md': 'a', 'b.md': '---\nx: 1\nb' }), 'b.md', 'no closing line'],
    [
      'long properties',
      () => zipOf({ 'a.md': 'a', 'b.md': `---\nx: ${'a'.repeat(100_001)}\n---\nb` }),
      'b.md',
      '100,000',
    ],
    ['a binary file', () => zipOf({ 'a.md': 'a', 'b.md': 'ab\0c' }), 'b.md', 'This isn’t a text file.'],
  ])('%s', (_what, content, where, sentence) => {
    expect(problems(content())).toEqual(skipped(where, sentence))
  })

  it('what isn’t a prompt isn’t one that can’t be imported', () => {
    const files = { 'a.md': 'a', 'b.png': 'b', 'README.md': '# About', 'docs/License.md': 'MIT' }
    expect(problems(zipOf(files))).toEqual({
      read: 1,
      problems: [
        {
          where: 'Zip file',
          sentence: 'We didn’t read 3 files of other kinds, such as b.png.',
          kind: 'ignored',
        },
      ],
    })
  })

  it('characters that can’t be stored are left out', () => {
    const bad = 'a\0b\ud800'
    const field = { name: 'x', label: bad }
    const ours = { title: bad, html: `<p>{{x}} ${bad}</p>`, notes: bad, tags: [bad], fields: [field] }
    const files = {
      'a.json': JSON.stringify({ format: 'prompt-library', version: 1, prompts: [ours] }),
      'b.md': '---\ntitle: "a\\0b"\n---\nText',
      'c.csv': `${HEADER}\na,b,,,,,,"${JSON.stringify([field]).replaceAll('"', '""')}"`,
    }
    const result = readFile({ name: 'file', bytes: zipOf(files) })
    expect(JSON.stringify(result)).not.toMatch(/\\u0000|\\ud800/)
    expect(result).toMatchObject({
      prompts: [
        { where: 'a.json, Prompt 1', prompt: { title: 'ab\ufffd', fields: [{ label: 'ab\ufffd' }] } },
        { where: 'b.md', prompt: { title: 'ab' } },
        { where: 'c.csv, Row 2', prompt: { title: 'a' } },
      ],
      problems: [],
    })
  })

  it('files of macOS are left out without a word', () => {
    expect(problems(zipOf({ 'a.md': 'a', '__MACOSX/._a.md': 'b', '.DS_Store': 'c', 'folder/': '' }))).toEqual(
      {
        read: 1,
        problems: [],
      },
    )
  })
})

describe('what other programs write is read', () => {
  const CSV = 'act,prompt\r\nTürkisch,"Zeile eins\r\nZeile zwei\rdrei"\n'
  const PROMPT = { title: 'Türkisch', html: '<p>Zeile eins<br>Zeile zwei<br>drei</p>' }

  it.each<[string, Uint8Array]>([
    ['UTF-8', bytesOf(CSV)],
    ['UTF-8 with a byte order mark', bytesOf(`\uFEFF${CSV}`)],
    ['UTF-16', utf16(CSV)],
    ['UTF-16, the other way around', utf16(CSV, { bigEndian: true })],
    ['UTF-16 without a byte order mark', utf16(CSV, { mark: false })],
    ['Excel’s semicolons', bytesOf(CSV.replaceAll(',', ';'))],
    ['Excel’s first line', bytesOf(`sep=;\n${CSV.replaceAll(',', ';')}`)],
    ['tabs', bytesOf(CSV.replaceAll(',', '\t'))],
  ])('%s', (_what, bytes) => {
    const result = readFile({ name: 'file.json', bytes })
    expect(result).toMatchObject({ kind: 'prompts', prompts: [{ prompt: PROMPT }], notice: undefined })
  })

  it('Windows-1252, with a notice', () => {
    const bytes = new Uint8Array([...CSV].map((character) => character.charCodeAt(0)))
    expect(readFile({ name: 'file.csv', bytes })).toMatchObject({
      prompts: [{ prompt: PROMPT }],
      notice: expect.stringContaining('isn’t saved as UTF-8'),
    })
  })

  it('tags of HTML stay text', () => {
    const bytes = bytesOf('act,prompt\nx,<script>alert(1)</script>\n')
    expect(readFile({ name: 'file.csv', bytes })).toMatchObject({
      prompts: [{ prompt: { html: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>' } }],
    })
  })
})

it.each<[string, (size: number) => string]>([
  ['one line', (size) => 'x'.repeat(size)],
  ['quoted letters', (size) => `"a"b,`.repeat(size / 5)],
  ['open quotes', (size) => `${HEADER}\n${'"a,'.repeat(size / 3)}`],
  ['open braces', (size) => `[{"command":"a","content":"${'{{a | '.repeat(size / 6)}"}]`],
  ['open variables', (size) => `act,prompt\na,"${'${a:'.repeat(size / 4)}"`],
  [
    'properties',
    (size) => JSON.stringify([{ title: 'a', prompt: 'b' }, ...Array(size / 20).fill({ title: 'x' })]),
  ],
  ['keys', () => `---\n${Array.from({ length: 9_000 }, (_, index) => `k${index}: 1`).join('\n')}\n---\n`],
])('a megabyte of %s is read in a moment', (_what, content) => {
  const bytes = bytesOf(content(MB))
  expect(cpuMilliseconds(() => readFile({ name: 'file', bytes }))).toBeLessThan(1_500)
})
