import { enhanceByRules } from '@prompt-library/domain/enhancer/built-in-enhancer'
import type { Enhancer } from './enhancer.ts'

/** Serves where no AI service is set. Nothing leaves the server, and it costs nothing. */
export const builtInEnhancer: Enhancer = {
  provider: 'built-in',
  model: 'built-in',
  enhance: async ({ text, context }) => ({
    ...enhanceByRules(text, {
      goal: context.goal?.trim() ?? '',
      role: context.role?.trim() ?? '',
      audience: context.audience?.trim() ?? '',
      format: context.format?.trim() ?? '',
      useTemplate: context.useTemplate ?? false,
      chainOfThought: context.chainOfThought ?? false,
      fewShot: context.fewShot ?? false,
    }),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 },
  }),
}
