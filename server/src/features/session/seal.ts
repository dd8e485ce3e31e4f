// Texts that only the browser of a session can have read: they are encrypted with its token, of which the server keeps a hash.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export function seal(text: string, token: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(token), iv)
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64url')
}

/** Throws if the text was sealed with another token or has been changed since. */
export function unseal(sealed: string, token: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const start = IV_BYTES + TAG_BYTES
  const cipher = createDecipheriv(CIPHER, keyOf(token), bytes.subarray(0, IV_BYTES))
  cipher.setAuthTag(bytes.subarray(IV_BYTES, start))
  return Buffer.concat([cipher.update(bytes.subarray(start)), cipher.final()]).toString('utf8')
}

/** Not the hash that the database has. */
function keyOf(token: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', token, '', 'sealed with a session', 32))
}
