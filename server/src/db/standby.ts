import type { EventEmitter } from 'node:events'
import type pg from 'pg'

const standbys = new WeakSet<pg.ClientBase>()

/** PostgreSQL reports on each new connection whether it is a standby, and later if that changes. */
export function watchStandby(client: pg.Client): void {
  const { connection } = client as unknown as { connection: EventEmitter }
  connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
    if (parameterName !== 'in_hot_standby') return
    if (parameterValue === 'on') standbys.add(client)
    else standbys.delete(client)
  })
}

export function isStandby(client: pg.ClientBase): boolean {
  return standbys.has(client)
}

/** Uses PostgreSQL's code for "cannot connect now". */
export class StandbyReached extends Error {
  readonly code = '57P03'

  constructor() {
    super('the database is a standby')
  }
}
