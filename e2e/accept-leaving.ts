import type { Page } from '@playwright/test'

/** Says yes whenever the browser asks whether to leave a page with unsaved text. */
export function acceptLeaving(page: Page): void {
  page.on('dialog', (dialog) => {
    // the page may be gone before the answer: that fails nothing
    dialog.accept().catch(() => undefined)
  })
}
