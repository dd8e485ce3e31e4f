import { isNetId } from '@prompt-library/domain/people/net-id'
import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'

/** A user's identity from the sign-in service. */
export interface CasPerson {
  /** Empty if the service sent an invalid NetID. */
  netid: string
  /** Undefined if the service sent no name. Then an earlier name is kept, or the NetID is used. */
  displayName: string | undefined
  email: string | undefined
}

const NAME_MAX = 200

export function casPerson(user: string, attributes: ReadonlyMap<string, readonly string[]>): CasPerson {
  const first = (name: string) =>
    attributes
      .get(name)
      ?.map(tidy)
      .find((value) => value !== '')
  const parts = [first('givenName'), first('sn') ?? first('surname') ?? first('familyName')]
  const email = first('mail')
  return {
    netid: isNetId(user.trim()) ? user.trim().toLowerCase() : '',
    displayName: first('displayName') ?? first('cn') ?? (parts.filter(Boolean).join(' ') || undefined),
    email: email && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined,
  }
}

/** Truncates by code points, so that no surrogate pair is split. */
function tidy(text: string): string {
  const line = oneLine(text)
  return hasVisibleText(line) ? Array.from(line).slice(0, NAME_MAX).join('') : ''
}
