import type { FoundPrompt } from './imported-prompt.ts'
import { readMarkdownFile } from './markdown-file.ts'
import { readSkillFile } from './skill-file.ts'

export const SKILL = /(?:^|\/)SKILL\.md$/i

/** The prompt of one Markdown file, which may be a skill. */
export function readMarkdown(file: { path: string; text: string }): {
  format: 'skill' | 'markdown'
  found: FoundPrompt | { refusal: string }
} {
  return SKILL.test(file.path)
    ? { format: 'skill', found: readSkillFile(file) }
    : { format: 'markdown', found: readMarkdownFile(file) }
}
