/** Letters of other alphabets, digits, and signs that look like a letter in some font, in either case. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '-': '‐‑‒–—−',
  a: 'аαɑᴀᎪꓮ',
  b: 'вьβʙᏴꓐ8',
  c: 'сσᴄᏟꓚ',
  d: 'ԁᴅᎠꓓ',
  e: 'еєэεᴇᎬꓰ3',
  f: 'ғƒꜰꓝ',
  g: 'ԍɡɢցᏀꓖ9',
  h: 'һнηʜհᎻꓧ',
  i: 'іӏιıɪᏆꓲl1|',
  l: 'ӏіιıʟᏞꓡi1|',
  m: 'мμᴍᎷꓟ',
  n: 'пηνɴոꓠ',
  o: 'оοᴏօꓳ0',
  p: 'рρᴘᏢꓑ',
  r: 'гяʀᏒꓣ',
  t: 'тτᴛᎢꓔ7',
  u: 'цυᴜսꓴ',
  y: 'уүγʏᎩꓬ',
}

/** Whether readers would take one tag for another, such as one with a Cyrillic letter. Expects both in lower case. */
export function looksLike(text: string, other: string): boolean {
  const letters = [...text]
  const others = [...other]
  return letters.length === others.length && letters.every((letter, at) => isLike(letter, others[at] ?? ''))
}

function isLike(letter: string, other: string): boolean {
  return letter === other || (LOOK_ALIKES[other] ?? '').toLowerCase().includes(letter)
}

/** Whether a word has letters of several alphabets, such as “Fеatured” with a Cyrillic е. */
export function mixesAlphabets(text: string): boolean {
  return (text.match(WORD) ?? []).some((word) => ALPHABETS.filter((one) => one.test(word)).length > 1)
}

const WORD = /[\p{L}\p{M}]+/gu

/** Chinese, Japanese, and Korean words often have Latin letters in them, and none that look like theirs. */
const ALPHABETS = [
  /\p{sc=Latin}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Cyrillic}/u,
  /[^\P{L}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\p{sc=Common}\p{sc=Inherited}]/u,
]
