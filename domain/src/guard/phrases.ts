import type { Span } from './finding.ts'

interface Node<Kind> {
  next: Map<string, Node<Kind>>
  /** What a phrase that ends here is. */
  kind?: Kind
}

interface Phrase<Kind> extends Span {
  kind: Kind
}

interface Open<Kind> {
  node: Node<Kind>
  start: number
  /** The longest phrase so far. */
  found?: Phrase<Kind>
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LENGTH_MAX = 40
/** What can be between the words of a phrase: "note taker", "note-taker", "Crohn’s". */
const JOINTS = new Set([' ', '-', '‑', "'", '’', '.', '. ', ', '])

/**
 * Finds the phrases of several lists in one pass, however long the lists are. Phrases are separated by commas or line breaks. They match
 * in any case and in the plural, except those in capitals (AIDS), which match only in capitals.
 */
export function phraseFinder<Kind extends string>(
  lists: Record<Kind, string>,
): (text: string) => Phrase<Kind>[] {
  const root: Node<Kind> = { next: new Map() }
  for (const kind in lists) for (const phrase of lists[kind].split(/[,\n]/)) add(root, phrase, kind)
  return (text) => find(root, text)
}

function add<Kind>(root: Node<Kind>, phrase: string, kind: Kind): void {
  let node = root
  for (const [word] of phrase.matchAll(WORD)) {
    const next = node.next.get(word) ?? { next: new Map() }
    node.next.set(word, next)
    node = next
  }
  if (node !== root) node.kind = kind
}

function find<Kind>(root: Node<Kind>, text: string): Phrase<Kind>[] {
  const found: Phrase<Kind>[] = []
  let open: Open<Kind>[] = []
  let before = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const end = index + word.length
    const still: Open<Kind>[] = []
    if (open.length > 0) {
      const continues = JOINTS.has(text.slice(before, index))
      for (const phrase of open) {
        const node = continues ? step(phrase.node, word) : undefined
        if (node) still.push(opened(node, phrase.start, end, phrase.found))
        else if (phrase.found) found.push(phrase.found)
      }
    }
    const node = step(root, word)
    if (node) still.push(opened(node, index, end))
    open = still
    before = end
  }
  for (const phrase of open) if (phrase.found) found.push(phrase.found)
  return found
}

function opened<Kind>(node: Node<Kind>, start: number, end: number, found?: Phrase<Kind>): Open<Kind> {
  const longest = node.kind === undefined ? found : { kind: node.kind, start, end }
  return longest ? { node, start, found: longest } : { node, start }
}

function step<Kind>({ next }: Node<Kind>, word: string): Node<Kind> | undefined {
  if (word.length > LENGTH_MAX) return undefined
  const lower = word.toLowerCase()
  const exact = next.get(word) ?? next.get(lower)
  if (exact) return exact
  const last = lower.at(-1)
  if (last !== 's' && last !== 'n' && last !== 'e') return undefined
  return next.get(lower.slice(0, -1)) ?? (lower.at(-2) === 'e' ? next.get(lower.slice(0, -2)) : undefined)
}
