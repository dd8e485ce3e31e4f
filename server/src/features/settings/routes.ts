import { countDataClasses } from '@prompt-library/contract/data-guard'
import {
  DEFAULT_SETTINGS,
  getSettings,
  type SettingName,
  saveSettings,
} from '@prompt-library/contract/settings'
import { targetProblem } from '@prompt-library/domain/prompts/targets'
import type { Config } from '../../config.ts'
import { inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { recordAudit } from '../audit/queries.ts'
import { refuseLostClasses } from './data-classes.ts'
import { describeChange } from './describe-change.ts'
import { countClasses, deleteSetting, lockSettings, readSettings, writeSetting } from './queries.ts'
import { type FeatureParts, toStored } from './settings.ts'

/** The names in the audit log. */
const NAMES: Record<SettingName, string> = {
  campus: 'Your campus',
  synonyms: 'Search synonyms',
  targets: 'AI tools',
  id_masks: 'Student IDs',
  data_classes: 'Data classes',
  data_table: 'Which data in which tool',
  data_policy_url: 'Policy for data',
  deleted_days: 'Days to keep deleted prompts',
  feedback: '“Did it work?”',
  api_keys: 'API keys',
  mcp: 'MCP',
  hosted_tools: 'Tools that can sign in',
  hosted_tool_hosts: 'Named tools',
  review_months: 'Months until a review expires',
  publishing: 'Who can publish',
  groups: 'Who can create groups',
}

interface Parts extends FeatureParts {
  config: Pick<Config, 'publicUrl'>
}

export function settingsRoutes(serve: Serve, { db, clock, config, settings }: Parts): void {
  serve(getSettings, () => settings.read())

  serve(countDataClasses, () => countClasses(db))

  serve(saveSettings, async ({ body, user }) => {
    for (const target of body.targets ?? []) {
      const problem = targetProblem(target, config.publicUrl)
      if (problem) throw new AppError(400, problem)
    }
    const names = Object.keys(DEFAULT_SETTINGS).filter((name) => name in body) as SettingName[]
    await inTransaction(db, async (tx) => {
      // Locked, so that the log has the value that this change replaces.
      await lockSettings(tx)
      const before = toStored(await readSettings(tx)).settings
      if (body.data_classes !== undefined)
        await refuseLostClasses(tx, before, {
          data_classes: body.data_classes ?? DEFAULT_SETTINGS.data_classes,
        })
      for (const name of names) {
        // `false` is a value like any other.
        const value = body[name] ?? null
        if (value === null) await deleteSetting(tx, name)
        else await writeSetting(tx, { name, value, now: clock() })
        const details = describeChange(before[name], value ?? DEFAULT_SETTINGS[name])
        // A change that has no effect isn't recorded.
        if (details === '') continue
        const action = value === null ? 'reset setting' : 'changed setting'
        const target = { type: 'setting', id: null, name: NAMES[name], details } as const
        await recordAudit(tx, { actor: user, action, target, now: clock() })
      }
    })
    settings.forget()
    return settings.read()
  })
}
