import * as z from 'zod/mini'

/** The sentence for a text that's too long: "Titles must be 200 characters or fewer." */
export function atMost(max: number, subject: string, detail = '') {
  // Formatted lazily: the first toLocaleString call takes a browser 12 ms, and this module is part of the first load.
  return z.maxLength(max, {
    error: () => `${subject} must be ${max.toLocaleString('en-US')} characters or fewer${detail}.`,
  })
}
