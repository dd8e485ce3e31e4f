import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isSampled } from './server/src/testing/sample.ts'

const SERVER_TESTS = ['server/src/**/*.test.ts', 'tools/*/*.test.ts']

/**
 * What `npm test` runs on the embedded database too: what opens, fills, and changes a database, the commands, the SQL with the
 * most to go wrong (lists, search, counts, charts, locks), and the server as a process. `npm run test:full` runs everything on
 * both.
 */
const ON_EMBEDDED = [
  'server/src/{db,search}/**/*.test.ts',
  'server/src/commands/*.test.ts',
  'server/src/features/prompts/{list,list-bytes,counts,upvote}.test.ts',
  'server/src/features/admin/stats.test.ts',
  'server/src/features/builder/concurrency.test.ts',
  'server/src/plugins/idempotency.test.ts',
  'server/src/main.test.ts',
  'tools/faults/*.test.ts',
]

/**
 * `rules` needs nothing but Node. `postgres` and `embedded` are the server's tests, on both databases.
 */
export default defineConfig({
  test: {
    maxWorkers: Math.min(availableParallelism(), 4),
    // modules keep nothing that another file's tests could see, so a worker loads them once and not 48 times
    isolate: false,
    // limits are for what hangs, not for what is slow on a busy machine
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'domain/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'web/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      ...(['embedded', 'postgres'] as const).map((database) => ({
        extends: true as const,
        test: {
          name: database,
          include: database === 'embedded' && isSampled ? ON_EMBEDDED : SERVER_TESTS,
          globalSetup: [`server/src/testing/${database}-set-up.ts`],
          env: { TEST_DATABASE: database },
        },
      })),
    ],
  },
})
