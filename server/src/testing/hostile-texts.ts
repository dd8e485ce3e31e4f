import texts from '../../quality/hostile-texts.json' with { type: 'json' }

const { formulas, ...hostile } = texts

/** Spreadsheets would read these as formulas. */
export const FORMULAS: readonly string[] = formulas

/**
 * Known attack strings that would run a script, load a resource, or change the page or its links if they were treated as anything
 * but text. A script that runs sets `harmed`. All of them can be stored.
 */
export const HOSTILE_TEXTS: readonly string[] = Object.values(hostile).flat()
