import type { ReadPrompt } from '../strength/read-prompt.ts'
import { WITH_MATERIAL } from '../strength/task-kind.ts'
import { closeFences } from '../text/code-fences.ts'

export interface Phrase {
  name: string
  /** Used when the prompt has headings. */
  heading: string
  words: string
  why: string
}

/** Adds each phrase as a paragraph or a section. `added` is what each one looks like in the result. */
export function addPhrases(
  original: string,
  { prompt, additions }: { prompt: ReadPrompt; additions: readonly Phrase[] },
): { result: string; added: string[] } {
  const marks = headingMarks(prompt.prose)
  const added = additions.map(({ name, heading, words }) =>
    marks === undefined || name === 'role' ? words : `${marks} ${heading}\n\n${words}`,
  )
  const isFirst = (index: number) =>
    additions[index]?.name === 'role' || (marks === undefined && WITH_MATERIAL.includes(prompt.task.kind))
  const before = added.filter((_, index) => isFirst(index))
  const after = added.filter((_, index) => !isFirst(index))
  return {
    result: [...before, after.length > 0 ? closeFences(original) : original, ...after]
      .filter((part) => part !== '')
      .join('\n\n'),
    added,
  }
}

/** The heading level for new sections in a text with headings. A single "# …" is the title, so sections go one level below. */
function headingMarks(prose: string): string | undefined {
  const levels = [...prose.matchAll(/^(#{1,6}) \S/gm)].map(([, marks = '']) => marks)
  return levels[1] ?? (levels[0] && (levels[0].length === 1 ? '##' : levels[0]))
}
