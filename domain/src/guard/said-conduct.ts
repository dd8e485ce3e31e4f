// Where a text says in any words what someone did, or has to do for it, and that it's about a person.
import { aboutSomeone, wordsBefore } from './about-someone.ts'
import * as frames from './conduct-frames.ts'
import type { Span } from './finding.ts'
import { GENERAL_CONDUCT, GENERAL_PEOPLE, NOTHING } from './matter-rules.ts'
import type { PeopleFinder } from './people-finder.ts'
import type { Reading } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { indexEndingAfter, overlapsAny, spanOfMatch, withoutOverlaps } from './spans.ts'

/** What a sentence says after the words of a frame. */
interface Frame extends Span {
  /** Where the words begin that introduce it. */
  from: number
  /** What else the text must say. */
  needs: Need
}

const NEEDS = [
  'nothing',
  /** The text is about someone's conduct. */
  'record',
  /** It is, or it could be. */
  'topic',
  /** It is, or it could be, and the sentence is about who did it. */
  'doer',
  /** It's about nothing else. */
  'conduct record',
  /** Something that was done or decided is found in the text. */
  'fact',
  /** … in the same sentence. */
  'same fact',
] as const
type Need = (typeof NEEDS)[number]

export interface ConductFrames {
  frames: readonly Frame[]
  /** What shows that the text is about someone's conduct. */
  records: readonly Span[]
  /** What shows that it is, or could be. */
  topics: readonly Span[]
  /** What shows that it's about nothing else. */
  conductRecords: readonly Span[]
}

const OBJECT_MAX = 160
/** How far from a frame the text can say what it's about. */
const RECORD_MAX = 600

export function conductFrames(text: string): ConductFrames {
  const conductRecords = Array.from(text.matchAll(frames.CONDUCT_RECORD), spanOfMatch)
  const patterns: Record<Need, readonly RegExp[]> = {
    nothing: frames.DID,
    record: [...frames.DID_IN_RECORD, frames.LABEL],
    topic: [frames.BLAMED],
    doer: frames.MISDEEDS,
    'conduct record': conductRecords.length > 0 ? [frames.DEED] : [],
    fact: [frames.MUST],
    'same fact': [frames.DECIDED],
  }
  const found = NEEDS.flatMap((needs) => patterns[needs].flatMap((pattern) => framesOf(text, pattern, needs)))
  const [records = [], more = []] = [frames.RECORD, frames.TOPIC].map((pattern) =>
    found.length === 0 ? [] : Array.from(text.matchAll(pattern), spanOfMatch),
  )
  return { frames: found, records, topics: withoutOverlaps([...records, ...more]), conductRecords }
}

function framesOf(text: string, pattern: RegExp, needs: Need): Frame[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: intro, index }) => {
    const start = index + intro.length
    const rest = text.slice(start, start + OBJECT_MAX)
    const object = rest.slice(0, frames.CLAUSE_END.exec(rest)?.index)
    if (!SAYS_SOMETHING.test(object) || NOTHING.test(object.trim())) return []
    const isOwn = pattern === frames.LABEL && frames.OWN_LABEL.test(intro)
    return [{ from: index, start, end: start + object.length, needs: isOwn ? 'nothing' : needs }]
  })
}

const SAYS_SOMETHING = /^(?!(?:we|I|let['’]s)\b).{0,40}?\p{L}{3}/u

/** What the text says that someone did, or has to do for it. `found` is what it says in usual words. */
export function saidInFrames(
  reading: Reading,
  finder: PeopleFinder,
  { frames: all, records, topics, conductRecords }: ConductFrames,
  found: readonly Span[],
): Span[] {
  const { text } = reading
  const said: Span[] = []
  for (const needs of NEEDS) {
    const known = withoutOverlaps([...found, ...said])
    for (const frame of all) {
      if (frame.needs !== needs) continue
      const sentence = aboutSomeone(reading, frame, finder)
      if (!sentence) continue
      const span = { start: frame.start, end: Math.min(frame.end, sentence.end) }
      const intro = { start: frame.from, end: frame.end }
      const isMeant = {
        nothing: () => !GENERAL_CONDUCT.test(wordsBefore(text, span, sentence)),
        record: () => isNear(records, span, intro) || isNear(known, span),
        topic: () => isNear(topics, span, intro) && !finder.says(sentence, GENERAL_CONDUCT),
        doer: () =>
          isNear(records, span, intro) &&
          (!isOthers(finder, sentence, span) || IS_SUBJECT.test(wordsBefore(text, span, sentence))),
        'conduct record': () => isNear(conductRecords, span) && !isOthers(finder, sentence, span),
        fact: () => isNear(known, span),
        'same fact': () => overlapsAny(known, span),
      }
      if (!GENERAL_PEOPLE.test(wordsBefore(text, span, sentence)) && isMeant[needs]())
        said.push(trimmed(text, span))
    }
  }
  return said
}

/** Whether one of the sorted spans is near another one, leaving out those that are a part of it. */
function isNear(sorted: readonly Span[], { start, end }: Span, except?: Span): boolean {
  for (let index = indexEndingAfter(sorted, start - RECORD_MAX); index < sorted.length; index++) {
    const one = sorted[index]
    if (!one || one.start > end + RECORD_MAX) return false
    if (!except || one.end <= except.start || one.start >= except.end) return true
  }
  return false
}

/** What a witness, a teacher, or an officer did. */
function isOthers(finder: PeopleFinder, sentence: Sentence, { start }: Span): boolean {
  const last = finder.peopleOf(sentence).findLast(({ end, isId }) => !isId && end <= start)
  return last !== undefined && (last.isBystander === true || last.isExpert) && start - last.end <= 60
}
/** "Coach Tom Ray kept texting players": right after a name. */
const IS_SUBJECT = /\p{Lu}[\p{L}'’-]{1,20} (?:(?:has|had|have|allegedly|reportedly|also|then) ){0,2}$/u

const trimmed = (text: string, { start, end }: Span): Span => ({
  start,
  end: start + text.slice(start, end).replace(/[\s.,]{1,9}$/, '').length,
})
