import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXPORT_FORMATS, FORMAT_NAMES, FORMATS, PARTS, type Part } from './formats.ts'
import { writeMarkdownFile } from './markdown-file.ts'
import type { WritablePrompt } from './prompt-text.ts'
import { writeSkillFile } from './skill-file.ts'

const DOCS = readFileSync(join(import.meta.dirname, '../../../docs/formats.md'), 'utf8')

describe('docs/formats.md', () => {
  it('has the table of what each format keeps', () => {
    const rows = DOCS.split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
    const parts = Object.keys(PARTS) as Part[]
    expect(rows.filter(([first = '']) => !first.startsWith('-'))).toEqual([
      ['', ...FORMAT_NAMES.map((name) => FORMATS[name].label)],
      ...parts.map((part) => [PARTS[part], ...FORMAT_NAMES.map((name) => FORMATS[name].keeps[part])]),
    ])
  })

  it.each(FORMAT_NAMES)('describes %s', (name) => {
    expect(DOCS).toContain(`\n## ${FORMATS[name].label}\n`)
  })
})

describe('the examples in docs/formats.md', () => {
  const prompt = {
    title: 'Study plan',
    html: '<p>Plan my week until {{exam_date}}.</p>',
    markdown: 'Plan my week until {{exam_date}}.',
    notes: 'For the last weeks of a term.',
    category: 'Study',
    tags: ['exams'],
    fields: [{ name: 'exam_date', type: 'date' }],
    data_class: 'public',
  } as unknown as WritablePrompt

  it.each([
    ['Markdown', writeMarkdownFile(prompt)],
    ['SKILL.md', writeSkillFile(prompt, 'study-plan')],
  ])('are %s files as the library writes them', (_, file) => {
    expect(DOCS).toContain(`\n\`\`\`text\n${file.trim()}\n\`\`\`\n`)
  })
})

describe('the sentence of a format', () => {
  it.each(EXPORT_FORMATS)('says what %s leaves out', (name) => {
    const { summary, keeps } = FORMATS[name]
    const dropped = Object.entries(PARTS).filter(([part]) => keeps[part as Part] === 'nothing')
    const isNamed = ([, label]: string[]) => summary.includes(label ?? '')
    expect(dropped.filter((entry) => !isNamed(entry))).toEqual([])
  })
})
