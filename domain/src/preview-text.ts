import { PREVIEW_LENGTH_MAX, PREVIEW_SENTENCES_MAX } from './limits.ts'

/**
 * The opening of a prompt as a card shows it: the first sentence always, a second and a third only while the
 * whole stays at or under 450 characters. Takes one string per block (paragraph, heading, list item), because
 * a block ends a sentence even where it has no full stop.
 */
export function previewText(blocks: readonly string[]): string {
  let preview = ''
  let count = 0
  for (const sentence of sentencesOf(blocks)) {
    const longer = preview === '' ? sentence : `${preview} ${sentence}`
    if (count > 0 && longer.length > PREVIEW_LENGTH_MAX) break
    preview = longer
    count += 1
    if (count === PREVIEW_SENTENCES_MAX) break
  }
  return preview
}

function* sentencesOf(blocks: readonly string[]): Generator<string> {
  for (const block of blocks) {
    let pending = ''
    for (const { segment } of sentences.segment(block.replace(/\s+/g, ' '))) {
      pending += segment
      if (endsInAbbreviation(pending)) continue
      if (pending.trim() !== '') yield pending.trim()
      pending = ''
    }
    if (pending.trim() !== '') yield pending.trim()
  }
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

// Intl.Segmenter ends a sentence after "Dr. Chen" and "e.g. Python", which would cut a preview in mid-thought
const ABBREVIATION =
  /(?:^|[\s("'“‘[])(?:[A-Z]|Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|vs|etc|cf|approx|Fig|No|Vol|pp?|ed|eds|et al|e\.\s?g|i\.\s?e|[A-Z](?:\.[A-Z])+)\.\s*$/

function endsInAbbreviation(text: string): boolean {
  return ABBREVIATION.test(text)
}
