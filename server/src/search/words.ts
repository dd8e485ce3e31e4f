// What counts as a word in search: hyphens, accents, emoji, and scripts without spaces.
import { openingOf } from '@prompt-library/domain/text/cut-text'
import { SPELLED_OUT } from '@prompt-library/domain/text/spelled-out'

/** A word in a text, and its normalized form for search. */
export interface Word {
  start: number
  end: number
  /** Without case and accents. A hyphenated word has several parts. */
  parts: string[]
  /** A hyphenated word without its hyphens, so that "followup" finds "follow-up". */
  joined: string | undefined
  /** One character of a script without spaces, or an emoji. A run of them is searched as a phrase. */
  isUnspaced: boolean
}

const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Extended_Pictographic}`
const LETTERS = String.raw`[[\p{L}\p{N}\p{M}]--[${UNSPACED}]]+`
const WORD = new RegExp(
  String.raw`(?<unspaced>[${UNSPACED}]\p{M}*)|${LETTERS}(?:['’.&_\-\u2010\u2011]${LETTERS})*`,
  'gv',
)

/** The words of a text, in order. */
export function* wordsIn(text: string): Generator<Word> {
  for (const match of text.matchAll(WORD)) {
    const [written] = match
    const isUnspaced = match.groups?.['unspaced'] !== undefined
    const parts = (isUnspaced ? [written] : partsOf(written)).map(fold).filter((part) => part !== '')
    if (parts.length === 0) continue
    yield {
      start: match.index,
      end: match.index + written.length,
      parts,
      joined: parts.length > 1 ? openingOf(parts.join(''), WORD_MAX) : undefined,
      isUnspaced,
    }
  }
}

function partsOf(written: string): string[] {
  return written.replace(/['’]/g, '').split(/[.&_\-\u2010\u2011]/)
}

/** Longer words are truncated in the index and in queries. PostgreSQL can't index more than 2,046 bytes. */
const WORD_MAX = 100

const REPLACED: Readonly<Record<string, string>> = { ...SPELLED_OUT, ς: 'σ' }

// Accents and the vowel points of Hebrew and Arabic. The marks of other scripts are separate letters.
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** `lower` and `unaccent` depend on the database's locale, and the embedded database has none. */
function fold(word: string): string {
  // Most words are plain ASCII and need nothing else. Neither does a Chinese character.
  if (/^[a-z0-9]*$/i.test(word)) return openingOf(word.toLowerCase(), WORD_MAX)
  if (/^[\u4e00-\u9fff]$/.test(word)) return word
  const plain = word.normalize('NFKD').replace(ACCENTS, '').toLowerCase().normalize('NFC')
  const spelled = plain.replace(/[ßæœøłđðþıς]/g, (letter) => REPLACED[letter] ?? letter)
  return openingOf(spelled.replace(/[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]/gu, ''), WORD_MAX)
}
