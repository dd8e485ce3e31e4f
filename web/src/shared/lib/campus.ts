// The campus's name, title, and links, as the server wrote them into the page.
import { DEFAULT_CAMPUS, type PageCampus, toPageCampus } from '@prompt-library/domain/campus'

// Vite and component tests serve pages without our server.
const inDevelopment = import.meta.env.DEV ? toPageCampus(DEFAULT_CAMPUS) : undefined

/** As the server wrote it into the page. A change shows when a page is next loaded. */
export const campus: PageCampus =
  inDevelopment ?? JSON.parse(document.documentElement.dataset['campus'] ?? '{}')

/** A page's texts with the campus's own words for `{campus}`, `{site}`, and `{id}`. */
export function withCampusWords<Texts>(texts: Texts): Texts {
  const words: Record<string, string> = { campus: campus.name, site: campus.site_title, id: campus.id_name }
  const text = JSON.stringify(texts).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const word = words[name]
    return word === undefined ? place : JSON.stringify(word).slice(1, -1)
  })
  return JSON.parse(text) as Texts
}
