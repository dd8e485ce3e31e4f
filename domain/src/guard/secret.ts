import { HIDDEN, type Match } from './finding.ts'
import type { Reading } from './read-text.ts'
import { KNOWN_KEYS, LABELED_SECRETS, looksLikeSecret, PLACEHOLDER } from './secret-rules.ts'

/** API keys, tokens, private keys, and passwords, except placeholders. */
export function findSecrets(reading: Reading): Match[] {
  const { text } = reading
  const found: Match[] = []
  for (const { pattern, prefix } of KNOWN_KEYS) {
    for (const match of text.matchAll(pattern)) {
      if (isPlaceholder(match[0])) continue
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        masked: `${match[0].slice(0, prefix)}${HIDDEN}`,
      })
    }
  }
  for (const rule of LABELED_SECRETS) {
    for (const match of text.matchAll(rule.pattern)) {
      const value = match.groups?.['value'] ?? ''
      const start = match.index + match[0].lastIndexOf(value)
      if (value === '' || isPlaceholder(value) || !looksLikeSecret(value, rule.kind)) continue
      found.push({ start, end: start + value.length, masked: HIDDEN })
    }
  }
  for (const { start, end, text: value, header } of reading.cells) {
    if (!/^(?:password|passwort|pwd|passcode|api[ _-]?key|secret|token|pin)$/i.test(header)) continue
    if (value !== '' && !isPlaceholder(value) && looksLikeSecret(value, 'quoted'))
      found.push({ start, end, masked: HIDDEN })
  }
  return withoutOverlaps(found)
}

const isPlaceholder = (value: string) => PLACEHOLDER.test(value) || /^(.)\1*$/su.test(value)

function withoutOverlaps(found: readonly Match[]): Match[] {
  const kept: Match[] = []
  for (const match of [...found].sort((a, b) => a.start - b.start || b.end - a.end))
    if (match.start >= (kept.at(-1)?.end ?? 0)) kept.push(match)
  return kept
}
