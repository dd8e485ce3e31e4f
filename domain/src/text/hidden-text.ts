/**
 * Removes invisible characters, and more than ten accents on one letter. Users copy prompts into AI services, which
 * would follow hidden instructions that the user never saw. Every text that a user submits goes through this function.
 */
export function withoutHiddenText(text: string): string {
  const lines = text.replace(LINE_END, '\n')
  return (HIDDEN.test(lines) ? withoutHidden(lines) : lines).replace(TOO_MANY_MARKS, '$1')
}

/** The same for HTML, where accents on one letter can be spread across tags. */
export function withoutHiddenHtml(html: string): string {
  let marks = 0
  return withoutHiddenText(html).replace(TAG_MARKS_OR_TEXT, (part) => {
    if (part.startsWith('<')) return part
    if (!MARK.test(part)) {
      marks = 0
      return part
    }
    const kept = [...part].slice(0, MARKS_MAX - marks)
    marks += kept.length
    return kept.join('')
  })
}

/** Line breaks are stored as `\n`, so that everything that reads lines agrees on where they end. */
const LINE_END = /\r\n?|[\u2028\u2029]/g

/**
 * Browsers take seconds to render thousands of accents on one letter. No written language needs more than eight (a Tibetan
 * syllable). Joiners count too, because they extend a grapheme cluster in the same way.
 */
const MARKS_MAX = 10
const MARK = /[\p{M}\u200C\u200D]/u
const TOO_MANY_MARKS = new RegExp(`(${MARK.source}{${MARKS_MAX}})${MARK.source}+`, 'gu')
const TAG_MARKS_OR_TEXT = /<[^<>]*>?|[\p{M}\u200C\u200D]+|[^<\p{M}\u200C\u200D]+/gu

/**
 * Control characters are invisible too, except tabs and line breaks, and each takes six characters in JSON. NUL is kept
 * here because validation refuses it.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?![\0\t\n])\p{Cc}/u

function withoutHidden(text: string): string {
  patterns ??= createPatterns()
  return text.replace(RIGHT_TO_LEFT.test(text) ? patterns.besideRightToLeft : patterns.usual, '$1')
}

/** Unicode blocks of right-to-left scripts, without the Arabic letter mark, which isn't a letter. */
const RIGHT_TO_LEFT =
  /(?!\u061C)[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

let patterns: ReturnType<typeof createPatterns> | undefined

/** Built on first use, because building takes 10 ms and most texts have nothing hidden in them. */
function createPatterns() {
  const shown = shownSequences()
  return {
    usual: hiddenOr(shown),
    // Marks and isolates place numbers and Latin names correctly in Hebrew and Arabic. Embeddings and overrides
    // (U+202A–202E) are removed even there: isolates do the same job, and an override shows letters in a different order
    // than machines read them.
    besideRightToLeft: hiddenOr([
      ...shown,
      /(?<!\p{Default_Ignorable_Code_Point})[\u061C\u200E\u200F\u2066-\u2069]/u,
    ]),
  }
}

/** Captures the sequences to keep. */
function hiddenOr(shown: readonly RegExp[]): RegExp {
  return new RegExp(`(${shown.map(({ source }) => source).join('|')})|${HIDDEN.source}`, 'gu')
}

/** Sequences in which an invisible character affects what is shown. */
function shownSequences(): RegExp[] {
  // Letters of scripts whose letters change shape next to others, such as Arabic, Devanagari, and Khmer.
  const shaping =
    /[^\P{Alphabetic}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
      .source
  // Vowel signs and viramas, but not the accents of Latin letters.
  const sign = /(?![\u0300-\u036F])[^\P{M}\p{Default_Ignorable_Code_Point}]/u.source
  return [
    // The flags of England, Scotland, and Wales are the only emoji made of tag characters.
    /(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/u,
    // One selector directly after an emoji (color or text style) or in a keycap.
    /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[0-9#*])\uFE0F(?=\u20E3)/u,
    // Joined emoji.
    /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})/u,
    // Variants of ideographs, math symbols, and letters in Myanmar, Phags-pa, and Mongolian.
    /(?<=\p{Unified_Ideograph})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u,
    /(?<=[\p{Sm}\p{sc=Myanmar}\p{sc=Phags_Pa}])\uFE00|(?<=\p{sc=Mongolian})[\u180B-\u180D\u180F]/u,
    // Joiners, and the zero-width space between words in Thai, Khmer, and related scripts.
    new RegExp(`(?<=${shaping}|${sign})[\\u200C\\u200D]|[\\u200C\\u200D](?=${shaping})`, 'u'),
    /(?<=[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}])\u200B/u,
    // The order of accents in Biblical Hebrew, and the fillers in old Korean syllables.
    new RegExp(`(?<=${sign})\\u034F(?=${sign})`, 'u'),
    /\u115F(?=[\u1161-\u11A7])|(?<=[\u1100-\u115E])\u1160/u,
  ]
}
