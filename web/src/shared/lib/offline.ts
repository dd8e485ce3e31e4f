const OFFLINE = 'You’re offline.'
const CHECK = /Check your connection[^.]{0,50}\.(?: If that doesn’t[^.]{0,50}\.)?/

/** What is said about something that failed without an answer, with “You’re offline.” where the browser knows that. */
export function namingOffline(said: string): string {
  if (navigator.onLine !== false) return said
  if (CHECK.test(said)) return said.replace(CHECK, OFFLINE)
  // Some specified texts have no period.
  return `${said.replace(/[^.!?]$/, '$&.')} ${OFFLINE}`.trim()
}
