import { findBankAccounts } from './bank.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import { EXAMPLE } from './harmless.ts'
import { canBeName, isCodeName, isPersonLabel } from './is-name.ts'
import { FULL_NAME, isDate, L, LABEL_RULES, type LabelRule, SERVICE } from './label-rules.ts'
import { isPlaceholderId, isPlaceholderName } from './not-real-people.ts'
import type { Reading } from './read-text.ts'
import { spanOfValue, withoutOverlaps } from './spans.ts'
import type { Cell } from './tables/read-tables.ts'
import { wordsOf } from './words.ts'

type LabeledKind = LabelRule['kind']

/** What comes between a label and its value: "no.", "of Ana Diaz", "is", a colon, quotes, and a line break. */
const LINK = String.raw`["'\x60*_)\]]{0,3}(?: ?\([^()\n\d]{1,24}\))?(?: ?(?:numbers?|num|nos?|nr|number|code)\b\.?| ?#| ?n[°º]\.?)?(?: (?:of|for|de|von) (?:[${L}.'’-]{2,20} ?){1,3}(?=[:=]| is| was))?(?:,? ?(?:is|was|are|es|ist|est|reads|listed as|given as|falls|[是为為は은는]))?(?: (?:on|still|also|just|actually|el|le|am))?(?<colon>[\s:：=#"'\x60*_(|–—>→-]{0,6})`
const AROUND = 200
const BEFORE_MAX = 60

interface Rule extends LabelRule {
  inText: RegExp
  header: RegExp
  cell: RegExp
}

const RULES: readonly Rule[] = LABEL_RULES.map((rule) => ({
  ...rule,
  inText: new RegExp(
    String.raw`(?<![${L}\d])(?:${rule.label})(?![${L}\d])\.?${rule.gap ?? ''}${LINK}(?<value>${rule.value})(?![${L}\d]|[-/]\d)`,
    'gi',
  ),
  header: new RegExp(String.raw`^(?:${rule.label})(?: ?(?:number|num|no\.?|#|id))?$`, 'i'),
  cell: new RegExp(`^(?:${rule.value})$`, 'i'),
}))

/** Values that a label or the header of a column makes private: dates of birth, bank accounts, and IDs. */
export type Labeled = Match & { needsPerson: boolean }

/** Values that a label or the header of a column explains. */
export function findLabeled(reading: Reading): Record<LabeledKind, Labeled[]> {
  const found: Record<LabeledKind, Labeled[]> = {
    birth_date: [],
    personal_id: [],
    bank_account: [],
    name: [],
    record_name: [],
  }
  const columns = Map.groupBy(reading.cells, ({ header }) => header)
  for (const rule of RULES)
    for (const span of [...inText(reading, rule), ...inColumns(reading.text, columns, rule)])
      found[rule.kind].push({
        ...span,
        masked: maskOf(rule.kind, reading.text.slice(span.start, span.end)),
        needsPerson: rule.needsPerson ?? false,
      })
  for (const match of reading.text.matchAll(SIGNED_IN)) {
    found.personal_id.push({ ...spanOfValue(match), masked: HIDDEN, needsPerson: false })
  }
  for (const span of findBankAccounts(reading.text))
    found.bank_account.push({
      ...span,
      masked: maskOf('bank_account', reading.text.slice(span.start, span.end)),
      needsPerson: false,
    })
  return {
    birth_date: withoutOverlaps(found.birth_date),
    personal_id: withoutOverlaps(found.personal_id),
    bank_account: withRouting(reading.text, withoutOverlaps(found.bank_account)),
    name: withoutOverlaps(found.name),
    record_name: withoutOverlaps(found.record_name),
  }
}

function inText(
  { text }: Reading,
  { inText, cell, kind, needs, needsColon, needsName, lettersOnly = false }: Rule,
): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(inText)) {
    const end = match.index + match[0].length
    const span = { start: end - (match.groups?.['value'] ?? '').length, end }
    // A property in code: user.netid.
    if (
      /^(?:[._]\w|\(|\[["'\w])/.test(text.slice(end, end + 2)) ||
      text[match.index - 1] === '.' ||
      /==|\(["'`]/.test(match[0])
    )
      continue
    const link = text.slice(match.index, span.start).slice(-12)
    // login.cs.pitt.edu
    if (text[span.start - 1] === '.' && /^[a-z]/i.test(match.groups?.['value'] ?? '')) continue
    if (/= ?$/.test(link) && PROPERTY.test(text.slice(span.start, end))) continue
    if (needsColon && !/[:：=]/.test(link)) continue
    if (needsName && !/[:：=]/.test(link) && !isFromName(text, span)) continue
    if (isName(kind)) span.end = span.start + (NAME.exec(text.slice(span.start, end))?.[0].length ?? 0)
    const value = text.slice(span.start, span.end)
    if (
      !isPossible(
        kind,
        value,
        match[0],
        lettersOnly || needsName || isFromName(text, span) || /[:：="'(]| (?:is|was) /.test(link),
      )
    )
      continue
    if (kind === 'birth_date' && ANIMAL.test(lineAround(text, match.index, end))) continue
    if (needs && !needs.test(text.slice(Math.max(0, match.index - AROUND), end + AROUND))) continue
    if (EXAMPLE.test(text.slice(Math.max(0, match.index - BEFORE_MAX), span.start))) continue
    found.push(span)
    if (kind === 'personal_id') found.push(...listedAfter(text, span, cell))
  }
  return found
}

/** `user = request.user` */
const PROPERTY = /^[a-z]+\.[a-z]+$/i

/** "oferrer" near "Odalys Ferrer" */
function isFromName(text: string, { start, end }: Span): boolean {
  const login = text.slice(start, end)
  const around = text.slice(Math.max(0, start - AROUND), end + AROUND)
  return (around.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,20}/gu) ?? []).some(
    (word) => login.length - word.length < 5 && login.includes(word.toLowerCase()),
  )
}

/** Mice and cows have dates of birth too. */
const ANIMAL =
  wordsOf(`mouse,mice,rats?,cage,genotypes?,ear ?tag,sire,dam,cows?,cal(?:f|ves|ved),heifers?,ewes?,lambs?,herd,litter,strain,colony
  breeding,pupp(?:y|ies),foal,zebrafish,specimens?`)
const LINE_MAX = 200

function lineAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - LINE_MAX), start)
  const after = text.slice(end, end + LINE_MAX)
  return `${before.slice(before.lastIndexOf('\n') + 1)} ${/^[^\n]*/.exec(after)?.[0] ?? ''}`
}

const NAME = new RegExp(`^(?:${FULL_NAME})`)
const LISTED = /^(?:,? and |, ?| & |; ?|\/)(?<value>[A-Za-z\d][\w./-]{3,19})(?![\w-])/

/** "NetIDs abc12 and xyz34": one label for several IDs. */
function listedAfter(text: string, first: Span, cell: RegExp): Span[] {
  const found: Span[] = []
  let end = first.end
  for (
    let next = LISTED.exec(text.slice(end, end + 30));
    next;
    next = LISTED.exec(text.slice(end, end + 30))
  ) {
    const value = next.groups?.['value']?.replace(/[.]$/, '') ?? ''
    if (!cell.test(value) || !/\d/.test(value) || Math.abs(value.length - (first.end - first.start)) > 2)
      break
    const start = end + next[0].indexOf(value)
    found.push({ start, end: start + value.length })
    end = start + value.length
  }
  return found
}

function inColumns(
  text: string,
  columns: ReadonlyMap<string, readonly Cell[]>,
  { header, cell, kind, needsName = false }: Rule,
): Span[] {
  return [...columns]
    .filter(([label]) => header.test(label.replace(/[_*`"]/g, ' ').trim()))
    .flatMap(([, cells]) => cells)
    .filter(
      (one) =>
        cell.test(one.text) &&
        isPossible(kind, one.text, one.header, true) &&
        !(needsName && !isFromName(text, one)),
    )
    .map(({ start, end }) => ({ start, end }))
}

const ROUTING =
  /\b(?:routing|rtg|aba|rtn|transit|inst(?:itution)?|sort ?code|bsb|branch|blz)(?: (?:numbers?|no|nr|code|transit))?\.?(?: is| was)?[\s:=#]{1,3}(?<value>\d(?:[ -]?\d){2,8})(?![\d-])|\b(?:ifsc|swift|bic)(?: (?:code|no))?\.?[\s:=#]{1,3}(?<value>[A-Z]{4}[A-Z\d]{4,7})(?![A-Z\d])/gi
const JOINED_MAX = 30
const NEAR_MAX = 80

/** The number of the bank is private only beside that of the account. Where they're close, they're one finding. */
function withRouting(text: string, accounts: readonly Labeled[]): Labeled[] {
  const found = accounts.map((account) => ({ ...account }))
  if (found.length === 0) return found
  for (const match of text.matchAll(ROUTING)) {
    const { start, end } = spanOfValue(match)
    const account = found.find((one) => start - one.end < NEAR_MAX && one.start - end < NEAR_MAX)
    if (!account || (account.start < end && start < account.end)) continue
    const gap = Math.max(start - account.end, account.start - end)
    if (gap <= JOINED_MAX)
      Object.assign(account, { start: Math.min(start, account.start), end: Math.max(end, account.end) })
    else found.push({ ...account, start, end })
  }
  return withoutOverlaps(found)
}

/** Before a password: "jdoyle3 / Secret1!". A line of a log: "jdoyle3 logged in", "ssh jdoyle@…", and the folder of a user: /home/jdoyle3. */
const SIGNED_IN = new RegExp(
  String.raw`(?<![\w@./-])(?<value>[a-z]{2,12}\d{1,4})(?= ?/ ?(?=[^\s/]{0,40}\d)(?=[^\s/]{0,40}[!#$%^&*?])[^\s/]{8,40}(?:\s|$))|(?<![\w@./-])(?<value>[a-z]{2,10}\d{1,4})(?= (?:(?:has|was) )?(?:logged|signed) (?:in|on|out|off)\b)|\b(?:ssh|scp|sftp|rsync) (?:-[\w ./~-]{1,40} )?(?<value>(?!(?:${SERVICE})[\w.-]{0,6}@)[a-z][\w.-]{3,20})(?=@[\w-]{2,40}\.[\w.-]{2,60})|(?<=/(?:home|Users)/|\\Users\\)(?<value>(?!(?:${SERVICE}|data|disk|vol|gpu|scratch)[\w.-]{0,6}(?![\w.-]))[a-z]{2,12}\d{1,5}[a-z]{0,3})(?![\w.])`,
  'g',
)

const isName = (kind: LabeledKind) => kind === 'name' || kind === 'record_name'

/** Whether the value can be someone's. After a colon, an ID for signing in may be only letters. */
function isPossible(kind: LabeledKind, value: string, label: string, isExplicit: boolean): boolean {
  const digits = value.replace(/\D/g, '')
  if (isName(kind)) return isNameValue(value, label)
  if (kind === 'birth_date') return isRecent(value)
  if (isDate(value)) return false
  if (isPlaceholderId(value)) return false
  if (digits === '')
    return (
      (isExplicit || value.includes('_')) &&
      /^[a-z._]{3,24}$/.test(value) &&
      !NOT_LOGIN.test(value) &&
      !COLUMN.test(value)
    )
  return digits.length > 1 || /[a-z]/.test(value)
}

const TITLE = /^(?:Mr|Ms|Mrs|Mx|Dr|Miss)\.? /

/** After a label, one word that isn't an ordinary one is enough. */
function isNameValue(value: string, label: string): boolean {
  const name = value.replace(TITLE, '')
  if (isCodeName(name) || isPlaceholderName(name)) return false
  return (
    isPersonLabel(name) ||
    (/name|first|last|nom/i.test(label) && /^\p{Lu}[\p{L}'’-]+$/u.test(name) && canBeName(name))
  )
}

/** People whose birthday is a hundred years ago are in books. */
function isRecent(date: string): boolean {
  const year = /(?:1[0-9]|20)\d\d/.exec(date)?.[0]
  return year === undefined || (Number(year) > 1920 && year !== '1970')
}

/** A column of a database: user_id, recipient_id. */
const COLUMN = /^(?:your|my|some|the|new)_|_(?:ids?|name|at|key|type|by|date|email)$/
const NOT_LOGIN =
  /^(?:and|or|the|your|their|his|her|my|our|its|to|for|with|from|password|passwords|login|logins|account|accounts|required|optional|string|text|null|none|net|netid|username|unknown|here|below|above|email|username|user|users|name|number|field|fields|must|can|will|should|may|has|have|had|is|are|was|were|not|only|when|where|which|that|this|these|those|in|on|at|as|of|by|if|an|all|any|each|same|first|last|new|old|example|placeholder|xxx|abc|foo|bar|admin|root|test|tbd|pending|expired|disabled|locked|active|inactive|blank|missing|invalid|valid|credentials|page|portal|form|office|team|support|help|desk|before|after|into|instead|because|via|using|used)$/

function maskOf(kind: LabeledKind, value: string): string {
  if (isName(kind)) return `${value.slice(0, 1)}${HIDDEN}`
  if (kind === 'birth_date') return '••/••/••••'
  return value.length > 6 ? `${HIDDEN}${value.slice(-3)}` : HIDDEN
}
