import * as z from 'zod/mini'

export function positiveInteger(name: string, maximum: number) {
  const error =
    maximum === Number.MAX_SAFE_INTEGER
      ? `${name} must be a whole number from 1.`
      : `${name} must be a whole number from 1 to ${maximum}.`
  return z.pipe(
    z.transform(readDigits),
    z.number(error).check(z.int(error), z.minimum(1, error), z.maximum(maximum, error)),
  )
}

/** Addresses hold digits; nothing else that JavaScript would take for a number (true, [7], 0x10, 1e3) is one. */
function readDigits(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
}

/** PostgreSQL's integers end there; beyond it there is nothing. */
export function id(name: string) {
  return positiveInteger(name, 2_147_483_647)
}
