import type { Locator, Page } from '@playwright/test'

/** `npm run firefox`: the journeys in an ordinary Firefox, see playwright.config.ts. */
export const IN_FIREFOX = Boolean(process.env['FIREFOX_PATH'])

const LONG = 300

/**
 * Over WebDriver BiDi Playwright fills in a field in the page's own world, where React takes note of each value that is
 * set, and then of no change when it hears of one. Here it is typed, or, if it is long, set past React.
 */
export function fillByTyping(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('html'))
  locators.fill = async function (this: Locator, text, options) {
    await this.focus(options)
    if (text.length > LONG) return this.evaluate(setPastReact, text)
    await this.press('Control+a')
    await this.press('Delete')
    if (text !== '') await this.pressSequentially(text)
  }
}

function setPastReact(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
