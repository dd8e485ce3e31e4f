// Which data prompts are meant for, in the classes that a campus has, and which tool can get which of it.
import type { FindingKind } from '../guard/finding.ts'

/** What a campus calls a kind of data, and what belongs to it. */
export interface DataClass {
  /** What prompts, files, and the API name it by. It stays when the class is renamed. */
  id: string
  name: string
  description: string
  /** Such as “grades, rosters”. */
  examples: string
  /** Text with such private data is at least of this class. */
  kinds: FindingKind[]
  /** The ids of classes that became part of this one. Prompts keep them. */
  merged: string[]
}

/** A campus's classes, from the least sensitive to the most. The first one is always `LOWEST_CLASS`. */
export type DataClasses = readonly DataClass[]

/** What a prompt is meant for if no one says anything else. */
export const LOWEST_CLASS = 'public'

export const DATA_USES = ['fine', 'limited', 'not'] as const
export type DataUse = (typeof DATA_USES)[number]

/** Whether a tool can get the data of a class. */
export interface DataRule {
  use: DataUse
  /** What limits it, such as “Only without names”. Empty unless it's limited. */
  note: string
}

/** By the id of the class. */
export type DataRules = Readonly<Record<string, DataRule>>

/** By the id of the tool. */
export type DataTable = Readonly<Record<string, DataRules>>

/** The rows of the table besides the AI tools. */
export const AI_SERVICE = 'ai-service'
export const MCP = 'mcp'

export const FINE: DataRule = { use: 'fine', note: '' }
const NOT: DataRule = { use: 'not', note: '' }

/** The class with this id, or undefined if the campus has none. */
export function findClass(classes: DataClasses, id: string): DataClass | undefined {
  return classes.find((one) => one.id === id || one.merged.includes(id))
}

/** The class of a prompt. One that the campus doesn't have counts as the most sensitive. */
export function classOf(classes: DataClasses, id: string): DataClass {
  const found = findClass(classes, id) ?? classes.at(-1)
  if (!found) throw new Error('There are no data classes.')
  return found
}

/** The class that someone means by an id or a name, such as in a file. */
export function classNamed(classes: DataClasses, text: string): DataClass | undefined {
  const key = text.trim().toLowerCase()
  return findClass(classes, key) ?? classes.find(({ name }) => name.toLowerCase() === key)
}

/** The rules of a tool for all classes. Until an admin decides, a tool can get only the least sensitive data. */
export function rulesFor(table: DataTable, tool: string, classes: DataClasses): DataRules {
  const known = new Map(Object.entries(table[tool] ?? {}))
  return Object.fromEntries(
    classes.map(({ id }) => [id, known.get(id) ?? (id === LOWEST_CLASS ? FINE : NOT)]),
  )
}

export function ruleFor(rules: DataRules, classes: DataClasses, id: string): DataRule {
  return rules[classOf(classes, id).id] ?? NOT
}

/** The most sensitive class that one of the kinds belongs to, or undefined if none does. */
export function classOfKinds(classes: DataClasses, kinds: readonly FindingKind[]): DataClass | undefined {
  return classes.findLast((one) => one.kinds.some((kind) => kinds.includes(kind)))
}
