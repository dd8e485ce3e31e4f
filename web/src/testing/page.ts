// Presses keys, and finds and reads what is on the page.
import type {} from '@vitest/browser-playwright'
import { expect } from 'vitest'
import { commands, type Locator, locators, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By CSS, for parts without a role or text of their own. */
    getByCss: (selector: string) => Locator
  }
  interface BrowserCommands {
    pressKey: (keys: string) => Promise<void>
    typeText: (text: string) => Promise<void>
    clickAt: (x: number, y: number) => Promise<void>
    setColorScheme: (scheme: 'light' | 'dark') => Promise<void>
  }
}

locators.extend({ getByCss: (selector) => selector })

/** Presses a key or a combination such as `Control+Shift+b`, in the target or where the focus is. */
export async function pressKey(keys: string, target?: Locator): Promise<void> {
  if (target) await focus(target)
  await commands.pressKey(keys)
}

export async function typeText(text: string): Promise<void> {
  await commands.typeText(text)
}

/** Types into a field, key by key, after what it has. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await focus(target)
  await commands.typeText(text)
}

export async function focus(target: Locator): Promise<void> {
  ;(await target.findElement()).focus()
}

/** Pastes into the target what another program copied, by type, such as `text/html`. */
export function paste(target: Locator, data: Record<string, string>): void {
  const clipboardData = new DataTransfer()
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value)
  target
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Opens the menu of the first card, or the one of this button, and chooses an item. */
export async function chooseItem(item: string, button?: Locator): Promise<void> {
  await (button ?? page.getByRole('button', { name: /^More options/ }).first()).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Chooses an item that the menu has under More. */
export async function chooseMore(item: string, button?: Locator): Promise<void> {
  await chooseItem('More', button)
  await page.getByRole('menuitem', { name: item }).click()
}

/** Clicks at a point of the window, such as beside a dialog. */
export async function clickAt(x: number, y: number): Promise<void> {
  await commands.clickAt(x, y)
}

/** Presses Tab until the target has focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await pressKey('Tab')
    if (target.query() === document.activeElement) return
  }
  throw new Error('The target did not get focus after pressing Tab 40 times.')
}

/** Where a part is in the window. */
export function boxOf(target: Locator): DOMRect {
  return target.element().getBoundingClientRect()
}

/** Goes back in the history, and waits until the app shows the page. */
export async function goBack(): Promise<void> {
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await left
}

export async function expectAddress(address: string | RegExp): Promise<void> {
  const { location } = window
  const shown = expect.poll(() => location.pathname + location.search + location.hash)
  await (typeof address === 'string' ? shown.toBe(address) : shown.toMatch(address))
}

export async function expectCount(target: Locator, count: number): Promise<void> {
  await expect.poll(() => target.elements().length).toBe(count)
}

export async function expectTexts(target: Locator, texts: string[]): Promise<void> {
  const shown = () => target.elements().map((element) => element.textContent.replace(/\s+/g, ' ').trim())
  await expect.poll(shown).toEqual(texts)
}

/** Missing or hidden. */
export async function expectHidden(target: Locator): Promise<void> {
  await expect.poll(() => target.elements().filter((element) => element.checkVisibility()).length).toBe(0)
}

export async function setColorScheme(scheme: 'light' | 'dark'): Promise<void> {
  await commands.setColorScheme(scheme)
}
