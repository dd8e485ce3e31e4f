import type { Locator, Page } from '@playwright/test'

/** `npm run firefox`: the journeys in an ordinary Firefox, see playwright.config.ts. */
export const IN_FIREFOX = Boolean(process.env['FIREFOX_PATH'])

/**
 * Over WebDriver BiDi Playwright fills in a field in the page's own world, where React takes note of each value that is
 * set, and then of no change when it hears of one. Set past React, it is a change.
 */
export function fillPastReact(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('html'))
  locators.fill = async function (this: Locator, text, options) {
    await this.focus(options)
    await this.evaluate((field, value) => {
      if (field instanceof HTMLElement && field.isContentEditable) field.textContent = value
      else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }, text)
  }
}
