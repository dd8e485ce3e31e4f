import type { Enhancer } from './enhancer.ts'
import { runInWorker } from './worker/run-in-worker.ts'

/** Used when no AI service is configured. Prompts stay on the server, and it's free. */
export const builtInEnhancer: Enhancer = {
  provider: 'built-in',
  isExternal: false,
  model: 'built-in',
  enhance: async ({ text, context }) => ({
    ...(await runInWorker('enhanceByRules', text, {
      goal: context.goal?.trim() ?? '',
      role: context.role?.trim() ?? '',
      audience: context.audience?.trim() ?? '',
      format: context.format?.trim() ?? '',
      useTemplate: context.useTemplate ?? false,
      chainOfThought: context.chainOfThought ?? false,
      fewShot: context.fewShot ?? false,
    })),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 },
  }),
}
