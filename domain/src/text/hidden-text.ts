/**
 * A text without what no screen shows: people copy prompts into AI services, which would read orders that the person
 * never saw. Every text that a person sends goes through here, whichever field it is in.
 *
 * Unicode lists the characters that have no form of their own (`Default_Ignorable_Code_Point`: tags, selectors, joiners,
 * direction marks, fillers). All of them go, except where they change how the text around them looks.
 */
export function withoutHiddenText(text: string): string {
  return (HIDDEN.test(text) ? withoutHidden(text) : text).replace(TOO_MANY_MARKS, '$1')
}

/** The same for HTML, where accents also pile up across tags. */
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

/**
 * Browsers take seconds to place thousands of accents on one letter. The most that a written language needs is eight
 * (a Tibetan syllable). Joiners count too, because they hold a character together in the same way.
 */
const MARKS_MAX = 10
const MARK = /[\p{M}\u200C\u200D]/u
const TOO_MANY_MARKS = new RegExp(`(${MARK.source}{${MARKS_MAX}})${MARK.source}+`, 'gu')
const TAG_MARKS_OR_TEXT = /<[^<>]*>?|[\p{M}\u200C\u200D]+|[^<\p{M}\u200C\u200D]+/gu

/**
 * Control characters have no form either, except tabs and line ends. In JSON each would be six characters long. NUL stays: it
 * is refused where it is stored.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?![\0\t\n\r])\p{Cc}/u

function withoutHidden(text: string): string {
  patterns ??= createPatterns()
  return text.replace(RIGHT_TO_LEFT.test(text) ? patterns.besideRightToLeft : patterns.usual, '$1')
}

/** The blocks whose letters run from right to left. The Arabic letter mark is in the first and is no letter. */
const RIGHT_TO_LEFT =
  /(?!\u061C)[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

let patterns: ReturnType<typeof createPatterns> | undefined

/** Built when first needed: that takes 10 ms, and most texts on the first page of a visit have nothing hidden in them. */
function createPatterns() {
  const shown = shownSequences()
  return {
    usual: hiddenOr(shown),
    // Marks and isolates put numbers and Latin names in their place in Hebrew or Arabic. Embeddings and overrides
    // (U+202A–202E) go even there: isolates do the same job, and an override makes people read letters in another order
    // than machines do.
    besideRightToLeft: hiddenOr([
      ...shown,
      /(?<!\p{Default_Ignorable_Code_Point})[\u061C\u200E\u200F\u2066-\u2069]/u,
    ]),
  }
}

/** What stays is captured. */
function hiddenOr(shown: readonly RegExp[]): RegExp {
  return new RegExp(`(${shown.map(({ source }) => source).join('|')})|${HIDDEN.source}`, 'gu')
}

/** Where a character without a form of its own is part of what people see. */
function shownSequences(): RegExp[] {
  // a letter of a script whose letters change their form beside others, such as Arabic, Devanagari or Khmer
  const shaping =
    /[^\P{Alphabetic}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
      .source
  // a vowel sign or a virama, but none of the accents that Latin letters have
  const sign = /(?![\u0300-\u036F])[^\P{M}\p{Default_Ignorable_Code_Point}]/u.source
  return [
    // the flags of England, Scotland and Wales, the only emoji made of tag characters
    /(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/u,
    // an emoji in color or as text, and the key of a phone: one selector, right behind it
    /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[0-9#*])\uFE0F(?=\u20E3)/u,
    // emoji that are joined into one
    /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})/u,
    // the form of one ideograph, of a sign of mathematics, or of a letter in Myanmar, Phags-pa or Mongolian
    /(?<=\p{Unified_Ideograph})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u,
    /(?<=[\p{Sm}\p{sc=Myanmar}\p{sc=Phags_Pa}])\uFE00|(?<=\p{sc=Mongolian})[\u180B-\u180D\u180F]/u,
    // joiners, and the space without width that Thai and Khmer put between words
    new RegExp(`(?<=${shaping}|${sign})[\\u200C\\u200D]|[\\u200C\\u200D](?=${shaping})`, 'u'),
    /(?<=[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}])\u200B/u,
    // the order of accents in Biblical Hebrew, and the empty places in old Korean syllables
    new RegExp(`(?<=${sign})\\u034F(?=${sign})`, 'u'),
    /\u115F(?=[\u1161-\u11A7])|(?<=[\u1100-\u115E])\u1160/u,
  ]
}
