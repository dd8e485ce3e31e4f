import type { PromptChoices } from '@prompt-library/domain/builder/choice-phrases'
import type { EnhancementContext } from './enhancer.ts'

/** What the user selected in the builder, as the rules about prompts expect it. */
export function choicesOf(context: EnhancementContext): Required<PromptChoices> {
  return {
    goal: context.goal?.trim() ?? '',
    role: context.role?.trim() ?? '',
    audience: context.audience?.trim() ?? '',
    format: context.format?.trim() ?? '',
    useTemplate: context.useTemplate ?? false,
    chainOfThought: context.chainOfThought ?? false,
    fewShot: context.fewShot ?? false,
  }
}
