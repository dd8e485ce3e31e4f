import type { Page } from '@playwright/test'

/** Confirms the browser's dialogs about leaving a page with unsaved text. */
export function acceptLeaving(page: Page): void {
  page.on('dialog', (dialog) => {
    // The page may already be closed.
    dialog.accept().catch(() => undefined)
  })
}
