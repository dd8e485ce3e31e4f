import { closeFences, hasFencedCode } from '../text/code-fences.ts'
import type { ReadPrompt } from './read-prompt.ts'

/** A paragraph, list, or section to add. */
export interface Addition {
  place: (typeof PLACES)[number]
  /** Used when the prompt has headings. Sentences with the same heading are one paragraph. */
  heading: string
  words: string
  why: string
  suggestion: string
}

/** In the order of the result. */
export const PLACES = ['start', 'details', 'chosen', 'rules', 'end', 'material'] as const

/**
 * Where the built-in enhancer adds its sentences, lists, and sections: around the text, under headings if the prompt
 * has some. `added` is what each one looks like in the result.
 */
export function layOut(
  original: string,
  { prompt, additions }: { prompt: ReadPrompt; additions: readonly Addition[] },
): { result: string; added: string[] } {
  const marks = headingMarks(prompt.prose)
  const added = additions.map(({ place, heading, words }, index) => {
    const isStart = place === 'start' || additions[index - 1]?.heading === heading
    return marks === undefined || isStart ? words : `${marks} ${heading}\n\n${words.replace(DETAILS, '')}`
  })
  const isLoose = prompt.hasMaterial && !hasFencedCode(original) && LOOSE.test(original)
  // What follows a text to work on could be read as part of it.
  const isBefore = (index: number) => additions[index]?.place === 'start' || (marks === undefined && isLoose)
  const joined = (isWanted: (index: number) => boolean) =>
    additions.reduce((text, { heading, place }, index) => {
      if (!isWanted(index)) return text
      const isSame = place === 'rules' && additions[index - 1]?.heading === heading
      return text + (text === '' ? '' : isSame ? ' ' : '\n\n') + added[index]
    }, '')
  const before = joined(isBefore)
  const after = joined((index) => !isBefore(index))
  const parts = [before, after === '' ? original : closeFences(original), after]
  return { result: parts.filter((part) => part !== '').join('\n\n'), added }
}

/** A text on lines of its own or after a colon, not one that's attached or quoted. */
const LOOSE = /\n|:\s/

/** The line above a list, which its heading replaces. */
export const DETAILS = 'Details:\n'

/** The heading level for new sections in a text with headings. A single "# …" is the title, so sections go one level below. */
function headingMarks(prose: string): string | undefined {
  const levels = [...prose.matchAll(/^(#{1,6}) \S/gm)].map(([, marks = '']) => marks)
  return levels[1] ?? (levels[0] && (levels[0].length === 1 ? '##' : levels[0]))
}
