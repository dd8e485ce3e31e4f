// A prompt as a Markdown file with properties, and how a file without a title gets one.
import { readFrontMatter, writeFrontMatter } from './front-matter.ts'
import type { FoundPrompt } from './imported-prompt.ts'
import { readPromptText, type WritablePrompt, writePromptText } from './prompt-text.ts'
import { titleFromSlug } from './slugs.ts'

/** A prompt as a Markdown file with properties. */
export function writeMarkdownFile(prompt: WritablePrompt): string {
  const { format, text } = writePromptText(prompt)
  return writeFrontMatter(
    {
      title: prompt.title,
      category: prompt.category,
      ...(prompt.tags.length > 0 && { tags: prompt.tags }),
      data_class: prompt.data_class,
      ...(prompt.notes !== null && { notes: prompt.notes }),
      ...(prompt.fields.length > 0 && { fields: prompt.fields }),
      ...(format === 'html' && { format }),
    },
    text,
  )
}

/** Without a title among its properties, a file is named by its first heading, or else by its own name. */
export function readMarkdownFile({
  path,
  text,
}: {
  path: string
  text: string
}): FoundPrompt | { refusal: string } {
  const file = readFrontMatter(text)
  if ('refusal' in file) return file
  const { properties } = file
  const [heading, title] = /^\s*# +(\S.*)\n*/.exec(file.body) ?? ['']
  const named = properties['title'] ?? properties['name']
  const body = named === undefined ? file.body.slice(heading.length) : file.body
  return {
    title: asText(named) ?? title ?? titleFromSlug(baseName(path)),
    html: readPromptText({ format: properties['format'], text: body }),
    notes: asText(properties['notes'] ?? properties['description']),
    category: asText(properties['category']),
    tags: readTags(properties['tags']),
    fields: properties['fields'],
    data_class: properties['data_class'],
  }
}

/** `plan` for `prompts/plan.md`. */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:md|markdown)$/i, '')
}

/** YAML reads a title such as 2026 as a number. */
export function asText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? undefined)
}

export function readTags(value: unknown): unknown[] {
  if (typeof value === 'string') return value.split(',')
  return Array.isArray(value) ? value.map(asText) : []
}
