import type { Page } from '@playwright/test'
import { acceptLeaving } from './accept-leaving.ts'
import { expect } from './library.ts'

/** Notes whatever a hostile text could bring about from now on; the function it gives fails if there was any. */
export async function watchForHarm(page: Page, address: string): Promise<() => Promise<void>> {
  const { origin } = new URL(address)
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    // the browser asks so itself when a form is left
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

/** Runs in the page: what in it would do something, or has done so. */
function findHarm(): string[] {
  const found: string[] = 'harmed' in window ? ['a script has run'] : []
  const tell = (element: Element, what: string) =>
    found.push(`${what}: ${element.outerHTML.slice(0, 200)} in ${element.parentElement?.className}`)

  const notOurs =
    'iframe, frame, frameset, object, embed, applet, base, portal, fencedframe, math, style, meta[http-equiv], ' +
    'body link, body meta, script:not([src^="/assets/"], [src="/before-first-paint.js"])'
  for (const element of document.querySelectorAll(notOurs)) tell(element, 'an element that is not ours')

  const own = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:|about:blank$|data:image\/png|$)/
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) tell(element, 'a handler')
      if (/^(href|xlink:href|action|formaction|cite|background|ping)$/i.test(name) && !own.test(value))
        tell(element, 'an address')
      if (/^(src|srcset|data|poster|srcdoc)$/i.test(name) && !value.startsWith('/')) tell(element, 'a source')
    }
    if (element.shadowRoot) tell(element, 'a shadow')
  }

  // what a prompt's text is made of, and nothing besides
  const tags = 'h1, h2, p, br, strong, em, u, s, blockquote, pre, code, ul, ol, li, a'
  for (const element of document.querySelectorAll('.rich-text:not(.ProseMirror) *')) {
    if (!element.matches(tags)) tell(element, 'an element that no prompt has')
    for (const name of element.getAttributeNames())
      if (!['href', 'start', 'rel', 'target', 'dir', 'aria-level'].includes(name))
        tell(element, `the attribute ${name}`)
    if (element.matches('a[href]:not([rel~=noopener])')) tell(element, 'a link to our window')
  }
  return found
}
