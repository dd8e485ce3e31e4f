/** Runs in a page and finds harmful elements and attributes in its body. The journeys send its source to the page, so it imports nothing. */
export function findHarm(): string[] {
  const found: string[] = 'harmed' in window ? ['a script ran'] : []
  const report = (element: Element, what: string) =>
    found.push(`${what}: ${element.outerHTML.slice(0, 200)} in ${element.parentElement?.className}`)

  const foreign =
    'iframe, frame, frameset, object, embed, applet, base, portal, fencedframe, math, style, meta[http-equiv], ' +
    'body link, body meta, script:not([src^="/assets/"], [src="/before-first-paint.js"])'
  for (const element of document.body.querySelectorAll(foreign)) report(element, 'a foreign element')

  const safeUrl = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:|about:blank$|data:image\/png|$)/
  for (const element of document.body.querySelectorAll('*')) {
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
