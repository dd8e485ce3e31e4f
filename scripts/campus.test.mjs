import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as campus from '../domain/src/campus.ts'

const root = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Where these words are part of what people write, and not of what the library says. */
const EXCEPTIONS = [
  'domain/src/campus.ts',
  'domain/src/guard/',
  'domain/src/prompts/synonyms.ts',
  'domain/src/text/is-english.ts',
  'server/src/outside/ai/checks/',
]

const { shortName, institution, idName, brandName } = campus
const WORDS = new RegExp(
  `\\b(?:${shortName}|${idName}s?|${brandName}|(?:[Uu]niversit(?:y|ies)|${institution}))\\b`,
)

describe('the campus', () => {
  it('is named only by domain/src/campus.ts', () => {
    const files = ['contract', 'domain', 'server', 'web'].flatMap((room) =>
      readdirSync(join(root, room, 'src'), { recursive: true }).map((file) => `${room}/src/${file}`),
    )
    const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'))
    expect(sources.length).toBeGreaterThan(500)
    const isException = (file) => EXCEPTIONS.some((place) => file.startsWith(place))
    const named = sources.filter((file) => WORDS.test(withoutComments(read(file))))
    expect(named.filter((file) => !isException(file))).toEqual([])
    expect(EXCEPTIONS.filter((place) => !named.some((file) => file.startsWith(place)))).toEqual([])
  })

  it('has the same color everywhere', () => {
    const [light, dark] = [...read('web/src/app/campus.css').matchAll(/--brand: (.*);/g)].map(
      ([, color]) => color,
    )
    expect([light, dark]).toEqual([campus.brand, campus.brandInDark])
    expect(JSON.parse(read('web/public/manifest.webmanifest')).theme_color).toBe(campus.brand)
    expect(read('web/index.html')).toContain(`content="${campus.brand}"`)
    expect(read('web/public/favicon.svg')).toContain(`fill="${campus.brand}"`)
  })
})

function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
}
