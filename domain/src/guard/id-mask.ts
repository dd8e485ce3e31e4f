const LENGTH_MAX = 20
const DIGITS_MIN = 5

/** The masks for student IDs, until an admin changes them. */
export const DEFAULT_ID_MASKS = ['A########']

/**
 * How the patterns for student IDs that admins set are read: in `A########`, # is any digit and the rest matches
 * itself. Says why one can't be used, or undefined.
 */
export function problemWithMask(mask: string): string | undefined {
  if (mask.length > LENGTH_MAX) return `Patterns can be up to ${LENGTH_MAX} characters.`
  if (!/^[A-Za-z0-9#-]*$/.test(mask))
    return 'Patterns can contain letters, digits, hyphens, and # for any digit.'
  if (mask.startsWith('-') || mask.endsWith('-')) return 'Patterns can’t start or end with a hyphen.'
  if (mask.split('#').length - 1 < DIGITS_MIN) return `Patterns need at least ${DIGITS_MIN} # signs.`
  return undefined
}

/** Finds what a mask describes as a word by itself, in any case. A mask with a problem finds nothing. */
export function patternOfMask(mask: string): RegExp | undefined {
  if (problemWithMask(mask) !== undefined) return undefined
  const source = mask.replaceAll('#', String.raw`\d`)
  // Names of files have an ID between underscores: hw4_A12345678_final.pdf. A number there is mostly something else.
  const joint = /^\p{L}/u.test(mask) ? '' : '_'
  return new RegExp(String.raw`(?<![\p{L}\d${joint}]|\d[-./])${source}(?![\p{L}\d${joint}]|[-./]\d)`, 'giu')
}
