// The citation styles to choose from, with the hint for each, and what is copied.
import { citeInBibtex } from '@prompt-library/domain/citations/bibtex'
import {
  type CitationPart,
  type CitedWork,
  citationHtml,
  citationText,
} from '@prompt-library/domain/citations/cited-work'
import { citeInApa, citeInChicago, citeInMla } from '@prompt-library/domain/citations/reference-styles'
import { createDeviceStore } from '../../shared/lib/device-store.ts'

const TITLE_CASE =
  'The title is written the way its author wrote it. Change its capitals if your style needs it.'

interface CitationStyle {
  value: string
  label: string
  /** What to know before pasting it. */
  hint: string
  cite: (work: CitedWork) => readonly CitationPart[]
  /** For BibTeX, which is code. */
  isCode?: boolean
}

export const CITATION_STYLES = [
  { value: 'apa', label: 'APA', hint: `APA, 7th edition. ${TITLE_CASE}`, cite: citeInApa },
  { value: 'mla', label: 'MLA', hint: `MLA, 9th edition. ${TITLE_CASE}`, cite: citeInMla },
  {
    value: 'chicago',
    label: 'Chicago',
    hint: `Chicago, 17th and 18th edition, as in a bibliography. ${TITLE_CASE}`,
    cite: citeInChicago,
  },
  {
    value: 'bibtex',
    label: 'BibTeX',
    hint: 'The entry is UTF-8 text, which Biber and current versions of BibTeX can read.',
    cite: (work) => [{ text: citeInBibtex(work) }],
    isCode: true,
  },
] as const satisfies readonly CitationStyle[]

const [APA] = CITATION_STYLES

/** The style that the user chose last in this browser. */
export const chosenStyle = createDeviceStore<CitationStyle>(
  'citation-style',
  (text) => CITATION_STYLES.find(({ value }) => value === text) ?? APA,
)

/** For the clipboard: with italics, except code. */
export function copiesOf(parts: readonly CitationPart[]) {
  return { html: citationHtml(parts), text: citationText(parts) }
}
