import { isNetId } from '@prompt-library/domain/people/net-id'
import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'

/** A user's identity from the sign-in service. */
export interface Person {
  netid: string
  /** Undefined if the service sent no name. Then an earlier name is kept, or the NetID is used. */
  displayName: string | undefined
  email: string | undefined
}

const NAME_MAX = 200

/** Empty if the text isn't a NetID. */
export function readNetId(text: string): string {
  return isNetId(text.trim()) ? text.trim().toLowerCase() : ''
}

/** Empty if no one could see the name. Truncated by code points, so that no surrogate pair is split. */
export function readName(text: string): string {
  const line = oneLine(text)
  return hasVisibleText(line) ? Array.from(line).slice(0, NAME_MAX).join('') : ''
}

export function readEmail(text: string): string | undefined {
  const email = readName(text)
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined
}
