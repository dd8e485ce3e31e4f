import { HIDDEN, type Match } from './finding.ts'
import type { Reading } from './read-text.ts'
import { KNOWN_KEYS, LABELED_SECRETS, looksLikeSecret, PLACEHOLDER } from './secret-rules.ts'
import { spanOfValue, withoutOverlaps } from './spans.ts'

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
      if (value === '' || isPlaceholder(value) || !looksLikeSecret(value, rule.kind)) continue
      found.push({ ...spanOfValue(match), masked: HIDDEN })
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
