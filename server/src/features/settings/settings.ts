import {
  DEFAULT_SETTINGS,
  type SettingName,
  type Settings,
  settings,
} from '@prompt-library/contract/settings'
import type { Campus } from '@prompt-library/domain/campus'
import type { Db } from '../../db/database.ts'
import { withTimeout } from '../../with-timeout.ts'
import { readSettings } from './queries.ts'

const CACHE_MILLISECONDS = 10_000
/** Pages and visitors of replicas don't wait longer for the database. */
const LAST_MILLISECONDS = 1_000

interface Stored {
  settings: Settings
  changed: SettingName[]
}

/**
 * Caches the settings for ten seconds, or until this process changes them, so other processes follow a change within
 * ten seconds.
 */
export function createSettings(db: Db, now = () => performance.now()) {
  let cached: { stored: Promise<Stored>; until: number } | undefined
  let last: { values: string; stored: Stored } | undefined
  /** Returns the same object while nothing has changed, because callers cache what they derive from it. */
  const reload = async () => {
    const values = await readSettings(db)
    const text = JSON.stringify(values)
    if (last?.values !== text) last = { values: text, stored: toStored(values) }
    return last.stored
  }
  const forget = () => {
    cached = undefined
  }
  const read = async (): Promise<Stored> => {
    if (!cached || cached.until <= now()) {
      const stored = reload()
      cached = { stored, until: now() + CACHE_MILLISECONDS }
      stored.catch(forget)
    }
    return cached.stored
  }
  return {
    read,
    /** If the database doesn't respond, it's what was read last. */
    readLast: async (): Promise<Settings> => {
      const before = last?.stored
      const stored = before ? withTimeout(LAST_MILLISECONDS, read()).catch(() => before) : read()
      return (await stored).settings
    },
    /** What pages need. If the database doesn't answer, it's what was read last. */
    campus: async (): Promise<Campus> => {
      const stored = await withTimeout(LAST_MILLISECONDS, read()).catch(() => last?.stored)
      return stored?.settings.campus ?? DEFAULT_SETTINGS.campus
    },
    forget,
  }
}

export type SettingsCache = ReturnType<typeof createSettings>

/** What the routes of most features need. */
export interface FeatureParts {
  db: Db
  clock: () => Date
  settings: SettingsCache
}

/** Whether people can connect AI tools by signing in. */
export function allowsTools({ mcp, hosted_tools }: Settings): boolean {
  return mcp && hosted_tools !== 'off'
}

export const TOOLS_OFF = 'Connecting AI tools by signing in is turned off on this site.'

/** A value that another version stored in a different format counts as the default. */
export function toStored(values: Record<string, unknown>): Stored {
  const names = Object.keys(DEFAULT_SETTINGS) as SettingName[]
  const read = names.map((name) => ({ name, ...settings.shape[name].safeParse(values[name]) }))
  const valid = read.filter(({ success }) => success)
  return {
    settings: { ...DEFAULT_SETTINGS, ...Object.fromEntries(valid.map(({ name, data }) => [name, data])) },
    changed: valid.map(({ name }) => name),
  }
}
