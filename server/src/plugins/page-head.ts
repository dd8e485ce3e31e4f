import { type Campus, DEFAULT_CAMPUS, ICON_PATH } from '@prompt-library/domain/campus'
import { documentTitle } from '@prompt-library/domain/text/document-title'
import { escapeHtml } from '@prompt-library/domain/text/escape-html'
import type { CampusLook } from './campus-look.ts'

interface PageHead {
  title: string
  description: string
  /** The canonical URL. The not-found page has none. */
  address?: string
  type?: 'website' | 'article'
}

interface Site {
  publicUrl: string
  campus: Campus
  look: CampusLook
}

/** Tags for clients that don't run scripts: search engines, and link previews in chats. Twitter also reads Open Graph tags. */
export function pageHead(
  { title, description, address, type = 'website' }: PageHead,
  { publicUrl, campus, look }: Site,
): string {
  const fullTitle = documentTitle(title, campus.site_title)
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    ...lookTags(look),
    named('description', description),
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}" />`]),
    property('og:site_name', campus.site_title),
    property('og:type', type),
    property('og:title', fullTitle),
    property('og:description', description),
    ...(address === undefined ? [] : [property('og:url', address)]),
    ...imageTags({ publicUrl, campus, look }),
  ].join('\n    ')
}

/** The toolbar's color, the icons, and the stylesheet of the campus. */
function lookTags({ colors, stylesheet, logo }: CampusLook): string[] {
  const icons = logo
    ? [
        `<link rel="icon" href="${logo.path}" type="image/png" />`,
        `<link rel="apple-touch-icon" href="${logo.path}" />`,
      ]
    : [`<link rel="icon" href="${ICON_PATH}" type="image/svg+xml" sizes="any" />`]
  // These files have the default color.
  const files = [
    '<link rel="icon" href="/favicon.ico" sizes="32x32" />',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  ]
  return [
    `<meta name="theme-color" data-for="light" media="(prefers-color-scheme: light)" content="${colors.light['brand-deep']}" />`,
    `<meta name="theme-color" data-for="dark" media="(prefers-color-scheme: dark)" content="${colors.dark['brand-deep']}" />`,
    ...(logo || stylesheet ? [] : files),
    ...icons,
    ...(stylesheet ? [`<link rel="stylesheet" href="${stylesheet.path}" />`] : []),
  ]
}

/** The built image shows the default name and color. */
function imageTags({ publicUrl, campus, look: { logo, stylesheet } }: Site): string[] {
  const isDefault =
    !stylesheet && (['name', 'site_title'] as const).every((key) => campus[key] === DEFAULT_CAMPUS[key])
  const large = isDefault && { path: '/link-preview.png', width: 1200, height: 630 }
  const image = logo ?? large
  if (!image) return [named('twitter:card', 'summary')]
  return [
    property('og:image', publicUrl + image.path),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', `The logo of the ${campus.site_title}`),
    named('twitter:card', logo ? 'summary' : 'summary_large_image'),
  ]
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`
}
