import { citeInBibtex } from '@prompt-library/domain/citations/bibtex'
import {
  type CitationPart,
  type CitedWork,
  citationHtml,
  citationText,
} from '@prompt-library/domain/citations/cited-work'
import { citeInApa, citeInChicago, citeInMla } from '@prompt-library/domain/citations/reference-styles'
import { Quote } from 'lucide-react'
import { promptUrl } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { campus } from '../../shared/lib/campus.ts'
import { copyFormatted, copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { MenuItem, Submenu } from '../../shared/ui/menu.tsx'

interface CopyCitationProps {
  prompt: Prompt
  /** The version to cite, because the prompt may change later. */
  version: { title: string; revision: number; saved_at: string }
}

/** The part of a menu that copies a citation of one version in the chosen style. */
export function CopyCitation({ prompt, version }: CopyCitationProps) {
  const work: CitedWork = {
    promptId: prompt.id,
    author: prompt.author_name,
    title: version.title,
    revision: version.revision,
    savedAt: new Date(version.saved_at),
    site: campus.site_title,
    url: promptUrl('prompt', prompt.id, version.revision),
  }
  return (
    <Submenu icon={Quote} label="Copy citation">
      {CITATION_STYLES.map(({ label, cite, isCode = false }) => {
        const copy = () => {
          const parts = cite(work)
          const text = citationText(parts)
          const words = { copied: `${label} citation copied.`, failed: 'We couldn’t copy the citation.' }
          void (isCode
            ? copyWithToast(text, words)
            : copyFormatted({ html: citationHtml(parts), text, ...words }))
        }
        return <MenuItem key={label} onClick={copy} label={label} />
      })}
    </Submenu>
  )
}

interface CitationStyle {
  label: string
  cite: (work: CitedWork) => readonly CitationPart[]
  /** For BibTeX, which is code. */
  isCode?: boolean
}

const CITATION_STYLES: readonly CitationStyle[] = [
  { label: 'APA', cite: citeInApa },
  { label: 'MLA', cite: citeInMla },
  { label: 'Chicago', cite: citeInChicago },
  { label: 'BibTeX', cite: (work) => [{ text: citeInBibtex(work) }], isCode: true },
]
