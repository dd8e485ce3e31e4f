// What several kinds of tasks need: course and level, length, no made-up facts.
import { ASPECT_PATTERNS } from '../aspect-patterns.ts'
import type { Need, TextTest } from '../kind.ts'

/** An exam that says the level. */
const EXAM =
  /\b(?:(?:bar|board|licensing|qualifying) exam|ap [a-z]{4}|cpa|fe exam|gmat|gre|ielts|lsat|mcat|mpre|nclex|praxis|toefl|usmle)\b/i

/** "For a class of 8" and "for my students" don't say the level. */
const ANY_CLASS =
  /\b(?:for|with|to|in) (?:(?:a|an|my|our|the|all|some|\d{1,4}|one|two|small|large|big|whole) ){0,3}(?:class(?:es)?|group|students?|people|participants|section|session|workshop)(?: of \d{1,4}(?: \w{1,12})?)?\b/gi

/** Says the level. */
export const LEVEL: TextTest = {
  test: (text) => EXAM.test(text) || ASPECT_PATTERNS.audience.test(text.replace(ANY_CLASS, '')),
}

/** Needs that several kinds share. */
export const COURSE: Need = [
  'Course and level: {{course_and_level}}',
  'What’s hard for a first-year student is easy for a senior.',
  LEVEL,
]

export const GAPS: Need = [
  'Use only the facts above. Where a detail is missing, leave a gap in [square brackets] instead of making one up.',
  'A gap in brackets is easy to spot, and a made-up name or date isn’t.',
]

/** What only citations are about. */
export const CITING =
  /\b(?:cit(?:e|es|ed|ing|ations?)|apa|mla|chicago|harvard|ieee|ama|vancouver|references?|bibliography|footnotes?|bibtex|sources?|works cited|et al|doi|quot\w{1,8})\b/i

/** When little is known about a task, the AI asks best. */
export const QUESTIONS_FIRST =
  'Before you start, ask me, in one list, the questions (at most five) whose answers would change the result.'

export const WORDS: Need = ['Length: {{number_of_words}} words', 'This could be a paragraph or ten pages.']

/** Names of citation styles. */
export const CITATION_STYLE = /\b(?:apa|mla|chicago|harvard|ieee|ama|vancouver|turabian|bibtex|acs|style)\b/i
