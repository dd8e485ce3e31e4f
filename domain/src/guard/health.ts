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
  /** `weak` words are about health only where the text says that the person has or gets it. */
  kind: 'strong' | 'weak'
}

const findWords = phraseFinder({
  strong: `${healthTerms.CONDITIONS},${healthTerms.CARE}`,
  weak: `${healthTerms.SYMPTOMS},${healthTerms.ACCOMMODATIONS}`,
})

const BODY = `(?:${healthTerms.BODY})`
const HURT = oneOf(
  `broken,broke,herniated,fractured,shattered,sprained,torn,tore,ruptured,dislocated,injured,pulled,hurt,burned,swollen,infected`,
)
const TREATED = oneOf(
  `tears?,surgery,injury,operation,replacement,transplant,infection,fractures?,dislocation,pain,sprain,strain,condition,problems?,failure,biopsy,removal,repair`,
)
const KNOWN_FROM = oneOf(
  'diagnosed with,diagnosis of,treated for,recovering from,hospitali[sz]ed (?:for|with)',
)
/** "broke her wrist", "torn ACL", "knee surgery", "diagnosed with …", "allergic to …" */
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`\b${HURT} (?:(?:his|her|their|my|an?|the|left|right) ){0,2}${BODY}s?\b`, 'gi'),
  new RegExp(String.raw`\b${BODY}(?: ${TREATED}){1,2}\b`, 'gi'),
  /\ballergic to (?!deadlines|mornings|the\b)\p{L}{3,20}(?:(?:,| and|, and| or) \p{L}{3,15}s)?/giu,
  new RegExp(
    String.raw`\b${KNOWN_FROM} (?<value>(?!the\b)[^.,;:()\n]{4,60}?)(?=[.,;:()\n]| (?:and|last|this|in|on|that)\b|$)`,
    'gi',
  ),
]
/** Someone has or gets it: "has", "because of her", "approved for". */
const HAS_WORDS =
  oneOf(`has,have,had,having,is,was,am,been,gets?,got,takes?,taking,took,on,uses?,using,needs?,needed,requires?,requests?,requested,granted
  approved for,eligible for,entitled to,allowed,because of,due to,after,from,with,for,reports?,reported,shows?,underwent,scheduled for,sees,seeing,in,under,and,or,also,start(?:s|ed|ing)?,finished`)
const SMALL_WORDS = oneOf(
  'a,an,the,his,her,their,my,some,been,very,really,severe,recently,now,still,currently,ongoing,bad,50%,also,extended',
)
const HAS = new RegExp(String.raw`(?<!\p{L})${HAS_WORDS}(?: ${SMALL_WORDS}){0,3} $`, 'iu')
/** Only someone who has it does this, whatever else the sentence is about. */
const HAS_IT = oneOf(
  'has,had,is,was,takes,needs,got,start(?:s|ed|ing),diagnosed with,suffers from,because of,due to,approved for',
)
const POSSESSES = new RegExp(String.raw`\b${HAS_IT}(?: (?:an?|his|her|severe|also)){0,2} $`, 'i')
const OWN = /(?<!\p{L})(?:my|his|her|their|whose|\p{L}['’]s) (?:[\p{L}-]{2,20} )?$/iu
/** "Ana Prado – ", "Ana Prado (U123): " */
const BESIDE_NAME = /^(?: \([^()\n]{1,20}\))?[\s,;:|(–—-]{1,5}$|^(?:,[^,;.\n]{2,30}){1,2}, $/
const FREE =
  /\b(?:(?:no|not|without|denies|ruled out|negative for|free of)(?: \p{L}{3,12})?|tropical|economic) $/iu

/** Others have it, or it's what a text, a job, or an event is about. */
const TOPIC =
  wordsOf(`research\\p{L}*,stud(?:y|ies|ied),journal,articles?,papers?(?! \\d),essays?,books?,chapters?,lectures?,seminars?,teaches,taught,learns about,theory,literature,novels?,poems?
  films?,characters?,memoir,argues,examin(?:es|ed),charity,donat\\p{L}+,grants?,talk on,speakers?,keynote,conferences?,colloquium,symposium,workshops?,trials?,patients with,et al,awareness
  prevention,campaigns?,experts?,specialists?,speciali[sz]es,professor of,director of,posters?,flyers?,brochures?,podcast,documentary,fundrais\\p{L}+,volunteers?,internship
  major(?:s|ing)?,interested in,support group,families,symptoms of,signs of,survivors?,counsel(?:or|lor)s? (?:at|in),clinic,nurse,therapists?,physicians?,vaccines?,guidelines?`)

/** Everything in a text that can be about health. */
export function healthWords(text: string): HealthWord[] {
  const forms = FORMS.flatMap((form) =>
    Array.from(text.matchAll(form), (match) => ({
      ...(match.groups ? spanOfValue(match) : spanOfMatch(match)),
      kind: 'strong' as const,
    })),
  )
  return withoutOverlaps([...forms, ...findWords(text)])
}

export function findHealth(
  reading: Reading,
  about: AboutWhom,
  ids: readonly Span[],
  words: readonly HealthWord[],
): Match[] {
  const { text } = reading
  const found = words.filter((word) => {
    const sentence = sentenceAboutPerson(reading, word, about)
    return sentence && !overlapsAny(ids, word) && isOfPerson({ text, word, sentence, about })
  })
  return found.map(({ start, end }) => ({ start, end, masked: `${text[start]}${HIDDEN}` }))
}

interface Candidate {
  text: string
  word: HealthWord
  sentence: Sentence
  about: AboutWhom
}

function isOfPerson({ text, word, sentence, about }: Candidate): boolean {
  const before = wordsBefore(text, word, sentence)
  // "Allergies: …"
  if (FREE.test(before) || /^(?:\/\p{L}+)?:/u.test(text.slice(word.end, word.end + 16))) return false
  if (POSSESSES.test(before)) return true
  if (about.says(sentence, TOPIC)) return false
  if (HAS.test(before) || OWN.test(before) || /[:–—|•,;] ?$/.test(before)) return true
  const since = wordsSincePerson(text, word, sentence, about)
  if (since !== undefined && BESIDE_NAME.test(since)) return true
  return word.kind === 'strong' && (before === '' || about.isPrivate(sentence) || since !== undefined)
}
