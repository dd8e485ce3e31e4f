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
  /(?<=(?<!\p{L})(?:the|our|an?|el|la|al|del|au|du|im|zur|der|die|das|il|het|de) )\p{Ll}{4,20}(?![\p{L}@]|\.\p{L})/gu

export function findEmails({ text, rows }: Reading): Match[] {
  if (!text.includes('@')) return []
  const people = rows.filter(({ isAboutPerson }) => isAboutPerson)
  const things = new Set(text.match(THING))
  return Array.from(text.matchAll(ADDRESS)).flatMap((match) => {
    const [name = '', domain = ''] = match[0].split('@')
    const span = spanOfMatch(match)
    if (!isDomain(domain) || isPlaceholder(name, domain)) return []
    if (!overlapsAny(people, span) && (things.has(name) || isOffice(name, domain))) return []
    if (LOGIN_BEFORE.test(text.slice(Math.max(0, span.start - 60), span.start))) return []
    // git@github.com:pitt/library.git
    if (/^git$/i.test(name) && /[:/]/.test(text[span.end] ?? '')) return []
    return [{ ...span, masked: `${firstOf(name)}${HIDDEN}@${domain}` }]
  })
}

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

const isKnownName = (word: string) => isFirstName(titleCase(word.toUpperCase()))

const firstOf = (name: string) => String.fromCodePoint(name.codePointAt(0) ?? 0x2022)
