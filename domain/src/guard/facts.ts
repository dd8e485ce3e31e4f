// Whether what a text says is about a real person: someone it names, or whom its words refer to.

import type { AboutWhom } from './about-whom.ts'
import type { Span } from './finding.ts'
import { isHarmless, type Reading } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { wordsOf } from './words.ts'

/** How much of a sentence before a fact says what it means. */
const BEFORE_MAX = 80
/** Rules and advice hold for anyone. */
const GENERAL =
  wordsOf(`students? (?:who|with),any student,all students,students (?:may|must|can|should|are|were|found),anyone,everyone,no one,people
  participants,applicants,those who,policy,policies,handbook,code of conduct,workshops?,trainings?,awareness,survey,study,rates? of
  how (?:to|do|should),what (?:is|are|happens|counts),if (?:a|an|you|any|someone|students?),unless,e\\.g`)

/** The sentence of a span, if it says something about someone who is real. */
export function sentenceAboutPerson(reading: Reading, span: Span, about: AboutWhom): Sentence | undefined {
  if (isHarmless(reading, span)) return undefined
  const sentence = about.sentenceAt(span.start)
  if (!sentence || about.says(sentence, GENERAL)) return undefined
  const people = about.peopleOf(sentence)
  // A family name, or the ID itself.
  if (people.some((person) => person.start <= span.start && span.end <= person.end)) return undefined
  return people.length > 0 ? sentence : undefined
}

/** What a sentence says before a span. */
export const wordsBefore = (text: string, { start }: Span, sentence: Sentence) =>
  text.slice(Math.max(sentence.start, start - BEFORE_MAX), start)

/** What comes between the last person before a span and the span, or nothing if there is none. */
export function wordsSincePerson(
  text: string,
  { start }: Span,
  sentence: Sentence,
  about: AboutWhom,
): string | undefined {
  const last = about
    .peopleOf(sentence)
    .findLast(({ end, isStaff }) => !isStaff && end <= start && end > sentence.start)
  return last && text.slice(last.end, start)
}
