import { type Person, readEmail, readName, readNetId } from './person.ts'

/** Which attributes that CAS sends become a user's name and email. The NetID is empty if CAS sent an invalid one. */
export function casPerson(user: string, attributes: ReadonlyMap<string, readonly string[]>): Person {
  const first = (name: string) =>
    attributes
      .get(name)
      ?.map(readName)
      .find((value) => value !== '')
  const parts = [first('givenName'), first('sn') ?? first('surname') ?? first('familyName')]
  return {
    netid: readNetId(user),
    displayName: first('displayName') ?? first('cn') ?? (parts.filter(Boolean).join(' ') || undefined),
    email: readEmail(first('mail') ?? ''),
  }
}
