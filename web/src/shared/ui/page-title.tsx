import { documentTitle } from '@prompt-library/domain/text/document-title'
import { campus } from '../lib/campus.ts'

/** The title in the browser tab. React moves it to the document head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{documentTitle(children, campus.site_title)}</title>
}
