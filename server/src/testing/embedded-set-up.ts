import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { EXTENSIONS, wrapPGlite } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { IN_MEMORY } from './test-database.ts'

/** Makes one migrated database, of which every test file gets a copy: opening an empty one takes seconds. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-embedded-'))
  const pglite = new PGlite({ extensions: EXTENSIONS })
  const database = await wrapPGlite(pglite, IN_MEMORY)
  await migrate(database)
  const snapshot = join(folder, 'migrated.tar')
  await writeFile(snapshot, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  project.provide('embeddedSnapshot', snapshot)
  return () => rm(folder, { recursive: true })
}

declare module 'vitest' {
  interface ProvidedContext {
    embeddedSnapshot: string
  }
}
