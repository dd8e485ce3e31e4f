import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
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
          },
        },
      ],
      problems: [
        { where: 'Row 4', sentence: 'A prompt needs a title.', kind: 'skipped' },
        { where: 'Row 5', sentence: '“Biology” isn’t a category here.', kind: 'changed' },
        {
          where: 'Row 5',
          sentence: 'The descriptions of its fields are left out. Fields must be a list of objects.',
          kind: 'changed',
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
        ['Plan', '=SUM(A1)', 'x, y'],
        [`'Tis`, 'Text', ''],
      ],
      suggested: {
        title: 0,
        prompt: 1,
        notes: undefined,
        category: undefined,
        tags: 2,
        firstRow: 'names',
      },
    })
  })

  it.each([
    ['lengths', 'Plan,Plan my week until the exam\nMail,Write a mail to my class', 'prompt', 0, 1],
    ['columns the other way around', 'Plan my week until {{day}},Plan\nWrite a mail,Mail', 'prompt', 1, 0],
    ['short names', `Kürzel,Anweisung\nPlan,${'Plan my week. '.repeat(9)}`, 'names', undefined, undefined],
    ['quotes and a byte order mark', '\uFEFF"Plan","Plan my week"\r\n"Mail","Write a mail"', 'prompt', 0, 1],
  ])('keeps a first row that isn’t a header, by %s', (_what, file, firstRow, title, prompt) => {
    const asked = read(file)
    expect(asked).toMatchObject({ kind: 'columns', suggested: { firstRow, title, prompt } })
    const mapping = { title: title ?? 0, prompt: prompt ?? 1 }
    const count = (first: 'names' | 'prompt') => {
      const result = read(file, { ...mapping, firstRow: first })
      return result.kind === 'prompts' && result.prompts.length
    }
    expect([count('names'), count('prompt')]).toEqual([1, 2])
  })

  it.each([
    ['type', 'text', undefined],
    ['type', 'coding', 2],
    ['Category', 'Biology', undefined],
  ])('suggests %s as the category only if it has one: %s', (name, value, category) => {
    expect(read(`title,prompt,${name}\nPlan,Plan it,${value}`)).toMatchObject({ suggested: { category } })
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

describe('JSON of other programs', () => {
  it.each<[string, unknown, Partial<Record<keyof ColumnMapping, string>>, object]>([
    [
      'a plain list',
      [{ title: 'Plan', prompt: 'Plan **it**', tags: ['a', 'b'] }, 7, { prompt: 'No title' }],
      { title: 'title', prompt: 'prompt', tags: 'tags' },
      { title: 'Plan', html: '<p>Plan <strong>it</strong></p>', tags: ['a', 'b'] },
    ],
    [
      'LibreChat',
      {
        promptGroups: [
          {
            _id: '66f',
            name: 'Plan',
            oneliner: 'For exams',
            category: 'writing',
            productionPrompt: { prompt: 'Plan {{exam}}', type: 'text' },
            projectIds: [],
          },
        ],
        pages: 1,
      },
      { title: 'name', prompt: 'productionPrompt.prompt', notes: 'oneliner', category: 'category' },
      { title: 'Plan', html: '<p>Plan {{exam}}</p>', notes: 'For exams', category: 'Writing' },
    ],
    [
      'Langfuse',
      {
        name: 'plan',
        version: 3,
        type: 'chat',
        labels: ['production'],
        prompt: [
          { role: 'system', content: 'You plan.' },
          { role: 'user', content: 'Until {{exam}}' },
        ],
      },
      { title: 'name', prompt: 'prompt', tags: 'labels' },
      { title: 'plan', html: '<p>You plan.</p><p>Until {{exam}}</p>', tags: ['production'] },
    ],
  ])('goes to the same matching as CSV: %s', (_what, json, names, prompt) => {
    const asked = read(JSON.stringify(json))
    if (asked.kind !== 'columns') throw new Error(asked.kind)
    const { suggested, columns } = asked
    const named = Object.entries(suggested).filter(([, column]) => column !== undefined)
    expect(Object.fromEntries(named.map(([part, column]) => [part, columns[Number(column)]]))).toEqual(names)
    const result = read(JSON.stringify(json), suggested)
    expect(result).toMatchObject({
      kind: 'prompts',
      format: 'json',
      prompts: [{ where: 'Prompt 1', prompt }],
    })
  })

  it('can have one object on each line', () => {
    const lines = ['Plan', 'Mail'].map((title) => JSON.stringify({ title, prompt: `Write ${title}` }))
    expect(read(lines.join('\n'))).toMatchObject({ kind: 'columns', columns: ['title', 'prompt'] })
  })
})

describe('a zip file', () => {
  const zipOf = (files: Record<string, string>, mapping?: ColumnMapping) => {
    const entries = Object.entries(files).map(([path, text]) => [path, bytesOf(text)] as const)
    return readFile({ name: 'file.zip', bytes: zipSync(Object.fromEntries(entries)) }, mapping)
  }
  const ours = (title: string) =>
    JSON.stringify({ format: 'prompt-library', version: 1, prompts: [{ title, html: '<p>x</p>' }] })

  it('can have JSON and CSV, beside Markdown', () => {
    const chat = 'act,prompt\nShell,Act as a shell\n,No title'
    expect(
      zipOf({ 'a/one.json': ours('One'), 'two.md': 'Two', 'three.csv': chat, 'other.csv': 'a,b\n1,2' }),
    ).toMatchObject({
      prompts: [
        { where: 'a/one.json, Prompt 1', prompt: { title: 'One' } },
        { where: 'two.md' },
        { where: 'three.csv, Row 2', prompt: { title: 'Shell' } },
      ],
      problems: [
        { where: 'three.csv, Row 3', kind: 'skipped' },
        { where: 'other.csv', kind: 'ignored', sentence: expect.stringContaining('choose it alone') },
      ],
    })
  })

  it('with one table, whatever the project says about itself, asks for its columns', () => {
    const file = {
      'prompts.csv': 'Titel,Anweisung\nPlan,Plan my week until my exam\n',
      'README.md': '# Our prompts',
      '__MACOSX/._a.csv': 'x',
    }
    expect(zipOf(file)).toMatchObject({ kind: 'columns', columns: ['Titel', 'Anweisung'] })
    expect(zipOf(file, { title: 0, prompt: 1, firstRow: 'names' })).toMatchObject({
      prompts: [{ prompt: { title: 'Plan' } }],
    })
  })

  it('keeps a prompt that is named Readme', () => {
    const result = zipOf({ 'readme.md': '---\ntitle: Readme\n---\nWrite one.', 'CONTRIBUTING.md': '# How' })
    expect(result).toMatchObject({
      prompts: [{ prompt: { title: 'Readme' } }],
      problems: [{ kind: 'ignored' }],
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
      problems: [{ where: 'Prompt 3', sentence: 'A prompt needs some text.', kind: 'skipped' }],
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
