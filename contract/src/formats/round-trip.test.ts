import { FIELD_TYPES, type FieldDescription } from '@prompt-library/domain/fields/field'
import { fieldProblem } from '@prompt-library/domain/fields/field-problem'
import { DATA_CLASSES } from '@prompt-library/domain/guard/data-class'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { tagProblem, tagsProblem } from '@prompt-library/domain/prompts/tags'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../../../server/src/rich-text/clean-html.ts'
import { promptMarkdown } from '../../../server/src/rich-text/rich-blocks.ts'
import { newFields } from '../new-fields.ts'
import { EXPORT_FORMATS, type ExportFormat, FORMATS, type Part } from './formats.ts'
import { readFrontMatter } from './front-matter.ts'
import type { WritablePrompt } from './prompt-text.ts'
import { readFile } from './read-file.ts'
import { writeFile } from './write-file.ts'

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
    data_class: fc.constantFrom(...DATA_CLASSES),
    revision_note: text().map(oneLine),
  })
  .map(({ revision_note, ...made }): WritablePrompt & { revision_note: string } => ({
    ...made,
    revision_note,
    revisions: ['An earlier one', revision_note].map((note, index) => ({ revision: index + 1, note })),
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
  }))

/** The file that an export sends. */
async function bytesOf(format: ExportFormat, prompts: WritablePrompt[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const context = { origin: 'https://prompts.example.edu', now: new Date('2026-11-18T12:00:00Z') }
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
