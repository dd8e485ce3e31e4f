import { FIRST_NAMES } from './first-names.ts'
import FIGURES from './public-figures.json' with { type: 'json' }

/** People and characters that courses are about. Their grades and health are in books. */
const NAMES: ReadonlySet<string> = new Set(FIGURES.names.join(', ').split(', '))
/** Family names of those that few others have: "Lincoln suffered from melancholia." */
const SURNAMES = new Set(Array.from(NAMES, (name) => name.slice(name.lastIndexOf(' ') + 1)))
for (const common of FIGURES['common surnames'].join(' ').split(' ')) SURNAMES.delete(common)

/** Whether someone is known to all, by a whole name or by a family name that few others have. */
export function isPublicFigure(words: readonly string[]): boolean {
  if (words.length > 1) return NAMES.has(words.filter((word) => !/^\p{Lu}\.$/u.test(word)).join(' '))
  return words.some((word) => SURNAMES.has(word) && !FIRST_NAMES.has(word))
}
