const SIZE_LIMIT = 65_536

/** The body is larger than any valid response of a sign-in service. */
export class TooLarge extends Error {
  constructor() {
    super(`a response of more than ${SIZE_LIMIT} bytes`)
  }
}

export async function readLimited(response: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > SIZE_LIMIT) throw new TooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
