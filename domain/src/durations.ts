// A minute, an hour, and a day in milliseconds.

/** In milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
