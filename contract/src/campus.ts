import { brandProblem } from '@prompt-library/domain/brand-colors'
import { type FooterLink, footerLinkProblem } from '@prompt-library/domain/campus'
import {
  CAMPUS_NAME_MAX,
  CAMPUS_SHORT_NAME_MAX,
  FOOTER_LINK_LABEL_MAX,
  FOOTER_LINK_URL_MAX,
  FOOTER_LINKS_MAX,
  ID_NAME_MAX,
  SITE_TITLE_MAX,
} from '@prompt-library/domain/limits'
import { logoProblem } from '@prompt-library/domain/logo'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { writtenName } from './written-text.ts'

/** Refuses a value that `problemWith` has a sentence for. Zod adds to the path of an issue, so each one gets its own. */
const refused = <Value>(problemWith: (value: Value) => string | undefined, path: string[] = []) =>
  z.check<Value>(({ value, issues }) => {
    const message = problemWith(value)
    if (message) issues.push({ code: 'custom', message, path: [...path], input: value })
  })

const color = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^#[0-9a-f]{6}$/, {
    error: 'Enter the color as # and six digits or letters from A to F, such as #0b5d3b.',
    abort: true,
  }),
  refused(brandProblem),
)

const footerLink = z
  .object({
    label: writtenName(FOOTER_LINK_LABEL_MAX, 'The text of a link', 'Enter the text of the link.'),
    url: z.string().check(z.trim(), atMost(FOOTER_LINK_URL_MAX, 'The address of a link')),
  })
  .check(refused<FooterLink>(footerLinkProblem, ['url']))

/** Which names, color, logo, and footer links admins can save for the campus, and the sentences for those they can't. */
export const campus = z.object({
  name: writtenName(CAMPUS_NAME_MAX, 'The name', 'Enter the name of your institution.'),
  short_name: writtenName(CAMPUS_SHORT_NAME_MAX, 'The short name', 'Enter a short name.'),
  site_title: writtenName(SITE_TITLE_MAX, 'The site title', 'Enter a site title.'),
  id_name: writtenName(ID_NAME_MAX, 'The name of the ID', 'Enter what people call the ID they sign in with.'),
  color,
  /** A PNG file as Base64. Empty for the library's own icon. */
  logo: z.string().check(refused((logo) => (logo === '' ? undefined : logoProblem(logo)))),
  links: z
    .array(footerLink)
    .check(z.maxLength(FOOTER_LINKS_MAX, `The footer can have up to ${FOOTER_LINKS_MAX} links.`)),
})
