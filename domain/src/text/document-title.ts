/** What browser tabs and search results show as a page's title. */
export function documentTitle(page: string, site: string): string {
  return `${page} · ${site}`
}
