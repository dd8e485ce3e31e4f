// How the campus's name and links get into prerendered pages: as placeholders that the server fills in.
import type { PageCampus } from './campus.ts'
import { escapeHtml } from './text/escape-html.ts'

/** The campus of prerendered pages. The build doesn't know the real one, so the server fills it in. */
export const PLACEHOLDERS: PageCampus = {
  name: '%campus.name%',
  short_name: '%campus.short_name%',
  site_title: '%campus.site_title%',
  id_name: '%campus.id_name%',
  logo_url: '%campus.logo_url%',
  links: [{ label: '%campus.label%', url: '%campus.url%' }],
}

/** The list item with the one link of the placeholders. */
const LINK = /<li>(?:(?!<li>).)*%campus\.url%.*?<\/li>/gs

/** Replaces the placeholders in a prerendered page. */
export function fillPlaceholders(html: string, { links, ...texts }: PageCampus): string {
  const fill = (part: string, values: object) => {
    const escaped = new Map(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]))
    return part.replace(/%campus\.(\w+)%/g, (placeholder, name) => escaped.get(name) ?? placeholder)
  }
  return fill(
    html.replace(LINK, (item) => links.map((link) => fill(item, link)).join('')),
    texts,
  )
}
