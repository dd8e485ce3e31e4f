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
const INTRODUCTION =
  /\b(?:[Ii]['’]?m|[Ii] am|[Mm]y name is|[Tt]his is|I,|[Mm]e llamo|[Ss]oy|[Jj]e m['’]appelle|[Jj]e suis|[Ii]ch bin|[Mm]ein Name ist) \p{Lu}|\p{Lu}\p{L}{1,20} here\b|^\s{0,4}From: |我是|我叫/u
const FIRST_PERSON = /\b(?:I|I['’](?:m|ve|d)|i|im|i['’](?:m|ve)|[Mm]y|mein(?:e[rn]?)?|ich|mi|je|mon|ma)\b/
/** Sentences that aren't about the person of the one before, although they name no one. */
const GENERAL_SUBJECT =
  /\b(?:students|everyone|everybody|anyone|people|class|classes|section|participants|mean|median|each|all|most|many|some|weights?|worth|counts?|policy|policies|syllabus|requires?|required|requirement|must|scale|may|might|research|study|studies|article|literature|explain|describe|define|discuss|list|compare|create|design|generate|include|use|add|make|write|draft|summarize|translate|general|info|information|an? [A-DF])\b/i
const SECOND_PERSON = /\b(?:you|your|you['’](?:re|ve)|usted|tu|votre|vous|Ihre?n?|Sie|dein)\b/i
const GREETING =
  /^[\s"“«]{0,3}(?:dear|hi|hello|hey|good (?:morning|afternoon)|hola|estimad[oa]|querid[oa]|bonjour|ch[eè]re?|madame|monsieur|liebe[rs]?|sehr geehrte[rs]?|hallo|ciao|gentile|beste|hej|olá)\b/i
const SENTENCES_TO_HEADER = 8
const CLOSING =
  /\b(?:best|kind|warm|many|regards|thanks|thank you|sincerely|cheers|yours|truly|respectfully|gracias|saludos|merci|cordialement|mit freundlichen grüßen|viele grüße|lg|vg|id|student id|student number|netid|class of)\b/gi
const SIGNATURE_MAX = 100
const SENTENCES_AFTER = 8

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
  const sentences = lazily(() => splitSentences(text))
  const read = new Map<number, readonly Person[]>()
  const inSentence = (index: number): readonly Person[] => {
    const sentence = sentences()[index]
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
  const textOf = (index: number) => text.slice(sentences()[index]?.start, sentences()[index]?.end)
  /** The person who signed the text in one of its last sentences, which has little else in it. */
  const signature = lazily(() => {
    const count = sentences().length
    for (let index = count - 1; index >= Math.max(0, count - SENTENCES_AFTER); index--) {
      const line = textOf(index)
      if (line.length > SIGNATURE_MAX) continue
      const people = inSentence(index)
      if (people.length === 0) continue
      const named = people.reduce((length, { start, end }) => length + end - start, 0)
      const rest = line.replace(CLOSING, '').replace(/[^\p{L}\d]/gu, '').length - named
      if (rest < 6) return people
    }
    return []
  })
  /** "I" is the person introduced a few sentences before, or the one who signed. */
  const writer = (index: number) => {
    for (let before = index; before >= index - SENTENCES_TO_HEADER && before >= 0; before--)
      if (INTRODUCTION.test(textOf(before))) return inSentence(before)
    return signature()
  }
  /** "You" is the person greeted above. */
  const addressee = (index: number) => {
    for (let before = index; before >= index - SENTENCES_TO_HEADER && before >= 0; before--)
      if (GREETING.test(textOf(before))) return inSentence(before)
    return []
  }
  return {
    sentenceAt: (position) => sentences()[indexEndingAfter(sentences(), position)],
    peopleAt: (position) => {
      const index = indexEndingAfter(sentences(), position)
      const people = inSentence(index)
      if (people.some(({ isExpert }) => !isExpert)) return people
      const isFirstPerson = FIRST_PERSON.test(textOf(index))
      const self = isFirstPerson ? writer(index) : []
      if (self.length > 0 || people.length > 0) return [...people, ...self]
      const greeted = SECOND_PERSON.test(textOf(index)) ? addressee(index) : []
      if (greeted.length > 0) return greeted
      for (let back = 0; back < SENTENCES_BACK; back++) {
        const current = textOf(index - back)
        const isNote =
          !sentences()[index - back]?.startsLine && !isFirstPerson && !GENERAL_SUBJECT.test(current)
        if (sentences()[index - back]?.startsParagraph || !(isNote || PRONOUN.test(current))) return []
        const before = inSentence(index - back - 1)
        if (before.length > 0) return before
      }
      return []
    },
    peopleAbove: (position) => {
      let index = indexEndingAfter(sentences(), position)
      for (let back = 0; back <= LINES_BACK; back++, index--) {
        const people = inSentence(index)
        if (people.length > 0) return STAFF.test(textOf(index)) ? [] : people
        if (sentences()[index]?.startsParagraph !== false) return []
      }
      return []
    },
  }
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
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
