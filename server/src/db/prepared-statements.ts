/** Limits the memory that prepared statements use in the database. Further statements aren't prepared. */
const NAMES_MAX = 300

/**
 * Names the statements to prepare: parsing and planning most of them takes longer than running them. A statement without a name
 * isn't prepared.
 */
export function createStatementNames(): (text: string, values: readonly unknown[]) => string {
  const names = new Map<string, string>()
  return (text, values) => {
    // Search builds a different statement for most queries. These would use up the names and gain little.
    if (values.length === 0 || SEARCHES.test(text)) return ''
    if (!names.has(text) && names.size < NAMES_MAX) names.set(text, `s${names.size}`)
    return names.get(text) ?? ''
  }
}

const SEARCHES = /(?:from|join) search_documents/
