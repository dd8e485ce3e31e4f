import { isDeepStrictEqual } from 'node:util'
import { cutText, cutToFit } from '@prompt-library/domain/text/cut-text'

/** How many changes of a kind have a line each. The others are counted. */
const LINES = 5
const TEXT_MAX = 80
/** A file. */
const LONG = 1_000

/** One thing that a setting says. */
interface Part {
  /** Empty if the setting is a single value. */
  name: string
  /** As the log shows it, which isn't everything. */
  shown: string
  value: unknown
}

/** The old and new value of a setting for the audit log, one change per line. Empty if nothing changed. */
export function describeChange(before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return ''
  const [old, current] = [partsOf(before), partsOf(after)]
  const [added, removed] = [without(current, old), without(old, current)]
  const replaced = (part: Part) => removed.find((other) => other.name === part.name)
  const gone = removed.filter((part) => !added.some((other) => other.name === part.name))
  const lines = [
    ...linesFor('Changed', added.filter(replaced), (part) => changed(replaced(part), part)),
    ...linesFor(
      'Added',
      added.filter((part) => !replaced(part)),
      (part) => `Added ${named(part)}`,
    ),
    ...linesFor('Removed', gone, (part) => `Removed ${named(part)}`),
  ]
  return lines.length > 0 ? lines.join('\n') : 'Changed the order'
}

/** What a setting says: the entries of a list by their name, the values of an object by their key, or one value. */
function partsOf(value: unknown): Part[] {
  if (Array.isArray(value)) return value.map(entryOf)
  if (!isObject(value)) return [{ name: '', shown: shown(value), value }]
  return Object.entries(value).flatMap(([key, one]) =>
    Array.isArray(one) ? one.map(entryOf) : { name: spaced(key), shown: shown(one), value: one },
  )
}

/** Entries without a name are words. */
function entryOf(value: unknown): Part {
  if (!isObject(value)) return { name: [value].flat().join(', '), shown: '', value }
  const { name, label, ...rest } = value
  return { name: String(name ?? label), shown: shown(rest), value }
}

/** Without what follows the path of an address, which can contain a key. */
function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (isObject(value))
    return Object.entries(value)
      .map(([key, one]) => `${spaced(key)} ${shown(one)}`)
      .join(', ')
  const text = String(value)
  if (text.length > LONG) return '…'
  return cutText(text.startsWith('http') ? (text.split(/[?#]/, 1)[0] ?? '') : text, TEXT_MAX)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function spaced(key: string): string {
  return key.replaceAll('_', ' ')
}

/** What `parts` has more often than `others`. */
function without(parts: readonly Part[], others: readonly Part[]): Part[] {
  const left = [...others]
  return parts.filter(({ name, value }) => {
    const same = left.findIndex((other) => other.name === name && isDeepStrictEqual(other.value, value))
    if (same >= 0) left.splice(same, 1)
    return same < 0
  })
}

function changed(old: Part | undefined, { name, shown }: Part): string {
  if (old?.shown === shown) return `${quoted(name)}: changed what isn’t shown here`
  return `${name === '' ? '' : `${quoted(name)}: `}${old?.shown} → ${shown}`
}

function named({ name, shown }: Part): string {
  return shown === '' ? quoted(name) : `${quoted(name)}: ${shown}`
}

function quoted(name: string): string {
  return `“${cutToFit(name, { characters: TEXT_MAX, atWord: true })}”`
}

/** A line for each of the first parts, and 'Changed 3 more'. */
function linesFor(verb: string, parts: readonly Part[], line: (part: Part) => string): string[] {
  const more = parts.length - LINES
  return [...parts.slice(0, LINES).map(line), ...(more > 0 ? [`${verb} ${more} more`] : [])]
}
