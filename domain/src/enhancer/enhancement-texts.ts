// The sentences about enhancements: when one failed, when the server can't be reached, and when the hourly limit is
// reached.
import { ENHANCEMENTS_PER_HOUR } from '../limits.ts'

/** The AI service failed, timed out, or returned something other than a rewritten prompt. */
export const ENHANCEMENT_FAILED = 'Failed to enhance prompt. Please try again.'

/** The library's own server could not be reached. */
export const ENHANCEMENT_UNREACHABLE = 'Error connecting to enhancement service.'

/** Shown when the server responds with 429. */
export const ENHANCEMENT_LIMIT_REACHED =
  "You've reached your hourly limit for AI enhancements. Please try again later."

/** The message in the 429 response. API clients recognize it by the words "rate limit". */
export const ENHANCEMENT_RATE_LIMIT = `${ENHANCEMENT_LIMIT_REACHED} The rate limit is ${ENHANCEMENTS_PER_HOUR} per hour.`

/** Shown before a request is sent when no enhancements are left. `time` is formatted for display, such as 3:45 PM. */
export function enhancementWait(time: string): string {
  return `You've reached your hourly limit of ${ENHANCEMENTS_PER_HOUR} AI enhancements. Please wait until ${time} to use this feature again.`
}

/** Shown with `enhancementWait`. */
export const API_COST_NOTE = 'The limit helps us manage API costs so everyone can use this feature.'
