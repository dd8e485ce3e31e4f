import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brandColors } from '../domain/src/brand-colors.ts'
import { DEFAULT_CAMPUS } from '../domain/src/campus.ts'

const root = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Where these words are part of what people write, and not of what the library says. */
const EXCEPTIONS = ['domain/src/campus.ts', 'domain/src/guard/', 'domain/src/text/is-english.ts']

const { short_name, id_name, site_title, color } = DEFAULT_CAMPUS
const WORDS = new RegExp(
  `\\b(?:${short_name}|${id_name}s?|${site_title}|maroon|[Uu]niversit(?:y|ies))\\b|${color}`,
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

  it('has the same colors everywhere', () => {
    const themes = read('web/src/app/campus.css').split('@media screen')
    expect(
      themes.map((theme) =>
        Object.fromEntries([...theme.matchAll(/--(.*): (.*);/g)].map(([, ...pair]) => pair)),
      ),
    ).toEqual(Object.values(brandColors(color)))
    expect(read('web/public/favicon.svg')).toContain(`fill="${color}"`)
  })
})

function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
}
