import { AuthorHeading } from '../authors/author-heading.tsx'
import { ClonesHeading } from '../lineage/clones-heading.tsx'

/** The heading of the library when it shows one author's prompts, or the clones of one prompt. */
export function FilterHeading({ author, clonesOf }: { author: number; clonesOf: number }) {
  return clonesOf > 0 ? <ClonesHeading id={clonesOf} /> : <AuthorHeading id={author} />
}
