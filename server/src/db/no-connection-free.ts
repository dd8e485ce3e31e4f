/** No database connection became free in time. Uses PostgreSQL's code for too many connections. */
export class NoConnectionFree extends Error {
  readonly code = '53300'

  constructor() {
    super('no database connection became free in time')
  }
}

/** How many requests can wait for a connection. Any more are refused right away. */
export const WAITING_MAX = 2_000
