import { destination, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

/** JSON lines, or easy reading where a person watches. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>) {
  const options = { level: logLevel }
  return process.stdout.isTTY
    ? pino(options, pretty({ ignore: 'pid,hostname', singleLine: true }))
    : // a request does not wait until its line is written; what is still to be written when the process ends, is
      pino(options, destination({ sync: false }))
}
