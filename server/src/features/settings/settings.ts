import {
  DEFAULT_SETTINGS,
  type SettingName,
  type Settings,
  settings,
} from '@prompt-library/contract/settings'
import type { Db } from '../../db/database.ts'
import { readSettings } from './queries.ts'

const MILLISECONDS_MAX = 10_000

interface Stored {
  settings: Settings
  changed: SettingName[]
}

/** The settings as this process knows them: read again once they are ten seconds old, or when it changed them itself. */
export function createSettings(db: Db, now = () => performance.now()) {
  let known: { stored: Promise<Stored>; until: number } | undefined
  let last: { values: string; stored: Stored } | undefined
  /** The same object as long as nothing has changed: others keep what they made of it. */
  const readAgain = async () => {
    const values = await readSettings(db)
    const text = JSON.stringify(values)
    if (last?.values !== text) last = { values: text, stored: toStored(values) }
    return last.stored
  }
  const forget = () => {
    known = undefined
  }
  return {
    read: async (): Promise<Stored> => {
      if (!known || known.until <= now()) {
        const stored = readAgain()
        known = { stored, until: now() + MILLISECONDS_MAX }
        stored.catch(forget)
      }
      return known.stored
    },
    forget,
  }
}

export type SettingsCache = ReturnType<typeof createSettings>

/** A value that an older or newer program stored in another form counts as the default. */
function toStored(values: Record<string, unknown>): Stored {
  const names = Object.keys(DEFAULT_SETTINGS) as SettingName[]
  const changed = names.filter((name) => settings.shape[name].safeParse(values[name]).success)
  return {
    settings: { ...DEFAULT_SETTINGS, ...Object.fromEntries(changed.map((name) => [name, values[name]])) },
    changed,
  }
}
