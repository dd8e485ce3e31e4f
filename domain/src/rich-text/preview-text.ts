import { PREVIEW_LENGTH_MAX, PREVIEW_SENTENCES_MAX, PREVIEW_SOURCE_MAX } from '../limits.ts'
import { openingOf } from '../text/cut-text.ts'
import { blockText, type TextBlock } from './rich-block.ts'

/**
 * The preview of a prompt on a card: the first sentence, plus a second and a third while the total is at most 450
 * characters. The end of a block ends a sentence, even without a period. Headings are left out unless there is nothing
 * else.
 */
export function previewText(blocks: Iterable<TextBlock>): string {
  const paragraphs: string[] = []
  const headings: string[] = []
  let read = 0
  for (const block of blocks) {
    const text = blockText(block)
    if (block.kind === 'heading') headings.push(text)
    else {
      paragraphs.push(text)
      read += text.trim().length
    }
    // The rest of a long prompt isn't even parsed into blocks.
    if (read >= PREVIEW_SOURCE_MAX) break
  }
  return openingSentences(paragraphs) || openingSentences(headings)
}

/** The first sentence of a text, such as an author's notes. */
export function firstSentence(text: string): string {
  const [first = ''] = sentencesOf(text.split('\n'))
  return first.replace(ENDS_IN_COLON, '…')
}

function openingSentences(blocks: readonly string[]): string {
  const opening: string[] = []
  let length = 0
  for (const sentence of sentencesOf(blocks)) {
    length += sentence.length + (opening.length > 0 ? 1 : 0)
    if (opening.length > 0 && length > PREVIEW_LENGTH_MAX) break
    opening.push(sentence)
    if (opening.length === PREVIEW_SENTENCES_MAX) break
  }
  // The preview leaves out what the colon introduces.
  while (opening.length > 1 && ENDS_IN_COLON.test(opening.at(-1) ?? '')) opening.pop()
  return opening.join(' ').replace(ENDS_IN_COLON, '…')
}

const ENDS_IN_COLON = /(?<![\s:：])[\s:：]*[:：]$/

function* sentencesOf(blocks: readonly string[]): Generator<string> {
  let room = PREVIEW_SOURCE_MAX
  for (const block of blocks) {
    const text = block.replace(/\s+/g, ' ').trim()
    if (text === '') continue
    // Segmenting a hostile text of full length would freeze the page for half a minute.
    yield* sentencesIn(openingOf(text, room))
    room -= text.length
    if (room <= 0) return
  }
}

function* sentencesIn(text: string): Generator<string> {
  const parts = text.split(SENTENCE_END)
  let pending = ''
  let item = Number.NaN
  for (const [index, part] of parts.entries()) {
    pending += pending === '' ? part : ` ${part}`
    const [mark, number] = (index < parts.length - 1 && LIST_NUMBER.exec(pending)) || []
    if (mark !== undefined) {
      const before = pending.slice(0, -mark.length).trim()
      if (before === '' || ENDS_IN_COLON.test(before) || Number(number) === item + 1) {
        if (before !== '') yield before
        pending = mark
        item = Number(number)
      }
    } else if (!ABBREVIATION.test(pending)) {
      yield pending.trim()
      pending = ''
    }
  }
  if (pending.trim() !== '') yield pending.trim()
}

// Not Intl.Segmenter: the first one on a page costs a phone 100 ms.
const SENTENCE_END = /(?<=[.!?…]["'”’»)\]]{0,3}) (?!\p{Ll})|(?<=[。！？][”’」』）]{0,3})(?![。！？”’」』）])/u

/** After these, the sentence goes on. */
const ABBREVIATION =
  /(?:^|[\s("'“‘[])(?:[A-Z]|Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|vs|etc|cf|approx|Fig|No|Vol|pp?|ed|eds|et al|e\.\s?g|i\.\s?e|[A-Z](?:\.[A-Z])+)\.\s*$/

/** In "1. First item 2. Second item", the numbers start list items and don't end sentences. */
const LIST_NUMBER = /(?<=^|\s)(\d{1,3})\.\s*$/
