// How much of the private data in marked snippets the data guard finds, how often it's right, and the least that it must reach.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSensitive } from '../../src/guard/find-sensitive.ts'
import { FINDING_KINDS, type Finding, type FindingKind } from '../../src/guard/finding.ts'

/**
 * The sets of marked snippets, and what none of them may fall below. Authors who hadn't seen the rules wrote all but `snippets.json`
 * and `exports.json`. No one who works on the rules has read the misses of `blind-7.json`.
 */
export const FLOORS: Readonly<Record<string, Floor>> = {
  'exports.json': { found: 1, right: 1 },
  'snippets.json': { found: 0.855, right: 0.96 },
  'blind.json': { found: 0.885, right: 0.975 },
  'blind-2.json': { found: 0.9, right: 0.985 },
  'blind-3.json': { found: 0.86, right: 0.965 },
  'blind-4.json': { found: 0.765, right: 0.975 },
  'blind-5.json': { found: 0.785, right: 0.935 },
  'campus.json': { found: 0.745, right: 0.96 },
  'blind-6.json': { found: 0.77, right: 0.955 },
  'blind-7.json': { found: 0.685, right: 0.93 },
  'blind-8.json': { found: 0.76, right: 0.97 },
  'blind-9.json': { found: 0.73, right: 0.93 },
  'blind-10.json': { found: 0.71, right: 0.91 },
}

export interface Floor {
  found: number
  right: number
}

/** The masks that the snippets’ student IDs follow, as an admin would set them. */
export const ID_MASKS = ['A########', 'U#######']

interface Snippet {
  set: string
  /** What the text is, in `exports.json`. */
  name: string | undefined
  text: string
  marks: readonly Mark[]
}

interface Mark {
  kind: FindingKind
  start: number
  end: number
}

export interface Outcome extends Snippet {
  /** Marks that no finding of the same kind overlaps. */
  missed: readonly Mark[]
  /** Findings that overlap no mark of the same kind. */
  wrong: readonly Finding[]
  findings: readonly Finding[]
}

export function readSnippets(): Snippet[] {
  return Object.keys(FLOORS).flatMap((set) => {
    const entries: { name?: string; text: string }[] = JSON.parse(
      readFileSync(join(import.meta.dirname, set), 'utf8'),
    )
    return entries.map(({ name, text }) => ({ set, name, ...parseMarks(text) }))
  })
}

/** `Call ⟦phone:412-624-4141⟧` as the text without the marks, and where they were. */
export function parseMarks(marked: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = []
  let text = ''
  let end = 0
  for (const match of marked.matchAll(/⟦([a-z_]+):([^⟦⟧]+)⟧/g)) {
    const [whole, kind, value = ''] = match
    if (!isKind(kind)) throw new Error(`Unknown kind: ${kind}`)
    text += marked.slice(end, match.index)
    marks.push({ kind, start: text.length, end: text.length + value.length })
    text += value
    end = match.index + whole.length
  }
  return { text: text + marked.slice(end), marks }
}

const isKind = (kind: string | undefined): kind is FindingKind => FINDING_KINDS.some((name) => name === kind)

export function measureQuality(snippets: readonly Snippet[] = readSnippets()): Outcome[] {
  return snippets.map((snippet) => {
    const findings = findSensitive(snippet.text, { idMasks: ID_MASKS }).filter(
      ({ kind }) => kind !== 'name' || judgesNames(snippet.marks),
    )
    return {
      ...snippet,
      findings,
      missed: snippet.marks.filter((mark) => !findings.some((finding) => isSame(mark, finding))),
      wrong: findings.filter((finding) => !snippet.marks.some((mark) => isSame(mark, finding))),
    }
  })
}

const isSame = (mark: Mark, finding: Finding) =>
  isSameKind(mark.kind, finding.kind) && mark.start < finding.end && finding.start < mark.end

/** Whether an ID is a student's or someone's is often open, and the warning is the same. */
const isSameKind = (one: FindingKind, other: FindingKind) =>
  one === other || (ID_KINDS.has(one) && ID_KINDS.has(other))
const ID_KINDS: ReadonlySet<FindingKind> = new Set(['student_id', 'personal_id'])

/** Snippets from before names were found mark what is private about a person and not the name. */
const judgesNames = (marks: readonly Mark[]) =>
  marks.length === 0 || marks.some(({ kind }) => kind === 'name')

export interface Rates {
  marks: number
  findings: number
  /** The share of marks that were found. */
  found: number
  /** The share of findings that are right. */
  right: number
  /** The share of found marks whose finding starts and ends where the mark does. */
  exact: number
}

export function ratesOf(outcomes: readonly Outcome[], kind?: FindingKind): Rates {
  const only = <T extends { kind: FindingKind }>(items: readonly T[]) =>
    kind === undefined ? items : items.filter((item) => item.kind === kind)
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, each) => total + count(each), 0)
  const marks = sum((each) => only(each.marks).length)
  const findings = sum((each) => only(each.findings).length)
  const found = marks - sum((each) => only(each.missed).length)
  const exact = sum(
    (each) =>
      only(each.marks).filter((mark) =>
        each.findings.some(
          ({ start, end, kind }) => isSameKind(kind, mark.kind) && start === mark.start && end === mark.end,
        ),
      ).length,
  )
  return {
    marks,
    findings,
    found: marks === 0 ? 1 : found / marks,
    right: findings === 0 ? 1 : (findings - sum((each) => only(each.wrong).length)) / findings,
    exact: found === 0 ? 1 : exact / found,
  }
}
