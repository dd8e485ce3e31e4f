import type { Page } from '@playwright/test'
import { acceptLeaving } from './accept-leaving.ts'
import { expect } from './library.ts'

/** Starts recording the effects of hostile HTML. The returned function fails if there were any. */
export async function watchForHarm(page: Page, address: string): Promise<() => Promise<void>> {
  const { origin } = new URL(address)
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    // The browser itself opens beforeunload dialogs when the user leaves a form.
    if (dialog.type() !== 'beforeunload') seen.push(`a ${dialog.type()}: ${dialog.message()}`)
  })
  acceptLeaving(page)
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!/^(data|blob):$/.test(url.protocol) && (url.origin !== origin || !OWN_PATHS.test(url.pathname)))
      seen.push(`a request for ${request.url()}`)
  })
  page.on('popup', (popup) => seen.push(`a window: ${popup.url()}`))
  page.on('frameattached', () => seen.push('a frame'))
  return async () => {
    expect(seen).toEqual([])
    expect(await page.evaluate(findHarm)).toEqual([])
  }
}

const OWN_PATHS =
  /^\/($|assets\/|api\/|session\.php$|favicon\.svg$|before-first-paint\.js$|gallery\.html$|[a-z-]+$|nowhere\/|development-cas\/)/

/** Runs in the page and finds harmful elements and attributes. */
function findHarm(): string[] {
  const found: string[] = 'harmed' in window ? ['a script ran'] : []
  const report = (element: Element, what: string) =>
    found.push(`${what}: ${element.outerHTML.slice(0, 200)} in ${element.parentElement?.className}`)

  const foreign =
    'iframe, frame, frameset, object, embed, applet, base, portal, fencedframe, math, style, meta[http-equiv], ' +
    'body link, body meta, script:not([src^="/assets/"], [src="/before-first-paint.js"])'
  for (const element of document.querySelectorAll(foreign)) report(element, 'a foreign element')

  const safeUrl = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:|about:blank$|data:image\/png|$)/
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) report(element, 'an event handler')
      if (/^(href|xlink:href|action|formaction|cite|background|ping)$/i.test(name) && !safeUrl.test(value))
        report(element, 'an unsafe URL')
      if (/^(src|srcset|data|poster|srcdoc)$/i.test(name) && !value.startsWith('/'))
        report(element, 'a foreign source')
    }
    if (element.shadowRoot) report(element, 'a shadow root')
  }

  // Prompts can contain only these elements and attributes.
  const tags = 'h1, h2, p, br, strong, em, u, s, blockquote, pre, code, ul, ol, li, a'
  for (const element of document.querySelectorAll('.rich-text:not(.ProseMirror) *')) {
    if (!element.matches(tags)) report(element, 'an element not allowed in prompts')
    for (const name of element.getAttributeNames())
      if (!['href', 'start', 'rel', 'target', 'dir', 'aria-level'].includes(name))
        report(element, `the attribute ${name}`)
    if (element.matches('a[href]:not([rel~=noopener])')) report(element, 'a link with access to our window')
  }
  return found
}
