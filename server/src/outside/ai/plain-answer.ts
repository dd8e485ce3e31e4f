import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { type AiAnswer, withoutWrapping } from './ai-answer.ts'
import { sharedWords } from './checks/words.ts'

/**
 * Reads an answer without JSON as the rewritten prompt. A model that ignores the form may also have answered the prompt or
 * talked about it, so the text must keep most words of the original and have nothing around it.
 */
export function readPlainAnswer(text: string, original: string): AiAnswer | undefined {
  if (text.length > CONTENT_MAX || /enhanced_?prompt|^\s*[[{]/i.test(text)) return undefined
  const enhancedPrompt = withoutWrapping(text.split('</think>').at(-1) ?? '')
  const isAboutPrompt = [GREETING, TALK].some((talk) => talk.test(enhancedPrompt) && !talk.test(original))
  const kept = sharedWords(original, enhancedPrompt) ?? 0
  return isAboutPrompt || kept < KEPT_MIN ? undefined : { enhancedPrompt, changes: [] }
}

const KEPT_MIN = 0.5

const CLOSING =
  "\\b(?:let me know|i(?:'ve|’ve| have) (?:added|rewritten|improved|made)|hope this helps|this version)\\b"
const SUBJECT = '(?:changes|improvements|suggestions|explanation|rationale|why (?:this|it) works)'
const HEADING = `^[#* _]{0,8}(?:key |main )?${SUBJECT}\\b[^\\n]{0,20}$`
/** What models say after a prompt, and the headings of what they explain. */
const TALK = new RegExp(`${CLOSING}|${HEADING}`, 'im')
const GREETING = /^(?:sure|certainly|of course|absolutely|here(?:'s|’s| is| are))\b/i
