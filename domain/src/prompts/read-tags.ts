/** Reads a prompt's tags from an array or a PostgreSQL array literal: `{PromptBuilder,"AI-Enhanced"}`. */
export function readTags(value: unknown): string[] {
  const tags = Array.isArray(value) ? value : typeof value === 'string' ? readBraces(value) : []
  return tags.filter((tag) => typeof tag === 'string' && tag.trim() !== '').map((tag) => tag.trim())
}

function readBraces(text: string): string[] {
  const inside = /^\s*\{(.*)\}\s*$/s.exec(text)?.[1]
  if (inside === undefined) return []
  return [...inside.matchAll(/"((?:[^"\\]|\\.)*)(?:"|\\?$)|([^",]+)/gs)].flatMap(([, quoted, bare]) => {
    if (quoted !== undefined) return [quoted.replace(/\\(.)/gs, '$1')]
    // NULL means a missing value only when it isn't quoted.
    return bare === undefined || /^\s*null\s*$/i.test(bare) ? [] : [bare]
  })
}
