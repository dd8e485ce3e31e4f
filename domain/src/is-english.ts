/**
 * Whether a text is mostly English, by its letters and its commonest words. A text without any telling word passes
 * unless it has letters that English has not: "Summarize photosynthesis" should.
 */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return false

  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const other = words.filter((word) => OTHER.has(word)).length
  if (english !== other) return english > other
  return /^\p{ASCII}*$/u.test(words.join(''))
}

const wordSet = (words: string) => new Set(words.split(' '))

const ENGLISH = wordSet(
  'the and of to is are was were that this these those with for from you your they their it its be been has have ' +
    'how what which why when where who not by as at or but about into than write explain create give make please help my our we ' +
    'if can do does use list describe compare summarize analyze plan design generate provide include',
)

// words that English does not have, of languages that share its letters
const OTHER = wordSet(
  'der die das und nicht ist sind ein eine einen mit für auf von zu den dem wie ich sie wir ' +
    'le la les des et est pour dans une du que qui sur avec vous je ' +
    'el los las una por con del para como y en se su mi ' +
    'il che di per gli della sono non ' +
    'os uma não com em ao dos das seu ' +
    'het een van voor niet zijn dat op ' +
    'och att det som för inte på ikke av ' +
    'nie się jest że na ve bir için ile ja ei että ' +
    'yang dan untuk dengan ini dari adalah tidak buat tentang ang ng mga sa kwa',
)
