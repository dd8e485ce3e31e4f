// The classes of data as admins write them, and the table that says which tool can get which of them.
import { DATA_USES, LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { FINDING_KINDS } from '@prompt-library/domain/guard/finding'
import {
  DATA_CLASS_DESCRIPTION_MAX,
  DATA_CLASS_NAME_MAX,
  DATA_CLASSES_MAX,
  DATA_CLASSES_MIN,
  DATA_NOTE_MAX,
  TARGETS_MAX,
} from '@prompt-library/domain/limits'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'

/** How a request or a file names a class: by its id, or what the campus calls it. The server refuses one that it doesn't have. */
export const chosenClass = z
  .string('The data class must be the name of one.')
  .check(z.overwrite(oneLine), atMost(DATA_CLASS_NAME_MAX, 'The data class'))

/** A short name for addresses, files, and settings, which stays when what it names is renamed. */
export const settingId = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,40}$/, 'An ID has up to 40 letters, digits, and hyphens.'))

const line = (max: number, what: string) => z.string().check(z.overwrite(oneLine), atMost(max, what))

const dataRule = z.object({ use: z.enum(DATA_USES), note: line(DATA_NOTE_MAX, 'What limits a tool') }).check(
  z.refine(({ use, note }) => use !== 'limited' || note !== '', {
    error: 'Say what limits it, such as “Only without names”.',
    path: ['note'],
  }),
)

export const dataRules = z.record(settingId, dataRule)

/** AI tools, the AI service, and MCP. */
const ROWS_MAX = TARGETS_MAX + 2

export const dataTable = z
  .record(settingId, dataRules)
  .check(
    z.refine((table) => Object.keys(table).length <= ROWS_MAX, `The table can have up to ${ROWS_MAX} rows.`),
  )

export const dataClass = z.object({
  id: settingId,
  name: line(DATA_CLASS_NAME_MAX, 'The name of a class').check(z.minLength(1, 'A class needs a name.')),
  description: line(DATA_CLASS_DESCRIPTION_MAX, 'The description of a class'),
  examples: line(DATA_CLASS_DESCRIPTION_MAX, 'The examples of a class'),
  kinds: z.array(z.enum(FINDING_KINDS)),
  merged: z.array(settingId),
})

export const dataClasses = z.array(dataClass).check(
  z.minLength(DATA_CLASSES_MIN, `You need at least ${DATA_CLASSES_MIN} classes.`),
  z.maxLength(DATA_CLASSES_MAX, `You can have up to ${DATA_CLASSES_MAX} classes.`),
  z.refine(([first]) => first?.id === LOWEST_CLASS, 'The first class stays the least sensitive one.'),
  z.refine((classes) => {
    const ids = classes.flatMap(({ id, merged }) => [id, ...merged])
    return new Set(ids).size === ids.length
  }, 'Two classes have the same ID.'),
)
