import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * `rules` needs nothing but Node. The server's tests run twice, as `embedded` and as `postgres`: the same files on
 * both databases.
 */
export default defineConfig({
  test: {
    maxWorkers: Math.min(availableParallelism(), 4),
    // modules keep nothing that another file's tests could see, so a worker loads them once and not 48 times
    isolate: false,
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
          include: ['server/src/**/*.test.ts', 'tools/*/*.test.ts'],
          globalSetup: [`server/src/testing/${database}-set-up.ts`],
          env: { TEST_DATABASE: database },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
})
