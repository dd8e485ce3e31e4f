import { GENERAL_TEMPLATE_PARTS, lookUp, TEMPLATE_PARTS } from './prompt-phrases.ts'

/** The outline that "Use structured template" adds to a built prompt, chosen by goal. */
export function answerTemplate({ goal, format }: { goal: string; format: string }): string {
  const parts = lookUp(TEMPLATE_PARTS, goal) ?? GENERAL_TEMPLATE_PARTS
  const within = format.trim() === '' ? '' : ' Within each part, use the format requested above.'
  const lines = parts.map(([label, fill], index) => `${index + 1}. **${label}:** [${fill}]`)
  return `Structure the answer with this template. Keep its parts in this order, and replace the text in brackets.${within}\n\n${lines.join('\n')}`
}
