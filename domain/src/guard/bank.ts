import type { Span } from './finding.ts'
import { EXAMPLE } from './harmless.ts'
import { oneOf, wordsOf } from './words.ts'

/** How long the IBANs of each country are. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AT20 BE16 BG22 BR29 CH21 CY28 CZ24 DE22 DK18 EE20 EG29 ES24 FI18 FR27 GB22 GR27 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 LB28 LI21 LT20
  LU20 LV21 MC27 MT31 NL18 NO15 PK24 PL28 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 TN24 TR26 UA29`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)
const IBAN = /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Za-z\d])/g
/** Words that make the number an account even if a digit of it is wrong. */
const ABOUT_MONEY =
  wordsOf(`iban,accounts?,acct,banks?,bic,swift,konto,cuenta,compte,conto,refunds?,reimburs\\w{1,6},transfers?,pay(?:ee|ment|roll|out)?
  überweis\\w{1,6},salary,stipend`)
const AROUND = 160
const ACCOUNT = `${oneOf('savings,current,checking,chequing,bank,salary,giro')}[ -]?(?:account|acct|a/c|konto)`
/** "50100283947716 (HDFC savings account)" */
const BEFORE_LABEL = new RegExp(
  `(?<![\\d.,-])(?<value>\\d(?:[ -]?\\d){7,17})(?![\\d.,-]?\\d) ?[(,–-]{0,2} ?(?:[A-Za-z]{2,12} ){0,3}${ACCOUNT}\\b`,
  'gi',
)

/** When a number is a bank account. IBANs without a label, and account numbers before theirs. */
export function findBankAccounts(text: string): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(IBAN)) {
    const iban = match[0].replaceAll(' ', '')
    const span = { start: match.index, end: match.index + match[0].length }
    if (IBAN_LENGTHS[iban.slice(0, 2)] !== iban.length || /^..0+$/.test(iban)) continue
    if (EXAMPLE.test(text.slice(Math.max(0, span.start - 60), span.start))) continue
    const around = text.slice(Math.max(0, span.start - AROUND), span.end + AROUND)
    if (hasCheckDigits(iban) || ABOUT_MONEY.test(around)) found.push(span)
  }
  for (const match of text.matchAll(BEFORE_LABEL))
    found.push({ start: match.index, end: match.index + (match.groups?.['value'] ?? '').length })
  return found
}

/** The remainder by 97 is 1 when the first four characters are moved to the end and letters are numbers from 10. */
function hasCheckDigits(iban: string): boolean {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
