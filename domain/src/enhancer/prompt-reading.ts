import { withoutFencedCode } from '../text/code-fences.ts'
import { ASPECTS, type Aspect, type PromptSituation, ROLE } from './prompt-aspects.ts'
import { KINDS } from './task-advice.ts'
import { readTask, type Task } from './task-kind.ts'

interface PromptReading {
  /** The text without its blocks of code. */
  prose: string
  task: Task
  says: (aspect: Aspect) => boolean
}

/** Reads a prompt so that one that was enhanced before is read as it was then: else it would grow each time. */
export function readPrompt(original: string, situation: PromptSituation): PromptReading {
  const ownWords = new Map([ROLE, ...ASPECTS].map((aspect) => [aspect, wordsOf(aspect, situation)]))
  const withoutOwnWords = (text: string) => strip(text, [...ownWords.values()].flat())

  const outside = withoutFencedCode(original)
  const request = withoutOwnWords(outside)
  // a prompt that stands in a block of code as a whole is not code
  const allCode = !/\p{L}/u.test(request)
  const prose = allCode ? original : outside
  return {
    prose,
    task: readTask(allCode ? withoutOwnWords(original.replace(FENCE_LINE, '')) : request, {
      goal: situation.goal,
      original,
    }),
    says: (aspect) =>
      aspect.found(prose, situation) || (ownWords.get(aspect) ?? []).some((words) => prose.includes(words)),
  }
}

const FENCE_LINE = /^[^\S\n]*(?:```|~~~).*$/gm

const TASKS = KINDS.flatMap((kind) => [true, false].map((fixed): Task => ({ kind, fixed })))

/** All that the enhancer would say of an aspect in this situation, whatever the task. */
function wordsOf({ words }: Aspect, situation: PromptSituation): string[] {
  return [...new Set(TASKS.map((task) => words(situation, task)))].filter((text) => text !== '')
}

function strip(text: string, ownWords: readonly string[]): string {
  return ownWords
    .reduce((rest, words) => rest.replaceAll(words, ''), text)
    .replace(BARE_LABEL, '')
    .trim()
}

const NAMES = ASPECTS.map(({ name }) => name).join('|')
const BARE_LABEL = new RegExp(`^(?:(?:- )?\\*\\*(?:${NAMES}):\\*\\*|#{1,6} (?:${NAMES}))[ \\t]{0,4}$`, 'gm')
