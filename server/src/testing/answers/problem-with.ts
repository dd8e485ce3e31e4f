import { problemWithAnswer } from '../../outside/ai/ai-answer-check.ts'

/** What the AI service is told about its answer, or undefined if it can be used. */
export function problemWith(original: string, enhancedPrompt: string): string | undefined {
  return problemWithAnswer({ enhancedPrompt, suggestions: [] }, { original, mark: 'abc123' })?.toModel
}
