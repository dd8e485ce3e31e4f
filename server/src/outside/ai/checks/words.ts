const LENGTH_MIN = 3

/** The beginnings of words, because endings change. Words in other scripts can be short. */
function stems(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of wordsIn(text.toLowerCase())) {
    if (word.length >= LENGTH_MIN || !/\p{ASCII}/u.test(word)) found.add(word.slice(0, 5))
  }
  return found
}

/** Scripts without spaces between words need a dictionary, which is slow. */
function wordsIn(text: string): string[] {
  if (!WITHOUT_SPACES.test(text)) return text.match(WORD) ?? []
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}

const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The beginnings of words that say what a text is about. */
export function contentStems(text: string): Set<string> {
  return stems(text).difference(STOP)
}

const STOP = new Set(
  `the and for are was were you your yours our ours his her hers its their them they this that these those with from into onto about
  any all each every some such than then there here what which who whom whose when where why how can could will would shall should
  may might must have has had does did doing done been being not but nor also just only very much more most less least too own
  use used using make makes made give gives given get gets let put take say says tell said want wants need needs please pls plz thanks
  thank help really maybe something anything nothing thing things stuff way ways lot lots good great nice like etc via per
  him she out off over under again once one mine ever never without avoid instead there them else other others anyone someone
  don dont doesn didn isn aren won couldn wouldn shouldn ain que los las una uno unos del por para con como más muy sus mis tus este esta
  les des une est pas aux avec dans pour sur vous votre mon mes ton tes cette ces der die das den dem des ein eine einen einem einer und oder
  mit von für auf ist sind nicht kein keine sie ihr mein meine dein deine non che una uno per con del della dei nel sono`
    .split(/\s+/)
    .map((word) => word.slice(0, 5)),
)
