export const SITE_NAME = 'AI Prompt Library'

/** The page title for the browser tab and search results. */
export function documentTitle(page: string): string {
  return `${page} · ${SITE_NAME}`
}
