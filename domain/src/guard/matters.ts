import { aboutSomeone, wordsBefore } from './about-someone.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import * as rules from './matter-rules.ts'
import { canBeName } from './people.ts'
import type { PeopleFinder } from './people-finder.ts'
import { phraseFinder } from './phrases.ts'
import { type Reading, textAround } from './read-text.ts'
import { type ConductFrames, conductFrames, saidInFrames } from './said-conduct.ts'
import type { Sentence } from './sentences.ts'
import { spanOfMatch, spanOfValue, withoutOverlaps } from './spans.ts'

const findPhrases = phraseFinder({ discipline: rules.DISCIPLINE, pay: rules.AID })
const HAS_DIGIT = /\d/

interface MatterWord extends Span {
  kind: 'discipline' | 'pay'
}

interface MatterWords {
  words: readonly MatterWord[]
  said: ConductFrames
}

/** Everything in a text that can be about conduct, pay, or aid. */
export const matterWords = (text: string): MatterWords => ({
  words: phrasesIn(text),
  said: conductFrames(text),
})

function phrasesIn(text: string): MatterWord[] {
  const verbs = [rules.DISCIPLINE_VERBS, ...rules.PROCEEDINGS].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({ kind: 'discipline' as const, ...spanOfMatch(match) })),
  )
  return withoutOverlaps([...findPhrases(text), ...verbs])
}

interface Matters {
  discipline: Match[]
  pay: Match[]
  /** The names in the rows of lists. */
  names: Span[]
}

/** Disciplinary matters, and pay and financial aid, next to a person: in tables, in records, and in sentences. */
export function findMatters(reading: Reading, finder: PeopleFinder, matters: MatterWords): Matters {
  const { text } = reading
  const found: Record<'discipline' | 'pay', Span[]> = { discipline: [], pay: [] }
  const names: Span[] = []
  for (const { kind, start, end } of matters.words) {
    const span = { start, end }
    const sentence = aboutSomeone(reading, span, finder)
    if (!sentence) continue
    const isOne =
      kind === 'discipline'
        ? isDisciplined(text, span, sentence, finder)
        : isAided(text, span, sentence, finder)
    const more = kind === 'pay' ? AMOUNT_AFTER : rules.REASON
    if (isOne) found[kind].push({ start, end: end + (more.exec(text.slice(end, end + 90))?.[0].length ?? 0) })
  }
  found.discipline.push(...saidInFrames(reading, finder, matters.said, found.discipline))
  for (const match of [...text.matchAll(rules.LOST_AID), ...text.matchAll(rules.RAISE)]) {
    const span = { start: match.index, end: match.index + match[0].length }
    const sentence = aboutSomeone(reading, span, finder)
    if (sentence && !finder.says(sentence, rules.NOT_PAY)) found.pay.push(spanOfValue(match))
  }
  let lastPay: Sentence | undefined
  for (const match of HAS_DIGIT.test(text) ? text.matchAll(rules.MONEY) : []) {
    const span = { start: match.index, end: match.index + match[0].trimEnd().length }
    const row = nameInPayList(text, span)
    const sentence = row ? finder.sentenceAt(span.start) : aboutSomeone(reading, span, finder)
    if (!sentence) continue
    const words = wordsBefore(text, span, sentence)
    // "from $58,750/yr to $63,200"
    const isNext = lastPay === sentence
    const isNamed =
      rules.OWN_PAY.test(words) ||
      (isNext && CHANGES_TO.test(words)) ||
      (PAYEE_LINE.test(words) &&
        finder.isPrivate(sentence) &&
        finder.namesNear(span.start).length > 0 &&
        PAYEE.test(textAround(reading, span.start)))
    if ((finder.says(sentence, rules.NOT_PAY) || FEE.test(text.slice(span.end, span.end + 30))) && !isNamed)
      continue
    const isRate = rules.RATE.test(match[0])
    const isOwn =
      isRate ||
      isNext ||
      isNamed ||
      row ||
      (finder.isPrivate(sentence) && rules.PAY_CUE.test(textAround(reading, span.start)) && !BILL.test(words))
    if (!isOwn && !(finder.says(sentence, rules.PAY_CUE) && !finder.says(sentence, rules.FUNDER))) continue
    found.pay.push(span)
    if (row) names.push(row)
    lastPay = sentence
  }
  return {
    discipline: joined(text, found.discipline)
      .filter(
        ({ start }) => !/\b(?:no|without(?: an?| any)?) $/i.test(text.slice(Math.max(0, start - 12), start)),
      )
      .map((span) => ({
        ...span,
        masked: `${text.slice(span.start, span.start + 1)}${HIDDEN}`,
      })),
    pay: withoutOverlaps(found.pay).map((span) => ({ ...span, masked: HIDDEN })),
    names,
  }
}

/** The name in a row of a list whose first line says that it's about pay: "Adjunct pay", "Sunita Rao, 6 credits, $6,480". */
function nameInPayList(text: string, { start }: Span): Span | undefined {
  const from = Math.max(0, start - 100)
  const lineBreak = text.slice(from, start).lastIndexOf('\n')
  if (lineBreak < 0) return undefined
  const lineStart = from + lineBreak + 1
  const name = ROW_START.exec(text.slice(lineStart, start))?.groups?.['name']
  if (name === undefined || !name.split(/[ ,]+/).every(canBeName)) return undefined
  const above = text.slice(Math.max(0, lineStart - 800), lineStart).split('\n')
  if (!above.some((line) => PAY_HEADING.test(line) && !rules.NOT_PAY.test(line))) return undefined
  const nameStart = text.indexOf(name, lineStart)
  return { start: nameStart, end: nameStart + name.length }
}

const FEE = /^ (?:\p{Ll}{3,12} ){0,2}(?:fees?|tickets?|deposit|fine|charge)\b/u
const CHANGES_TO = / to $|[-=]> ?$|→ ?$/
/** "Payee: Ana Prado", and below it "Amount: EUR 2,800" */
const PAYEE = /\b(?:payee|honorari(?:um|a)|stipend|sub-?recipient|payroll)\b/i
const PAYEE_LINE =
  /(?:^[\s*•–-]{0,6}(?:total |gross |net )?(?:amount|fees?|total|payment|honorari(?:um|a)|stipend)(?: \w{3,10})?|\b(?:honorari(?:um|a)|stipend)):? ?$/i

/** What costs something, and what is paid back. */
const BILL =
  /\b(?:amount(?! (?:outstanding|owed|due|overdue|unpaid|pending))|fines?|fined|refunds?|hotel|train|flights?|fares?|taxi|invoice|tickets?|deposit|reimburse\w{0,4}|total|charge[sd]?|fees?|rent|transfer(?:red)?|wire[ds]?|worth|cost|repair|replacement|damages?)\b[^.;\n]{0,40}$/i
const ROW_START =
  /^[\s*•\d.)-]{0,8}(?<name>\p{Lu}[\p{L}'’.-]{1,24}(?:,? \p{Lu}[\p{L}'’.-]{0,24}){0,3}) ?(?:[\t,;:|]| [–—-] | \([^()\n]{1,40}\) [–—-] | {1,4}(?=$))/u
const PAY_HEADING =
  /\b(?:pay|payroll|payments?|instal?ments?|bursar(?:y|ies)|salar(?:y|ies)|wages?|stipends?|compensation|raises?|merit|equity adjustments?|bonus(?:es)?|honoraria|(?:contract|job|adjunct|funding) offers?|offers? for|scholars|(?:fellowships?|assistantships?|scholarships?|aid|awards?) (?:offers?|amounts?|packages?|letters?|recipients|list|renewals?|decisions?)|past[- ]due|balances?|owes?|owed)\b/i

/** "SAI is -1500" */
const AMOUNT_AFTER =
  /^(?: (?:award|grant|loan|balance))?(?: (?:is|was|of|at)(?: now)?|:| =)? ?-?[$€£]?\d(?:[\d,.]*\d)?/
const JOINT =
  /^,? ?(?:(?:for|of|and|in|on|an?|the|&|to|after|with|due to|by|last|this|week|month|term|semester|spring|summer|fall|winter|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}{0,6}|Spring|Summer|Fall|Autumn|Winter|\d{1,2}\/\d{1,2}) ?){0,5}$/u

/** "suspended for plagiarism" is one matter. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of withoutOverlaps(spans)) {
    const last = found.at(-1)
    if (last && span.start - last.end < 24 && JOINT.test(text.slice(last.end, span.start)))
      last.end = span.end
    else found.push({ ...span })
  }
  return found
}

function isDisciplined(text: string, span: Span, sentence: Sentence, finder: PeopleFinder): boolean {
  if (OTHER_OBJECT.test(text.slice(span.end, span.end + 24)) || finder.says(sentence, rules.IN_NEWS))
    return false
  // "charge dismissed"
  if (DROPPED.test(text.slice(Math.max(0, span.start - 40), span.end))) return false
  // "Don't accuse him"
  if (NOT_DONE.test(text.slice(Math.max(0, span.start - 14), span.start))) return false
  // "The sanction is …"
  if (
    /^sanctions?$/i.test(text.slice(span.start, span.end)) &&
    /^ (?:is|are|was|were|includes?)\b/.test(text.slice(span.end, span.end + 10))
  )
    return false
  // "The director banned him for 90 days."
  if (/ (?:him|her|them) (?:for|from|of|off) /.test(text.slice(span.start, span.end))) return true
  // "Ana Prado was suspended", whatever else the sentence is about.
  const isDone = finder
    .peopleOf(sentence)
    .some(({ end, isId }) => !isId && end <= span.start && DONE.test(text.slice(end, span.start)))
  if (isDone) return true
  if (isGeneral(sentence, finder)) return false
  if (!rules.WEAK_DISCIPLINE.test(text.slice(span.start, span.end))) return true
  const words = wordsBefore(text, span, sentence)
  // "The honor council thanked Ana Prado."
  if (BODY.test(text.slice(span.start, span.end)) && !BEFORE_BODY.test(words)) return false
  // "Sanction: …" and "termination letter" say what is coming.
  if (
    /^s? ?[:=]|^s? (?:is|are|was|were|includes?)\b|^ (?:letters?|reviews?|hearings?|notices?|forms?|requests?)\b/.test(
      text.slice(span.end, span.end + 10),
    ) &&
    !rules.SUFFERED.test(words)
  )
    return false
  if (finder.isPrivate(sentence) && !BODY.test(text.slice(span.start, span.end))) return true
  if (rules.SUFFERED.test(words) || RECORD.test(words) || finder.says(sentence, rules.PARTY)) return true
  // It was done to the person: "expelled Cormac Doyle".
  if (
    finder
      .peopleOf(sentence)
      .some(
        ({ start }) => start > span.end && start - span.end < 40 && DONE_TO.test(text.slice(span.end, start)),
      )
  )
    return true
  // The person did it: "Jake stole", "Dana Kim – plagiarism".
  return finder
    .peopleOf(sentence)
    .some(({ end }) => end <= span.start && DID.test(text.slice(end, span.start)))
}

const isGeneral = (sentence: Sentence, finder: PeopleFinder) =>
  finder.says(sentence, rules.GENERAL_PEOPLE) || finder.says(sentence, rules.GENERAL_CONDUCT)

const DROPPED =
  /\b(?:charges?|cases?|claims?|complaints?|counts?|suit) (?:(?:was|were|later|then|been|all|has|have) ){0,3}dismissed$/i
const NOT_DONE = /\b(?:don['’]t|do not|not to|without|avoid|never) (?:\p{Ll}{2,9}ly )?$/iu
/** Those who decide, and their rooms. */
const BODY = /(?:committee|board|council|court|panel|affairs|student conduct|grievance)$/i
const BEFORE_BODY =
  /\b(?:to|before|with|by|at|from|against|for|on|h[ae]s|had|have) (?:(?:the|our|an?|his|her|their|your) )?(?:[\p{L}-]{3,15} )?$|[:=|(–—-]\s{0,3}$/u
const RECORD = /(?:[:=|(–—-]\s{0,3}["']?(?:\p{L}{3,12} ){0,2}|^[\s*•-]{0,6})$/u
const OTHER_OBJECT =
  /^ (?:up|off|back|clay|bridges?|systems?|cables?|classes|operations|services?|accounts?|(?:the|a|all|its) (?:project|match|game|search|program|service|account|trial|classes|license|idea|notion|claim|case|charge)|of (?:disbelief|it|the|an?|my|his|her|their))\b/i
const DONE =
  /^(?: \([^()\n]{1,60}\))? (?:is|was|were|has been|have been|had been|got|is being|was being) (?:\p{Ll}{2,12}ly |found |on |under )?$/u
const DONE_TO =
  /^(?: (?:of|against|the|our|my|his|her|their|student|employee|for|two|three|lab|members?|students|employees|Mr|Ms|Mrs|Dr)){0,4}\.?:? ?$/
const DID =
  /^(?:['’]s)?[\s,:;|(–—-]{1,4}(?:(?:who|has|had|was|is|then|also|twice|repeatedly|allegedly|and \p{Lu}\p{L}+) )*$/u

function isAided(text: string, span: Span, sentence: Sentence, finder: PeopleFinder): boolean {
  if (finder.says(sentence, rules.NOT_PAY) || finder.says(sentence, GENERAL_AID)) return false
  if (AID_TOPIC.test(text.slice(span.end, span.end + 20))) return false
  const words = wordsBefore(text, span, sentence)
  if (rules.STRONG_AID.test(text.slice(span.start, span.end)) || RECORD.test(words) || HAS_AID.test(words))
    return true
  return finder
    .peopleOf(sentence)
    .some(({ end }) => end <= span.start && DID.test(text.slice(end, span.start)))
}

const AID_TOPIC =
  /^ (?:committee|board|fund|panel|office|officer|deadline|applications?|workshop|counsel\w{2,4}|advis[eo]rs?|staff|website|forms?|program|process|policy|policies|verification|review|form|letter|request)\b/i
const GENERAL_AID =
  /\b(?:workshop|webinar|applications? (?:open|are|is due)|info(?:rmation)? session|counsel(?:or|ors|ing) (?:at|in)|advisors? (?:at|in)|director|coordinator|specialist|teaches|research|study|studies|policy|students|recipients|policies|how to|explain|guide|tips|website|online)\b/i
const HAS_AID =
  /(?<!\p{L})(?:has|have|had|is|was|are|am|['’]m|['’]s|receiv\w{1,3}|gets?|got|getting|on|lost|losing|los(?:es|t)|his|her|their|my|your|qualif\w{1,4} for|eligible for|appeal\w{0,3}|need(?:s|ed)?|denied|awarded|granted|given|offered|applied for|filed|completed|submitted|depend\w{1,3} on|rel(?:ies|ying) on|with|because of|due to|keep|kept|without|a|an|about|for|cut|reinstate[d]?|revoked|suspended|from) (?:(?:an?|the|his|her|their|a full|full|partial|only|currently|already|no|maximum|federal|state|year['’]s|\p{Ll}{3,12}|\d{1,3}%?) ){0,3}$/iu
