/** Words that decide the kind of task and are often misspelled. Short ones are too close to other words. */
const WORDS =
  'abstract agenda annotated assignment bibliography biography brainstorm calendar checklist citation conclusion discussion explain feedback flashcards grammar infographic instagram interview introduction invitation newsletter paragraph paraphrase powerpoint presentation proofread proposal questionnaire questions recommendation reflection rephrase research resume rewrite rubric schedule simplify spreadsheet statement summarise summarize summary survey syllabus thesis translate'.split(
    ' ',
  )

/**
 * Which misspelled words still decide the kind of task. A known word for one with a single letter too many, too few,
 * wrong, or swapped. Any other word stays.
 */
export function corrected(word: string): string {
  const lower = word.toLowerCase()
  return (!isKnown(lower) && WORDS.find((known) => isOneOff(lower, known))) || word
}

function isKnown(word: string): boolean {
  return WORDS.includes(word) || STEMS.has(stem(word))
}

function stem(word: string): string {
  return word.replace(/(?:s|d|r|er|ed|ing|ive|al)$/, '')
}

const STEMS: ReadonlySet<string> = new Set(WORDS.flatMap((word) => [word, stem(word)]))

function isOneOff(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false
  let start = 0
  while (start < known.length && word[start] === known[start]) start += 1
  const [rest, knownRest] = [word.slice(start), known.slice(start)]
  return (
    rest.slice(1) === knownRest.slice(1) ||
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    (rest[0] === knownRest[1] && rest[1] === knownRest[0] && rest.slice(2) === knownRest.slice(2))
  )
}
