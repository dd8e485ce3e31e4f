/** The letter of a key, with Caps Lock too. Keyboards with another alphabet have it in the same place. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^[ -~]*$/.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
}
