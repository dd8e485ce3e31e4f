// What a text says plainly about someone's conduct: an offense, or what was decided.

import type { AboutWhom } from './about-whom.ts'
import { sentenceAboutPerson, wordsBefore, wordsSincePerson } from './facts.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import { phraseFinder } from './phrases.ts'
import type { Reading } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { withoutOverlaps } from './spans.ts'

/** Offenses and sanctions. Beside a person, they're about that person. */
const OFFENSES = `
  plagiarism, plagiarized, plagiarised, cheating, cheated, contract cheating, misconduct, academic misconduct, sexual misconduct
  academic dishonesty, integrity violation, honor code violation, conduct violation, conduct case, second offense, first offense
  harassment, sexual harassment, hazing, stalking, sexual assault, theft, shoplifting, vandalism, insubordination, fabricated data
  underage drinking, public intoxication, DUI, DWI, probation, academic probation, disciplinary probation, suspension, expulsion
  written warning, verbal warning, final warning, reprimand, no-contact order, write-up, second write-up, no-show, no call no show, drunk, high on
`
/** What is done to someone. It counts after "was" and the like, or with the person after it. */
const DECISIONS = `
  suspended, expelled, dismissed, terminated, fired, let go, arrested, charged with, convicted of, evicted, banned, barred, sanctioned
  kicked out, sent home, found responsible, found guilty, found with, under investigation, written up, caught, accused of, cited for, reprimanded
  placed on leave, put on leave, stood down, benched
`
/** What someone did. It counts right after the person. */
const DEEDS = `
  stole, falsified, forged, plagiarized, plagiarised, cheated, assaulted, threatened, harassed, bullied, shoved, punched, vaping
  admitted copying, copied, violated, fabricated, showed up drunk, yelled at, hit, pulled the fire alarm
`
const findWords = phraseFinder({ offense: OFFENSES, decision: DECISIONS, deed: DEEDS })

/** What belongs to it: "suspended for selling answers", "found with a handle of vodka". */
const REASON = /^ (?:for|from|over|of|after|with|until|through|on) [^.,;:!?()\n]{3,60}/
const OBJECT = /^ [^.,;:!?()\n]{3,60}/
const NEEDS_OBJECT = /(?:with|of|for|to|caught)$/i
/** Who deals with it, and what is made for it. */
const TOPIC_AFTER =
  /^s?(?:-free)? (?:leading|policy|policies|board|council|committee|office|officer|panel|hearings?|training|workshop|cases|software|checker|report form|prevention|survivors?|awareness|bridge|rates?|and its|the uni|up about|up for)\b/i
const DENIED =
  /\b(?:no|not|never|without(?: an?| any)?|isn['’]t|wasn['’]t|don['’]t|avoid|prevent) (?:\p{L}{3,10} )?$/iu
/** What people speak about: "questions on hazing", but not "on academic probation". */
const TOPIC_BEFORE = /\b(?:about|against|on) (?:\p{L}+ (?:and|or) )?$/iu
const IS_STATUS = /probation|suspension|leave|warning/i
/** "Ana was", "she got", "has been" */
const SUFFERED =
  /(?:^|\s)(?:is|was|were|been|being|got|gets|be|['’]s|am|are)(?: (?:just|then|also|again|recently|once|twice|on|found|placed on|put on|under))* $/i
/** "Ana Prado, who" */
const SUBJECT =
  /^,?(?: (?:who|then|also|allegedly|reportedly|has|had|been|repeatedly|twice|and \p{Lu}\p{L}+))* $/u
const PRONOUN = /(?:^|[\s("“])(?:he|she|they|I|you)(?: (?:then|also|allegedly|has|had|repeatedly|twice))* $/i
/** "expelled Cormac Doyle" */
const OBJECT_AFTER = /^(?: (?:the|our|student|employee|two|of|against|Mr\.?|Ms\.?))* $/i

export function findConduct(reading: Reading, about: AboutWhom): Match[] {
  const { text } = reading
  const found: Span[] = []
  for (const { kind, start, end } of findWords(text)) {
    const sentence = sentenceAboutPerson(reading, { start, end }, about)
    if (!sentence || TOPIC_AFTER.test(text.slice(end, end + 20))) continue
    const before = wordsBefore(text, { start, end }, sentence)
    if (DENIED.test(before)) continue
    if (TOPIC_BEFORE.test(before) && !IS_STATUS.test(text.slice(start, end))) continue
    const isMeant =
      kind === 'offense' ||
      (kind === 'decision' && isDecided(text, { start, end }, sentence, about)) ||
      (kind === 'deed' && isDone(text, { start, end }, sentence, about))
    if (!isMeant) continue
    const more = NEEDS_OBJECT.test(text.slice(start, end)) ? OBJECT : REASON
    found.push({ start, end: end + (more.exec(text.slice(end, sentence.end))?.[0].trimEnd().length ?? 0) })
  }
  return withoutOverlaps(found).map((span) => ({ ...span, masked: `${text[span.start]}${HIDDEN}` }))
}

function isDecided(text: string, span: Span, sentence: Sentence, about: AboutWhom): boolean {
  if (SUFFERED.test(wordsBefore(text, span, sentence))) return true
  return about
    .peopleOf(sentence)
    .some(
      ({ start }) =>
        start > span.end && start - span.end < 40 && OBJECT_AFTER.test(text.slice(span.end, start)),
    )
}

function isDone(text: string, span: Span, sentence: Sentence, about: AboutWhom): boolean {
  const since = wordsSincePerson(text, span, sentence, about)
  return (since !== undefined && SUBJECT.test(since)) || PRONOUN.test(wordsBefore(text, span, sentence))
}
