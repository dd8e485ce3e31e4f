import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { migrate } from '../server/src/db/migrate.ts'
import { seed } from '../server/src/seeds/seed.ts'
import { writeSnapshot } from '../server/src/testing/embedded-snapshot.ts'

/** Creates the initial database and the gallery once for all workers. */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-e2e-'))
  const snapshot = join(folder, 'library.tar')
  const gallery = join(folder, 'gallery')
  await Promise.all([
    writeSnapshot(snapshot, async (database) => {
      await migrate(database)
      await seed(database.db, { starterPrompts: true, demoData: false }, new Date())
    }),
    buildGallery(gallery),
  ])
  // Playwright passes this environment to its workers.
  process.env['E2E_SNAPSHOT'] = snapshot
  process.env['E2E_GALLERY'] = gallery
  return () => rm(folder, { recursive: true })
}

async function buildGallery(outDir: string): Promise<void> {
  const root = join(import.meta.dirname, '../web')
  await build({
    root,
    mode: 'gallery',
    logLevel: 'error',
    // Turns on React's warnings.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: join(root, 'gallery.html') },
    },
  })
}
