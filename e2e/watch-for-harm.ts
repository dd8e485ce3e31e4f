import type { Page } from '@playwright/test'
import { findHarm } from '../web/src/testing/find-harm.ts'
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
  /^\/($|assets\/|api\/|session\.php$|favicon\.svg$|before-first-paint\.js$|[a-z-]+$|nowhere\/|development-cas\/)/
