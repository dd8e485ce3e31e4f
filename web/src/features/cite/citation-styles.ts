import { citeInBibtex } from '@prompt-library/domain/citations/bibtex'
import type { CitationPart, CitedWork } from '@prompt-library/domain/citations/cited-work'
import { citeInApa, citeInChicago, citeInMla } from '@prompt-library/domain/citations/reference-styles'

interface CitationStyle {
  label: string
  cite: (work: CitedWork) => readonly CitationPart[]
  /** For BibTeX, which is code. */
  isCode?: boolean
}

export const CITATION_STYLES: readonly CitationStyle[] = [
  { label: 'APA', cite: citeInApa },
  { label: 'MLA', cite: citeInMla },
  { label: 'Chicago', cite: citeInChicago },
  { label: 'BibTeX', cite: (work) => [{ text: citeInBibtex(work) }], isCode: true },
]
