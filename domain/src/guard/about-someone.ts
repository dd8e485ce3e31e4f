// Which sentences about conduct, pay, or aid are about a person.
import type { Span } from './finding.ts'
import type { PeopleFinder } from './people-finder.ts'
import { isHarmless, type Reading } from './read-text.ts'
import type { Sentence } from './sentences.ts'

const BEFORE_MAX = 80
const LINE_MAX = 1_000
/** "Notes: …" */
const RECORD_LINE = /^[\s*•–-]{0,6}["']?[\p{L}_/ ]{2,40}["']?[:=]/u

/** The sentence of a span, if it's about someone who isn't in a story. */
export function aboutSomeone(reading: Reading, span: Span, finder: PeopleFinder): Sentence | undefined {
  if (isHarmless(reading, span)) return undefined
  const sentence = finder.sentenceAt(span.start)
  if (!sentence || finder.isStudied(sentence)) return undefined
  const people = finder.peopleOf(sentence)
  const near =
    people.length > 0
      ? people
      : isInRecordLine(reading.text, sentence)
        ? finder.peopleAbove(sentence)
        : peopleBefore(sentence, finder)
  // A family name, or the ID itself.
  if (near.some((person) => person.start <= span.start && span.end <= person.end)) return undefined
  return near.length > 0 ? sentence : undefined
}

/** "The board found you responsible. The sanction is probation." */
function peopleBefore(sentence: Sentence, finder: PeopleFinder) {
  const last = sentence.startsParagraph ? undefined : finder.sentenceAt(sentence.start - 2)
  return last && finder.isPrivate(sentence) ? finder.peopleOf(last) : []
}

/** "Summary: … Interim suspension issued." */
function isInRecordLine(text: string, { start }: Sentence): boolean {
  const line = text.slice(Math.max(0, start - LINE_MAX), start + 60)
  return RECORD_LINE.test(line.slice(line.lastIndexOf('\n', Math.min(start, LINE_MAX) - 1) + 1))
}

/** What a sentence says before a span, cut to the part that says what the span means. */
export const wordsBefore = (text: string, { start }: Span, sentence: Sentence) =>
  text.slice(Math.max(sentence.start, start - BEFORE_MAX), start)
