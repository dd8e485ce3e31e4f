// What an API key looks like (`pl_` and 48 hexadecimal digits with a checksum), what its scopes are called, and how keys
// are found in texts and removed from logs.

/** What a key can do for its owner. `write` includes reading. */
export const KEY_SCOPES = ['read', 'write'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/**
 * The prefix, 160 random bits in hexadecimal, and the CRC-32 of both in hexadecimal. docs/api-keys.md gives this pattern to
 * secret scanners.
 */
const KEY = /(?<![A-Za-z0-9_])pl_[0-9a-f]{48}(?![A-Za-z0-9_])/g
const PREFIX = 'pl_'
const CHECKSUM_LENGTH = 8

/** @param random 160 random bits in hexadecimal. */
export function toApiKey(random: string): string {
  const start = `${PREFIX}${random}`
  return `${start}${checksum(start)}`
}

/** The keys in a text, where they start. Anything with the wrong checksum was never a key. */
export function findApiKeys(text: string): { key: string; index: number }[] {
  return [...text.matchAll(KEY)]
    .map(({ 0: key, index }) => ({ key, index }))
    .filter(({ key }) => hasChecksum(key))
}

/** Whether this is a key, which the server may know or not. */
export function isApiKey(text: string): boolean {
  return findApiKeys(text)[0]?.key === text
}

/** For logs. Also removes what only looks like a key, or like a part of one. */
export function withoutApiKeys(text: string): string {
  return text.replace(/pl_[0-9a-f]{16,}/g, 'pl_…')
}

function hasChecksum(key: string): boolean {
  return key.slice(-CHECKSUM_LENGTH) === checksum(key.slice(0, -CHECKSUM_LENGTH))
}

/** CRC-32, as in zip files, in hexadecimal. Every language has it, so scanners can check keys. */
function checksum(ascii: string): string {
  let crc = 0xffffffff
  for (const character of ascii) {
    crc ^= character.charCodeAt(0)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (~crc >>> 0).toString(16).padStart(CHECKSUM_LENGTH, '0')
}
