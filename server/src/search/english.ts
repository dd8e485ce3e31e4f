// biome-ignore format: a table in three lines
/** Endings, and the letter by which the dictionary says that a word can have them. */
const ENDINGS = Object.entries({ s: 's', es: 's', d: 'd', ed: 'd', ing: 'g', ings: 'j', r: 'r', er: 'r', rs: 'z', ers: 'z', st: 't',
  est: 't', ly: 'y', ness: 'p', ment: 'l', able: 'b', ive: 'v', ion: 'n', ions: 'x' })

/** Words with the letters of their endings, such as `essay/MS`. */
let dictionary: Promise<Map<string, string>> | undefined

/** Takes some 30 milliseconds, so it's done when a word is looked up for the first time. */
async function readDictionary(): Promise<Map<string, string>> {
  const { default: files } = await import('dictionary-en')
  const lines = Buffer.from(files.dic).toString().toLowerCase().split('\n')
  return new Map(lines.map((line) => line.split('/')).map(([word = '', letters = '']) => [word, letters]))
}

/** Whether a lowercase word is an ordinary English word, in American or British spelling. Search never corrects those. */
export async function isEnglish(word: string): Promise<boolean> {
  dictionary ??= readDictionary()
  const words = await dictionary
  const american = word.replace(/(?<=[iy])s(?=e[drs]?$|ing$|ations?$)/, 'z').replace('our', 'or')
  const base = word.replace(/^(?:con|de|dis|in|pro|re|un)(?=.{4})/, '')
  const isKnown = (form: string) =>
    words.has(form) ||
    ENDINGS.some(([ending, letter]) => {
      const rest = form.slice(0, -ending.length)
      const bases = [rest, /^[aei]/.test(ending) ? `${rest}e` : rest, rest.replace(/i$/, 'y')]
      return form.endsWith(ending) && bases.some((one) => words.get(one)?.includes(letter))
    })
  return [word, american, base].some(isKnown)
}
