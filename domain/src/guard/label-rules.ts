import { wordsOf } from './words.ts'
// Which labels make a value private: dates of birth, bank accounts, passports, and other IDs.

/** Letters. Patterns that ignore case compile much faster with this than with the flag `u` and a property. */
export const L = 'A-Za-zÀ-ɏ'
/** A month in any language: after a label for a date, a word between numbers is one. */
const MONTH = `(?!(?:to|and|or|of|the|at|in)\\b)[${L}]{3,11}`
const YEAR = String.raw`(?:(?:19|20)\d\d|['’]\d\d)`
/** A day with its year, as people write it anywhere. */
const DATE = String.raw`(?:(?:19|20)\d\d ?[-/.年] ?\d{1,2} ?[-/.月] ?\d{1,2}日?|\d{1,2} ?[-/.] ?\d{1,2} ?[-/.] ?(?:(?:19|20)\d\d|\d\d)|\d{1,2} ?[-/.]${MONTH}[-/.] ?\d{2,4}|(?:(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?,? ?)?\d{1,2}(?:st|nd|rd|th|er|\.|º|o)?(?: of| de|-)? ?${MONTH}\.?,?(?: of| de| del|-)? ?${YEAR}|${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?,? ?${YEAR})`
const IS_DATE = new RegExp(`^(?:${DATE})$`, 'i')
export const isDate = (value: string) => IS_DATE.test(value)

/** An ID of digits and capitals: with at least four digits, alone or in groups. */
const ID = String.raw`(?:[A-Z]{1,6}[-/ ]?)?\d(?:[-/. ]?\d|[A-Z](?![a-z])){3,17}`
const MIXED_ID = String.raw`(?=[A-Z]*\d[A-Z\d]*\d)[A-Z\d]{6,16}`

export interface LabelRule {
  /** `record_name` is a name only if the text has something private about it: "Name: …". */
  kind: 'birth_date' | 'personal_id' | 'bank_account' | 'name' | 'record_name'
  /** Words for what follows, in any case. */
  label: string
  /** What can follow. */
  value: string
  /** The label may have another meaning: what the text around it must say too. */
  needs?: RegExp
  /** Words that can be between the label and the value. */
  gap?: string
  /** Whether it counts only next to a person. */
  needsPerson?: boolean
  /** Whether the value can be only letters without a colon, because of what follows it. */
  lettersOnly?: boolean
  /** Whether the label counts only before a colon or an equals sign, or as the header of a column. */
  needsColon?: boolean
  /** Whether it counts only before a colon, or if someone near has the name in the value. */
  needsName?: boolean
}

/** Accounts that aren't a person's. */
export const SERVICE =
  'admin|netid|name|ec2|jdoe|ta\\d|root|users?|test|guest|demo|example|sample|registry|service|svc|support|student|staff|your|my|first|last|john|jane|app|api|db|sync|kiosk|www|web|mysql|postgres|oracle|ubuntu|pi|git|backup|bot|daemon|nobody|public|anonymous|lab|front|desk|pos|office|node|python|v'
/** Letters of a name with a digit, or two of them with a dot. */
const PERSONAL_LOGIN = String.raw`(?!(?:${SERVICE})[\w.-]{0,6}(?![\w-]))(?:[a-z]{1,14}[._-]?\d{1,7}[a-z]{0,4}\d{0,3}|[a-z]{2,4}\d{1,4}[a-z]{1,4}|[a-z]{2,15}\.[a-z]{1,15}(?<!\.(?:io|com|edu|org|net|gov|de|uk|py|js|ts|sh|md|csv|txt|log))|[a-z]\.[a-z]{2,15})(?!@|[.]\w)`
const NUMBER = String.raw`(?:[ _-]?(?:ids?|numbers?|num|nos?|nr|number code|code)\b\.?| ?#| ?n[°º]\.?)`

/** Words for a person, before "name" or by themselves as a label. */
const WHO = `(?:students?|learner|pupil|advisee|mentee|tutee|patient|client|applicant|employee|staff member|participant|candidate|resident|intern|respondent|complainant|claimant|grievant|child|tenant|alumn[auoi]{1,2}|alun[oa]|estudiante|étudiante?|élève|paciente|empleado|schüler(?:in)?|mitarbeiter(?:in)?|studierende[r]?)`
const NAME_WORD = String.raw`(?:[A-ZÀ-Þ]\.|[A-ZÀ-ÞĀ-ɏ][${L}'’‘-]{1,30})`
export const FULL_NAME = String.raw`(?:(?:Mr|Ms|Mrs|Mx|Dr|Miss)\.? )?${NAME_WORD}(?:,? (?:(?:de|da|do|del|dela|della|di|dos|das|du|la|le|van|von|der|den|bin|binti?|ibn|ben|al|el|y|[sd]/o|a/[lp]) ){0,2}${NAME_WORD}){0,4}|[\u3400-\u9fff\uac00-\ud7a3]{2,4}|[\u0400-\u04ff]{2,20}(?: [\u0400-\u04ff]{2,20}){1,2}|[\u0600-\u06ff]{2,15}(?: [\u0600-\u06ff]{2,15}){1,3}`

/** What makes an account one of a bank. */
const ABOUT_BANKS =
  wordsOf(`\\w{0,12}banks?,banking,salary,routing,checking,chequing,savings,direct deposit,sort ?code,wires?,ACH,IFSC,BSB,SWIFT,BIC,ABA
  transit,credit union,transfer,payroll,payee,deposit(?:ed)?,überweis\\w{0,6},virement,transferencia`)

export const LABEL_RULES: readonly LabelRule[] = [
  {
    kind: 'birth_date',
    label: String.raw`(?:date|day) of birth|birth[ _-]?date|date_of_birth|dateOfBirth|birthday|b['’-]?day|d\.?o\.?b\.?|birth|fecha de nacimiento|f\. ?nac\.?|date de naissance|geburtsdatum|geburtstag|geb\.(?: am)?|data di nascita|data de nascimento|geboortedatum|doğum tarihi|data urodzenia|födelsedatum|fødselsdato|syntymäaika|生年月日|出生日期|出生年月|생년월일|дата рождения|जन्म तिथि|تاريخ الميلاد`,
    value: String.raw`${DATE}|(?:19|20)\d{6}|\d{6}(?:\d\d)?`,
  },
  {
    kind: 'birth_date',
    label: 'date of birth|birth ?date|birthday|birth certificate|d\\.?o\\.?b\\.?',
    gap: String.raw`(?=[^\d\n.;:]{1,50}\d)[^\d\n.;:]{1,30}?`,
    value: DATE,
  },
  {
    kind: 'birth_date',
    label: 'born|b\\.|né|née|nac(?:id[oa]|í|ió)|geboren|geb\\.|nat[oa]|nascid[oa]|rozen[áý]|født|född',
    gap: `(?: (?:on|el|le|am|il|em|in [${L} ]{3,25},?(?: on)?))?`,
    value: DATE,
    needsPerson: true,
  },
  // Medical records and insurance.
  {
    kind: 'personal_id',
    label: String.raw`m\.?r\.?n\.?(?: ?#)?|u\.?h\.?i\.?d\.?(?: ?no\.?)?|(?:medical|med\.?|health|hospital|hosp\.?|opd|patient|chart|clinic)[ _-]?(?:record|rec\.?|chart|file)?${NUMBER}|(?:medical|patient|health) (?:record|chart)|(?:health )?(?:insurance|member|subscriber|policy ?holder|beneficiary)(?: (?:id|card|policy|member))?${NUMBER}|(?:insurance|health) (?:card|policy)|nhs${NUMBER}?|medicare(?:${NUMBER})|medicare(?= \d{4} ?\d{5} ?\d| \d[A-Z][A-Z\d]\d)|medicaid(?:${NUMBER})|ohip|versichertennummer|krankenversicherungsnummer|historia clínica|病历号|カルテ番号`,
    value: String.raw`${ID}|${MIXED_ID}|\d[A-Z][A-Z\d]\d-?[A-Z][A-Z\d]\d-?[A-Z]{2}\d{2}`,
  },
  // Passports, licenses, visas, and national IDs.
  {
    kind: 'personal_id',
    label: `passport|pasaporte|passeport|reisepass(?:nummer)?|passaporto|paspoort(?:nummer)?|护照号?码?|パスポート番号|(?:driver|driving|drivers|driver['’]s|drivers['’]|operator['’]?s?) ?(?:licen[sc]e|permit)|dl ?(?:no|number|#)|dl(?= [A-Z]?\\d{6})|licen[sc]e (?:no|number)|licen[sc]e ?#|führerschein(?:nummer)?|permis de conduire|licencia de conducir|national (?:id|identity|insurance)(?: card)?|ni ?(?:no|number)|nino|identity (?:card|number)|id card|state id|military id|dod id|tribal id|citizen(?:ship)? (?:id|number)|dni|nie|nif|cpf|curp|cnic|cnp|pesel|bsn|nric|fin|pps(?:n| ?no)?|hkid|aadhaa?r(?: card)?|pan(?: card)?|voter id|codice fiscale|personnummer|personalausweis(?:nummer)?|cédula|carte d['’]identité|alien (?:registration )?(?:no|number|#)|uscis(?: number)?|a-?number|sevis|i-?94|visa (?:no|number|foil)|green card|residence permit|social insurance|numéro d['’]assurance sociale|nas|sin|tax file number|tfn|steuer-?id(?:nummer)?|utr|身份证号?码?|マイナンバー|주민등록번호|known traveler|redress`,
    value: String.raw`[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]|${ID}|${MIXED_ID}|[A-Z]{5}\d{4}[A-Z]|[A-Z]{2} [A-Z]\d{5,9}|[A-Z]{1,3}[- ]?\d{2,4}[- ]?[A-Z]{0,3}\d{0,4}`,
  },
  {
    kind: 'personal_id',
    label:
      "passport|driver['’]?s?['’]? licen[sc]e|driving licen[sc]e|aadhaa?r|national id|identity card|id card|visa|residence permit|green card|nric|cnic|cpf|curp|dni|nie|pesel|bsn",

    gap: String.raw`[^\d\n.;:]{1,40}?[ ,(](?:no\.?|number|nr\.?|#)`,
    value: `${ID}|${MIXED_ID}`,
  },
  // One word that only national IDs have: "fødselsnummeret hennes er 120399 …"
  {
    kind: 'personal_id',
    label:
      'fødsels(?:nummer(?:et)?|nr\\.?)|personnummer(?:et)?|cpr(?:-?(?:nummer|nr\\.?))?|henkilötunnus|kennitala|isikukood|rodné číslo|burgerservicenummer|aadhaa?r|codice fiscale|pesel|curp|cpf',
    gap: String.raw`[^\d\n.;:]{0,60}?`,
    value: String.raw`\d(?:[-. +]?\d){8,12}`,
  },
  {
    kind: 'personal_id',
    label: '护照|身份证|签证|驾照|居留许可|パスポート|旅券|在留カード|여권|외국인등록증',
    gap: String.raw`[^\d\n。]{0,20}?(?:号码?|番号|번호)`,
    value: `${ID}|${MIXED_ID}`,
  },
  // IDs for signing in, and other IDs of a person. Those that are only digits after "student" and so on have a file.
  {
    kind: 'personal_id',
    label: `(?:[${L}]{2,12} )?net[ _-]?ids?|c?netids?|unikey|uniqname|unique ?name|(?:campus|university|college|school|pitt|student|staff|network|computing|lab) (?:user ?name|login|account(?: name)?|user ?id|log-?in(?: id)?)|andrew ?id|kerberos(?: (?:id|name|principal))?|asurite|onyen|pawprint|cruz ?id|cdsid|crsid|eid|ucinetid|shortcode|sso ?id|ad account|computing id|pittid|uni|(?:user ?name|login|log-?in) (?:for|on|to) [^\\n:.]{2,30}?`,
    value: String.raw`[a-z]{1,10}[._-]?\d{1,7}[a-z]{0,3}\d{0,3}|[a-z]\.?[a-z]{2,15}`,
  },
  {
    kind: 'personal_id',
    label: `(?:employee|staff|personnel|payroll|worker|faculty|candidate|applicant|admission|adm\\.?|matric(?:ulation)?|index|roll|reg.?|registration|hall ticket|ucas(?: personal)?|hesa|apaar|enrol?l?ment)${NUMBER}|ucas id`,
    value: String.raw`(?=(?:[A-Z/.-]*\d){4})[A-Z\d](?:[A-Z\d]|[-/.](?=[A-Z\d])){3,19}`,
  },
  // Libraries give people barcodes that start with 2, and books those that start with 3.
  {
    kind: 'personal_id',
    label: `barcode(?:${NUMBER})?|(?:patron|borrower)(?:${NUMBER})`,
    value: String.raw`2\d{4} ?\d{5} ?\d{4}`,
    needsPerson: true,
  },
  // A name for signing in has a digit or a separator, unlike the words that follow "username" in prose.
  {
    kind: 'personal_id',
    label: 'user[ -]?(?:names?|ids?)|log-?in[ -]?(?:id|name)|sign-?in (?:id|name)|account name|upi',
    value: `${PERSONAL_LOGIN}|(?!(?:${SERVICE})_)[a-z]{1,15}_[a-z]{2,15}(?!@|[.]\\w)`,
  },
  {
    kind: 'personal_id',
    label: 'user[ -]?names?|log-?in(?: ?(?:id|name))?',
    value: `(?!(?:${SERVICE})[a-z]{0,2}(?![\\w-]))[a-z]{5,14}(?<!admin|service|user|bot|data|server)(?!@|[.]\\w)`,
    needsName: true,
  },
  { kind: 'personal_id', label: 'acct|account|alias|upn|uid', value: PERSONAL_LOGIN, needsColon: true },
  {
    kind: 'personal_id',
    label: 'acct|account',
    value: String.raw`[a-z]{6,14}(?!(?:19|20)\d\d)\d{1,4}(?!@|[.]\w)`,
  },
  // "02:11 IN hjkim92"
  {
    kind: 'personal_id',
    label: '(?<=(?:^|\\n)\\[?)\\d\\d:\\d\\d (?:IN|OUT)',
    value: `(?!room|gate)${PERSONAL_LOGIN}`,
  },
  {
    kind: 'personal_id',
    label: 'user|log-?in(?: as)?',
    value: String.raw`${PERSONAL_LOGIN}|(?!(?:${SERVICE}))[a-z]{5,14}(?<!admin|service|user|bot|data|server)(?=,? from \d|,? (?:(?:temp|temporary|initial) )?(?:pw|pwd|pass|password)\b)`,
    lettersOnly: true,
  },
  {
    kind: 'personal_id',
    label: `(?:badge|file|case file|membership|library|library card|participant|respondent|volunteer|application|exam|parking permit|claim|sponsor|scholarship|locker)${NUMBER}|library (?:card|barcode)`,
    value: String.raw`(?=(?:[A-Z/.-]*\d){3})[A-Z\d](?:[A-Z\d]|[-/.](?=[A-Z\d])){3,19}`,
    needsPerson: true,
  },
  {
    kind: 'personal_id',
    label: `(?:licen[sc]e|number) plate(?:${NUMBER})?`,
    value: String.raw`[A-Z]{2,3}[ -]?\d{3,4}|\d{3}[ -]?[A-Z]{3}|\d[A-Z]{3}\d{3}`,
    needsPerson: true,
  },
  {
    kind: 'bank_account',
    label: String.raw`iban|clabe|cbu|[${L}]{2,10}bank|(?:kontonummer|kontonr\.?|rib|numéro de compte|número de cuenta|conto corrente|banking number)`,
    value: String.raw`[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?\d{1,3})?|\d(?:[ -]?\d){7,23}`,
  },
  {
    kind: 'bank_account',
    label: String.raw`(?:bank|checking|chequing|savings|current|deposit|chase|pnc|wells fargo|citi|hsbc|sbi|hdfc|icici|axis|kotak|barclays|lloyds|natwest|monzo|santander|bbva|fnb|absa|nedbank|capitec|anz|nab|cba|westpac|rbc|bmo|scotiabank|dbs|ocbc|uob|maybank|bdo|bpi|gtb|uba|kcb|n26|credit union)[ _-]?(?:account|acct\.?|a\/c|acc\.?)${NUMBER}?`,
    value: String.raw`\d(?:[ -]?\d){5,17}`,
  },
  {
    // "my checking account at the credit union, number …"
    kind: 'bank_account',
    label: 'account|acct|savings|checking',
    gap: String.raw`(?:[^\d\n.;:]{1,40}?[ ,(](?:no\.?|number|nr\.?|#)|(?:${NUMBER})? (?:at|with) [^\d\n.;:,]{2,30}?,?)`,
    value: String.raw`\d(?:[ -]?\d){5,17}`,
    needs: ABOUT_BANKS,
  },
  {
    kind: 'bank_account',
    label: String.raw`(?:account|acct\.?|a\/c|acc\.?|konto|cuenta|compte|checking|chequing|savings)${NUMBER}?|ach|dda`,
    value: String.raw`\d(?:[ -]?\d){5,17}`,
    needs: ABOUT_BANKS,
  },
  {
    kind: 'name',
    label: String.raw`${WHO}['’]?s?(?: (?:full |legal |preferred |first |last )?|_)names?(?: \(last, first\))?|name of (?:the )?${WHO}|nombre del? (?:la )?(?:alumn[oa]|estudiante|paciente)|nom de l['’](?:étudiante?|élève)|name (?:des|der) (?:studierenden|schülers|schülerin|patienten|patientin)|学生姓名|患者姓名|氏名`,
    value: FULL_NAME,
    needsColon: true,
  },
  {
    kind: 'record_name',
    label: `(?:full|legal|first|last|preferred|given|family|former|maiden|previous)(?:[ _-]?names?)?|name(?: (?:on|in|as on|per) [a-z]{3,12}(?: [a-z]{3,12})?)?|cn|caller|requester|requestor|traveler|traveller|payee|cardholder|guest|borrower|tenant|account holder|passenger|reporter|surname|forenames?|other names?|nombre|apellidos?|nom|prénom|vorname|nachname`,
    value: FULL_NAME,
    needsColon: true,
  },
  { kind: 'name', label: WHO, value: FULL_NAME, needsColon: true },
]
