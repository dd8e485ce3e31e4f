import { HIDDEN, type Match } from './finding.ts'
import { isFirstName } from './is-name.ts'
import type { Reading } from './read-text.ts'
import { spanOfMatch, withoutOverlaps } from './spans.ts'

const ADDRESS =
  /(?<![\p{L}\p{N}._%+$-]|[\p{L}\p{N}]'|:\/\/)[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]{0,62}[\p{L}\p{N}_+-])?@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,251}[\p{L}\p{N}])?/gu

/** "jane.doe [at] pitt [dot] edu", which people write to keep addresses from being collected. */
const SPELLED_OUT =
  /(?<![\p{L}\p{N}._-])[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,62}[\p{L}\p{N}])? ?(?:[[({<] ?at ?[\])}>]|[[({<]@[\])}>]) ?[a-z\d-]{1,63}(?:(?: ?(?:[[({<] ?dot ?[\])}>]| dot ) ?|\.)[a-z\d-]{2,63}){1,4}/giu
const SPELLED = / dot |[[({<] ?(?:at|@|dot) ?[\])}>]/i
const IN_WORDS =
  /(?<![\p{L}\p{N}._-])[a-z][a-z\d._-]{0,40}(?: dot [a-z\d]{1,30}){0,2} at [a-z\d-]{2,40}(?: dot [a-z\d-]{2,20}){0,2} dot (?:edu|com|org|net|gov|io|ac|uk|ca|de)\b/giu

const SUFFIX = String.raw`\.(?:edu|com|org|net|gov|io|co|(?:ac|edu|co)\.[a-z]{2}|[a-z]{2})$`

/** Domains that no one has. */
const PLACEHOLDER_DOMAIN = new RegExp(
  String.raw`(?:^|\.)(?:example|sample|test|domain|(?:your|my|our|any|some)-?(?:domain|school|university|uni|college|company|institution|org|campus|site|email)|acme|foo|bar|baz|xyz|x{2,9}|y{2,9}|abc)${SUFFIX}|(?:^|\.)example\.|\.(?:example|test|invalid|localhost|local|internal|service|timer|socket|png|jpe?g|gif|svg|webp|css|js|json|md|py|ts)$`,
  'i',
)
/** Domains that are a placeholder only after a general name: student@university.edu. */
const GENERAL_DOMAIN = new RegExp(
  String.raw`(?:^|\.)(?:company|school|university|college|institution|campus|website|site|provider|host|server|department|dept)${SUFFIX}`,
  'i',
)
const GENERAL_NAME =
  /^(?:student|professor|prof|instructor|teacher|advisor|adviser|dean|faculty|staff|admin|contact|info|colleague|author|pi|ta|support|help|helpdesk|office)\d{0,2}$/i
const PLACEHOLDER_NAME =
  /^(?:your|my|the|some|any)?[._-]?(?:user|username|name|first[._-]?name[._-]?last[._-]?name|first[._-]last|first[._-]?name|last[._-]?name|first[._-]?initial\w{0,20}|f[._]?last|net[._-]?id|email|e-?mail|mail|address|account|login|handle|x{1,9}|abc|abc123|foo|bar|placeholder|example|sample|someone|anyone|you|me|recipient|sender|user\d{0,3})$|^your[._-]|^(?:example|sample|placeholder)[._-]|[._-](?:example|placeholder)$/i

/** Words of which the addresses of offices are made, which everyone may write to: registrar@, it-help@, finaid.office@. */
const OFFICE_WORD =
  '(?:payable|receivable|honors|food|pantry|stockrooms?|stores|outing|womens|mens|rugby|soccer|football|baseball|softball|basketball|volleyball|hockey|lacrosse|tennis|golf|swim(?:ming)?|rowing|wrestling|cheer|dance|band|choir|orchestra|hiking|climbing|debate|robotics|yearbook|radio|garden|farm|ugrad|bio|chem|math|stats|econ|soc|anthro|poli|sci|phd|alum|group|project|registrar|workshops?|conferences?|seminars?|rsvp|signup|bursar|admissions?|admit|enroll?(?:ment)?|apply|advising|advisors?|advisement|help|helpdesk|desk|service(?:s|desk)?|support|info(?:rmation)?|inquiries|enquir(?:y|ies)|questions|contact(?:us)?|office|dept|department|library|lib|libraries|reference|circulation|it|its|ithelp|ict|tech|technology|hr|human|resources|benefits|payroll|jobs|careers?|recruit(?:ing|ment)?|finaid|financial|aid|scholarships?|grants?|awards?|billing|accounts?|ap|procurement|purchasing|housing|reslife|residence|dining|parking|transportation|facilities|maintenance|police|safety|security|emergency|title-?ix|titleix|conduct|dean|deans|provost|president|chancellor|ombuds|counseling|counselling|wellness|health|clinic|disability|access|accessibility|drs|dso|international|global|studyabroad|iss|oiss|isss|alumni|giving|development|foundation|events?|news|newsletter|media|press|pr|marketing|communications?|comms|editors?|editorial|submissions?|abuse|security|privacy|legal|compliance|irb|ethics|research|grad|graduate|gradschool|undergrad|undergraduate|academics?|academic|program|programs|committee|search|team|staff|faculty|students?|student|tutoring|tutors|writing|center|centre|lab|labs|museum|gallery|theatre|tickets|boxoffice|sales|orders?|shop|store|webmaster|web|postmaster|root|admin|administrator|noreply|no|do|not|reply|donotreply|notifications?|alerts?|mailer|daemon|list|lists|listserv|all|announce|general|main|hello|mail|assets|canvas|lms|blackboard|moodle|union|senate|council|chair|chairs|the|of|for|and|ask|go|get|[a-z]{4,20}(?:tions?|ships?)|[a-z]{6,20}ments?|anti-?ragging|ragging|grievances?|hostels?|wardens?|proctors?|exams?|controller|coe|placements?|secretary|treasurer|chaplain(?:s|cy)?|librarians?|archiv(?:es?|ists?)|curators?|coach(?:es)?|captains?|notary|marshal|trustees?|regents?|secretariat|sekretariat|dekanat|rektorat|verwaltung|bibliothek|pr(?:ü|ue)fungsamt|studienb(?:ü|ue)ro|studienberatung|studierendensekretariat|personalabteilung|accueil|scolarite|bibliotheque|secretaria|biblioteca|becas|segreteria|didattica|kontakt|movilidad|admisi(?:ó|o)n|admision(?:es)?|inform(?:es|aci(?:ó|o)n|acje)|investigaci(?:ó|o)n|posgrado|grado|egresados|rector(?:í|i)a|decanato|cultura|extens(?:ã|a)o|est(?:á|a)gios?|reitoria|gradua(?:ç|c)(?:ã|a)o|pesquisa|accueil|stages?|inscriptions?|recherche|bourses?|rh|formation|communication|orientamento|ricerca|borse|personal|auskunft|zulassung|stipendien|rechenzentrum|hochschulsport|mensa|onderzoek|inschrijving|studentenbalie|studieadvies|receptie|balie|studievägledning|expedition|student-?service|international-?office|incoming|outgoing|mobility|erasmus|exchange|timetabl(?:e|ing)|graduation|catering|sports?|gym|nursery|chaplaincy|estates|finance|fees|bursaries|wellbeing|quality|safeguarding|mess|transport|cashier|outreach|volunteer(?:s|ing)?|clubs?|society|athletics|bookstore|print(?:ing|shop)?|mailroom|classrooms?|records|transcripts|veterans|testing|visit|tours?|childcare|equity|diversity|dei|hotline|helpline|concerns|feedback|complaints|appeals|ombudsman|ehs|hse|sustainability|recycling|campus|welfare|warden|principal|vc|vicechancellor|rector|school|college|faculties|physics|chemistry|biology|history|english|maths?|psychology|economics|engineering|nursing|law|business|medicine|geography|sociology|philosophy|music|arts?|physik|chemie|informatik|cs|learning|teaching|online|elearning|data|systems?|network|printing|lostandfound|lost|found|welcome|booking|bookings|reservations|rooms|post|customer|care|member|members|membership)'
const OFFICE_NAME = new RegExp(`^${OFFICE_WORD}(?:[._+-]?${OFFICE_WORD}){0,4}\\d{0,4}$`, 'i')
/** One such word is enough if the rest isn't a name: ehs-waste@, titleix.coordinator@. Some of them are family names, or what a person is. */
const OFFICE_PART = new RegExp(
  `^(?=.{3})(?!(?:students?|staff|faculty|members?|law|arts?|english|post|main|press|it|its|no|do|of|go)$)${OFFICE_WORD}$`,
  'i',
)
/** Words that no family name has in it: writingstudio@, irbadmin@. */
const OFFICE_STEM =
  /office|admin|help|support|service|cent(?:er|re|ral)|studio|librar|research|coordinat|registra|admission|department|univers|housing|financ|career|writing|records|billing|conference|committee|contact|en?quir|recept|security|program|events?$|team$|desk$|lab$|group$|sek(?:r(?:etariat)?)?$|amt$|b(?:ü|ue)ro$|beratung$|stelle$|zentrum$|e?resources|praktik|^student|students?$|^cfp|societ|associat|council|alliance|collective|ensemble|orchestra|newspaper|(?:club|union|senate|crew|press|choir|band|house|tickets?)$|-(?:hr|it|rh)$/i
const FREE_MAIL =
  /^(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|live|msn|aol|icloud|me|proton(?:mail)?|gmx|web|mail|qq|163|126|naver|yandex|bigpond|comcast|verizon)\./i

/** "ssh kim@host" names where to sign in. */
const LOGIN_BEFORE =
  /(?:^|[\n$#;&`] ?)(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id)(?: [^\s@]{0,40}[^\s@,;.]){0,6} $/

/** Where everyone is told to write: "Informes: …". */
const PUBLISHED =
  /(?<!\p{L})(?:en?quir(?:y|ies)|questions?|invoices?|rsvps?|confirm(?:ar|er|e)?|reserv(?:e|ar|ations?)|regist(?:er|ration)|sign up|apply|applications?|appeals?|info(?:rmation|s)?|informes|informaci[oó]n|informações|inscri(?:ptions?|pción|pciones|ções)|iscrizioni|informazioni|renseignements|anmeldung|auskunft|bewerbungen?|aanmelden|inlichtingen|anmälan)[:?]?(?: only)?(?: (?:to|at|via|by email to|e-?mail|an|à|a|en|per mail an|naar|unter))*[: ]{1,2}$/iu
/** Few letters are an abbreviation, where something has to be handed in: etd@. */
const SUBMITTED = /\b(?:submit|upload|report|file|deposit)\b[^\n.?!]{0,40} to:? $/i
/** "ngozi.adeyemi", "j.law", "kim3" */
const isNameLike = (name: string) =>
  /\d|^\p{L}[._]/u.test(name) || name.split(/[._-]/).some((part) => isFirstName(capitalized(part)))

/** Which email addresses are private: not placeholders such as name@example.edu, and not those of offices. */
export function findEmails({ text }: Reading): Match[] {
  const found: Match[] = []
  const hasSign = text.includes('@')
  const things = hasSign ? thingsIn(text) : undefined
  const patterns = [...(hasSign ? [ADDRESS] : []), ...(SPELLED.test(text) ? [SPELLED_OUT, IN_WORDS] : [])]
  for (const match of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const [name = '', domain = ''] = addressFrom(match[0]).split('@')
    const span = spanOfMatch(match)
    if (!isDomain(domain) || isPlaceholder(name, domain) || things?.has(name)) continue
    const before = text.slice(Math.max(0, span.start - 60), span.start)
    if (PUBLISHED.test(before) && !isNameLike(name)) continue
    if (/^[a-z]{2,4}$/.test(name) && SUBMITTED.test(before)) continue
    if (LOGIN_BEFORE.test(before) || (/^git$/i.test(name) && /[:/]/.test(text[span.end] ?? ''))) continue
    found.push({ ...span, masked: `${firstOf(name)}${HIDDEN}@${domain}` })
  }
  return withoutOverlaps(found)
}

/** What a text calls things and offices: gallery@ after "the gallery", onestop@ and osss@ after "One Stop Student Services". */
function thingsIn(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
  const found = new Set(Array.from(plain.matchAll(NOUN), ([, noun = '']) => noun))
  for (const [name] of plain.matchAll(CAPITALIZED)) {
    if (!UNIT.test(name)) continue
    const words = name.toLowerCase().match(CONTENT_WORD) ?? []
    for (let start = 0; start < words.length; start++)
      for (let end = start + 2; end <= words.length; end++) {
        const some = words.slice(start, end)
        found.add(some.join(''))
        if (some.length > 2) found.add(some.map(([initial]) => initial).join(''))
      }
  }
  return found
}
const CONTENT_WORD = /(?<![a-z])(?!(?:and|of|for|the|in)(?![a-z]))[a-z]{2,21}/g
/** Letters only, after an article. */
const NOUN =
  /(?<!\p{L})(?:the|our|an?|el|la|al|del|au|du|im|am|zur|zum|los|las|un|una|le|les|une|der|die|das|il|lo|o|os|as|het|de) ([a-z]{4,20})(?![\p{L}@]|\.\p{L})/giu
const CAPITALIZED =
  /(?<!\p{L})\p{Lu}[\p{L}’'-]{1,20}(?:(?: ?& ?| (?:and |of |for |the |in ){0,2}|-|\/)\p{Lu}[\p{L}’'-]{1,20}){1,6}/gu
const UNIT =
  /(?<!\p{L})(?:Office|Cent(?:er|re)|Services?|Department|Program|Lab(?:oratory)?|Institute|School|College|Committee|Council|Society|Association|Library|Team|Group|Union|Board|Division|Affairs|Studies|Education|Support|Resources?|Project|Network|Initiative)(?!\p{L})/u

function addressFrom(spelledOut: string): string {
  return spelledOut
    .replace(/ ?[[({<] ?(?:at|@) ?[\])}>] ?| at /i, '@')
    .replace(/ ?[[({<] ?dot ?[\])}>] ?| dot /gi, '.')
}

function isDomain(domain: string): boolean {
  return domain.length <= 253 && /^[^.]+(?:\.[^.]+)*\.(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})$/u.test(domain)
}

function isPlaceholder(name: string, domain: string): boolean {
  return (
    PLACEHOLDER_DOMAIN.test(domain) ||
    PLACEHOLDER_NAME.test(name) ||
    isOffice(name, domain) ||
    (GENERAL_DOMAIN.test(domain) && GENERAL_NAME.test(name))
  )
}

function isOffice(name: string, domain: string): boolean {
  // Mailing lists: gradnews-l@.
  if (OFFICE_NAME.test(name) || /[a-z]{3}-l$/i.test(name)) return true
  const parts = name.replace(/\d{1,9}$/, '').split(/[._+-]/)
  // "j.law" and "maya.events" are people.
  if (FREE_MAIL.test(domain) || parts.some((part) => part.length < 2 || isFirstName(capitalized(part))))
    return false
  return OFFICE_STEM.test(name) || parts.some((part) => OFFICE_PART.test(part))
}

const capitalized = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const firstOf = (name: string) => String.fromCodePoint(name.codePointAt(0) ?? 0x2022)
