import { isDeepStrictEqual } from 'node:util'
import type { SettingName, Settings } from '@prompt-library/contract/settings'
import type { Campus, FooterLink } from '@prompt-library/domain/campus'
import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/data-class/data-class'
import { RULE_NAMES } from '@prompt-library/domain/prompts/publishing'
import type { Target } from '@prompt-library/domain/prompts/targets'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { cutText, cutToFit } from '@prompt-library/domain/text/cut-text'

/** How many list items are named. The others are counted. */
const NAMED = 5
const ITEM_MAX = 80

/**
 * What the audit log says about a changed setting. The old and new value for the audit log, one change per line. Long
 * lists are shortened. Empty if nothing changed.
 */
export function describeChange(name: SettingName, before: Settings, after: Settings): string {
  if (isDeepStrictEqual(before[name], after[name])) return ''
  const lines = describers[name](before, after)
  return lines.length > 0 ? lines.join('\n') : 'Changed the order'
}

const describers: Record<SettingName, (before: Settings, after: Settings) => string[]> = {
  campus: (before, after) => campusChanges(before.campus, after.campus),
  synonyms: (before, after) => synonymChanges(before.synonyms, after.synonyms),
  targets: (before, after) => targetChanges(before, after),
  id_masks: (before, after) => [
    ...listed('Added', without(after.id_masks, before.id_masks), 'pattern'),
    ...listed('Removed', without(before.id_masks, after.id_masks), 'pattern'),
  ],
  data_classes: ({ data_classes: before }, { data_classes: after }) =>
    DATA_CLASSES.flatMap((key) => {
      const [old, current] = [before[key], after[key]]
      return [
        ...(old.name === current.name ? [] : [`Name: ${arrow(quoted(old.name), quoted(current.name))}`]),
        ...(old.description === current.description
          ? []
          : [
              `Description of ${quoted(current.name)}: ${arrow(quotedWhole(old.description), quotedWhole(current.description))}`,
            ]),
      ]
    }),
  ai_service_class: (before, after) => [
    arrow(className(before, before.ai_service_class), className(after, after.ai_service_class)),
  ],
  deleted_days: (before, after) => [
    arrow(countOf(before.deleted_days, 'day'), countOf(after.deleted_days, 'day')),
  ],
  feedback: (before, after) => [arrow(onOff(before.feedback), onOff(after.feedback))],
  missed_searches: (before, after) => [arrow(onOff(before.missed_searches), onOff(after.missed_searches))],
  api_keys: (before, after) => [arrow(onOff(before.api_keys), onOff(after.api_keys))],
  mcp: (before, after) => [arrow(onOff(before.mcp), onOff(after.mcp))],
  review_months: (before, after) => [
    arrow(countOf(before.review_months, 'month'), countOf(after.review_months, 'month')),
  ],
  mcp_data_class: (before, after) => [
    arrow(className(before, before.mcp_data_class), className(after, after.mcp_data_class)),
  ],
  publishing: (before, after) => [arrow(RULE_NAMES[before.publishing], RULE_NAMES[after.publishing])],
}

function campusChanges(before: Campus, after: Campus): string[] {
  const texts = Object.entries(CAMPUS_NAMES) as [keyof typeof CAMPUS_NAMES, string][]
  // The whole address: everyone can read it, and only its end may have changed.
  const name = ({ label, url }: FooterLink) => `${label}: ${url}`
  const links = [before.links, after.links].map((each) => each.map(name)) as [string[], string[]]
  return [
    ...texts
      .filter(([key]) => before[key] !== after[key])
      .map(([key, text]) => `${text}: ${arrow(quoted(before[key]), quoted(after[key]))}`),
    ...(before.logo === after.logo ? [] : [after.logo === '' ? 'Removed the logo' : 'Changed the logo']),
    ...listed('Added', without(links[1], links[0]), 'link'),
    ...listed('Removed', without(links[0], links[1]), 'link'),
  ]
}

const CAMPUS_NAMES = {
  name: 'Name',
  short_name: 'Short name',
  site_title: 'Site title',
  id_name: 'Name of the ID',
  color: 'Color',
} as const

const label = (group: readonly string[]) => group.join(', ')

/** A group with the same first word is the same group, with other words. */
function synonymChanges(before: readonly string[][], after: readonly string[][]): string[] {
  const added = withoutBy(after, before, label)
  const removed: string[][] = []
  const changed: { old: string[]; current: string[] }[] = []
  for (const old of withoutBy(before, after, label)) {
    const index = added.findIndex(([first]) => first === old[0])
    const [current] = index < 0 ? [] : added.splice(index, 1)
    if (current) changed.push({ old, current })
    else removed.push(old)
  }
  return [
    ...listed('Added', added.map(label), 'group'),
    ...listed('Removed', removed.map(label), 'group'),
    ...someOf('Changed', changed, 'group', ({ old, current }) => {
      const words = [
        ...listed('added', without(current, old), 'word'),
        ...listed('removed', without(old, current), 'word'),
      ]
      return `${quoted(current[0] ?? '')}: ${words.join('; ') || 'changed the order'}`
    }),
  ]
}

function targetChanges(before: Settings, after: Settings): string[] {
  const name = (target: Target) => target.name
  const added = withoutBy(after.targets, before.targets, name)
  const removed = withoutBy(before.targets, after.targets, name)
  const line = (verb: string, settings: Settings) => (target: Target) =>
    [
      `${verb} ${quoted(target.name)}: ${shownAddress(target.url)}`,
      `approved for ${className(settings, target.data_class)}`,
      ...(target.enabled ? [] : ['off']),
    ].join(', ')
  const changed = after.targets.flatMap((target) => {
    const old = before.targets.find((each) => each.name === target.name)
    const parts = old ? changesOf(old, target, { before, after }) : []
    return parts.length > 0 ? [`${quoted(target.name)}: ${parts.join('; ')}`] : []
  })
  return [
    ...someOf('Added', added, 'tool', line('Added', after)),
    ...someOf('Removed', removed, 'tool', line('Removed', before)),
    ...someOf('Changed', changed, 'tool', (each) => each),
  ]
}

function changesOf(
  old: Target,
  target: Target,
  { before, after }: { before: Settings; after: Settings },
): string[] {
  const parts: string[] = []
  const [oldAddress, address] = [shownAddress(old.url), shownAddress(target.url)]
  if (oldAddress !== address) parts.push(`address ${arrow(oldAddress, address)}`)
  else if (old.url !== target.url) parts.push(`changed the end of the address ${address}`)
  if (old.data_class !== target.data_class)
    parts.push(
      `approved for ${arrow(className(before, old.data_class), className(after, target.data_class))}`,
    )
  if (old.enabled !== target.enabled) parts.push(arrow(onOff(old.enabled), onOff(target.enabled)))
  if (old.limit !== target.limit)
    parts.push(`maximum address length ${arrow(groupedCount(old.limit), groupedCount(target.limit))}`)
  if (old.sends_immediately !== target.sends_immediately)
    parts.push(
      `sends the prompt right away: ${arrow(onOff(old.sends_immediately), onOff(target.sends_immediately))}`,
    )
  return parts
}

/** Without what follows the path, which can contain a key. */
function shownAddress(url: string): string {
  return cutText(url.split(/[?#]/, 1)[0] ?? '', ITEM_MAX)
}

function className({ data_classes }: Settings, key: DataClass): string {
  return data_classes[key].name
}

const onOff = (value: boolean) => (value ? 'on' : 'off')
const arrow = (before: string, after: string) => `${before} → ${after}`
const quotedWhole = (text: string) => `“${text}”`
const quoted = (text: string) => quotedWhole(cutToFit(text, { characters: ITEM_MAX, atWord: true }))

function without(items: readonly string[], others: readonly string[]): string[] {
  return withoutBy(items, others, (item) => item)
}

/** What `items` has more often than `others`. */
function withoutBy<T>(items: readonly T[], others: readonly T[], key: (item: T) => string): T[] {
  const counts = new Map<string, number>()
  for (const other of others) counts.set(key(other), (counts.get(key(other)) ?? 0) + 1)
  return items.filter((item) => {
    const count = counts.get(key(item)) ?? 0
    counts.set(key(item), count - 1)
    return count <= 0
  })
}

/** 'Added “a”, “b”, and 3 more groups' */
function listed(verb: string, items: readonly string[], noun: string): string[] {
  if (items.length === 0) return []
  const more = items.length - NAMED
  const named = items.slice(0, NAMED).map(quoted).join(', ')
  return [`${verb} ${named}${more > 0 ? `, and ${countOf(more, `more ${noun}`)}` : ''}`]
}

/** A line for each of the first items, and 'Changed 3 more groups' */
function someOf<T>(verb: string, items: readonly T[], noun: string, line: (item: T) => string): string[] {
  const more = items.length - NAMED
  const lines = items.slice(0, NAMED).map(line)
  return more > 0 ? [...lines, `${verb} ${countOf(more, `more ${noun}`)}`] : lines
}
