// Lists that an admin edits as lines of text: patterns for student IDs, and groups of synonyms.
import { problemWithMask } from '@prompt-library/domain/guard/id-mask'
import { problemWithHost } from '@prompt-library/domain/keys/hosted-tools'
import {
  HOSTS_MAX,
  ID_MASKS_MAX,
  SYNONYM_GROUP_MAX,
  SYNONYM_GROUPS_MAX,
  SYNONYM_MAX,
} from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import type { Problem } from './setting-field.ts'

interface Kind<Entry> {
  read: (line: string) => Entry
  /** The same for entries of which only the last one counts. */
  keyOf?: (entry: Entry) => string
  problemWith: (entry: Entry) => string | undefined
  noun: string
  max: number
}

/** One entry per line. Ignores blank lines. */
function parseLines<Entry extends { length: number }>(text: string, kind: Kind<Entry>) {
  const { read, keyOf, problemWith, noun, max } = kind
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: index + 1, entry: read(line) }))
    .filter(({ entry }) => entry.length > 0)
  const problems = lines.flatMap(({ line, entry }) => {
    const problem = problemWith(entry)
    return problem ? [`Line ${line}: ${problem}`] : []
  })
  const value = [...new Map(lines.map(({ line, entry }) => [keyOf?.(entry) ?? line, entry])).values()]
  if (value.length > max)
    problems.push(`You have ${groupedCount(value.length)} ${noun}. The list can have up to ${max}.`)
  return { value, problems }
}

/** Masks for student IDs, whose letters match in either case. */
export function parseIdMasks(text: string) {
  return parseLines(text, {
    read: (line) => line.trim(),
    keyOf: (mask) => mask.toLowerCase(),
    problemWith: problemWithMask,
    noun: 'patterns',
    max: ID_MASKS_MAX,
  })
}

/** Hosts of AI tools. */
export function parseHosts(text: string) {
  return parseLines(text, {
    read: (line) => line.trim().toLowerCase(),
    keyOf: (host) => host,
    problemWith: problemWithHost,
    noun: 'tools',
    max: HOSTS_MAX,
  })
}

export function formatSynonyms(groups: readonly (readonly string[])[]): string {
  return groups.map((words) => words.join(', ')).join('\n')
}

/** Words separated by commas. Ignores stray commas and repeated words. */
export function parseSynonyms(text: string) {
  return parseLines(text, {
    read: (line) => {
      const words = line.split(/[,，、]/).map(oneLine)
      const byKey = new Map(words.map((word) => [word.toLowerCase(), word]))
      byKey.delete('')
      return [...byKey.values()]
    },
    problemWith: (words) => {
      if (words.length === 1) return `Add at least one synonym for “${words[0]}”.`
      if (words.length > SYNONYM_GROUP_MAX)
        return `This group has ${words.length} words. A group can have up to ${SYNONYM_GROUP_MAX}.`
      if (words.some(({ length }) => length > SYNONYM_MAX))
        return `Each word or phrase can be up to ${SYNONYM_MAX} characters.`
      return undefined
    },
    noun: 'groups',
    max: SYNONYM_GROUPS_MAX,
  })
}

const PROBLEMS_SHOWN = 5

/** Reads a draft. One problem stands for all lines. */
export function readLines(parse: typeof parseIdMasks | typeof parseSynonyms) {
  return (text: string): { value: unknown; problems: Problem[] } => {
    const { value, problems } = parse(text)
    if (problems.length === 0) return { value, problems: [] }
    const shown = problems.slice(0, PROBLEMS_SHOWN)
    const more = problems.length - shown.length
    if (more > 0) shown.push(`And ${more} more ${more === 1 ? 'problem' : 'problems'} to fix.`)
    return { value, problems: [{ path: [], sentence: shown.join('\n') }] }
  }
}
