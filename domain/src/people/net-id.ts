import { searchKey } from '../text/text-keys.ts'
import { oneLine } from '../text/visible-text.ts'

/**
 * What a NetID can contain. ASCII only, because other characters could look like another user's NetID or become it when
 * lowercased.
 */
export function isNetId(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._@+-]{0,127}$/.test(text)
}

/** Whether someone could sign in with this NetID or have this email. */
export function isNetIdOrEmail(text: string): boolean {
  return text.includes('@') ? /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) : isNetId(text)
}

/** A NetID or email as it's stored while someone waits under it. */
export function nameKey(name: string): string {
  return searchKey(oneLine(name))
}
