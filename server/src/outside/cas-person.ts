import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'

/** Who somebody is, as the sign-in service tells it. */
export interface CasPerson {
  /** Empty where what the service gave can't be one. */
  netid: string
  /** Undefined where the service gave no name: a name known from before is kept, else the NetID stands in. */
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

/** Plain letters only: what merely looks like another's NetID, or becomes it in lower case, must not pass for it. */
export function isNetId(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._@+-]{0,127}$/.test(text)
}

/** Cut by whole characters: half of one is no character. */
function tidy(text: string): string {
  const line = oneLine(text)
  return hasVisibleText(line) ? Array.from(line).slice(0, NAME_MAX).join('') : ''
}
