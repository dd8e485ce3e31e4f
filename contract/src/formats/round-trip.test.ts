import { FIELD_TYPES, type FieldDescription } from '@prompt-library/domain/fields/field'
import { fieldProblem } from '@prompt-library/domain/fields/field-problem'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { tagProblem, tagsProblem } from '@prompt-library/domain/prompts/tags'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cleanHtml } from '../../../server/src/rich-text/clean-html.ts'
import { promptMarkdown } from '../../../server/src/rich-text/rich-blocks.ts'
import { newFields } from '../new-fields.ts'
import { EXPORT_FORMATS, type ExportFormat, FORMATS, type Part } from './formats.ts'
import { readFrontMatter } from './front-matter.ts'
import type { WritablePrompt } from './prompt-text.ts'
import { readFile } from './read-file.ts'
import { fileName, writeFile } from './write-file.ts'

const unit = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abc XYZ 019'.split('')) },
  { weight: 2, arbitrary: fc.constantFrom(...`'"=+-@#*_\`[]{}<>&|:;,.!%\\/~?()\n\t`.split('')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('é', 'ß', '—', '“', '日本', '👩‍🔬', 'ﬁ', '{{a}}', '---', '$', '\u00a0'),
  },
)
const text = (maxLength = 40) => fc.string({ unit, maxLength })

const title = text().map(oneLine).filter(hasVisibleText)
const notes = fc.oneof(fc.constant(null), text(120).map(stored).filter(hasVisibleText))
/** As the server stores it. */
const html = fc
  .oneof(
    text(200).map(richTextFromText),
    text(60).map((inner) => `<p><u>${inner}</u></p><p></p>`),
    fc
      .tuple(text(), text(), text())
      .map(
        ([a, b, c]) =>
          `<h1>${a}</h1><ul><li><p><strong>${b}</strong> x</p></li></ul><pre><code>${c}</code></pre>`,
      ),
  )
  .map((made) => withoutHiddenText(cleanHtml(made)))
  .filter((made) => hasVisibleText(made.replace(/<[^<>]*>/g, '').replaceAll('&nbsp;', ' ')))
const tags = fc
  .uniqueArray(text(20).map(oneLine), { maxLength: 5, selector: (tag) => tag.toLowerCase() })
  .filter((found) => found.every((tag) => !tagProblem(tag)) && !tagsProblem(found))
const field: fc.Arbitrary<FieldDescription> = fc
  .record(
    {
      name: fc.constantFrom('a', 'hours', 'Topic_2'),
      label: text(20).map(oneLine),
      help: text().map(stored),
      type: fc.constantFrom(...FIELD_TYPES),
      default: text(20).map(stored),
      required: fc.boolean(),
      options: fc.uniqueArray(text(10).map(oneLine).filter(hasVisibleText), { minLength: 1, maxLength: 3 }),
      allow_other: fc.boolean(),
    },
    { requiredKeys: ['name'] },
  )
  .filter((made) => fieldProblem(made) === undefined)
const fields = fc
  .uniqueArray(field, { maxLength: 3, selector: ({ name }) => name })
  .filter((made) => newFields.safeParse(made).success)

function stored(made: string): string {
  return withoutHiddenText(made).trim()
}

const prompt = fc
  .record({
    title,
    html,
    notes,
    category: fc.constantFrom(...ALL_CATEGORIES),
    tags,
    fields,
    data_class: fc.constantFrom('public', 'restricted', 'level-4'),
  })
  .map(
    (made): WritablePrompt => ({
      ...made,
      id: 7,
      reserved_tags: ['Featured'],
      visibility: 'public',
      author_name: 'Ada Admin',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      revision: 2,
      upvotes: 3,
      uses: 5,
      review: null,
      markdown: promptMarkdown(made.html),
    }),
  )

/** The file that an export sends. */
async function bytesOf(
  format: ExportFormat,
  prompts: WritablePrompt[],
  more: Partial<Parameters<typeof writeFile>[2]> = {},
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const context = {
    origin: 'https://prompts.example.edu',
    now: new Date('2026-11-18T12:00:00Z'),
    isSingle: false,
    ...more,
  }
  async function* all() {
    yield* prompts
  }
  for await (const part of writeFile(format, all(), context))
    parts.push(typeof part === 'string' ? new TextEncoder().encode(part) : part)
  return Buffer.concat(parts)
}

describe.each(EXPORT_FORMATS)('%s', (format) => {
  const kept = Object.entries(FORMATS[format].keeps)
    .filter(([, how]) => how === 'all')
    .map(([part]) => part as Part)

  it(`keeps ${kept.join(', ')}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(prompt, { minLength: 1, maxLength: 4 }), async (prompts) => {
        const result = readFile({ name: 'file', bytes: await bytesOf(format, prompts) })
        expect(result).toMatchObject({ kind: 'prompts', format, notice: undefined })
        if (result.kind !== 'prompts') return
        const partsOf = (one: Record<Part, unknown>) =>
          Object.fromEntries(kept.map((part) => [part, one[part]]))
        expect(result.prompts.map((read) => partsOf(read.prompt as Record<Part, unknown>))).toEqual(
          prompts.map(partsOf),
        )
        expect(result.problems).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

/** What Markdown or YAML would read as something else. */
const NASTY = [
  '*not bold* and **neither** _this_ __or this__ `or code`',
  'a * b *c **d ***e*** 5*3*2 2**3**4 f** *',
  '___ Name: ____ _x_y_ _ {{a}}_b_',
  '```',
  '```js',
  '# no heading',
  '#hash',
  '> no quote',
  '- no item',
  '* no item',
  '• no item',
  '12. no item',
  '3) no item',
  '---',
  '[no link](https://e.edu) [1](x) ]( ][',
  'C:\\_new \\*x\\* \\\\_ \\# \\` \\](b)',
  '\\# x',
  '1\\. x',
  '{{a}} `{{a}}` *{{a}}*',
].map((line) => line.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
const NASTY_HTML = [
  ...NASTY.map((line) => `<p>${line}</p>`),
  `<p>${NASTY.join('<br>')}</p>`,
  `<ul>${NASTY.map((line) => `<li><p>${line}</p><p>${line}</p></li>`).join('')}</ul>`,
  `<blockquote><p>${NASTY.join('<br>')}</p></blockquote>`,
  `<p>${NASTY.map((line) => `<strong>x</strong> ${line} <em>y</em>`).join('</p><p>')}</p>`,
  '<p><code>a`b</code> <code>``</code> <code>`</code> <code> a </code> <code>*x*</code></p>',
  '<p><code>```</code></p>',
  '<pre><code>```\na\n````</code></pre><p>b</p>',
  '<pre><code class="language-python">x = "```"\n# y</code></pre>',
  '<ul><li><p>a</p><pre><code class="language-c++">if (a)\n    b</code></pre></li></ul>',
]
const NASTY_TITLES = [
  'yes',
  'No',
  'on',
  '~',
  'null',
  '2026-01-01',
  '2026-01-01 10:00',
  '1.0',
  '007',
  '0x1f',
  '1_000',
  '12:30:45',
  '.inf',
  '- a',
  'a: b',
  '#a',
  '"a"',
  "'",
  '!x',
  '&x *x',
  '<<',
  '=',
  'y',
]

it.each(['skill', 'open-webui', 'markdown', 'csv', 'json'] as const)(
  '%s keeps what looks like Markdown or YAML',
  async (format) => {
    const [sample] = fc.sample(prompt, 1)
    const count = Math.max(NASTY_HTML.length, NASTY_TITLES.length)
    const prompts = Array.from({ length: count }, (_, index) => {
      const made = NASTY_HTML[index % NASTY_HTML.length] ?? ''
      const title = NASTY_TITLES[index % NASTY_TITLES.length]
      return {
        ...sample,
        title,
        notes: title,
        fields: [],
        tags: [],
        html: made,
        markdown: promptMarkdown(made),
      } as WritablePrompt
    })
    const result = readFile({ name: 'file', bytes: await bytesOf(format, prompts) })
    const read = result.kind === 'prompts' ? result.prompts.map((found) => found.prompt) : []
    expect(read.map(({ title }) => title)).toEqual(prompts.map(({ title }) => title))
    for (const [index, { html }] of read.entries()) expect(html).toBe(prompts[index]?.html)
  },
)

it('properties are quoted where YAML 1.1 would read another value', async () => {
  const [sample] = fc.sample(prompt, 1)
  for (const title of NASTY_TITLES) {
    const files = unzipSync(await bytesOf('skill', [{ ...sample, title, notes: title } as WritablePrompt]))
    const [file] = Object.values(files)
    const [, yaml = ''] = strFromU8(file ?? new Uint8Array()).split('---\n')
    const { description, metadata } = parse(yaml, { version: '1.1' })
    expect([description, metadata.title]).toEqual([title, title])
  }
})

it('JSON keeps the name, the description, and the notes of a collection', async () => {
  const prompts = fc
    .sample(prompt, 2)
    .map((made, index) => ({ ...made, collection_note: NASTY[index] ?? '' }))
  const collection = { name: '“First week”: *all*', description: 'One\n\n- two' }
  const bytes = await bytesOf('json', prompts, { collection })
  const notes = prompts.map(({ collection_note }) => ({ prompt: { collection_note } }))
  expect(readFile({ name: 'file', bytes })).toMatchObject({ collection, prompts: notes, problems: [] })
})

it.each([
  ['no name', { name: ' ' }, undefined],
  ['a long name', { name: 'x'.repeat(101) }, undefined],
  ['no description', { name: 'A' }, { name: 'A', description: '' }],
  ['another type', 'A', undefined],
])('a collection with %s is read as far as it can be made', async (_what, written, collection) => {
  const [made] = fc.sample(prompt, 1)
  const file = { format: 'prompt-library', version: 1, collection: written, prompts: [made] }
  const bytes = new TextEncoder().encode(JSON.stringify(file))
  const result = readFile({ name: 'file', bytes })
  expect(result.kind === 'prompts' && result.collection).toEqual(collection)
})

it('a note that is too long for a collection is left out, and said', async () => {
  const [made] = fc.sample(prompt, 1)
  const bytes = await bytesOf('json', [{ ...made, collection_note: 'x'.repeat(501) } as WritablePrompt])
  expect(readFile({ name: 'file', bytes })).toMatchObject({
    prompts: [{ prompt: { collection_note: undefined } }],
    problems: [{ sentence: 'Its note in the collection is too long and left out.' }],
  })
})

it.each([
  ['markdown', 'week-1-plan-2026-11-18.md'],
  ['skill', 'SKILL.md'],
] as const)('one prompt as %s is a file of its own', async (format, name) => {
  const [sample] = fc.sample(prompt, 1)
  const made = { ...sample, title: 'Week 1: Plan', fields: [] } as WritablePrompt
  const bytes = await bytesOf(format, [made], { isSingle: true })
  const now = new Date('2026-11-18T12:00:00Z')
  expect(fileName(format, { of: made.title, now, isSingle: true })).toBe(name)
  expect(readFile({ name, bytes })).toMatchObject({ format, prompts: [{ prompt: { title: made.title } }] })
})

it('skills follow the rules of agentskills.io', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(prompt, { minLength: 1, maxLength: 4 }), async (prompts) => {
      const long = prompts.map((one) => ({
        ...one,
        title: one.title.repeat(6).slice(0, 200),
        notes: 'é. '.repeat(600),
      }))
      const files = unzipSync(await bytesOf('skill', [...prompts, ...long, ...prompts]))
      expect(Object.keys(files)).toHaveLength(prompts.length * 3)
      for (const [path, bytes] of Object.entries(files)) {
        const [folder = '', file, ...more] = path.split('/')
        expect([file, ...more]).toEqual(['SKILL.md'])
        expect(folder).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(folder.length).toBeLessThanOrEqual(64)
        const skill = readFrontMatter(strFromU8(bytes))
        if ('refusal' in skill) throw new Error(skill.refusal)
        const { name, description, metadata } = skill.properties
        expect(name).toBe(folder)
        expect(String(description).trim()).not.toBe('')
        expect(String(description).length).toBeLessThanOrEqual(1_024)
        expect(Object.values(metadata ?? {}).every((value) => typeof value === 'string')).toBe(true)
      }
    }),
    { numRuns: 15 },
  )
})

it('Open WebUI’s variables bring types, hints, defaults, and options back', async () => {
  const fields: FieldDescription[] = [
    { name: 'a', type: 'choice', options: ['One: 1', 'Two'], default: 'Two', required: true },
    { name: 'b', type: 'long_text', help: 'Paste: all of it' },
    { name: 'c', type: 'number', default: '5' },
    { name: 'd', type: 'date' },
  ]
  const [sample] = fc.sample(prompt, 1)
  const html = '<p>{{a}} {{b}} {{c}} {{d}} {{e}} {{a}}</p>'
  const made = { ...sample, html, markdown: promptMarkdown(html), fields } as WritablePrompt
  const result = readFile({ name: 'file', bytes: await bytesOf('open-webui', [made]) })
  expect(result).toMatchObject({ prompts: [{ prompt: { html, fields } }] })
})
