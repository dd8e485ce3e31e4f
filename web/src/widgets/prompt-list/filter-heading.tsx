import { useListParams } from '../../entities/prompt/list-params.ts'
import { AuthorHeading } from './author-heading.tsx'
import { ClonesHeading } from './clones-heading.tsx'

/** The heading of the library when it shows one author's prompts, or the clones of one prompt. */
export function FilterHeading() {
  const [{ author, clones_of }] = useListParams()
  return clones_of === '' ? <AuthorHeading id={Number(author)} /> : <ClonesHeading id={Number(clones_of)} />
}
