import { ENHANCEMENTS_PER_HOUR } from '../limits.ts'

/** The service failed, was too slow, or answered something that is no rewritten prompt. */
export const ENHANCEMENT_FAILED = 'Failed to enhance prompt. Please try again.'

/** No answer came from the library's own server. */
export const ENHANCEMENT_UNREACHABLE = 'Error connecting to enhancement service.'

/** Told when the server refuses with 429. */
export const ENHANCEMENT_LIMIT_REACHED =
  "You've reached your hourly limit for AI enhancements. Please try again later."

/** The sentence of the 429 itself. Callers tell this refusal from others by the words "rate limit". */
export const ENHANCEMENT_RATE_LIMIT = `${ENHANCEMENT_LIMIT_REACHED} The rate limit is ${ENHANCEMENTS_PER_HOUR} an hour.`

/** Told before anything is sent, when none is left. `time` as the person reads it, such as 3:45 PM. */
export function enhancementWait(time: string): string {
  return `You've reached your hourly limit of ${ENHANCEMENTS_PER_HOUR} AI enhancements. Please wait until ${time} to use this feature again.`
}

/** Goes with the sentence above. */
export const API_COST_NOTE = 'The limit helps us manage API costs, so that everyone can use this feature.'
