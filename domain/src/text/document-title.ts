/** The page title for the browser tab and search results. */
export function documentTitle(page: string, site: string): string {
  return `${page} · ${site}`
}
