// What a text says plainly about someone's conduct: an offense ("plagiarism"), what was decided ("was suspended"), or what they did.
import type { AboutWhom } from './about-whom.ts'
import { sentenceAboutPerson, wordsBefore, wordsSincePerson } from './facts.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import { phraseFinder } from './phrases.ts'
import type { Reading } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { withoutOverlaps } from './spans.ts'
import { oneOf } from './words.ts'

const findWords = phraseFinder({
  // Beside a person, offenses and what was decided are about that person.
  fact: `
    plagiarism, plagiarized, plagiarised, cheating, cheated, contract cheating, misconduct, academic misconduct, sexual misconduct
    academic dishonesty, integrity violation, honor code violation, conduct violation, conduct case, second offense, first offense
    harassment, sexual harassment, hazing, stalking, sexual assault, theft, shoplifting, vandalism, insubordination, fabricated data
    underage drinking, public intoxication, DUI, DWI, probation, academic probation, disciplinary probation, suspension, expulsion
    written warning, verbal warning, final warning, reprimand, no-contact order, write-up, second write-up, no-show, no call no show, drunk, high on
    suspended, expelled, dismissed, terminated, fired, arrested, charged with, convicted of, evicted, banned, barred, sanctioned
    kicked out, sent home, found responsible, found guilty, found with, under investigation, written up, caught with, caught cheating, accused of, cited for, reprimanded
    placed on leave, put on leave, stood down, benched`,
  // What someone did counts right after the person.
  deed: `
    stole, falsified, forged, assaulted, threatened, harassed, bullied, shoved, punched, vaping
    admitted copying, copied, violated, fabricated, showed up drunk, yelled at, hit, pulled the fire alarm`,
})

/** What belongs to it: "suspended for selling answers". */
const REASON = /^ (?:for|from|over|of|after|with|until|through|on) [^.,;:!?()\n]{3,60}/
const OBJECT = /^ [^.,;:!?()\n]{3,60}/
const NEEDS_OBJECT = /(?:with|of|for|to)$/i
const DEALS_WITH_IT =
  oneOf(`leading,policy,policies,board,council,committee,office,officer,panel,hearings?,training,workshop,cases,software,checker
  report form,prevention,survivors?,awareness,bridge,rates?,and its,the uni,up about,up for`)
const TOPIC_AFTER = new RegExp(String.raw`^s?(?:-free)? ${DEALS_WITH_IT}\b`, 'i')
const DENIED =
  /\b(?:no|not|never|without(?: an?| any)?|isn['’]t|wasn['’]t|don['’]t|avoid|prevent) (?:\p{L}{3,10} )?$/iu
/** What people fear, and may not have happened. */
const FEARED =
  /\b(?:wants?|worried|afraid|could|might|may|would|should|will|if|risks?|avoid|prevent)(?: \p{L}{2,8}){0,4} $/iu
/** What people speak about: "questions on hazing", but not "on academic probation". */
const TOPIC_BEFORE = /\b(?:about|against|on) (?:\p{L}+ (?:and|or) )?$/iu
const IS_STATUS = /probation|suspension|leave|warning/i
/** "Ana Prado, who" */
const SUBJECT = /^,?(?: (?:who|then|also|allegedly|reportedly|has|had|been|repeatedly|twice))* $/u
const PRONOUN = /(?:^|[\s("“])(?:he|she|they|I|you)(?: (?:then|also|allegedly|has|had|repeatedly|twice))* $/i

export function findConduct(reading: Reading, about: AboutWhom): Match[] {
  const { text } = reading
  const found = findWords(text).flatMap(({ kind, start, end }): Span[] => {
    const sentence = sentenceAboutPerson(reading, { start, end }, about)
    if (!sentence || TOPIC_AFTER.test(text.slice(end, end + 20))) return []
    const before = wordsBefore(text, { start, end }, sentence)
    if (DENIED.test(before) || FEARED.test(before)) return []
    if (TOPIC_BEFORE.test(before) && !IS_STATUS.test(text.slice(start, end))) return []
    if (kind === 'deed' && !isDone(text, { start, end }, sentence, about)) return []
    const more = NEEDS_OBJECT.test(text.slice(start, end)) ? OBJECT : REASON
    return [{ start, end: end + (more.exec(text.slice(end, sentence.end))?.[0].trimEnd().length ?? 0) }]
  })
  return withoutOverlaps(found).map((span) => ({ ...span, masked: `${text[span.start]}${HIDDEN}` }))
}

function isDone(text: string, span: Span, sentence: Sentence, about: AboutWhom): boolean {
  const since = wordsSincePerson(text, span, sentence, about)
  return (since !== undefined && SUBJECT.test(since)) || PRONOUN.test(wordsBefore(text, span, sentence))
}
