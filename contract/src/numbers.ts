import * as z from 'zod/mini'

export function positiveInteger(name: string, maximum: number) {
  const error =
    maximum === Number.MAX_SAFE_INTEGER
      ? `${name} must be a whole number from 1.`
      : `${name} must be a whole number from 1 to ${maximum}.`
  return z.coerce.number(error).check(z.int(error), z.minimum(1, error), z.maximum(maximum, error))
}

/** PostgreSQL's integers end there; beyond it there is nothing. */
export function id(name: string) {
  return positiveInteger(name, 2_147_483_647)
}
