// Which numbers are accepted in addresses: whole ones in plain digits, so 1e3 and 0x10 are refused.
import * as z from 'zod/mini'

export function positiveInteger(name: string, maximum: number) {
  const error =
    maximum === Number.MAX_SAFE_INTEGER
      ? `${name} must be a whole number, 1 or greater.`
      : `${name} must be a whole number from 1 to ${maximum}.`
  return z.pipe(
    z.transform(readDigits),
    z.number(error).check(z.int(error), z.minimum(1, error), z.maximum(maximum, error)),
  )
}

/** Query strings hold digits. Other things JavaScript converts to numbers (true, [7], 0x10, 1e3) are refused. */
function readDigits(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
}

/** The largest integer in PostgreSQL. */
export function id(name: string) {
  return positiveInteger(name, 2_147_483_647)
}
