// Which email addresses are private: not placeholders such as name@example.edu, and not those of offices (registrar@).
import { HIDDEN, type Match } from './finding.ts'
import { isFirstName, titleCase } from './is-name.ts'
import OFFICE_WORDS from './office-words.json' with { type: 'json' }
import type { Reading } from './read-text.ts'
import { overlapsAny, spanOfMatch } from './spans.ts'
import { oneOf } from './words.ts'

const NAME = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._%+'-]{0,62}[\\p{L}\\p{N}_+-])?"
const DOMAIN = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}.-]{0,251}[\\p{L}\\p{N}])?'
const ADDRESS = new RegExp(`(?<![\\p{L}\\p{N}._%+$-]|[\\p{L}\\p{N}]'|:\\/\\/)${NAME}@${DOMAIN}`, 'gu')
const AT = '(?: ?[[({<] ?(?:at|@) ?[\\])}>] ?| at )'
const DOT = '(?: ?[[({<] ?dot ?[\\])}>] ?| dot |\\.)'
const TOP_LEVEL = oneOf('edu,com,org,net,gov,io,ac,uk,ca,de,au,in,nl,fr,es,it,ie,nz,ch,at,se,no')
/** "jane.doe [at] pitt [dot] edu", "jane dot doe at pitt dot edu", as people keep addresses from being collected. */
const SPELLED_OUT = new RegExp(
  `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._-]| dot (?=\\p{L})){0,40}${AT}[a-z\\d-]{1,63}(?:${DOT}[a-z\\d-]{2,63}){0,3}${DOT}${TOP_LEVEL}\\b`,
  'giu',
)
const [AT_SIGN, DOT_SIGN] = [new RegExp(AT, 'i'), new RegExp(DOT, 'gi')]
const SPELLED = / dot |[[({<] ?(?:at|@|dot) ?[\])}>]/i

const SUFFIX = String.raw`\.(?:edu|com|org|net|gov|io|co|(?:ac|edu|co)\.[a-z]{2}|[a-z]{2})$`
const WHOSE = '(?:your|my|our|any|some)-?'
const ANY_CAMPUS = 'domain,school,university,uni,college,institution,campus,company,org,site,email'
/** Domains that no one has, and those that are a placeholder only after a general name: student@university.edu. */
const PLACEHOLDER_DOMAIN = new RegExp(
  `(?:^|\\.)(?:${oneOf('sample,test,domain,acme,foo,bar,baz,xyz,x{2,9},abc')}|${WHOSE}${oneOf(ANY_CAMPUS)})${SUFFIX}|(?:^|\\.)example\\.`,
  'i',
)
const NOT_DOMAIN =
  /\.(?:example|test|invalid|localhost|local|internal|service|timer|socket|png|jpe?g|gif|svg|webp|css|js|json|md|py|ts)$/i
const GENERAL_DOMAIN = new RegExp(
  `(?:^|\\.)${oneOf(`${ANY_CAMPUS},website,provider,host,server,department,dept`)}${SUFFIX}`,
  'i',
)
const GENERAL_NAME = new RegExp(
  `^${oneOf('student,professor,prof,instructor,teacher,advis[eo]r,dean,faculty,staff,admin,contact,info,colleague,author,pi,ta,support,help,office')}\\d{0,2}$`,
  'i',
)
const PLACEHOLDER =
  oneOf(`user(?:name)?,name,first[._-]?name[._-]?last[._-]?name,first[._-]?last,(?:first|last)[._-]?name,first[._-]?initial\\w{0,20},f[._]?last
  net[._-]?id,e?-?mail,address,account,login,handle,x{1,9},abc(?:123)?,foo,bar,placeholder,example,sample,someone,anyone,you,me,recipient,sender,user\\d{0,3}`)
const PLACEHOLDER_NAME = new RegExp(
  `^(?:your|my|the|some|any)?[._-]?${PLACEHOLDER}$|^(?:your|example|sample|placeholder)[._-]|[._-](?:example|placeholder)$`,
  'i',
)

const OFFICE_WORD = oneOf(Object.values(OFFICE_WORDS).flat().join(' ').replaceAll(' ', ','))
/** registrar@, it-help@, finaid.office@, womensrugby@ */
const OFFICE_NAME = new RegExp(`^${OFFICE_WORD}(?:[._+-]?${OFFICE_WORD}){0,4}\\d{0,4}$`, 'i')
/** One such word is enough if the rest isn't a name: ehs-waste@, titleix.coordinator@. */
const IS_OFFICE_WORD = new RegExp(`^(?=.{3})${OFFICE_WORD}$`, 'i')
/** What is in no family name: writingstudio@, irbadmin@. */
const OFFICE_STEM =
  oneOf(`office,admin,help,support,service,cent(?:er|re|ral),studio,librar,research,coordinat,registra,admission,department,univers,housing,financ,career
  writing,records,billing,conference,committee,contact,en?quir,recept,security,program,students?$,events?$,team$,desk$,lab$,core$,group$,societ,associat,council
  alliance,collective,ensemble,newspaper,(?:club|union|senate|crew|press|house)$,sek(?:r(?:etariat)?)?$,amt$,b(?:ü|ue)ro$,beratung$,stelle$,zentrum$,praktik`)
const HAS_OFFICE_STEM = new RegExp(OFFICE_STEM, 'i')
const FREE_MAIL = new RegExp(
  `^${oneOf('gmail,googlemail,yahoo,ymail,outlook,hotmail,live,msn,aol,icloud,me,proton(?:mail)?,gmx,web,mail,qq,163,126,naver,yandex,bigpond,comcast,verizon')}\\.`,
  'i',
)

/** "ssh kim@host" names where to sign in. */
const LOGIN_BEFORE =
  /(?:^|[\n$#;&`] ?)(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id)(?: [^\s@]{0,40}[^\s@,;.]){0,6} $/
/** The gallery, before gallery@. */
const THING =
  /(?<!\p{L})(?:the|our|an?|el|la|al|del|au|du|im|zur|zum|le|der|die|das|il|het|de) ([a-z]{4,20})(?![\p{L}@]|\.\p{L})/giu
const WHAT_FOR =
  oneOf(`en?quir(?:y|ies),questions?,invoices?,rsvps?,confirm(?:ar|er|e)?,reserv(?:e|ar|ations?),regist(?:er|ration),sign up,apply,applications?,appeals?,info(?:rmation|s)?
  informes,informaci[oó]n,informações,inscri(?:ptions?|pción|pciones|ções),iscrizioni,renseignements,anmeldung,auskunft,bewerbungen?,aanmelden,inlichtingen,anmälan`)
const TO = oneOf('to,at,via,by email to,e-?mail,an,à,a,en,per mail an,naar')
/** Where everyone is told to write: "Informes: …". */
const PUBLISHED = new RegExp(`(?<!\\p{L})${WHAT_FOR}[:?]?(?: only)?(?: ${TO})*[: ]{1,2}$`, 'iu')

export function findEmails({ text, rows }: Reading): Match[] {
  const people = rows.filter(({ isAboutPerson }) => isAboutPerson)
  const things = text.includes('@')
    ? new Set(Array.from(text.matchAll(THING), ([, thing]) => thing))
    : undefined
  const patterns = [...(text.includes('@') ? [ADDRESS] : []), ...(SPELLED.test(text) ? [SPELLED_OUT] : [])]
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      const [name = '', domain = ''] = addressFrom(match[0]).split('@')
      const span = spanOfMatch(match)
      if (!isDomain(domain) || isPlaceholder(name, domain)) return []
      if (!overlapsAny(people, span) && (isOffice(name, domain) || things?.has(name))) return []
      const before = text.slice(Math.max(0, span.start - 60), span.start)
      if ((PUBLISHED.test(before) && !isNameLike(name)) || LOGIN_BEFORE.test(before)) return []
      // git@github.com:pitt/library.git
      if (/^git$/i.test(name) && /[:/]/.test(text[span.end] ?? '')) return []
      return [{ ...span, masked: `${firstOf(name)}${HIDDEN}@${domain}` }]
    }),
  )
}

const addressFrom = (spelledOut: string) => spelledOut.replace(AT_SIGN, '@').replace(DOT_SIGN, '.')

const isDomain = (domain: string) =>
  domain.length <= 253 && /^[^.]+(?:\.[^.]+)*\.(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})$/u.test(domain)

const isPlaceholder = (name: string, domain: string) =>
  PLACEHOLDER_DOMAIN.test(domain) ||
  NOT_DOMAIN.test(domain) ||
  PLACEHOLDER_NAME.test(name) ||
  (GENERAL_DOMAIN.test(domain) && GENERAL_NAME.test(name))

function isOffice(name: string, domain: string): boolean {
  // Mailing lists: gradnews-l@. Acronyms: drc@.
  if (OFFICE_NAME.test(name) || /[a-z]{3}-l$/i.test(name)) return true
  if (/^(?:[a-z]{2,3}|[b-df-hj-np-tv-z]{4})$/i.test(name) && !isKnownName(name)) return true
  // People join their names with dots: phil-advising@.
  if (name.split('-').some((part) => part !== name && IS_OFFICE_WORD.test(part))) return true
  const parts = name.replace(/\d{1,9}$/, '').split(/[._+-]/)
  // "j.law" and "maya.events" are people.
  if (FREE_MAIL.test(domain) || parts.some((part) => part.length < 2 || isKnownName(part))) return false
  return HAS_OFFICE_STEM.test(name) || parts.some((part) => IS_OFFICE_WORD.test(part))
}

/** "ngozi.adeyemi", "j.law", "kim3" */
const isNameLike = (name: string) =>
  /\d|^\p{L}[._]/u.test(name) || name.split(/[._-]/).some((part) => isKnownName(part))

const isKnownName = (word: string) => isFirstName(titleCase(word.toUpperCase()))

const firstOf = (name: string) => String.fromCodePoint(name.codePointAt(0) ?? 0x2022)
