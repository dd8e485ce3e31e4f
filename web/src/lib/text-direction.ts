/**
 * The direction of a text, from its first letter. With `dir="auto"`, the browser analyzes the whole text again at each
 * key, which takes 50 ms for 100,000 characters.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
