import { withoutFencedCode } from '../text/code-fences.ts'
import { ASPECTS, type Aspect, type PromptContext, ROLE } from './prompt-aspects.ts'
import { KINDS } from './task-advice.ts'
import { readTask, type Task } from './task-kind.ts'

interface PromptAnalysis {
  /** The text without its code blocks. */
  prose: string
  task: Task
  covers: (aspect: Aspect) => boolean
}

/** Ignores text from an earlier enhancement when detecting the task, or else a prompt would grow with every enhancement. */
export function analyzePrompt(original: string, context: PromptContext): PromptAnalysis {
  const ownWords = new Map([ROLE, ...ASPECTS].map((aspect) => [aspect, wordsOf(aspect, context)]))
  const withoutOwnWords = (text: string) => strip(text, [...ownWords.values()].flat())

  const outside = withoutFencedCode(original)
  const request = withoutOwnWords(outside)
  // A prompt that is entirely in a code block is treated as prose.
  const allCode = !/\p{L}/u.test(request)
  const prose = allCode ? original : outside
  return {
    prose,
    task: readTask(allCode ? withoutOwnWords(original.replace(FENCE_LINE, '')) : request, {
      goal: context.goal,
      original,
    }),
    covers: (aspect) =>
      aspect.found(prose, context) || (ownWords.get(aspect) ?? []).some((words) => prose.includes(words)),
  }
}

const FENCE_LINE = /^[^\S\n]*(?:```|~~~).*$/gm

const TASKS = KINDS.flatMap((kind) => [true, false].map((fixed): Task => ({ kind, fixed })))

/** Every text that the enhancer could add for an aspect in this context, for any task. */
function wordsOf({ words }: Aspect, context: PromptContext): string[] {
  return [...new Set(TASKS.map((task) => words(context, task)))].filter((text) => text !== '')
}

function strip(text: string, ownWords: readonly string[]): string {
  return ownWords
    .reduce((rest, words) => rest.replaceAll(words, ''), text)
    .replace(BARE_LABEL, '')
    .trim()
}

const NAMES = ASPECTS.map(({ name }) => name).join('|')
const BARE_LABEL = new RegExp(`^(?:(?:- )?\\*\\*(?:${NAMES}):\\*\\*|#{1,6} (?:${NAMES}))[ \\t]{0,4}$`, 'gm')
