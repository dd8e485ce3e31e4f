import * as campus from '@prompt-library/domain/campus'
import { documentTitle, SITE_NAME } from '@prompt-library/domain/text/document-title'
import { escapeHtml } from '@prompt-library/domain/text/escape-html'

interface PageHead {
  title: string
  description: string
  /** The canonical URL. The not-found page has none. */
  address?: string
  type?: 'website' | 'article'
}

/** Tags for clients that don't run scripts: search engines, and link previews in chats. Twitter also reads Open Graph tags. */
export function pageHead(
  { title, description, address, type = 'website' }: PageHead,
  publicUrl: string,
): string {
  return [
    `<title>${escapeHtml(documentTitle(title))}</title>`,
    named('description', description),
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}" />`]),
    property('og:site_name', SITE_NAME),
    property('og:type', type),
    property('og:title', documentTitle(title)),
    property('og:description', description),
    ...(address === undefined ? [] : [property('og:url', address)]),
    property('og:image', `${publicUrl}/link-preview.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', IMAGE_ALT),
    named('twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

const IMAGE_ALT = `The ${SITE_NAME} logo: lines of text and a spark on a ${campus.brandName} background.`

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`
}
