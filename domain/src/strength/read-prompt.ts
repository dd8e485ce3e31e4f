import { REASONED_FIXED_ANSWER } from '../builder/prompt-phrases.ts'
import { findFields } from '../fields/find-fields.ts'
import { hasFencedCode, withoutFencedCode } from '../text/code-fences.ts'
import { isEnglish } from '../text/is-english.ts'
import { choicePhrases, type PromptChoices } from './choice-phrases.ts'
import { GENERAL_ADVICE, LABELS } from './general-advice.ts'
import { KIND_ADVICE } from './kind-advice.ts'
import { LONG, readTask, type Task, WITH_MATERIAL, wordCount } from './task-kind.ts'

export interface ReadPrompt {
  /** The text without its code blocks. */
  prose: string
  /** The prose without phrases from this engine. */
  request: string
  task: Task
  isEnglish: boolean
  /** Includes code, text to work on, or so much detail that background is part of it. */
  hasMaterial: boolean
}

/** Ignores phrases from this engine when detecting the task, or else inserting them could change what else is missing. */
export function readPrompt(text: string, choices: PromptChoices): ReadPrompt {
  const original = text.trim()
  const outside = withoutFencedCode(original)
  // A prompt that is entirely in a code block is treated as prose.
  const allCode = !/\p{L}/u.test(withoutPhrases(outside, choices))
  const prose = allCode ? original.replace(FENCE_LINE, '') : outside
  const request = withoutPhrases(prose, choices)
  const task = readTask(request, { goal: choices.goal ?? '', original: allCode ? '' : original })
  return {
    prose,
    request,
    task,
    // "Translate: Ich komme später" asks in English.
    isEnglish: isEnglish(WITH_MATERIAL.includes(task.kind) ? prose.split(':', 1).join('') : prose),
    hasMaterial:
      (!allCode && hasFencedCode(original)) ||
      MATERIAL.test(request) ||
      findFields(request).length > 2 ||
      wordCount(request) >= LONG,
  }
}

const FENCE_LINE = /^[ \t]*(?:```|~~~).*$/gm

/** A field after a colon or on its own line, a quotation, or a paragraph after a colon. */
const MATERIAL = /(?:^>?|:)\s{0,4}\{\{|["“][^"”\n]{40}|:\s{0,4}[^\s{][^\n]{60}/m

const PHRASES = [GENERAL_ADVICE, ...Object.values(KIND_ADVICE)].flatMap((advice) =>
  Object.values(advice ?? {}).map(({ phrase }) => phrase),
)

const OWN_HEADING = new RegExp(
  `^#{1,6} (?:${Object.values(LABELS).join('|')}|Approach|Answer template)[ \\t]{0,4}$`,
  'gm',
)

function withoutPhrases(text: string, choices: PromptChoices): string {
  const chosen = Object.values(choicePhrases(choices)).filter((phrase) => phrase !== undefined)
  return [...chosen, REASONED_FIXED_ANSWER, ...PHRASES]
    .reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)
    .replace(OWN_HEADING, '')
    .trim()
}
