import type { Span } from './finding.ts'

interface Node {
  next: Map<string, Node>
  ends: boolean
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** What can be between the words of a phrase: "note taker", "note-taker", "Crohn’s". */
const JOINT = /^(?: |-|‑|'|’|\. |, )$/
const CAPITALS = /^\P{Ll}*\p{Lu}\P{Ll}*$/u

/**
 * Finds the phrases of a list in one pass, however long the list is. Phrases are separated by commas or line breaks. They match in any
 * case and in the plural, except those in capitals (AIDS), which match only as they are.
 */
export function phraseFinder(...lists: readonly string[]): (text: string) => Span[] {
  const root: Node = { next: new Map(), ends: false }
  for (const phrase of lists.join(',').split(/[,\n]/)) add(root, phrase)
  return (text) => find(root, text)
}

function add(root: Node, phrase: string): void {
  let node = root
  for (const [word] of phrase.matchAll(WORD)) {
    const next = node.next.get(word) ?? { next: new Map(), ends: false }
    node.next.set(word, next)
    node = next
  }
  if (node !== root) node.ends = true
}

function find(root: Node, text: string): Span[] {
  const found: Span[] = []
  /** Phrases that have started and may continue, with the end of the longest one so far. */
  let open: { node: Node; start: number; end: number }[] = []
  let before = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const end = index + word.length
    const continues = open.length > 0 && JOINT.test(text.slice(before, index))
    const still: typeof open = []
    for (const phrase of [...open, { node: root, start: index, end: 0 }]) {
      const next = phrase.node === root || continues ? step(phrase.node, word) : undefined
      if (next) still.push({ node: next, start: phrase.start, end: next.ends ? end : phrase.end })
      else if (phrase.end > 0) found.push({ start: phrase.start, end: phrase.end })
    }
    open = still
    before = end
  }
  for (const { start, end } of open) if (end > 0) found.push({ start, end })
  return found
}

function step({ next }: Node, word: string): Node | undefined {
  if (word.length > 40) return undefined
  const lower = word.toLowerCase()
  const exact = (CAPITALS.test(word) ? next.get(word) : undefined) ?? next.get(lower)
  if (exact || !/[ens]$/.test(lower)) return exact
  return next.get(lower.slice(0, -1)) ?? (/e.$/.test(lower) ? next.get(lower.slice(0, -2)) : undefined)
}
