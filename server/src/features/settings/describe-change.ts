import { isDeepStrictEqual } from 'node:util'
import type { SettingName, Settings } from '@prompt-library/contract/settings'
import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/data-class/data-class'
import { RULE_NAMES } from '@prompt-library/domain/prompts/publishing'
import type { Target } from '@prompt-library/domain/prompts/targets'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { cutText, cutToFit } from '@prompt-library/domain/text/cut-text'

/** How many changes of a kind have a line each. The others are counted. */
const LINES = 5
const NAME_MAX = 80

/** One thing that a setting says. */
interface Part {
  /** Empty if the setting is a single value. */
  name: string
  value: string
  /** What the log must not show. */
  hidden?: string
}

/** The old and new value of a setting for the audit log, one change per line. Empty if nothing changed. */
export function describeChange(name: SettingName, before: Settings, after: Settings): string {
  if (isDeepStrictEqual(before[name], after[name])) return ''
  const [old, current] = [PARTS[name](before), PARTS[name](after)]
  const [added, removed] = [without(current, old), without(old, current)]
  const replaced = (part: Part) => removed.find((other) => other.name === part.name)
  const gone = removed.filter((part) => !added.some((other) => other.name === part.name))
  const lines = [
    ...linesFor('Changed', added.filter(replaced), (part) => changed(replaced(part), part)),
    ...linesFor(
      'Added',
      added.filter((part) => !replaced(part)),
      (part) => `Added ${shown(part)}`,
    ),
    ...linesFor('Removed', gone, (part) => `Removed ${shown(part)}`),
  ]
  return lines.length > 0 ? lines.join('\n') : 'Changed the order'
}

const PARTS: Record<SettingName, (settings: Settings) => Part[]> = {
  campus: ({ campus }) => [
    ...Object.entries(CAMPUS_NAMES).map(([key, name]) => ({
      name,
      value: campus[key as keyof typeof CAMPUS_NAMES],
    })),
    ...(campus.logo === '' ? [] : [{ name: 'Logo', value: '', hidden: campus.logo }]),
    ...campus.links.map(({ label, url }) => ({ name: label, value: url })),
  ],
  synonyms: ({ synonyms }) => synonyms.map((group) => ({ name: group.join(', '), value: '' })),
  targets: (settings) =>
    settings.targets.map((target) => ({
      name: target.name,
      value: describeTarget(target, settings),
      hidden: target.url,
    })),
  id_masks: ({ id_masks }) => id_masks.map((name) => ({ name, value: '' })),
  data_classes: ({ data_classes }) =>
    DATA_CLASSES.map((key) => ({
      name: key,
      value: `${data_classes[key].name} (${data_classes[key].description})`,
    })),
  ai_service_class: (settings) => single(className(settings, settings.ai_service_class)),
  deleted_days: ({ deleted_days }) => single(countOf(deleted_days, 'day')),
  feedback: ({ feedback }) => single(onOff(feedback)),
  api_keys: ({ api_keys }) => single(onOff(api_keys)),
  mcp: ({ mcp }) => single(onOff(mcp)),
  review_months: ({ review_months }) => single(countOf(review_months, 'month')),
  mcp_data_class: (settings) => single(className(settings, settings.mcp_data_class)),
  publishing: ({ publishing }) => single(RULE_NAMES[publishing]),
}

const CAMPUS_NAMES = {
  name: 'Name',
  short_name: 'Short name',
  site_title: 'Site title',
  id_name: 'Name of the ID',
  color: 'Color',
} as const

/** Without what follows the path of the address, which can contain a key. */
function describeTarget(target: Target, settings: Settings): string {
  const { url, data_class, enabled, limit, sends_immediately } = target
  return [
    cutText(url.split(/[?#]/, 1)[0] ?? '', NAME_MAX),
    `approved for ${className(settings, data_class)}`,
    onOff(enabled),
    `addresses up to ${groupedCount(limit)} characters`,
    ...(sends_immediately ? ['sends the prompt right away'] : []),
  ].join(', ')
}

function single(value: string): Part[] {
  return [{ name: '', value }]
}

function className({ data_classes }: Settings, key: DataClass): string {
  return data_classes[key].name
}

const onOff = (value: boolean) => (value ? 'on' : 'off')

/** What `parts` has more often than `others`. */
function without(parts: readonly Part[], others: readonly Part[]): Part[] {
  const left = Map.groupBy(others, (part) => JSON.stringify(part))
  return parts.filter((part) => !left.get(JSON.stringify(part))?.pop())
}

function changed(old: Part | undefined, { name, value }: Part): string {
  if (old?.value === value) return `${quoted(name)}: changed what isn’t shown here`
  return `${name === '' ? '' : `${quoted(name)}: `}${old?.value} → ${value}`
}

function shown({ name, value }: Part): string {
  return value === '' ? quoted(name) : `${quoted(name)}: ${value}`
}

function quoted(name: string): string {
  return `“${cutToFit(name, { characters: NAME_MAX, atWord: true })}”`
}

/** A line for each of the first parts, and 'Changed 3 more'. */
function linesFor(verb: string, parts: readonly Part[], line: (part: Part) => string): string[] {
  const more = parts.length - LINES
  return [...parts.slice(0, LINES).map(line), ...(more > 0 ? [`${verb} ${more} more`] : [])]
}
