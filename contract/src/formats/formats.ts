// The name and description of each file format, and which parts of a prompt it keeps.

/** Every format of files with prompts. docs/formats.md describes them. */
export const FORMAT_NAMES = ['json', 'csv', 'markdown', 'skill', 'open-webui', 'prompts-chat'] as const
export type FormatName = (typeof FORMAT_NAMES)[number]

/** The formats that people can export. */
export const EXPORT_FORMATS = [
  'json',
  'csv',
  'markdown',
  'skill',
  'open-webui',
] as const satisfies FormatName[]
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What an import takes from a file. */
export const PARTS = {
  title: 'title',
  html: 'text',
  notes: 'notes',
  category: 'category',
  tags: 'tags',
  fields: 'fields',
  data_class: 'data class',
} as const
export type Part = keyof typeof PARTS

interface Format {
  /** What the export dialog calls it. */
  label: string
  extension: 'json' | 'csv' | 'zip'
  /** What it's good for, and what it leaves out. */
  summary: string
  /** Which parts are the same after a round trip: all of it, this much of it, or nothing. */
  keeps: Record<Part, Kept>
}

type Kept = 'all' | 'nothing' | (string & {})

const EVERYTHING: Record<Part, Kept> = {
  title: 'all',
  html: 'all',
  notes: 'all',
  category: 'all',
  tags: 'all',
  fields: 'all',
  data_class: 'all',
}

const MARKDOWN_TEXT = 'Markdown, without underline and strikethrough'

export const FORMATS: Record<FormatName, Format> = {
  json: {
    label: 'JSON',
    extension: 'json',
    summary:
      'Keeps everything except earlier versions, with the name, description, and notes of a collection. Best for a backup or another prompt library.',
    keeps: EVERYTHING,
  },
  csv: {
    label: 'CSV',
    extension: 'csv',
    summary: 'Opens in Excel and other spreadsheets.',
    keeps: EVERYTHING,
  },
  markdown: {
    label: 'Markdown',
    extension: 'zip',
    summary: 'A text file for each prompt, in a zip file if there are several.',
    keeps: EVERYTHING,
  },
  skill: {
    label: 'Skills (SKILL.md)',
    extension: 'zip',
    summary:
      'For AI agents that use skills. A folder for each prompt, in a zip file if there are several. Fields become questions. Long notes, underline, and strikethrough are cut.',
    keeps: {
      ...EVERYTHING,
      html: MARKDOWN_TEXT,
      notes: 'the first 1,024 characters',
      fields: 'names; the rest becomes questions for the AI',
    },
  },
  'open-webui': {
    label: 'Open WebUI',
    extension: 'json',
    summary:
      'For Open WebUI’s Import button. Fields become its input variables. Leaves out notes, category, data class, and labels.',
    keeps: {
      title: 'all',
      html: MARKDOWN_TEXT,
      notes: 'nothing',
      category: 'nothing',
      tags: 'all',
      fields:
        'names, types, hints, defaults, and options; no labels or ranges, and several choices become text',
      data_class: 'nothing',
    },
  },
  'prompts-chat': {
    label: 'prompts.chat',
    extension: 'csv',
    summary: 'Import only.',
    keeps: {
      title: 'all',
      html: 'plain text and Markdown',
      notes: 'nothing',
      category: 'Coding, if for_devs is TRUE',
      tags: 'nothing',
      fields: 'names and defaults',
      data_class: 'nothing',
    },
  },
}
