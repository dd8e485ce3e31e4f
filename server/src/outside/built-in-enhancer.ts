import type { Enhancer } from './enhancer.ts'
import { runInWorker } from './worker/run-in-worker.ts'

/** The enhancer that is used when no AI service is configured. Prompts stay on the server, and it's free. */
export const builtInEnhancer: Enhancer = {
  provider: 'built-in',
  isExternal: false,
  model: 'built-in',
  enhance: async ({ text, context, kind, person }) => ({
    ...(await runInWorker(person, 'enhanceByRules', text, context, kind)),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 },
  }),
}
