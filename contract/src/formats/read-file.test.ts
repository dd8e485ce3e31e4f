import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import type { ColumnMapping } from './read-result.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string, mapping?: ColumnMapping) =>
  readFile({ name: 'prompts', bytes: bytesOf(text) }, mapping)

/** Files as other programs write them. */
const sample = (name: string) =>
  readFile({ name, bytes: readFileSync(join(import.meta.dirname, 'samples', name)) })

const HEADER = 'title,prompt,format,notes,category,tags,data_class,fields'

describe('our JSON', () => {
  const notesOf = (notes: unknown[]) => {
    const prompt = { title: 'Plan', html: '<p>Plan</p>', revisions: notes.map((note) => ({ note })) }
    const result = read(JSON.stringify({ format: 'prompt-library', version: 1, prompts: [prompt] }))
    if (result.kind !== 'prompts') throw new Error(result.kind)
    return [result.prompts[0]?.prompt.revision_notes, result.problems.map(({ sentence }) => sentence)]
  }

  it('has notes on versions, of which the last is about the text', () => {
    expect(notesOf(['First', '', ' ', 7, 'Last  one'])).toEqual([['First', 'Last one'], []])
    expect(notesOf(['First', ''])).toEqual([['First', ''], []])
    expect(notesOf([])).toEqual([[], []])
  })

  it('keeps the last 100 notes on earlier versions', () => {
    const notes = Array.from({ length: 1_500 }, (_, index) => `No. ${index}`)
    expect(notesOf(notes)).toEqual([
      notes.slice(-101),
      ['Only the last 100 notes on earlier versions are kept.'],
    ])
  })
})

describe('our CSV', () => {
  it('is read row by row, with a sentence for each row that isn’t', () => {
    const result = read(
      `${HEADER}\r\nPlan,Plan my {{days}}.,markdown,For exams,Research,"a, b",internal,"[{""name"":""days"",""type"":""number""}]"\r\n\r\n,No title,,,,,,\r\nOdd,Text,,,Biology,Featured,public,oops\r\n`,
    )
    expect(result).toEqual({
      kind: 'prompts',
      format: 'csv',
      prompts: [
        {
          where: 'Row 2',
          prompt: {
            title: 'Plan',
            html: '<p>Plan my {{days}}.</p>',
            notes: 'For exams',
            category: 'Research',
            tags: ['a', 'b'],
            data_class: 'internal',
            fields: [{ name: 'days', type: 'number' }],
            revision_notes: [],
          },
        },
        {
          where: 'Row 5',
          prompt: {
            title: 'Odd',
            html: '<p>Text</p>',
            notes: null,
            tags: [],
            data_class: 'public',
            fields: [],
            revision_notes: [],
          },
        },
      ],
      problems: [
        { where: 'Row 4', sentence: 'A prompt needs a title.', isSkipped: true },
        { where: 'Row 5', sentence: '“Biology” isn’t a category here.', isSkipped: false },
        {
          where: 'Row 5',
          sentence: 'The descriptions of its fields are left out. Fields must be a list of objects.',
          isSkipped: false,
        },
      ],
      moreProblems: 0,
    })
  })
})

describe('the CSV file of prompts.chat', () => {
  it('has quotes over several lines, and variables that become fields', () => {
    expect(sample('prompts-chat.csv')).toMatchObject({
      kind: 'prompts',
      format: 'prompts-chat',
      prompts: [
        {
          where: 'Row 2',
          prompt: {
            title: 'Shell Session',
            html: '<p>Act as a shell on a server.<br>Reply with "output" only, in one code block.</p>',
            category: 'Coding',
          },
        },
        {
          where: 'Row 3',
          prompt: {
            title: 'Mock Interviewer',
            html: '<p>Interview me for {{Position}}.</p><p>Start with a question about {{Position}}, then about {{a_hobby}}.</p>',
            fields: [{ name: 'Position', default: 'Software Developer' }],
          },
        },
      ],
      problems: [],
    })
  })
})

describe('any other CSV', () => {
  const FILE = `Name;Body;Keywords\nPlan;'=SUM(A1);"x, y"\n'Tis;Text;`

  it('asks which column is what', () => {
    expect(read(FILE)).toEqual({
      kind: 'columns',
      columns: ['Name', 'Body', 'Keywords'],
      rows: [
        ['Plan', `'=SUM(A1)`, 'x, y'],
        [`'Tis`, 'Text', ''],
      ],
      suggested: { title: 0, prompt: 1, notes: undefined, category: undefined, tags: 2 },
    })
  })

  it('is read once that is known, without the apostrophes that escape formulas', () => {
    expect(read(FILE, { title: 0, prompt: 1, tags: 2 })).toMatchObject({
      kind: 'prompts',
      prompts: [
        { prompt: { title: 'Plan', html: '<p>=SUM(A1)</p>', tags: ['x', 'y'] } },
        { prompt: { title: `'Tis`, html: '<p>Text</p>' } },
      ],
    })
  })
})

describe('Open WebUI’s export', () => {
  it('has typed variables that become fields', () => {
    expect(sample('open-webui.json')).toMatchObject({
      kind: 'prompts',
      format: 'open-webui',
      prompts: [
        {
          where: 'Prompt 1',
          prompt: {
            title: 'Summarize an article',
            html:
              '<p>Summarize the article below for {{audience}}.</p><p>{{article_text}}</p>' +
              '<p>Length: {{length}}<br>Quotes: {{include_quotes}}<br>' +
              'Up to {{words}} words, by {{due_date}}, for {{audience}}.<br>Today is {{CURRENT_DATE}}.</p>',
            fields: [
              {
                name: 'article_text',
                type: 'long_text',
                help: 'Paste the article: all of it',
                required: true,
              },
              {
                name: 'length',
                type: 'choice',
                options: ['Brief (3 bullets)', 'Detailed: 5 bullets'],
                default: 'Brief (3 bullets)',
              },
              { name: 'include_quotes', type: 'yes_no', default: 'Yes' },
              { name: 'words', type: 'number', min: 50, max: 500, default: '200' },
              { name: 'due_date', type: 'date', required: true },
            ],
          },
        },
        {
          where: 'Prompt 2',
          prompt: { title: 'Stand-up notes', tags: ['work', 'daily'], html: expect.stringContaining('<ul>') },
        },
      ],
      problems: [{ where: 'Prompt 3', sentence: 'A prompt needs some text.', isSkipped: true }],
    })
  })
})

describe('Markdown files', () => {
  it('of any origin have a title, and properties that we know', () => {
    expect(sample('note.md')).toMatchObject({
      format: 'markdown',
      prompts: [
        {
          where: 'note.md',
          prompt: {
            title: '2026',
            notes: 'For the last two weeks of a term.',
            tags: ['planning', 'exams'],
            html: '<h2>Plan</h2><p>Plan my weeks until {{exam_date}}.</p>',
          },
        },
      ],
      problems: [],
    })
  })

  it.each([
    ['exam-plan.md', 'Plan it.', 'Exam plan', '<p>Plan it.</p>'],
    ['a.md', '# Exam plan\n\nPlan it.', 'Exam plan', '<p>Plan it.</p>'],
  ])('without properties are named by heading or file: %s', (name, text, title, html) => {
    expect(readFile({ name, bytes: bytesOf(text) })).toMatchObject({ prompts: [{ prompt: { title, html } }] })
  })

  it('that are skills have a name and a description', () => {
    expect(sample('SKILL.md')).toMatchObject({
      format: 'skill',
      prompts: [
        {
          prompt: {
            title: 'Lab report review',
            notes: 'Reviews a lab report against a rubric. Use when a student asks for feedback on a draft.',
            html: expect.stringMatching(/^<h1>Lab report review<\/h1><ol>.*&lt;script&gt;/),
          },
        },
      ],
    })
  })
})
