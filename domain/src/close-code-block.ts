/** A code block that was left open would swallow all that follows: it is closed, the text itself stays as it is. */
export function closeCodeBlock(text: string): string {
  const fences = text.match(/^[^\S\n]*```/gm)?.length ?? 0
  return fences % 2 === 0 ? text : `${text}\n\`\`\``
}
