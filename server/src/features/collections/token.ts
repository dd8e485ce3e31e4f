import { randomBytes } from 'node:crypto'

/** The random part of a collection's address: 144 random bits, so that no one can guess it. */
export function createToken(): string {
  return randomBytes(18).toString('base64url')
}
