import { GENERAL_TEMPLATE_PARTS, lookUp, TEMPLATE_PARTS } from './prompt-phrases.ts'

/** A skeleton that the answer has to follow, by the goal. */
export function answerTemplate({ goal, format }: { goal: string; format: string }): string {
  const parts = lookUp(TEMPLATE_PARTS, goal) ?? GENERAL_TEMPLATE_PARTS
  const within = format.trim() === '' ? '' : ' Within the parts, keep to the format asked for above.'
  const lines = parts.map(([label, fill], index) => `${index + 1}. **${label}:** [${fill}]`)
  return `Structure the answer by this template. Keep its parts and their order, and replace what stands in brackets.${within}\n\n${lines.join('\n')}`
}
