import { documentTitle } from '@prompt-library/domain/text/document-title'

/** The title in the browser's tab; React puts it into the document's head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{documentTitle(children)}</title>
}
