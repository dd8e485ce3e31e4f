import { findApiKeys } from '../keys/api-key.ts'
import { findAccessCodes } from './access-codes.ts'
import { HIDDEN, type Match } from './finding.ts'
import type { Reading } from './read-text.ts'
import {
  ABOUT_PASSWORDS,
  KNOWN_KEYS,
  LABELED_SECRETS,
  LINKED_SECRET,
  looksLikeSecret,
  PLACEHOLDER,
  SECRET_LABEL,
  WEAK_LABEL,
} from './secret-rules.ts'
import { spanOfMatch, spanOfValue, withoutOverlaps } from './spans.ts'

const DISTANCE_MAX = 100
/** Shorter values after a weak label are times and the like. */
const WEAK_MIN = 8
/** Code that asks whether there is a password: `if password: return True`. */
const CONDITION_BEFORE =
  /(?:^|[\s(!{;])(?:if|elif|else if|while|unless|assert|when|and|or|not|&&|\|\|)[\s(!]{1,3}(?:not |!|[\w.]{1,20}\.|[\w.]{1,20} (?:and|or|&&|\|\|) )?$/

/** The rest of the sentence, and "The current one is …" after it. */
const REST = /^[^\n]*?(?=[.?!]\s(?!(?:The )?(?:[Cc]urrent|[Nn]ew|[Oo]ld|[Tt]emporary) one )|\n|$)/
/** "Temporary passwords such as Welcome123 aren't accepted." */
const BAD_EXAMPLE = /\b(?:such as|e\.g\.,?|for example,?|for instance,?) ["'“‘`]?$/i

/** API keys, also the library's own, tokens, private keys, and passwords, except placeholders. */
export function findSecrets(reading: Reading): Match[] {
  const { text } = reading
  const found: Match[] = []
  for (const pattern of KNOWN_KEYS)
    for (const match of text.matchAll(pattern))
      if (!isPlaceholder(match[0]))
        found.push({ ...spanOfMatch(match), masked: `${match.groups?.['start'] ?? ''}${HIDDEN}` })
  // The checksum says that it is one, so nothing about it can be a placeholder.
  for (const { key, index } of findApiKeys(text))
    found.push({ start: index, end: index + key.length, masked: `pl_${HIDDEN}` })
  for (const rule of LABELED_SECRETS) {
    for (const match of text.matchAll(rule.pattern)) {
      const value = match.groups?.['value'] ?? ''
      if (value === '' || isPlaceholder(value) || !looksLikeSecret(value, rule.kind)) continue
      if (CONDITION_BEFORE.test(text.slice(Math.max(0, match.index - 40), match.index))) continue
      found.push({ ...spanOfValue(match), masked: HIDDEN })
    }
  }
  const weak = ABOUT_PASSWORDS.test(text) ? [...text.matchAll(WEAK_LABEL)] : []
  for (const label of [...text.matchAll(SECRET_LABEL), ...weak]) {
    // A variable: $TOKEN.
    if (/[$.{]$/.test(text.slice(Math.max(0, label.index - 1), label.index))) continue
    const from = label.index + label[0].length
    const rest = REST.exec(text.slice(from, from + DISTANCE_MAX))?.[0] ?? ''
    for (const match of rest.matchAll(LINKED_SECRET)) {
      const value = match.groups?.['value'] ?? ''
      const { start, end } = spanOfValue(match)
      if (isPlaceholder(value) || !looksLikeSecret(value, 'linked')) continue
      if (weak.includes(label) && value.length < WEAK_MIN) continue
      if (BAD_EXAMPLE.test(rest.slice(0, start))) continue
      found.push({ start: from + start, end: from + end, masked: HIDDEN })
      break
    }
  }
  for (const { start, end, text: value, header } of reading.cells) {
    if (!/^(?:password|passwort|pwd|passcode|api[ _-]?key|secret|token|pin)$/i.test(header)) continue
    if (value !== '' && !isPlaceholder(value) && looksLikeSecret(value, 'quoted'))
      found.push({ start, end, masked: HIDDEN })
  }
  return withoutOverlaps([...found, ...findAccessCodes(reading)])
}

const isPlaceholder = (value: string) => PLACEHOLDER.test(value) || /^(.)\1*$/su.test(value)
