import { destination, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'
import { loggedError } from './logged-error.ts'

export const LOG_SERIALIZERS = { err: loggedError }

/** JSON lines, or human-readable output in a terminal. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>) {
  const options = { level: logLevel, serializers: LOG_SERIALIZERS }
  return process.stdout.isTTY
    ? pino(options, pretty({ ignore: 'pid,hostname', singleLine: true }))
    : // Asynchronous, so requests don't wait for the log. pino flushes it when the process exits.
      pino(options, destination({ sync: false }))
}
