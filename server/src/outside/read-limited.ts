/** Larger than any valid response of a sign-in service. */
const SIZE_LIMIT = 65_536

export class TooLarge extends Error {}

export async function readLimited(response: Response, limit = SIZE_LIMIT): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > limit) throw new TooLarge(`a response of more than ${limit} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
