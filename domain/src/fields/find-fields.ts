// What counts as a field in a text: `{{name}}` with letters, digits, and underscores, also if formatting splits it, but
// not `{{{name}}}`.

/** What a field can be called. */
export const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]*$/

/** `{{name}}`, spaces inside the braces tolerated. */
const FIELD = /\{\{[ \t\u00a0]*([A-Za-z][A-Za-z0-9_]*)[ \t\u00a0]*\}\}/g

export interface FieldMatch {
  name: string
  /** As `slice` counts. */
  start: number
  end: number
}

/** Every field in a text, in order, repeated ones too. */
export function findFields(text: string): FieldMatch[] {
  return Array.from(text.matchAll(FIELD), (match) => ({
    name: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  })).filter((match) => !isTripleBraced(text, match))
}

/** `{{{name}}}` belongs to another template language. `{"course": {{course}}}` has a field. */
function isTripleBraced(text: string, { start, end }: Omit<FieldMatch, 'name'>): boolean {
  return text[start - 1] === '{' && text[end] === '}'
}

/** The text with each field replaced. A field that `replace` has nothing for stays as it is. */
export function replaceFields(text: string, replace: (name: string) => string | undefined): string {
  // A function, not a string: `$&` in a value must stay `$&`.
  return text.replace(FIELD, (field, name: string, start: number) =>
    isTripleBraced(text, { start, end: start + field.length }) ? field : (replace(name) ?? field),
  )
}

const TAG = /<(\/?(?:p|h1|h2|li|ul|ol|pre|blockquote|br)\b)?[^<>]*>/g

/**
 * The names of the fields in a prompt's HTML, each once, in the order they first appear. Formatting inside the braces
 * doesn't hide a field, and braces in two different blocks don't make one. The address of a link can have fields too.
 */
export function fieldNamesIn(html: string): string[] {
  if (!html.includes('{')) return []
  const text = html.replace(TAG, asText).replaceAll('&nbsp;', ' ')
  return [...new Set(findFields(text).map(({ name }) => name))]
}

/** A block ends a line. Only the address of a link can have braces in a tag. */
const asText = (tag: string, block?: string) => (block ? '\n' : tag.includes('{') ? `\n${tag}\n` : '')
