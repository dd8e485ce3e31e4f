/** A prompt's tags, whether they come as an array or in PostgreSQL's way of writing one: `{PromptBuilder,"AI-Enhanced"}`. */
export function readTags(value: unknown): string[] {
  const tags = Array.isArray(value) ? value : typeof value === 'string' ? readBraces(value) : []
  return tags.filter((tag) => typeof tag === 'string' && tag.trim() !== '').map((tag) => tag.trim())
}

function readBraces(text: string): string[] {
  const inside = /^\s*\{(.*)\}\s*$/s.exec(text)?.[1]
  if (inside === undefined) return []
  return [...inside.matchAll(/"((?:[^"\\]|\\.)*)"|([^",]+)/gs)].flatMap(([, quoted, bare]) => {
    if (quoted !== undefined) return [quoted.replace(/\\(.)/gs, '$1')]
    // only without quotes does it stand for a missing value
    return bare === undefined || /^\s*null\s*$/i.test(bare) ? [] : [bare]
  })
}
