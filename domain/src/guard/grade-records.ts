import type { Span } from './finding.ts'
import { GAME, SCHOOL } from './grade-exceptions.ts'
import { numberOf } from './grade-shares.ts'
import type { PeopleFinder } from './people-finder.ts'
import type { Reading } from './read-text.ts'
import type { Sentence } from './sentences.ts'

/** A label with its number, in a place of its own: "NBT 71", "essay: 4.5", "Final 2.00". */
const PAIR =
  /(?<=^|[\s,;(|/–—:-])(?<label>\p{L}[\p{L}.&'’/+-]{1,14}(?: \p{L}[\p{L}.&-]{1,14}| (?:I{1,3}|[A-Z]|\d)){0,2})(?: ?[:=] ?| )(?<value>\d{1,3}(?:[.,]\d{1,2})?%?)(?=\s{0,2}(?:[,;)|\n/]|\.?$|\.\s|[–—-] | \p{Lu}\p{L}{0,14} \d))/gu
/** What else stands before a number: places, times, sizes, and words of a sentence. */
const OTHER_LABEL =
  /(?:^|[ .-])(?:needs?|min(?:imum)?|max(?:imum)?|required|requires|cut-?off|goal|target|room|rm|suite|ste|apt|flat|unit|box|floor|fl|ext|pages?|pp?|weeks?|wk|day|chapter|ch|ver(?:sion)?|v|grade|year|yr|ages?|aged|hall|house|building|bldg|tower|block|table|seat|row|gate|bus|route|street|st|road|ave|po|class|level|nos?|nr|num|number|ids?|locker|rank(?:ed)?|place|heat|lane|bib|jersey|sizes?|weight|height|temp|hours?|hrs|minutes?|mins?|credits?|cr|units|shifts?|votes?|goals?|assists|rebounds|section|sec|group|team|lab|track|part|step|item|fig|vol|issue|act|scene|line|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|mon|tues?|wed|thur?s?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tel|phone|cell|fax|mobile|zip|born|dob|mrn|absences?|attendance|participation|exp|bench|station|missed|at|on|in|by|to|of|for|from|and|or|the|an?|is|was|are|has|had|have|with|since|until|till|than|about|only|over|under|around|plus|minus|times|due|before|after|win|lost|beat|won|scored|def|bmi|bp|hr|iq|a1c|hba1c|ldl|hdl|tsh|phq|gad|step|point|band|spine|fte|qty|quantity|order|stage|type|dose|cost|price|fee|copies|boxes|laps?|runs|yards|mph|wpm)\.?$/i
/** What comes between a name and the first pair. */
const AFTER_NAME = /^["'*]{0,2}(?:\s?[:(|;=–—]|,|\s-)/

/** "Dana Whitlow, Associate Registrar, Canfield 109": a room after a job title. */
const OFFICE =
  /\b(?:registrar|director|coordinator|specialist|manager|professor|lecturer|dean|advis[eo]r|officer|secretary|librarian|technician|analyst|clerk|supervisor|counsell?or|assistant|chair)(?: (?:of|for|to) [\p{L} ]{3,30})?, \p{Lu}\p{Ll}[\p{L} ]{1,20} \d{1,3}$/iu

const isLarge = ({ value }: Pair) => numberOf(value.replace('%', '')) > 12 || /[.,]/.test(value)
const isDecimal = ({ label, value }: Pair) => /[.,]/.test(value) && /^\p{Lu}\p{L}+$/u.test(label)

interface Pair extends Span {
  label: string
  value: string
  isAbbreviation: boolean
}

/** Scores with a label of any wording, in what follows a name in a list or a record: "Chloe Abrahams – NBT 74, APS 41". */
export function gradesInRecords({ text }: Reading, finder: PeopleFinder): Span[] {
  /** Pairs side by side. */
  const groups: Pair[][] = []
  const offices = new Set<string>()
  for (const match of text.matchAll(PAIR)) {
    const { label = '', value = '' } = match.groups ?? {}
    if (OTHER_LABEL.test(label) || numberOf(value.replace('%', '')) > 120) continue
    const end = match.index + match[0].length
    // "APS: 29", but not "HIST 101".
    const isAbbreviation = /^\p{Lu}{2,6} ?[:=]/u.test(match[0])
    const pair = { start: end - value.length, end, label, value, isAbbreviation }
    const sentence = finder.sentenceAt(pair.start)
    if (!sentence || !isInRecord(text, match.index, sentence, finder)) continue
    if (finder.isStory(sentence) || (finder.says(sentence, GAME) && !finder.says(sentence, SCHOOL))) continue
    if (OFFICE.test(text.slice(Math.max(sentence.start, match.index - 60), end))) offices.add(label)
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && match.index - last.end < 4) group.push(pair)
    else groups.push([pair])
  }
  const counts = new Map<string, number>()
  for (const { label } of groups.flat()) counts.set(label, (counts.get(label) ?? 0) + 1)
  const isRepeated = ({ label }: Pair) => (counts.get(label) ?? 0) > 1
  // Several of them, for one person or more, or a decimal. Small numbers can be anything.
  return groups
    .filter((group) => {
      if (group.every(({ label }) => offices.has(label))) return false
      if (group.length > 1) return group.some(isLarge) || group.every(isRepeated)
      return group.some(
        (pair) => isLarge(pair) && (isRepeated(pair) || isDecimal(pair) || pair.isAbbreviation),
      )
    })
    .flat()
}

/** Whether the place is in what follows a name, or in a line that has nothing but pairs under one. */
function isInRecord(text: string, start: number, sentence: Sentence, finder: PeopleFinder): boolean {
  const people = finder.peopleOf(sentence)
  const person = people.findLast(({ end, isExpert }) => !isExpert && end <= start && end > sentence.start)
  if (person)
    return (
      AFTER_NAME.test(text.slice(person.end, person.end + 4)) &&
      !/[.!?]\s/.test(text.slice(person.end, start))
    )
  const line = text.slice(sentence.start, sentence.end)
  if (people.some((one) => one.start >= sentence.start && one.start < sentence.end)) return false
  return ONLY_PAIRS.test(line) && finder.peopleAbove(sentence).length > 0
}

const ONLY_PAIRS =
  /^\s{0,6}(?:[\p{L}][\p{L}. ]{1,24}[ :=]{1,3}\d{1,3}(?:[.,]\d{1,2})?%?[\s,;|/]{0,4}){1,12}$/u
