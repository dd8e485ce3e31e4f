import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { hasChanged } from './scripts/has-changed.mjs'
import { isSampled } from './server/src/testing/sample.ts'

const SERVER_TESTS = ['server/src/**/*.test.ts', 'tools/*/*.test.ts']

const ON_EMBEDDED_ONLY = ['server/src/main.test.ts', 'tools/faults/*.test.ts']

/**
 * What `npm test` runs on the embedded database: what opens and changes a database, what many requests do at once, and the
 * server as a process, which also fills it. The browser tests use it as well. `npm run test:full` runs everything on both.
 */
const ON_EMBEDDED = [
  'server/src/db/**/!(migrate).test.ts',
  'server/src/features/prompts/{access,counts,upvote}.test.ts',
  'server/src/features/oauth/killed.test.ts',
  'server/src/plugins/idempotency.test.ts',
  ...ON_EMBEDDED_ONLY,
]

/** Sets of marked texts and searches, which `npm test` measures if what they measure has changed lately. */
const UNCHANGED_QUALITY = isSampled
  ? [
      ...(hasChanged('domain/src', 'domain/quality') ? [] : ['domain/quality/guard/quality.test.ts']),
      ...(hasChanged('server/src/search', 'server/src/seeds', 'domain/src/text', 'tools/search-quality')
        ? []
        : ['tools/search-quality/search-quality.test.ts']),
    ]
  : []

const LONGEST =
  /(commands|concurrency|event-loop|faults|find-sensitive|list-bytes|main|migrate|regexes|permissions|round-trip|visibility-walk)\.test\.m?[jt]s$/

/** Starts the longest files first, so that none of them runs alone at the end. Vitest knows their times only from earlier runs. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const { true: longest = [], false: others = [] } = Object.groupBy(
      sorted,
      ({ moduleId }) => `${LONGEST.test(moduleId)}`,
    )
    return [...longest, ...others]
  }
}

/**
 * `rules` needs nothing but Node. `components` (web/vitest.config.ts) runs in Chromium without a server. `postgres` and `embedded` are the server's tests, on both databases.
 */
export default defineConfig({
  test: {
    // One more than there are cores, because many tests wait: for a time limit, or for PostgreSQL.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    // modules keep nothing that another file's tests could see, so a worker loads them once and not 48 times
    isolate: false,
    sequence: { sequencer: LongestFirst },
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
            'domain/{src,quality}/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'web/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: UNCHANGED_QUALITY,
          setupFiles: isSampled ? ['scripts/same-seed.mjs'] : [],
        },
      },
      'web/vitest.config.ts',
      ...(['embedded', 'postgres'] as const).map((database) => ({
        extends: true as const,
        test: {
          name: database,
          include: database === 'embedded' && isSampled ? ON_EMBEDDED : SERVER_TESTS,
          // These mostly wait for servers to start.
          exclude: [...UNCHANGED_QUALITY, ...(database === 'postgres' && isSampled ? ON_EMBEDDED_ONLY : [])],
          globalSetup: [`server/src/testing/${database}-set-up.ts`],
          env: { TEST_DATABASE: database },
        },
      })),
    ],
  },
})
