// Conditions, treatments, and accommodations that a text says someone has.

import type { AboutWhom } from './about-whom.ts'
import { sentenceAboutPerson, wordsBefore, wordsSincePerson } from './facts.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import * as healthTerms from './health-words.ts'
import { phraseFinder } from './phrases.ts'
import type { Reading } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { overlapsAny, spanOfMatch, spanOfValue, withoutOverlaps } from './spans.ts'
import { oneOf, wordsOf } from './words.ts'

export interface HealthWord extends Span {
  /** `weak` words are about health only where the text says that the person has or gets it, `general` ones only if nothing says more. */
  kind: 'strong' | 'weak' | 'general'
}

const findWords = phraseFinder({
  strong: `${healthTerms.CONDITIONS},${healthTerms.CARE}`,
  weak: `${healthTerms.SYMPTOMS},${healthTerms.ACCOMMODATIONS}`,
  general: healthTerms.GENERAL_CARE,
})

const BODY = `(?:${healthTerms.BODY})`
const HURT = oneOf(
  `broken,broke,herniated,fractured,shattered,sprained,torn,tore,ruptured,dislocated,injured,pulled,hurt,burned,swollen,infected`,
)
const TREATED = oneOf(
  `tears?,surgery,injury,operation,replacement,transplant,infection,fractures?,dislocation,pain,sprain,strain,condition,problems?,failure,biopsy,removal,repair`,
)
/** "broke her wrist", "torn ACL", "knee surgery", "diagnosed with …", "allergic to …" */
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`\b${HURT} (?:(?:his|her|their|my|an?|the|left|right) ){0,2}${BODY}s?\b`, 'gi'),
  new RegExp(String.raw`\b${BODY}(?: ${TREATED}){1,2}\b`, 'gi'),
  /\ballergic to (?!deadlines|mornings|the\b)\p{L}{3,20}(?:(?:,| and|, and| or) \p{L}{3,15}s)?/giu,
  /\b(?:diagnosed with|diagnosis of|treated for|recovering from|hospitali[sz]ed (?:for|with)) (?<value>(?!the\b)[^.,;:()\n]{4,60}?)(?=[.,;:()\n]| (?:and|last|this|in|on|that)\b|$)/gi,
]
/** "Diagnosis: …", "Accommodations: …; …" */
const LABELED =
  /(?:^|[\n;|(] ?|\. )["'*]{0,2}(?<label>[\p{L}/ ]{2,30})["'*]{0,2} ?: {0,2}(?<value>[^\n|{}<>]{3,160})/gu
const LABEL =
  wordsOf(`diagnos[ie]s,accommodations?,disability,dx,allerg(?:y|ies),medications?,meds,medical,chief complaint,presenting problem,health
  limitations?,restrictions?,condition,symptoms`)
const NO_VALUE = /^["']?(?:none|no|n\/?a|nkda|tbd|yes|see|please|unknown)\b/i

/** What belongs to a condition before it. */
const QUALIFIERS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:type|stage|grade) \d |(?:${healthTerms.QUALIFIERS}) ){0,3}$`,
  'iu',
)
/** Someone has or gets it: "has", "because of her", "approved for". */
const HAS = new RegExp(
  String.raw`(?<!\p{L})${oneOf(`has,have,had,having,is,was,am,been,gets?,got,takes?,taking,took,on,uses?,using,needs?,needed,requires?,requests?,requested,granted
    approved for,eligible for,entitled to,allowed,because of,due to,after,from,with,for,reports?,reported,shows?,underwent,scheduled for,sees,seeing,in,under,and,or,also,start(?:s|ed|ing)?,finished`)}(?: ${oneOf(
    `a,an,the,his,her,their,my,some,been,very,really,severe,recently,now,still,currently,ongoing,bad,50%,also,extended`,
  )}){0,3} $`,
  'iu',
)
/** Only someone who has it does this, whatever else the sentence is about. */
const POSSESSES =
  /\b(?:has|had|is|was|takes|needs|got|starting|started|starts|diagnosed with|suffers from|because of|due to|approved for)(?: (?:an?|his|her|severe|also)){0,2} $/i
const OWN = /(?<!\p{L})(?:my|his|her|their|whose|\p{L}['’]s) (?:[\p{L}-]{2,20} )?$/iu
/** "Ana Prado – ", "Ana Prado (U123): " */
const BESIDE_NAME = /^(?: \([^()\n]{1,20}\))?[\s,;:|(–—-]{1,5}$|^(?:,[^,;.\n]{2,30}){1,2}, $/
const LISTED = /(?:[,;/+&] ?| and | or |, and )(?:an? |her |his )?$/
const FREE = /\b(?:no|not|without|denies|ruled out|negative for|free of) (?:\p{L}{3,12} )?$/iu

/** Others have it, or it's what a text, a job, or an event is about. */
const TOPIC =
  wordsOf(`research\\p{L}*,stud(?:y|ies|ied),journal,articles?,papers?(?! \\d),essays?,books?,chapters?,lectures?,seminars?,teaches,taught,learns about,theory,literature,novels?,poems?
  films?,characters?,memoir,argues,examin(?:es|ed),charity,donat\\p{L}+,grants?,talk on,speakers?,keynote,conferences?,colloquium,symposium,workshops?,trials?,patients with,et al,awareness
  prevention,campaigns?,experts?,specialists?,speciali[sz]es,professor of,director of,posters?,flyers?,brochures?,podcast,documentary,fundrais\\p{L}+,volunteers?,internship
  major(?:s|ing)?,interested in,support group,families,symptoms of,signs of,survivors?,counsel(?:or|lor)s? (?:at|in),clinic,nurse,therapists?,physicians?,vaccines?,guidelines?`)
/** What makes a sentence about the person all the same. */
const ABOUT_PERSON =
  wordsOf(`diagnosed,diagnosis,suffers?,suffered,accommodations?,disclosed,told (?:me|us),treated for,hospitali[sz]ed,excused?,absen(?:t|ce|ces),missed,extension
  medical leave,on leave,doctor['’]s note,accessibility services,disability services,because of (?:his|her|their|my)`)
const PROFESSION = /\b(?:is|was|be|becom(?:e|ing)|as|are) (?:an? )?(?:[\p{L}-]{1,20} ){0,2}$/u
const ANIMAL = /\b(?:canine|feline|equine|bovine|spayed|neutered|breed|labrador|mice|mouse|rats?)\b/i

/** Everything in a text that can be about health. */
export function healthWords(text: string): HealthWord[] {
  const strong = [
    ...FORMS.flatMap((form) =>
      Array.from(text.matchAll(form), (match) => (match.groups ? spanOfValue(match) : spanOfMatch(match))),
    ),
    ...medicalTerms(text),
    ...labeledValues(text),
  ].map((span) => ({ ...span, kind: 'strong' as const }))
  return withoutOverlaps([...strong, ...findWords(text)])
}

/** Words that end like an inflammation, an operation, or a medicine. */
function medicalTerms(text: string): Span[] {
  return Array.from(text.matchAll(/\b[A-Za-z]{7,30}\b/g))
    .filter(({ 0: word }) => {
      const lower = word.toLowerCase()
      const isTerm = healthTerms.MEDICAL_ENDING.test(lower) || healthTerms.MEDICINE_ENDING.test(lower)
      return isTerm && !healthTerms.NOT_MEDICAL.has(lower)
    })
    .map(spanOfMatch)
}

/** The items after a label, each by itself. */
function labeledValues(text: string): Span[] {
  return Array.from(text.matchAll(LABELED)).flatMap((match) => {
    const value = match.groups?.['value'] ?? ''
    if (!LABEL.test(match.groups?.['label'] ?? '') || NO_VALUE.test(value)) return []
    const { start } = spanOfValue(match)
    const items = Array.from(value.split(/\. /)[0]?.matchAll(/[^\s,;][^,;]{2,120}/g) ?? [])
    return items.map(({ index, 0: item }) => ({
      start: start + index,
      end: start + index + item.trimEnd().length,
    }))
  })
}

export function findHealth(
  reading: Reading,
  about: AboutWhom,
  ids: readonly Span[],
  words: readonly HealthWord[],
): Match[] {
  const { text } = reading
  const found: Span[] = []
  const explained = new Set<Sentence>()
  const inOrder = [...words].sort((a, b) => Number(a.kind === 'general') - Number(b.kind === 'general'))
  for (const word of inOrder) {
    const sentence = sentenceAboutPerson(reading, word, about)
    const qualifier = QUALIFIERS.exec(text.slice(Math.max(0, word.start - 40), word.start))?.[0] ?? ''
    const span = { start: word.start - qualifier.length, end: word.end }
    if (!sentence || overlapsAny(ids, span) || (word.kind === 'general' && explained.has(sentence))) continue
    if (!isOfPerson({ text, span, sentence, about, kind: word.kind, last: found.at(-1) })) continue
    explained.add(sentence)
    found.push(span)
  }
  return withoutOverlaps(found).map((span) => ({ ...span, masked: `${text[span.start]}${HIDDEN}` }))
}

interface Candidate {
  text: string
  span: Span
  sentence: Sentence
  about: AboutWhom
  kind: HealthWord['kind']
  last: Span | undefined
}

function isOfPerson({ text, span, sentence, about, kind, last }: Candidate): boolean {
  const before = wordsBefore(text, span, sentence)
  if (FREE.test(before) || ANIMAL.test(text.slice(sentence.start, sentence.end))) return false
  // "is a speech therapist", and "Allergies: …"
  if (/(?:ists?|physio)$/.test(text.slice(span.start, span.end)) && PROFESSION.test(before)) return false
  if (/(?:tropical|economic|market) $/i.test(before)) return false
  if (/^(?:\/\p{L}+)?:/u.test(text.slice(span.end, span.end + 16))) return false
  if (last && last.start >= sentence.start && LISTED.test(text.slice(last.end, span.start))) return true
  const since = wordsSincePerson(text, span, sentence, about)
  const isNamed = about.peopleOf(sentence).some(({ isStaff }) => !isStaff)
  if (isNamed && POSSESSES.test(before)) return true
  if (about.says(sentence, TOPIC) && !about.says(sentence, ABOUT_PERSON)) return false
  if (kind !== 'general' && since !== undefined && BESIDE_NAME.test(since)) return true
  if (HAS.test(before) || OWN.test(before) || /[:–—|•] ?$/.test(before)) return true
  return (
    kind === 'strong' &&
    (before === '' || /[(-] ?$/.test(before) || about.isPrivate(sentence) || since !== undefined)
  )
}
