import { findApiKeys } from '../keys/api-key.ts'
import { findAccessCodes } from './access-codes.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import type { Reading } from './read-text.ts'
import {
  isPlaceholder,
  KNOWN_KEYS,
  LABELED_SECRETS,
  LINKED_SECRET,
  looksLikeSecret,
  SECRET_LABEL,
} from './secret-rules.ts'
import { spanOfMatch, spanOfValue, withoutOverlaps } from './spans.ts'

const SENTENCE_MAX = 100
/** The rest of the sentence, and "The current one is …" after it. */
const REST = /^[^\n]*?(?=[.?!]\s(?!(?:The )?(?:current|new|old|temporary) one )|\n|$)/i
/** "Temporary passwords such as Welcome123 aren't accepted." */
const BAD_EXAMPLE = /\b(?:such as|e\.g\.,?|for example,?|for instance,?) ["'“‘`]?$/i
const HEADER = /^(?:password|passwort|pwd|passcode|api[ _-]?key|secret|token|pin)$/i

/** API keys, also the library's own, tokens, private keys, passwords, and codes of doors, except placeholders. */
export const findSecrets = (reading: Reading): Match[] =>
  withoutOverlaps([
    ...knownKeys(reading.text),
    ...[...labeled(reading.text), ...inSentences(reading.text), ...inColumns(reading)].map(
      ({ start, end }) => ({ start, end, masked: HIDDEN }),
    ),
    ...findAccessCodes(reading),
  ])

function knownKeys(text: string): Match[] {
  const keys = KNOWN_KEYS.flatMap((pattern) => [...text.matchAll(pattern)]).filter(
    ([key]) => !isPlaceholder(key),
  )
  return [
    ...keys.map((match) => ({ ...spanOfMatch(match), masked: `${match.groups?.['start'] ?? ''}${HIDDEN}` })),
    // The checksum says that it is one, so nothing about it can be a placeholder.
    ...findApiKeys(text).map(({ key, index }) => ({
      start: index,
      end: index + key.length,
      masked: `pl_${HIDDEN}`,
    })),
  ]
}

const labeled = (text: string): Span[] =>
  LABELED_SECRETS.flatMap(({ pattern, form }) =>
    Array.from(text.matchAll(pattern))
      .filter(({ groups }) => {
        const value = groups?.['value'] ?? ''
        return !isPlaceholder(value) && looksLikeSecret(value, form)
      })
      .map(spanOfValue),
  )

/** The first secret in the rest of the sentence after "password", "API key", and the like. */
function inSentences(text: string): Span[] {
  return Array.from(text.matchAll(SECRET_LABEL)).flatMap(({ 0: label, index }) => {
    // A variable: $TOKEN.
    if (/[$.{]/.test(text[index - 1] ?? '')) return []
    const from = index + label.length
    const rest = REST.exec(text.slice(from, from + SENTENCE_MAX))?.[0] ?? ''
    const secret = Array.from(rest.matchAll(LINKED_SECRET), (match) => ({
      ...spanOfValue(match),
      match,
    })).find(({ start, match }) => {
      const value = match.groups?.['value'] ?? ''
      return (
        !isPlaceholder(value) && looksLikeSecret(value, 'prose') && !BAD_EXAMPLE.test(rest.slice(0, start))
      )
    })
    return secret ? [{ start: from + secret.start, end: from + secret.end }] : []
  })
}

const inColumns = ({ cells }: Reading): Span[] =>
  cells.filter(
    ({ header, text }) =>
      HEADER.test(header) && text !== '' && !isPlaceholder(text) && looksLikeSecret(text, 'phrase'),
  )
