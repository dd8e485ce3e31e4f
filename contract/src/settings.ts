import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { DEFAULT_CLASSES } from '@prompt-library/domain/data-class/default-classes'
import { GROUP_RULES } from '@prompt-library/domain/groups/permissions'
import { DEFAULT_ID_MASKS, problemWithMask } from '@prompt-library/domain/guard/id-mask'
import {
  DEFAULT_TOOL_HOSTS,
  HOSTED_TOOL_RULES,
  problemWithHost,
} from '@prompt-library/domain/keys/hosted-tools'
import {
  DELETED_DAYS,
  DELETED_DAYS_MAX,
  FOOTER_LINK_URL_MAX,
  HOSTS_MAX,
  ID_MASKS_MAX,
  REVIEW_MONTHS,
  REVIEW_MONTHS_MAX,
  SYNONYM_GROUP_MAX,
  SYNONYM_GROUPS_MAX,
  SYNONYM_MAX,
  TARGET_CHARACTERS_MAX,
  TARGET_NAME_MAX,
  TARGET_URL_MAX,
  TARGETS_MAX,
} from '@prompt-library/domain/limits'
import { PUBLISHING_RULES } from '@prompt-library/domain/prompts/publishing'
import { DEFAULT_SYNONYMS } from '@prompt-library/domain/prompts/synonyms'
import { DEFAULT_TARGETS } from '@prompt-library/domain/prompts/targets'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { campus } from './campus.ts'
import { dataClasses, dataTable, settingId } from './data-classes.ts'

const synonyms = z
  .array(
    z
      .array(named(SYNONYM_MAX, 'A synonym', 'A synonym can’t be empty.'))
      .check(
        z.minLength(2, 'A synonym group needs at least two words.'),
        z.maxLength(SYNONYM_GROUP_MAX, `A synonym group can have up to ${SYNONYM_GROUP_MAX} words.`),
      ),
  )
  .check(z.maxLength(SYNONYM_GROUPS_MAX, `You can have up to ${SYNONYM_GROUPS_MAX} synonym groups.`))

/** Text in one line, with what it is in a sentence. */
function named(max: number, what: string, empty: string) {
  return z.string().check(z.overwrite(oneLine), z.minLength(1, empty), atMost(max, what))
}

/** Refuses a text with the sentence that says what is wrong with it. */
function without(problemWith: (text: string) => string | undefined) {
  return z.check<string>(({ value, issues }) => {
    const message = problemWith(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  })
}

/** A whole number from 1. */
function upTo(max: number, sentence: string) {
  const error = { error: () => sentence }
  return z.int(error).check(z.minimum(1, error), z.maximum(max, error))
}

/** Refuses the second of two with the same name, at its place. */
function withoutSameNames<Value>(
  entries: (value: Value) => [key: string | number, name: string][],
  message: string,
) {
  return z.check<Value>(({ value, issues }) => {
    const names = entries(value).map(([, name]) => name.toLowerCase())
    for (const [index, [key]] of entries(value).entries())
      if (names.indexOf(names[index] ?? '') < index)
        issues.push({ code: 'custom', message, path: [key, 'name'], input: value })
  })
}

const targets = z
  .array(
    z.object({
      /** Names its row in the table of data. */
      id: settingId,
      name: named(TARGET_NAME_MAX, 'The name of an AI tool', 'An AI tool needs a name.'),
      url: z.string().check(z.trim(), atMost(TARGET_URL_MAX, 'The address of an AI tool')),
      limit: upTo(
        TARGET_CHARACTERS_MAX,
        `The maximum address length must be a whole number from 1 to ${groupedCount(TARGET_CHARACTERS_MAX)}.`,
      ),
      sends_immediately: z.boolean(),
      enabled: z.boolean(),
    }),
  )
  .check(
    z.maxLength(TARGETS_MAX, `You can have up to ${TARGETS_MAX} AI tools.`),
    withoutSameNames<{ name: string }[]>(
      (tools) => tools.map(({ name }, index) => [index, name]),
      'Two AI tools have the same name.',
    ),
    z.refine(
      (tools) => new Set(tools.map(({ id }) => id)).size === tools.length,
      'Two AI tools have the same ID.',
    ),
  )

const idMasks = z
  .array(z.string().check(z.trim(), z.minLength(1, 'A pattern can’t be empty.'), without(problemWithMask)))
  .check(z.maxLength(ID_MASKS_MAX, `You can have up to ${ID_MASKS_MAX} patterns.`))

const httpsAddress = z.string().check(
  z.trim(),
  atMost(FOOTER_LINK_URL_MAX, 'The address of the policy'),
  z.refine((url) => url === '' || isHttps(url), 'Enter a full web address that starts with https://.'),
)

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'

/** Host names, such as `claude.ai`. */
const hosts = z
  .array(z.string().check(z.trim(), z.toLowerCase(), without(problemWithHost)))
  .check(z.maxLength(HOSTS_MAX, `You can name up to ${HOSTS_MAX} AI tools.`))

const isOn = (name: string) => z.boolean(`${name} must be true or false.`)

/** Settings that admins choose for their campus. Changes take effect within ten seconds, without a restart. */
export const settings = z.object({
  campus,
  synonyms,
  targets,
  id_masks: idMasks,
  data_classes: dataClasses.check(
    withoutSameNames<readonly { name: string }[]>(
      (classes) => classes.map(({ name }, index) => [index, name]),
      'Two classes have the same name.',
    ),
  ),
  /** Which data each AI tool, the AI service, and MCP can get. The built-in enhancer gets all data. */
  data_table: dataTable,
  /** The campus’s policy for data and AI tools, or empty. */
  data_policy_url: httpsAddress,
  /** For how many days deleted prompts can be restored. */
  deleted_days: upTo(DELETED_DAYS_MAX, `Deleted prompts can be kept for 1 to ${DELETED_DAYS_MAX} days.`),
  /** Whether people are asked if a prompt worked. */
  feedback: isOn('feedback'),
  /** Whether people can create keys for the API, and use them. */
  api_keys: isOn('api_keys'),
  /** Whether AI tools can connect with a key, over MCP. */
  mcp: isOn('mcp'),
  /** Which AI tools can connect by signing in, over MCP: none, those whose host is named, or any. */
  hosted_tools: z.enum(HOSTED_TOOL_RULES, `hosted_tools must be one of ${HOSTED_TOOL_RULES.join(', ')}.`),
  hosted_tool_hosts: hosts,
  /** For how many months the approval of a prompt counts. */
  review_months: upTo(REVIEW_MONTHS_MAX, `A review can count for 1 to ${REVIEW_MONTHS_MAX} months.`),
  /** Who can publish. A change leaves what is public and what is private as it is. */
  publishing: z.enum(PUBLISHING_RULES, `publishing must be one of ${PUBLISHING_RULES.join(', ')}.`),
  /** Who can create groups. Those that exist stay. */
  groups: z.enum(GROUP_RULES, `groups must be one of ${GROUP_RULES.join(', ')}.`),
})

export type Settings = z.output<typeof settings>
export type SettingName = keyof Settings

export const DEFAULT_SETTINGS: Settings = {
  campus: DEFAULT_CAMPUS,
  synonyms: DEFAULT_SYNONYMS,
  targets: DEFAULT_TARGETS,
  id_masks: DEFAULT_ID_MASKS,
  data_classes: DEFAULT_CLASSES,
  data_table: {},
  data_policy_url: '',
  deleted_days: DELETED_DAYS,
  feedback: true,
  api_keys: true,
  mcp: true,
  hosted_tools: 'off',
  hosted_tool_hosts: DEFAULT_TOOL_HOSTS,
  review_months: REVIEW_MONTHS,
  publishing: 'everyone',
  groups: 'everyone',
}

const storedSettings = z.object({
  settings,
  /** The settings that an admin has changed. */
  changed: z.array(z.keyof(settings)),
})

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings',
  summary: 'Get the campus settings and which ones an admin has changed',
  access: 'admin',
  answer: storedSettings,
})

type Shape = typeof settings.def.shape

const changes = Object.fromEntries(
  Object.entries(settings.def.shape).map(([name, value]) => [name, z.optional(z.nullable(value))]),
) as { [Name in SettingName]: z.ZodMiniOptional<z.ZodMiniNullable<Shape[Name]>> }

export const saveSettings = defineCall({
  method: 'PATCH',
  path: '/api/settings',
  summary: 'Change settings. `null` restores the default',
  access: 'admin',
  body: z
    .object(changes)
    .check(z.refine((body) => Object.keys(body).length > 0, 'Include at least one setting.')),
  answer: storedSettings,
})
