import type { Span } from './finding.ts'
import { findPeople, type Person } from './people.ts'
import type { Reading } from './read-text.ts'
import { indexEndingAfter } from './spans.ts'

const END =
  /(?<!\b(?:Mr|Ms|Mrs|Mx|Dr|Prof|St|Sr|Jr|vs|etc|e\.g|i\.e|al|No|no|Fig|approx|\p{Lu}))[.!?]["”’)\]]{0,2}(?=\s+["“(]?[\p{Lu}\p{Lo}\d*-])|[。！？]|\n+/gu
/** Longer ones are cut, which bounds the work for each word in them. */
const LENGTH_MAX = 400

interface Sentence extends Span {
  /** The first sentence of the text or after an empty line. */
  startsParagraph: boolean
  /** The first sentence of its line. */
  startsLine: boolean
}

/** The sentences of a text, where a line break ends one too. */
function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let startsParagraph = true
  let startsLine = true
  const close = (end: number) => {
    for (let from = start; from < end; from += LENGTH_MAX) {
      sentences.push({ start: from, end: Math.min(end, from + LENGTH_MAX), startsParagraph, startsLine })
      startsParagraph = false
      startsLine = false
    }
  }
  for (const match of text.matchAll(END)) {
    const isBreak = match[0].startsWith('\n')
    const end = match.index + (isBreak ? 0 : match[0].length)
    if (end > start) close(end)
    start = match.index + match[0].length
    if (isBreak) {
      startsLine = true
      startsParagraph ||= match[0].length > 1
    }
  }
  if (start < text.length) close(text.length)
  return sentences
}

const PRONOUN = /\b(?:he|she|they|his|her|hers|their|him|them|this student|the student)\b/i
const INTRODUCTION = /\b(?:I['’]m|I am|my name is|this is) \p{Lu}/u
const FIRST_PERSON = /\b(?:I|I['’]m|I['’]ve)\b/

export interface PeopleFinder {
  /** The sentence at a position. */
  sentenceAt: (position: number) => Sentence | undefined
  /** The people and IDs that a position is next to: in its sentence, or in the one a pronoun refers to. */
  peopleAt: (position: number) => readonly Person[]
  /** The people and IDs in the lines above, up to an empty line. */
  peopleAbove: (position: number) => readonly Person[]
}

/** Lines that name who teaches or writes, not who is described. */
const STAFF =
  /^[\s*#-]{0,6}(?:instructor|professor|teacher|taught by|lecturer|advisor|adviser|contact|author|by|from|to|cc|pi|chair|office|dear)\b/i

const SENTENCES_BACK = 2
const LINES_BACK = 8

/** Looks up people by position. Each sentence is read once, when first needed. */
export function peopleIn({ text }: Reading, ids: readonly Span[]): PeopleFinder {
  let sentences: Sentence[] | undefined
  const read = new Map<number, readonly Person[]>()
  const all = () => {
    sentences ??= splitSentences(text)
    return sentences
  }
  const inSentence = (index: number): readonly Person[] => {
    const sentence = all()[index]
    if (!sentence) return []
    let people = read.get(index)
    if (!people) {
      people = [
        ...findPeople(text.slice(sentence.start, sentence.end), sentence.start),
        ...idsIn(ids, sentence),
      ]
      read.set(index, people)
    }
    return people
  }
  const textOf = (index: number) => text.slice(all()[index]?.start, all()[index]?.end)
  /** "I" is the person introduced a few sentences before. */
  const introducedBefore = (index: number) => {
    for (let before = index - 1; before >= index - 4 && before >= 0; before--)
      if (INTRODUCTION.test(textOf(before))) return inSentence(before)
    return []
  }
  return {
    sentenceAt: (position) => all()[indexEndingAfter(all(), position)],
    peopleAt: (position) => {
      const index = indexEndingAfter(all(), position)
      const people = inSentence(index)
      if (people.length > 0) return people
      if (FIRST_PERSON.test(textOf(index))) return introducedBefore(index)
      for (let back = 0; back < SENTENCES_BACK; back++) {
        if (all()[index - back]?.startsParagraph || !PRONOUN.test(textOf(index - back))) return []
        const before = inSentence(index - back - 1)
        if (before.length > 0) return before
      }
      return []
    },
    peopleAbove: (position) => {
      let index = indexEndingAfter(all(), position)
      for (let back = 0; back <= LINES_BACK; back++, index--) {
        const people = inSentence(index)
        if (people.length > 0) return STAFF.test(textOf(index)) ? [] : people
        if (all()[index]?.startsParagraph !== false) return []
      }
      return []
    },
  }
}

function idsIn(ids: readonly Span[], { start, end }: Span): Person[] {
  const found: Person[] = []
  for (let index = indexEndingAfter(ids, start); index < ids.length; index++) {
    const id = ids[index]
    if (!id || id.start >= end) break
    found.push({ start: id.start, end: id.end, isExpert: false })
  }
  return found
}
