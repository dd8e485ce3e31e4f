import { SYNONYM_GROUP_MAX, SYNONYM_GROUPS_MAX, SYNONYM_MAX } from '@prompt-library/domain/limits'
import { DEFAULT_SYNONYMS } from '@prompt-library/domain/prompts/synonyms'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'

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

/** Settings that admins choose for their campus. Changes take effect within ten seconds, without a restart. */
export const settings = z.object({ synonyms })

export type Settings = z.output<typeof settings>
export type SettingName = keyof Settings

export const DEFAULT_SETTINGS: Settings = { synonyms: DEFAULT_SYNONYMS }

const storedSettings = z.object({
  settings,
  /** The settings that an admin has changed. */
  changed: z.array(z.keyof(settings)),
})

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/get_settings.php',
  summary: 'Get the campus settings, and which ones an admin has changed',
  access: 'admin',
  answer: storedSettings,
})

export const saveSettings = defineCall({
  method: 'POST',
  path: '/api/save_settings.php',
  summary: 'Change settings. `null` restores the default',
  access: 'admin',
  body: z
    .object({ synonyms: z.optional(z.nullable(synonyms)) })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Include at least one setting.')),
  answer: storedSettings,
})
