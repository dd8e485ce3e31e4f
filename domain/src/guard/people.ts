// Which words of a sentence are a person's name.
import type { Span } from './finding.ts'
import { FIRST_NAMES } from './first-names.ts'
import { MEDICAL_ENDING, MEDICINE_ENDING } from './health-words.ts'
import {
  AMBIGUOUS_NAMES,
  ENTITY_WORDS,
  HAN_SURNAMES,
  HANGUL_SURNAMES,
  NOT_NAMES,
  PLACE_SURNAMES,
  SURNAMES,
} from './name-words.ts'
import { isPlaceholderName } from './placeholders.ts'
import { PUBLIC_FIGURES, PUBLIC_SURNAMES } from './public-figures.ts'

export interface Person extends Span {
  /** The title is of a doctor or professor, whose sentences are mostly about what they teach and treat. */
  isExpert: boolean
  /** It's an ID or an address, which identifies someone. */
  isId?: boolean
  /** Whom the text is written to: "Hi Martin, …". */
  isAddressed?: boolean
  /** Whoever signs a text says "I" in it. */
  isSigner?: boolean
  /** They speak in a chat, about others unless they say "I". */
  isSpeaker?: boolean
  /** They say, sign, or attend something, or are someone's friend or adviser. What is private is mostly about others. */
  isBystander?: boolean
  /** Only what it does shows that it's a person: "Tekla got a B". */
  isGuess?: boolean
}

/** Letters of writing that has capitals: a name in Latin letters ends where Chinese begins. */
const CASED = String.raw`[\p{Lu}\p{Ll}\p{Lm}\p{M}]`
const WORD = String.raw`\p{Lu}${CASED}{0,30}(?:['’‘-]${CASED}{1,30}){0,3}`
const INITIAL = String.raw`\p{Lu}\.(?:-?\p{Lu}\.)?`
const PARTICLE = `(?:de|da|do|del|dela|della|di|dos|das|du|la|le|van|von|der|den|ter|ten|bin|binti?|ibn|ben|al|el|y|e|af|av|zu|[sd]/o|a/[lp])`
const TITLE = String.raw`(?:[Mm]r|[Mm]s|[Mm]rs|Mx|[Dd]r|[Pp]rof|Professor|Miss|Sir|Herr|Frau|Señora?|Sra?|Mme|M)\.?`

const IS_PARTICLE = new RegExp(`^${PARTICLE}$`)
const IS_TITLE = new RegExp(`^${TITLE}$`)
const STARTS_WITH_TITLE = new RegExp(`^${TITLE} `)

/** A run of capitalized words, with initials and particles between them. */
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@/])(?!(?:Dear|Hi|Hello|Hey) |(?:Gr[uü][ßs]{1,2}en?|Regards|Sincerely|Best|Thanks|Cheers|Yours|Respectfully|Respetuosamente|Atentamente|Cordialement|Saludos), )(?:${TITLE} )?(?:${INITIAL} ?){0,2}${WORD}(?:,? ${INITIAL}|[  ](?:${PARTICLE} ){0,2}${WORD}){0,5}(?:, ${WORD}(?![\p{L}\d])(?: ${WORD}| ${INITIAL}){0,2})?`,
  'gu',
)
const PERSON_VERB = `(?:[a-z]{2,12}ly )?(?:got|gets|received|earned|earns|scored|failed|passed|has|had|was|is|told|tells|says|said|missed|misses|needs|takes|uses|suffers|disclosed|dropped|withdrew|wrote|emailed|came|asked|asks|can['’]t|cannot|couldn['’]t|didn['’]t|will|should|wants|works|owes|owed|earns|makes|lives|lived|lost|moved|turned|cheated|plagiarized|stole|admitted|copied|qualifies|appealed|applied|submitted|violated|resides|fainted|broke|showed|arrived|left|keeps|kept|went|started|stopped|refused|hit|gave|took|posted|sent|just|who|hat|ist|tiene|sacó|obtuvo|está|a eu|a obtenu|souffre|est)`
const PERSON_WORD = `(?:students?|advisee|classmate|roommate|patient|colleague|friend|daughter|son|brother|sister|sibling|cousin|wife|husband|spouse|mother|father|mom|dad|TA|mentee|tutee|client|partner|teammate|RA|GA|GTA|TF|postdoc|undergrad|freshman|sophomore|junior|senior|worker|coworker|neighbor|technician|applicant|candidate|resident|assistant|named|called|employee|intern|kid|child|niece|nephew|player|Hi|Hello|Dear|Hey|alumn[oa]|estudiante|hij[oa]|étudiante?|élève|fils|fille|Studentin|Student|Schüler|Schülerin|Sohn|Tochter|studente|studentessa|alun[oa])`
const NAME = String.raw`(?<name>(?=\p{Lu}\p{L})${WORD})`
const DOES = String.raw`['’]s (?:[a-z]{2,12} ){0,2}(?:grades?|scores?|marks?|GPA|midterm|final|quiz(?:zes)?|essay|paper|project|test|lab|homework|transcript|percentage|average|diagnosis|medical|condition|exam|health|doctor|therapist|surgery|medication|salary|pay|paycheck|stipend|wages?|aid|scholarship|loans?|tuition|balance|address|birthday|passport|license|NetID|SSN|ID|account|conduct|hearing|suspension|probation|violation|case|misconduct|plagiarism|appeal)\b| ${PERSON_VERB}(?!\p{L})`
/** A single name that we don't know, introduced as a person or doing what only people do. */
const INTRODUCED: readonly RegExp[] = [
  new RegExp(String.raw`(?:\b${PERSON_WORD},? |^[\s*•"“-]{0,6})${NAME}(?=,(?! \p{Lu}\p{L})|${DOES})`, 'gu'),
  new RegExp(
    String.raw`(?<=[\p{Ll},:;–—(] ["“]?)(?<!\b(?:in|from|at|near|across|of|for|on) )${NAME}(?=, your? |${DOES})`,
    'gu',
  ),
  // "Cheers, Tahlia"
  new RegExp(
    String.raw`\b(?:[Cc]heers|[Tt]hanks|[Tt]hank you|[Rr]egards|[Bb]est|[Ss]incerely|[Rr]espectfully|[Yy]ours)[,!]? ${NAME}(?=["”.]{0,2}\s{0,3}$)`,
    'gu',
  ),
  // "I supervise Mireille, whose …"
  new RegExp(
    String.raw`\b(?:supervis|advis|mentor|manag|tutor|coach|teach|counsel|hir)(?:e|es|ed|ing|s)? ${NAME}(?=[,.?!](?:\s|$)| (?:and|who|on|in|for)\b|$)|(?<=\p{Ll} )${NAME}(?=, whose? )`,
    'gu',
  ),
  // "so Tekla in physics told her PI that …"
  new RegExp(
    String.raw`(?<=[\p{Ll},:;–—(] ["“]?)${NAME}(?= (?:in|from) (?:[\p{Ll}&]{2,12} ){1,3}(?:told|said|asked|has|had|is|was|got|failed|needs|wants)(?!\p{L}))`,
    'gu',
  ),
  // "Feedback for Tekla: …"
  new RegExp(
    String.raw`\b(?:[Ff]eedback|[Cc]omments?|[Nn]otes?|[Ee]mails?|[Mm]essages?|[Ll]etters?|[Rr]eports?|[Rr]eply|[Ee]valuation|[Ss]ummary|[Gg]rades?|[Ss]cores?|[Cc]ards?|[Ww]arnings?|[Nn]otice) (?:for|to|about|on) ${NAME}(?=[,:;.!?](?:\s|$)|$| (?:in|from|at|who|about|because|after) )`,
    'gu',
  ),
]
/** "She" and "he" in other languages. */
const SHE = /^(?:El[ae]|Elle|Il|Lui|Lei|Hij|Zij|Sie|Er)$/
const NOUN_ENDING =
  /(?:tion|ment|ing|ity|ance|ence|ness|ism|ics|sis|ies|ogy|phy|ly|[^aeiou]ry|ships?|sion|(?:[tdrlmkpge]|ion|ent)s)$/

/** Someone in a text without capitals: "my student sarah failed". */
const IN_CHAT = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/-])(?<name>\p{Ll}{3,12})(?=['’]s | ${PERSON_VERB}(?!\p{L})| an? \d)`,
  'gu',
)

/** "GUTIERREZ, RAMON A", "RAMON GUTIERREZ" */
const IN_CAPITALS =
  /(?<![\p{L}\p{N}_-])(?:(?<last>\p{Lu}[\p{Lu}'’-]{1,20}), ?(?<first>\p{Lu}{3,14})|(?<first>\p{Lu}{3,14})(?: \p{Lu}\.?)? (?<last>\p{Lu}[\p{Lu}'’-]{2,20}))(?: \p{Lu}\.?(?![\p{L}.:]))?(?![\p{L}\p{N}_-])/gu

/** Writing without capitals: a short run inside other writing, or a family name of one or two characters first. */
const CASELESS =
  /(?<![\p{L}\p{M}])[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Georgian}\p{Script=Katakana}ー・]{2,20}(?: [\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Georgian}\p{Script=Katakana}ー・]{2,20}){0,3}(?![\p{L}\p{M}])/gu
const EAST_ASIAN = new RegExp(
  String.raw`(?<!(?<!学生|學生|同学|同學|我是|我叫|姓名|患者|生|我[是叫][\p{Script=Han}]{1,12}的)(?<=\p{Script=Han}))(?!谢谢)[${HAN_SURNAMES}]\p{Script=Han}{1,3}(?=[の的得考资昨近还又刚曾患有被在是因请生获了同这那次上本今去已没不也要向和与跟说さくちは가が의은는，。,、:：;|()（）\s]|$)|(?<![\p{Script=Hangul}])[${HANGUL_SURNAMES}]\p{Script=Hangul}{2}(?=[이가은는의을를님씨학,:;|()\s]|$)`,
  'gu',
)
const HAS_CASELESS = /[\u0590-\u1cff\u3040-\ud7af]/

/** "Bank: Wells Fargo" */
const NOT_PERSON_LABEL =
  /(?:^|[\n;|,(.] ?)["'*]{0,2}(?:bank|branch|employer|company|organi[sz]ation|vendor|school|college|university|hospital|clinic|city|town|state|country|nationality|language|religion|department|dept|major|minor|program(?:me)?|course|degree|building|device|os|model|brand|product|title|location|venue)["']?\s?[:=]\s?["']?$/i
/** "at St. Brendan's", but not "Eva St. John" */
const SAINT = /(?:^|[^\p{L}\s] ?|[^\p{Lu}\s]\p{Ll}{0,20} )(?:St|Ste|Saint)\.? $/u
const LABEL_END = /,? (?:\p{Lu}\p{L}{1,12} )?(?:No|Nr|Number|ID)$/u
const ADDRESSED_BEFORE =
  /(?<!\p{L})(?:Hi|Hello|Dear|Hey|Thanks|Thank you|[Gg]eehrte[rs]?|Liebe[rs]?|Hallo|Estimad[oa]|Querid[oa]|Hola|Bonjour|Ch[eè]re?|Gentile|Beste),? (?:(?:Prof|Mr|Ms|Mrs|Dr)\.? (?:and |& )?){0,2}$/u

/** What has a letter as its name, in several languages. */
const LETTERED =
  /(?<!\p{L})(?:rooms?|buildings?|halls?|gym|lots?|sections?|groups?|options?|plans?|parts?|teams?|tracks?|appendix|types?|class|vitamin|hepatitis|grades?|gimnasio|edificio|sala|salle|bloco|bloque|grupo|gruppe|gebäude|raum|aula|bâtiment|groupe) $/iu

/** Whom one has or works with: "my roommate Olga", "his adviser, Kim Lee". */
export const RELATION = `(?:friends?|roommate|classmate|teammate|housemate|coworker|colleague|boss|manager|supervisor|advis[eo]r|mentor|professor|teacher|instructor|coach|counsell?or|dean|director|chair|nurse|doctor|therapist|lawyer|attorney|mother|father|mom|mum|dad|parents?|guardian|son|daughter|child|kids?|wife|husband|spouse|partner|sister|brother|aunt|uncle|students?|advisee|RA|TA|PI|hij[oa]|padre|madre|fils|fille|mère|père|Sohn|Tochter|Mutter|Vater)`
/** What people do for others, or are there for. */
const ROLE = `(?:coordinators?|labmates?|boss(?:es)?|foreman|foremen|advis[eo]rs?|supervisors?|managers?|(?:co-?)?instructors?|professors?|teachers?|lecturers?|coach(?:es)?|counsell?ors?|directors?|chairs?|deans?|provost|nurses?|doctors?|physicians?|therapists?|surgeons?|clinicians?|officers?|detectives?|investigators?|dispatchers?|reps?|representatives?|preceptors?|proctors?|invigilators?|examiners?|graders?|markers?|readers?|reviewers?|referees?|referrers?|panel(?:lists?|ists?)?|jury|jurors?|judges?|committee|tutors?|mentors?|assistants?|TAs?|RAs?|PIs?|RDs?|HR|case ?workers?|social workers?|secretar(?:y|ies)|treasurers?|clerks?|wardens?|chaplains?|trainers?|physios?|contacts?|liaisons?|hosts?|budd(?:y|ies)|drivers?|interpreters?|translators?|coordinators?|leads?|organi[sz]ers?|facilitators?|librarians?|technicians?|consultants?|solicitors?|lawyers?|attorneys?|presenters?|speakers?|authors?|recorder|note ?taker|minutes|attend(?:ees|ing|ance)|present|apologies|cc|staff|crew|who(?:['’]s)? com(?:es|ing)|reported by|sign(?:ed|ature))`
const BYSTANDER_BEFORE = new RegExp(
  [
    `(?:my|our|his|her|their|the|your) (?:[a-z-]{3,12} ){0,2}${RELATION.replace('|students?|advisee', '')},? `,
    String.raw`(?:(?:grand|step)?(?:mother|father)|m[ou]m|dad|wife|husband|spouse|aunt|uncle|guardian),? \(?`,
    String.raw`${ROLE},? \(?`,
    // "TA on duty: …", "Panel: Ames, Boyd, …", "the instructor of record is …"
    String.raw`${ROLE}(?: (?:on|of|in|for|at) \p{L}{2,14}){0,2}(?: ?[:=] ?[^:;\n]{0,60}| (?:is|was|are|will be) )`,
    // "Present: Gail, Tom B., …"
    String.raw`(?:present|in attendance|attend(?:ing|ed|ees|ance)|absent|regrets|excused|apologies|cc|invited|via zoom)(?: \([^()\n]{1,20}\))? ?: ?[^:\n]{0,160}`,
    // "send invoices to …", "signed by …", "Call …"
    String.raw`(?:e-?mail|letter|message|text|note|reply|memo|writ(?:e|ten|ing)|wrote|respond|s[ep]n[dt]|sp(?:oke|eak\w{0,3})|talk\w{0,3}|forward\w{0,3}|address\w{0,3}|mail\w{0,3}|submit\w{0,4}|return\w{0,3}|report\w{0,3}|invoices?|cop(?:y|ies)) (?:[\p{Ll}\d]{1,14} ){0,4}to `,
    '(?:ask(?:ed)?|tell|told|call(?:ed)?|e-?mail(?:ed)?|contact(?:ed)?|notify|notified|remind(?:ed)?|thank(?:ed)?|ping(?:ed)?|inform(?:ed)?|consult(?:ed)?|phone[d]?|cc|copy|thanks to|according to|on behalf of|care of|c/o) ',
  ]
    .map((pattern) => `(?<![\\p{L}])(?:${pattern})$`)
    .join('|'),
  'iu',
)
export const SIGNED_AFTER =
  /(?<!\p{L})(?:regards|sincerely|cheers|best|wishes|thanks|thank you|yours|gracias|saludos|merci|cordialement|grüßen?|sign(?:ed)?(?: (?:it|this|off))?(?: as| for|:)|(?:from|by|as) me),? $|(?:^|[.!?"”]) ?(?:—|--) ?$/iu
const BYSTANDER_AFTER = new RegExp(
  String.raw`^,? (?:said|says|told|tells|asked|asks|wrote|writes|mentioned|suggest(?:s|ed)|thinks|noted|explained|recommend(?:s|ed)|emailed|called|confirmed|agreed|approved|signed|supervis(?:es|ed)|teaches|taught|seconded|moved to|witnessed|reported|will (?:cover|send|attend|lead|teach|sign|receive|meet))(?!\p{L})|^ to \p{Ll}{3}|^(?:,| \(| [–—-]) (?:(?:the|our|my|her|his|their|your|an?) )?(?:\p{L}{2,12} ){0,2}${ROLE}(?!\p{L})|^['’]s (?:\p{Ll}{3,12} )?(?:labs?|sections?|office|group|team|seminar|studio|shift|clinic|practice)(?!\p{L}| (?:report|grade|score|practical|exam|project))`,
  'u',
)

/** Whoever is quoted speaks about others. */
const SPEAKER_BEFORE = /\b(?:says|according to|argues|explains|adds|notes|writes) $/i

/** "graded by", "confirmed by" */
const DONE_BY = /[a-z](?:ed|en|ght|un|wn) (?:up )?by (?:the |our |my |his |her |their )?$/
/** "The mother of Jalen called": it's about Jalen. */
const OF_RELATIVE = new RegExp(String.raw`\b${RELATION} of $`, 'iu')

/** "Grievant: Ana Prado, TA" */
const LABEL_BEFORE = /^[\s*•–-]{0,6}\p{Lu}[\p{Ll} ]{2,24}: $/u
const JOINED = /^ (?:and|&) (?:\p{Lu}[\p{L}'’.-]{0,20} ){1,3}(?<last>\p{Lu}\p{L}{2,20})(?! \p{Lu})/u
/** Whom a report is about: "Reporting party Ana Prado says …" */
const PARTY_BEFORE =
  /\b(?:reporting party|reporter|respondent|complainant|claimant|grievant|victim|patient|client|student|resident),? $/i
/** "The key hangs in Ingrid’s office." */
const PLACE_OF = /['’]s (?:office|desk|door|mailbox|place|house|studio)(?!\p{L})/u

const isBystander = (text: string, start: number, end: number) =>
  ((DONE_BY.test(text.slice(Math.max(0, start - 30), start)) ||
    BYSTANDER_BEFORE.test(text.slice(Math.max(0, start - 90), start))) &&
    // "Tell Ana’s roommate": not Ana.
    !/^['’]s /.test(text.slice(end, end + 3)) &&
    !OF_RELATIVE.test(text.slice(Math.max(0, start - 20), start))) ||
  (BYSTANDER_AFTER.test(text.slice(end, end + 50)) &&
    !OF_RELATIVE.test(text.slice(Math.max(0, start - 20), start)) &&
    !LABEL_BEFORE.test(text.slice(0, start)) &&
    !PARTY_BEFORE.test(text.slice(Math.max(0, start - 20), start)))

/** The people that a sentence or a line names. */
export function findPeople(text: string, offset = 0, isIn?: 'German'): Person[] {
  const isGerman = isGermanText(text) || (isIn === 'German' && !ENGLISH.test(text))
  const isList = LIST_OF_TITLES.test(text)
  const people: Person[] = []
  let isPublic = false
  for (const match of text.matchAll(RUN)) {
    isPublic ||= isPublicRun(match[0])
    const end = match.index + match[0].length
    // The label of a number: "Known Traveler No. TT114KX92", and "Althea Gonzaga, ID No. 20-11873" with a name before it.
    const label = LABEL_END.exec(match[0])
    if (label && !label[0].startsWith(',')) continue
    const run = match[0].slice(0, label?.index)
    // The end of a sentence: "in Building B. Bring …"
    if (/^\p{Lu}\. /u.test(run) && LETTERED.test(text.slice(Math.max(0, match.index - 20), match.index)))
      continue
    const start = match.index
    if (NOT_PERSON_LABEL.test(text.slice(Math.max(0, start - 24), start))) continue
    // "the Hollis and Vera Munk Scholarship"
    if (ENTITY_WORDS.has(JOINED.exec(text.slice(end, end + 60))?.groups?.['last'] ?? '')) continue
    if (
      SAINT.test(text.slice(Math.max(0, start - 24), start)) ||
      PLACE_OF.test(text.slice(end - 2, end + 16))
    )
      continue
    const isAddressed = ADDRESSED_BEFORE.test(text.slice(Math.max(0, match.index - 24), match.index))
    const isSpeaker =
      SPEAKER_BEFORE.test(text.slice(Math.max(0, match.index - 20), match.index)) &&
      /^(?:$|[.,;:!?)"”\n])/.test(text.slice(end, end + 1))
    // "Hi Martin, Imogen Threlfall …", "in Seville, Kyoto, and Accra"
    const isTwo =
      isAddressed || (/\p{L} $/u.test(text.slice(0, match.index)) && !run.split(/[ ,]+/).some(isFirstName))
    const comma = isTwo ? run.indexOf(', ') : -1
    const parts =
      comma < 0
        ? [{ from: 0, to: run.length }]
        : [
            { from: 0, to: comma },
            { from: comma + 2, to: run.length },
          ]
    // "Assistant Director, Annual Giving"
    const postBefore = /(\p{Lu}\p{Ll}{3,20}), $/u.exec(text.slice(Math.max(0, start - 24), start))?.[1]
    const isPost =
      isPostWord(postBefore ?? '') || (comma > 0 && run.slice(0, comma).split(' ').some(isPostWord))
    for (const { from, to } of parts)
      for (const name of namesIn(
        run.slice(from, to),
        (isGerman && !SIGNED_AFTER.test(text.slice(Math.max(0, start - 24), start))) ||
          isList ||
          (isPost && (from > 0 || !!postBefore)) ||
          NAMED_AFTER.test(text.slice(Math.max(0, match.index - 16), match.index)),
      ))
        people.push({
          isExpert: name.isExpert || isSpeaker,
          isAddressed: isAddressed && from === 0,
          isSigner: SIGNED_AFTER.test(
            text.slice(Math.max(0, match.index - 24), match.index + from + name.start),
          ),
          isBystander:
            name.isBystander ||
            isBystander(text, match.index + from + name.start, match.index + from + name.end),
          start: offset + match.index + from + name.start,
          end: offset + match.index + from + name.end,
        })
  }
  // One name is enough to know that a sentence is about a person.
  const isKnown = people.some(
    ({ isExpert, isAddressed, end }) => !isExpert && !isAddressed && text[end - offset] !== ':',
  )
  // Whoever is named beside someone known to all is from the same book.
  if (isPublic)
    return people.filter(({ start, end }) => text.slice(start - offset, end - offset).includes(' '))
  for (const match of isKnown ? [] : INTRODUCED.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const name = match.groups?.['name'] ?? ''
    if (!canBeName(name) || isPublicFigure([name]) || NOUN_ENDING.test(name) || SHE.test(name)) continue
    if (MEDICAL_ENDING.test(name) || MEDICINE_ENDING.test(name)) continue
    const at = match.index + match[0].lastIndexOf(name)
    // "If your Pell Grant has …"
    if (/(?<=[\p{L},] )\p{Lu}\p{L}+ $/u.test(text.slice(Math.max(0, at - 20), at))) continue
    const start = offset + at
    const isAddressed = ADDRESSED_BEFORE.test(text.slice(Math.max(0, at - 24), at))
    people.push({ start, end: start + name.length, isExpert: false, isAddressed, isGuess: true })
  }
  for (const match of people.length > 0 ? [] : text.matchAll(IN_CHAT)) {
    const name = match.groups?.['name'] ?? ''
    const capitalized = `${name[0]?.toUpperCase()}${name.slice(1)}`
    if (!FIRST_NAMES.has(capitalized) || AMBIGUOUS_NAMES.has(capitalized)) continue
    const start = offset + match.index + match[0].indexOf(name)
    const end = start + name.length
    people.push({ start, end, isExpert: false, isBystander: isBystander(text, start - offset, end - offset) })
  }
  for (const match of text.matchAll(IN_CAPITALS)) {
    const { first = '', last = '' } = match.groups ?? {}
    const name = titleCase(first)
    if (!isFirstName(name) || AMBIGUOUS_NAMES.has(name) || !canBeName(titleCase(last))) continue
    const start = offset + match.index
    people.push({ start, end: start + match[0].length, isExpert: false })
  }
  if (HAS_CASELESS.test(text)) {
    const mostlyLatin = /[A-Za-z]{3}/.test(text)
    for (const pattern of mostlyLatin ? [CASELESS, EAST_ASIAN] : [EAST_ASIAN])
      for (const match of text.matchAll(pattern))
        people.push({
          start: offset + match.index,
          end: offset + match.index + match[0].length,
          isExpert: false,
        })
  }
  return people
}

/** German writes every noun with a capital, so only a first name or a title makes a name. */
const GERMAN =
  /(?<!\p{L})(?:und|für|nicht|ist|wird|wurde|zum|zur|sich|wegen|eine[nmrs]?|oder|auf|kann|beim|dem)(?!\p{L})/u
const ENGLISH = /\b(?:the|and|of|to|is|has|had|was|for|with|my|his|her|she|he|got)\b/
export const isGermanText = (text: string) => GERMAN.test(text)

/** "Apologies, Matters Arising, Finance Report, Student Voice": in a list of titles, only a first name makes a name. */
const LIST_OF_TITLES = /(?:(?<=[:.,;] |^)\p{Lu}[\p{L}'’&-]{1,20}(?: [\p{L}'’&-]{1,20}){0,3}, ){4}/u
/** "becas Santander Progreso" */
const NAMED_AFTER =
  /(?<!\p{L})(?:becas?|programa|convocatoria|premio|prêmio|bolsas?|bourses?|programme|prix|borsa|scheme|award)s? $/iu

/** Names that are ordinary words in a sentence. */
const SHORT_NAMES = new Set('An Do So My Thu Sun Jan Le Ho Ha Su Long Van Day May Mar'.split(' '))

/** Whether a table cell or the start of a line is a person: a name in any writing, in capitals too. */
export function isPersonLabel(text: string): boolean {
  if (text.length < 2 || text.length > 60 || /\d|[?!]$/.test(text)) return false
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length > 5 || isPlaceholderName(text)) return false
  if (words.every((word) => /^\p{Lo}/u.test(word))) return true
  const title = words.map(titleCase)
  const last = title.at(-1) ?? ''
  const isSurname = SURNAMES.has(last) && isFirstName(title.at(-2) ?? '')
  if (ENTITY_WORDS.has(last) && !isSurname && !text.includes(',')) return false
  const names = title.filter(
    (word, index) =>
      // "Mai See Vang"
      (index > 0 && index < title.length - 1) ||
      (index > 0 && index === title.length - 1 && PLACE_SURNAMES.has(word) && isFirstName(title[0] ?? '')) ||
      !NOT_NAMES.has(word) ||
      AMBIGUOUS_NAMES.has(word) ||
      SHORT_NAMES.has(word),
  )
  if (names.length < title.length) return false
  if (!words.every((word) => /^(?:\p{Lu}|['’])/u.test(word) || IS_PARTICLE.test(word))) return false
  return words.length >= 2 || FIRST_NAMES.has(title[0] ?? '')
}

/** Whether a label has a first name that we know and isn't someone known to all. */
export function knowsName(label: string): boolean {
  const words = label.split(/[\s,]+/).map(titleCase)
  if (isPublicFigure(words) || isPublicFigure([...words].reverse())) return false
  return !PLACE.test(words[0] ?? '') && words.some((word) => FIRST_NAMES.has(word))
}

/** "San Francisco" */
const PLACE =
  /^(?:San|Santa|Santo|Saint|St|Fort|Mount|Mt|Port|New|Los|Las|El|Lake|North|South|East|West|Grand|Little)$/

const titleCase = (word: string) =>
  /^\p{Lu}{2,}$/u.test(word) ? `${word[0]}${word.slice(1).toLowerCase()}` : word

const WITHOUT_ACCENTS = new Set([...FIRST_NAMES].map((name) => name.normalize('NFD').replace(/\p{M}/gu, '')))

/** "Maria", and "Jun-ho", as Korean names are written. */
export const isFirstName = (word: string) =>
  FIRST_NAMES.has(word) || WITHOUT_ACCENTS.has(word) || /^\p{Lu}\p{Ll}{1,6}-\p{Ll}{2,6}$/u.test(word)

/** What the bearers of first names can be called: "Gwen" for Gwendolyn, "Seun" for Oluwaseun. */
export function shortFormsOf(names: Iterable<string>): Set<string> {
  const forms = new Set<string>()
  for (const name of new Set(names))
    for (let length = 3; length < name.length - 1; length++) {
      const end = name.slice(-length)
      forms.add(name.slice(0, length))
      if (length > 3) forms.add(`${end[0]?.toUpperCase()}${end.slice(1)}`)
    }
  for (const form of forms) if (!canBeName(form) || AMBIGUOUS_NAMES.has(form)) forms.delete(form)
  return forms
}

interface Part extends Span {
  word: string
}

function namesIn(run: string, isGerman = false): Person[] {
  // "Jana Novak, Charles University" is a name and something else, "Novak, Jana" is one name.
  const comma = run.indexOf(', ')
  const beforeComma = comma > 0 ? run.slice(0, comma).split(' ') : []
  const afterComma = comma > 0 ? run.slice(comma).split(' ') : []
  if (afterComma.some((word) => ENTITY_WORDS.has(word))) return namesIn(run.slice(0, comma), isGerman)
  const hasTitle = STARTS_WITH_TITLE.test(run)
  // "In San Diego, Ana Prado …"
  const isPlace = PLACE.test(beforeComma.at(-2) ?? '')
  if ((hasTitle || isPlace || POST_NAME.test(run.slice(0, Math.max(0, comma)))) && comma > 0) {
    const others = namesIn(run.slice(comma + 2), isGerman).map((name) => ({
      ...name,
      start: name.start + comma + 2,
      end: name.end + comma + 2,
    }))
    return [...namesIn(run.slice(0, comma), isGerman), ...others]
  }
  const isExpert = /^(?:[Dd]r|[Pp]rof|Dean \p{Lu}|Coach|Provost|Officer|Judge)/u.test(run)
  const parts = Array.from(run.matchAll(/[^\s,]+/g), ({ 0: whole, index }): Part => {
    const word = /['’]s$/.test(whole) ? whole.slice(0, -2) : whole
    return { word, start: index, end: index + word.length }
  })
  if (
    parts.some(
      ({ word }, index) =>
        ENTITY_WORDS.has(word) &&
        (index === parts.length - 1 || !AMBIGUOUS_NAMES.has(word)) &&
        !(SURNAMES.has(word) && index > 0 && isFirstName(parts[index - 1]?.word ?? '')),
    )
  )
    return []
  const people: Person[] = []
  let name: Part[] = []
  const close = () => {
    const first = name[0]
    const last = name.at(-1)
    if (first && last && isName(name, hasTitle, isGerman))
      people.push({ start: first.start, end: last.end, isExpert, isBystander: hasTitle })
    name = []
  }
  for (const part of parts) {
    // Titles of works: "The Bell Jar".
    if (part.word === 'The') break
    // "Tyrell Washington", "Susan Pell"
    const isFamilyName =
      part === parts.at(-1) && PLACE_SURNAMES.has(part.word) && isFirstName(name.at(-1)?.word ?? '')
    // A letter without a period is a grade: "Priam Castellan B".
    if (
      (isOtherWord(part.word) && !isFamilyName) ||
      (/^[A-F]$/.test(part.word) && /^,?$/.test(run.slice(part.end, part.end + 1)))
    )
      close()
    else name.push(part)
  }
  close()
  return people
}

/** Whether a capitalized word can be a name, as far as we know. */
export function canBeName(word: string): boolean {
  return !isOtherWord(word) && !ENTITY_WORDS.has(word)
}

/** `NativeClient` and LaTeX, but not DeShawn or McDonald. */
export const CODE_NAME =
  /(?<!^|\b(?:Mc|Mac(?!Book|OS)|De|Di|Du|Da|La|Le|Lu|Van|Von|Fitz|Ja|Jo|Ke|Ann|Mary|Sha|Ra|Ty))\p{Lu}(?<=\p{Ll}\p{Lu})/u

/** "Per Coach Delacroix, Tyrell Broussard …": two people. */
const POST_NAME =
  /(?:^| )(?:Coach|Dean|Provost|Officer|Judge|Nurse|Sister|Father|Detective|Sergeant|Chief|Captain|Director|Pastor|Instructor|Advis[eo]r) \S+$/
const isPostWord = (word: string) =>
  ENTITY_WORDS.has(word) || /^(?:Dean|Professor|President|Assistant|Associate|Head|Chair|Senior)$/.test(word)

/** Abbreviations in capitals, and words that aren't names. */
function isOtherWord(word: string): boolean {
  // GPA, DOMPurify, NetID, LaTeX
  if (/^\p{Lu}{2,}(?:\p{Ll}|$)|\p{Ll}\p{Lu}{2,}$/u.test(word) || CODE_NAME.test(word)) return true
  // "Pt", "Vn", "Hx"
  if (/^(?!Ng$|Md$)[B-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{1,2}$/.test(word)) return true
  if (IS_TITLE.test(word) || /^(?:I|We|You|They|He|She|It|That|There|Here|What|Who|Let)['’]/.test(word))
    return true
  // "Pell-eligible"
  const [head = ''] = word.split(/-(?=\p{Ll}{4})/u)
  return NOT_NAMES.has(head) && !AMBIGUOUS_NAMES.has(head)
}

function isName(name: readonly Part[], hasTitle: boolean, isGerman: boolean): boolean {
  const full = name.filter(({ word }) => /^\p{Lu}['’]?[\p{L}\p{M}]/u.test(word))
  const [first] = full
  const words = name.map(({ word }) => word)
  if (!first || isPublicFigure(words) || isPlaceholderName(words.join(' '))) return false
  if (PUBLIC_TITLE.test(first.word)) return false
  if (full.length > 1 && PLACE.test(first.word) && !isFirstName(first.word)) return false
  if (!hasTitle && isOrdinary(words)) return false
  if (isGerman && !hasTitle && !full.some(({ word }) => isFirstName(word))) return false
  if (hasTitle || full.length > 1) return hasTitle || full.some(({ word }) => !AMBIGUOUS_NAMES.has(word))
  // "J. Rivera" and "Rivera J." with any name, and "Maria" if we know it.
  if (name.some(({ word }) => /^\p{Lu}\.$/u.test(word))) return true
  // "Soo-ah M"
  if (name.length > 1 && first.word.includes('-') && isFirstName(first.word)) return true
  const [beforeHyphen = ''] = first.word.split('-')
  return FIRST_NAMES.has(beforeHyphen) && !AMBIGUOUS_NAMES.has(first.word)
}

/** Whom everyone knows by their office: "Archbishop Tutu". */
const PUBLIC_TITLE =
  /^(?:Archbishop|Bishop|Cardinal|Pope|Saint|Imam|Rabbi|Senator|Congress(?:man|woman)|Governor|Minister|Chancellor|Ambassador|Mayor|Queen|Princess|Emperor|Sultan|Lord|Lady|Dame|Justice|General|Colonel|Admiral)$/
/** Endings of nouns and adjectives that family names don't have. */
const ORDINARY_ENDING =
  /\p{L}{3}(?:[^r]ances?|[^r]ences?|[^e]ments?|[cstx]i[oó]n(?:e?s)?|[ei]dad|tät|ité|heit|keit|schaft|ness|isms?|olog(?:y|ies)|it(?:y|ies)|ships?|ical|ional|tive|ries)$/u
/** Colors and sizes, which are family names but not first ones: "Green Shield". */
const NOT_FIRST = /^(?:Black|White|Green|Brown|Gray|Young|Small|Long|Short|Good|Best|Three|Two)(?:-|$)/

/** Whether capitalized words are a title or an organization, as far as their forms tell: "Grant Agreement". */
const isOrdinary = (words: readonly string[]) =>
  words.length > 1 &&
  !words.some((word) => isFirstName(word) && !AMBIGUOUS_NAMES.has(word)) &&
  (NOT_FIRST.test(words[0] ?? '') || words.some((word) => ORDINARY_ENDING.test(word)))

function isPublicFigure(words: readonly string[]): boolean {
  if (words.length > 1) return PUBLIC_FIGURES.has(words.filter((word) => !/^\p{Lu}\.$/u.test(word)).join(' '))
  return words.some((word) => PUBLIC_SURNAMES.has(word) && !FIRST_NAMES.has(word))
}

/** Whether a text names someone known to all. */
export function namesPublicFigure(text: string): boolean {
  return Array.from(text.matchAll(RUN)).some(([run]) => isPublicRun(run))
}

/** "Although Holden Caulfield" too. */
function isPublicRun(run: string): boolean {
  const name = run.replace(/['’]s$/, '')
  return PUBLIC_FIGURES.has(name) || PUBLIC_FIGURES.has(name.slice(name.indexOf(' ') + 1))
}

/** "Student A", "P12": made so that no one can be recognized. */
export function isAnonymous(label: string): boolean {
  return /^(?:(?:student|participant|subject|person|learner|group|team|patient|user|respondent|name|p|s|id)[\s#_-]*)?(?:[A-Z]|\d{1,4}|[A-Z]\d{1,3}|X{2,9})?$/i.test(
    label,
  )
}
