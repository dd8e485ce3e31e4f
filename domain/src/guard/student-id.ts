// IDs that fit a pattern of an admin. Labeled ones are in `label-rules.ts`.
import { HIDDEN, type Match, type Span } from './finding.ts'
import { patternOfMask } from './id-mask.ts'
import { isPlaceholderId } from './not-real-people.ts'
import { isHarmlessNumber, type Reading } from './read-text.ts'
import { spanOfMatch } from './spans.ts'

export const findMaskedIds = (reading: Reading, masks: readonly string[]): Match[] =>
  masks
    .flatMap((mask) => patternOfMask(mask) ?? [])
    .flatMap((pattern) => Array.from(reading.text.matchAll(pattern), spanOfMatch))
    .filter(
      (span) =>
        !isHarmlessNumber(reading, span) && !isPlaceholderId(reading.text.slice(span.start, span.end)),
    )
    .map((span) => maskedId(reading.text, span))

export const maskedId = (text: string, { start, end }: Span): Match => ({
  start,
  end,
  masked: `${HIDDEN}${text.slice(end - 3, end)}`,
})
