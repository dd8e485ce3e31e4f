import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/data-class/data-class'
import { DEFAULT_CLASS_TEXTS } from '@prompt-library/domain/data-class/data-class-texts'
import { DEFAULT_ID_MASKS, problemWithMask } from '@prompt-library/domain/guard/id-mask'
import {
  DATA_CLASS_DESCRIPTION_MAX,
  DATA_CLASS_NAME_MAX,
  DELETED_DAYS,
  DELETED_DAYS_MAX,
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

const synonyms = z
  .array(
    z
      .array(
        z
          .string()
          .check(
            z.overwrite(oneLine),
            z.minLength(1, 'A synonym can’t be empty.'),
            atMost(SYNONYM_MAX, 'A synonym'),
          ),
      )
      .check(
        z.minLength(2, 'A synonym group needs at least two words.'),
        z.maxLength(SYNONYM_GROUP_MAX, `A synonym group can have up to ${SYNONYM_GROUP_MAX} words.`),
      ),
  )
  .check(z.maxLength(SYNONYM_GROUPS_MAX, `You can have up to ${SYNONYM_GROUPS_MAX} synonym groups.`))

const targetLimit = {
  error: () =>
    `The maximum address length must be a whole number from 1 to ${groupedCount(TARGET_CHARACTERS_MAX)}.`,
}

const targets = z
  .array(
    z.object({
      name: z
        .string()
        .check(
          z.overwrite(oneLine),
          z.minLength(1, 'An AI tool needs a name.'),
          atMost(TARGET_NAME_MAX, 'The name of an AI tool'),
        ),
      url: z.string().check(z.trim(), atMost(TARGET_URL_MAX, 'The address of an AI tool')),
      limit: z
        .int(targetLimit)
        .check(z.minimum(1, targetLimit), z.maximum(TARGET_CHARACTERS_MAX, targetLimit)),
      sends_immediately: z.boolean(),
      data_class: z.enum(DATA_CLASSES),
      enabled: z.boolean(),
    }),
  )
  .check(
    z.maxLength(TARGETS_MAX, `You can have up to ${TARGETS_MAX} AI tools.`),
    z.check<{ name: string }[]>(({ value, issues }) => {
      const names = value.map(({ name }) => name.toLowerCase())
      for (const [index, name] of names.entries())
        if (names.indexOf(name) < index)
          issues.push({
            code: 'custom',
            message: 'Two AI tools have the same name.',
            path: [index, 'name'],
            input: value,
          })
    }),
  )

const idMasks = z
  .array(
    z.string().check(
      z.trim(),
      z.minLength(1, 'A pattern can’t be empty.'),
      z.check<string>(({ value, issues }) => {
        const problem = problemWithMask(value)
        if (problem) issues.push({ code: 'custom', message: problem, input: value })
      }),
    ),
  )
  .check(z.maxLength(ID_MASKS_MAX, `You can have up to ${ID_MASKS_MAX} patterns.`))

const classText = z.object({
  name: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.minLength(1, 'A level needs a name.'),
      atMost(DATA_CLASS_NAME_MAX, 'The name of a level'),
    ),
  description: z
    .string()
    .check(z.overwrite(oneLine), atMost(DATA_CLASS_DESCRIPTION_MAX, 'The description of a level')),
})

const dataClasses = z.object({ public: classText, internal: classText, restricted: classText }).check(
  z.check<Record<DataClass, { name: string }>>(({ value, issues }) => {
    const names = DATA_CLASSES.map((level) => value[level].name.toLowerCase())
    const repeated = DATA_CLASSES.find((_, index) => names.indexOf(names[index] ?? '') < index)
    if (repeated)
      issues.push({
        code: 'custom',
        message: 'Two levels have the same name.',
        path: [repeated, 'name'],
        input: value,
      })
  }),
)

const daysError = { error: () => `Deleted prompts can be kept for 1 to ${DELETED_DAYS_MAX} days.` }
const deletedDays = z.int(daysError).check(z.minimum(1, daysError), z.maximum(DELETED_DAYS_MAX, daysError))

const monthsError = { error: () => `A review can count for 1 to ${REVIEW_MONTHS_MAX} months.` }
const reviewMonths = z
  .int(monthsError)
  .check(z.minimum(1, monthsError), z.maximum(REVIEW_MONTHS_MAX, monthsError))

/**
 * Which values each setting of the console accepts, its default, and the sentences for what it refuses, such as two AI
 * tools with the same name. Settings that admins choose for their campus. Changes take effect within ten seconds,
 * without a restart.
 */
export const settings = z.object({
  campus,
  synonyms,
  targets,
  id_masks: idMasks,
  data_classes: dataClasses,
  /** The most sensitive data the AI service is approved for. The built-in enhancer gets all data. */
  ai_service_class: z.enum(DATA_CLASSES),
  /** For how many days deleted prompts can be restored. */
  deleted_days: deletedDays,
  /** Whether people are asked if a prompt worked. */
  feedback: z.boolean(),
  /** Whether searches that found nothing are counted for the dashboard. */
  missed_searches: z.boolean(),
  /** Whether people can create keys for the API, and use them. */
  api_keys: z.boolean(),
  /** Whether AI tools can connect with a key, over MCP. */
  mcp: z.boolean(),
  /** For how many months the approval of a prompt counts. */
  review_months: reviewMonths,
  /** The most sensitive data that prompts may be for, if AI tools get them over MCP. */
  mcp_data_class: z.enum(DATA_CLASSES),
  /** Who can publish. A change publishes and hides nothing. */
  publishing: z.enum(PUBLISHING_RULES),
})

export type Settings = z.output<typeof settings>
export type SettingName = keyof Settings

export const DEFAULT_SETTINGS: Settings = {
  campus: DEFAULT_CAMPUS,
  synonyms: DEFAULT_SYNONYMS,
  targets: DEFAULT_TARGETS,
  id_masks: DEFAULT_ID_MASKS,
  data_classes: DEFAULT_CLASS_TEXTS,
  ai_service_class: 'public',
  deleted_days: DELETED_DAYS,
  feedback: true,
  missed_searches: true,
  api_keys: true,
  mcp: true,
  review_months: REVIEW_MONTHS,
  mcp_data_class: 'public',
  publishing: 'everyone',
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

export const saveSettings = defineCall({
  method: 'PATCH',
  path: '/api/settings',
  summary: 'Change settings. `null` restores the default',
  access: 'admin',
  body: z
    .object({
      campus: z.optional(z.nullable(campus)),
      synonyms: z.optional(z.nullable(synonyms)),
      targets: z.optional(z.nullable(targets)),
      id_masks: z.optional(z.nullable(idMasks)),
      data_classes: z.optional(z.nullable(dataClasses)),
      ai_service_class: z.optional(z.nullable(z.enum(DATA_CLASSES))),
      deleted_days: z.optional(z.nullable(deletedDays)),
      feedback: z.optional(z.nullable(z.boolean('feedback must be true or false.'))),
      missed_searches: z.optional(z.nullable(z.boolean('missed_searches must be true or false.'))),
      api_keys: z.optional(z.nullable(z.boolean('api_keys must be true or false.'))),
      mcp: z.optional(z.nullable(z.boolean('mcp must be true or false.'))),
      review_months: z.optional(z.nullable(reviewMonths)),
      mcp_data_class: z.optional(z.nullable(z.enum(DATA_CLASSES))),
      publishing: z.optional(
        z.nullable(z.enum(PUBLISHING_RULES, `publishing must be one of ${PUBLISHING_RULES.join(', ')}.`)),
      ),
    })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Include at least one setting.')),
  answer: storedSettings,
})
