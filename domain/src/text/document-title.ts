export const SITE_NAME = 'AI Prompt Library'

/** The title of a page in the browser's tab and in lists of search results. */
export function documentTitle(page: string): string {
  return `${page} · ${SITE_NAME}`
}
