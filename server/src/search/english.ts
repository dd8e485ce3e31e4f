/** Endings, and the letter by which the dictionary says that a word can have them. */
const ENDINGS = Object.entries({
  s: 'S',
  es: 'S',
  d: 'D',
  ed: 'D',
  ing: 'G',
  ings: 'J',
  r: 'R',
  er: 'R',
  rs: 'Z',
  ers: 'Z',
  ly: 'Y',
  ness: 'P',
  ment: 'L',
  able: 'B',
  ion: 'N',
  ions: 'X',
})

/** Words with the letters of their endings, such as `essay/MS`. */
let dictionary: Promise<Map<string, string>> | undefined

/** Takes some 30 milliseconds, so it's done when a word is looked up for the first time. */
async function readDictionary(): Promise<Map<string, string>> {
  const { default: files } = await import('dictionary-en')
  const lines = Buffer.from(files.dic).toString().toLowerCase().split('\n')
  return new Map(lines.map((line) => line.split('/')).map(([word = '', endings = '']) => [word, endings]))
}

/** Whether a lowercase word is an ordinary English word, in American or British spelling. */
export async function isEnglish(word: string): Promise<boolean> {
  dictionary ??= readDictionary()
  const words = await dictionary
  const american = word.replace(/(?<=[iy])s(?=e[drs]?$|ing$|ations?$)/, 'z').replace('our', 'or')
  const isKnown = (form: string) =>
    words.has(form) ||
    ENDINGS.some(([ending, letter]) => {
      const rest = form.slice(0, -ending.length)
      const bases = [rest, /^[aei]/.test(ending) ? `${rest}e` : rest, rest.replace(/i$/, 'y')]
      return form.endsWith(ending) && bases.some((base) => words.get(base)?.includes(letter.toLowerCase()))
    })
  return [word, american, word.replace(/^(?:re|un)(?=.{4})/, '')].some(isKnown)
}
