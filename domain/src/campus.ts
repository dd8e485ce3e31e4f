// What the library calls a campus, and how it looks there. Admins change it under Settings; every text and color comes
// from it. Also which addresses can't be a link in the footer.
import { parseUrl } from './text/parse-url.ts'

export interface Campus {
  /** As in "people at the university". */
  name: string
  /** As in "UM's AI Prompt Library". */
  short_name: string
  site_title: string
  /** What people call the name they sign in with. The plural gets an s. */
  id_name: string
  /** `#rrggbb`. See brand-colors.ts. */
  color: string
  /** A PNG as Base64. If empty, the site's own icon is shown. See logo.ts. */
  logo: string
  /** In the footer. */
  links: FooterLink[]
}

export interface FooterLink {
  label: string
  url: string
}

/** The colors that follow from the default one are in web/src/app/campus.css, and `scripts/campus.test.mjs` compares them. */
export const DEFAULT_CAMPUS: Campus = {
  name: 'the university',
  short_name: 'UM',
  site_title: 'AI Prompt Library',
  id_name: 'NetID',
  color: '#70002e',
  logo: '',
  links: [],
}

/** What a page needs before its first request. The server writes it into the HTML. */
export interface PageCampus extends Omit<Campus, 'color' | 'logo'> {
  logo_url: string
}

/** The path of the icon that is shown if there's no logo. It has the campus's color. */
export const ICON_PATH = '/favicon.svg'

export function toPageCampus({ color: _, logo: __, ...texts }: Campus, logoUrl = ICON_PATH): PageCampus {
  return { ...texts, logo_url: logoUrl }
}

/** Why an address can't be linked in the footer, as a sentence. */
export function footerLinkProblem({ label, url }: FooterLink): string | undefined {
  const parsed = parseUrl(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    return `Enter a full web address for ${label ? `“${label}”` : 'this link'}, such as https://www.example.edu.`
  if (parsed.username !== '' || parsed.password !== '')
    return `The address of “${label}” can’t contain a username or password.`
  return undefined
}
