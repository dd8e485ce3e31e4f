import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../server/src/db/migrate.ts'
import { seed } from '../server/src/seeds/seed.ts'
import { writeSnapshot } from '../server/src/testing/embedded-snapshot.ts'

/** Creates the initial database once for all workers. */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-e2e-'))
  const snapshot = join(folder, 'library.tar')
  await writeSnapshot(snapshot, async (database) => {
    await migrate(database)
    await seed(database.db, { starterPrompts: true, demoData: false }, new Date())
  })
  // Playwright passes this environment to its workers.
  process.env['E2E_SNAPSHOT'] = snapshot
  return () => rm(folder, { recursive: true })
}
