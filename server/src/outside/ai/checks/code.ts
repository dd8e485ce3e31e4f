import { closeFences, fencedCode } from '@prompt-library/domain/text/code-fences'
import type { AnswerCheck } from './answer-check.ts'

/** Code blocks that are gone, changed, or left open. Spaces at the end of a line and the fence's label may differ. */
export const code: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    if (isOpen(rewritten) && !isOpen(original)) return true
    const kept = codeBlocks(rewritten)
    const exact = new Set(kept)
    // A block can become part of a longer one. The separator keeps it from matching across two.
    const all = `\n${kept.join('\n\0\n')}\n`
    return codeBlocks(original).some((block) => !exact.has(block) && !all.includes(`\n${block}\n`))
  },
  toModel: 'A code block is missing, changed, or not closed. Keep every code block exactly as it is written.',
  toUser: 'The AI service changed a code block. Try again.',
}

/** An open block includes everything that follows. */
function isOpen(text: string): boolean {
  return closeFences(text) !== text
}

function codeBlocks(text: string): string[] {
  return fencedCode(text)
    .map(withoutTrailingSpace)
    .filter((block) => block !== '')
}

/** Without a regular expression, which would take minutes for a long run of spaces. */
function withoutTrailingSpace(block: string): string {
  const lines = block.split('\n').map((line) => line.trimEnd())
  return lines.join('\n').replace(/^\n+/, '').trimEnd()
}
