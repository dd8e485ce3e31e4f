// The properties at the top of a Markdown file (YAML between dashes): how they're written, read, and limited.
import { FRONT_MATTER_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { isAlias, isNode, Lexer, parseDocument, stringify, visit } from 'yaml'

/**
 * A Markdown file with its properties, as YAML between two lines of dashes. Texts that another version of YAML reads as something
 * else, such as yes or 2026-01-01, are quoted.
 */
export function writeFrontMatter(properties: Record<string, unknown>, body: string): string {
  return `---\n${stringify(properties, { lineWidth: 0, compat: 'yaml-1.1' })}---\n\n${body}\n`
}

/** The properties and the text after them, or what's wrong with them as a sentence. A file doesn't have to have any. */
export function readFrontMatter(
  file: string,
): { properties: Record<string, unknown>; body: string } | { refusal: string } {
  const text = file.replace(/\r\n?/g, '\n')
  if (!text.startsWith('---\n')) return { properties: {}, body: text }
  const end = text.indexOf('\n---', 3)
  const rest = end < 0 ? undefined : /^\n---[ \t]*(?:\n|$)/.exec(text.slice(end, end + 100))
  if (!rest) return { refusal: 'The properties at its top have no closing line of three dashes.' }
  const yaml = text.slice(4, end + 1)
  if (yaml.length > FRONT_MATTER_MAX)
    return {
      refusal: `The properties at its top must be ${groupedCount(FRONT_MATTER_MAX)} characters or fewer.`,
    }
  const properties = readYaml(yaml)
  // One blank line and the line break at the end belong to the file, not to the prompt.
  const body = text
    .slice(end + rest[0].length)
    .replace(/^\n/, '')
    .replace(/\n$/, '')
  return typeof properties === 'string' ? { refusal: properties } : { properties, body }
}

/** Plain values only. Aliases can make a small file huge, and tags can make other things than values. */
function readYaml(yaml: string): Record<string, unknown> | string {
  const damaged = 'The properties at its top aren’t valid YAML.'
  try {
    if (depthOf(yaml) > DEPTH_MAX) return damaged
    // Looking for repeated keys takes quadratic time.
    const document = parseDocument(yaml, {
      schema: 'core',
      logLevel: 'silent',
      prettyErrors: false,
      uniqueKeys: false,
    })
    if (document.errors.length > 0) return damaged
    let isPlain = true
    visit(document, (_key, node) => {
      if (isAlias(node) || (isNode(node) && node.tag !== undefined)) isPlain = false
      return isPlain ? undefined : visit.BREAK
    })
    if (!isPlain) return 'The properties at its top have YAML aliases or tags, which we don’t read.'
    const value: unknown = document.toJS({ maxAliasCount: 0 })
    if (value === null) return {}
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : damaged
  } catch {
    // What the parser gives up on.
    return damaged
  }
}

/** The parser takes minutes for thousands of lists in each other. */
const DEPTH_MAX = 20

function depthOf(yaml: string): number {
  let depth = 0
  let deepest = 0
  for (const token of new Lexer().lex(yaml)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
