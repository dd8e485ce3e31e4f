import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { createUser } from '../testing/builders.ts'
import { commandContext } from '../testing/command-context.ts'
import { type PostgresServer, startPostgres } from '../testing/start-postgres.ts'
import { onPostgres } from '../testing/test-database.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { person } from './person.ts'

describe.runIf(onPostgres)('on a replica', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-standby-'))
  let primary: PostgresServer
  let replica: PostgresServer

  beforeAll(async () => {
    primary = await startPostgres()
    const database = await openPostgres(primary.url('postgres'), () => undefined)
    await migrate(database)
    await createUser(database.db, { netid: 'ada1' })
    await database.close()
    replica = await startPostgres({ replicaOf: primary })
  })
  afterAll(async () => {
    await replica?.stop()
    await primary?.stop()
    rmSync(folder, { recursive: true })
  })

  const run = async (command: Command, ...args: string[]) => {
    const context = commandContext({
      environment: {
        DATABASE_URL: replica.url('postgres'),
        PUBLIC_URL: 'https://prompts.example.edu',
        CAS_BASE_URL: 'https://cas.example.edu/cas',
      },
      file: (path) => join(folder, path),
    })
    await command.run(args, context)
    return context.printed.join('\n')
  }

  it('backups work, which spares the primary a long read', async () => {
    expect(await run(backup, 'library.json.gz')).toMatch(/\nSaved 1 rows in \d+ tables to /)
  })

  it.each([['export'], ['erase']])('a person’s data needs the primary: %s', async (action) => {
    await expect(run(person, action, 'ada1')).rejects.toThrow(/is a replica, which can't save anything\./)
  })
})
