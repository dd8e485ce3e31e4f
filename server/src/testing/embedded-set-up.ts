import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../db/migrate.ts'
import { writeSnapshot } from './embedded-snapshot.ts'

/** Creates an empty and a migrated database. Every test file gets copies of them. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-embedded-'))
  const snapshots = { empty: join(folder, 'empty.tar'), migrated: join(folder, 'migrated.tar') }
  await Promise.all([writeSnapshot(snapshots.empty), writeSnapshot(snapshots.migrated, migrate)])
  project.provide('embeddedSnapshots', snapshots)
  return () => rm(folder, { recursive: true })
}

declare module 'vitest' {
  interface ProvidedContext {
    embeddedSnapshots: { empty: string; migrated: string }
  }
}
