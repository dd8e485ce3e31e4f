// Writes "Every file" at the end of docs/architecture.md: each folder with its files, and what each file's comment says it
// decides. `npm run format` runs it. The folders' own descriptions are written by hand in the page and kept.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './set-up.mjs'

const PAGE = join(root, 'docs/architecture.md')
const START = '<!-- npm run format writes the rest of this page. -->\n'
const FOLDERS = 'domain/src contract/src server/src web/src web/public deploy scripts tools e2e'.split(' ')
const INCLUDED = /\.(?:tsx?|mjs|js|css|sql|md|conf|ya?ml|cfg|service|timer)$/
const LEFT_OUT = /\.(?:test|spec|config|d)\.|(?:^|\/)(?:node_modules|test-results|samples)\//
/** Further sentences of a comment are added while the line is no longer than this. */
const LINE_MAX = 200

/** The page with the index as it has to be. */
export function architecturePage(page = readFileSync(PAGE, 'utf8')) {
  const [top, index = ''] = page.split(START)
  const known = new Map(
    [...index.matchAll(/<summary>([^:<]+): (.+)<\/summary>/g)].map(([, folder, said]) => [folder, said]),
  )
  const byFolder = Map.groupBy(FOLDERS.flatMap(filesIn), (file) => dirname(file))
  const parts = [...byFolder].map(([folder, files]) => {
    const lines = files.map(
      (file) => `- ${[`\`${basename(file)}\``, lineFor(file)].filter(Boolean).join(': ')}\n`,
    )
    const summary = [folder, known.get(folder)].filter(Boolean).join(': ')
    return `<details>\n<summary>${summary}</summary>\n\n${lines.join('')}\n</details>\n`
  })
  return `${top}${START}\n${parts.join('\n')}`
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => INCLUDED.test(file) && !LEFT_OUT.test(file))
    .sort((one, other) => compare(dirname(one), dirname(other)) || compare(one, other))
}

function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0
}

function lineFor(file) {
  const text = readFileSync(join(root, file), 'utf8').replace(/^\/\/ biome-ignore.*\n/, '')
  return asMarkdown(openingOf(/\.(?:[tj]sx?|mjs)$/.test(file) ? codeComment(file, text) : otherComment(text)))
}

/** The comment at the top of the file, or on the export that the file is named after, or on its first export. */
function codeComment(file, text) {
  const top = /^((?:\/\/.*\n)+|\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)(?:\n|import )/.exec(text)
  if (top) return top[1]
  const found = text.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?:default )?(?:async )?(function|const|class|interface|type)\*? (\w+)/gm,
  )
  const exports = [...found].map(([, comment, kind, name]) => ({ comment, kind, name }))
  const values = exports.filter(({ kind }) => kind !== 'interface' && kind !== 'type')
  const name = basename(file).replace(/\..*/, '')
  const main = exports.find((one) => inWords(one.name, '-') === name)
  const commented = main ?? values.find(({ comment }) => comment) ?? exports.find(({ comment }) => comment)
  const others = (values.length > 0 ? values : exports).filter((one) => one !== main)
  return commented?.comment ?? others.map((one) => inWords(one.name, ' ')).join(', ')
}

/** The comment that a file in another language starts with, or all comments in SQL, which describe what it creates. */
function otherComment(text) {
  return (
    text.match(/^--.*$/gm)?.join('\n') ?? /^(?:#.*\n)+|^\/\*(?:(?!\*\/)[\s\S])*\*\//.exec(text)?.[0] ?? ''
  )
}

function inWords(name, separator) {
  return name
    .replace(/([a-z\d])([A-Z])/g, `$1${separator}$2`)
    .replaceAll('_', separator)
    .toLowerCase()
}

function openingOf(comment) {
  const text = comment
    .replace(/^\s*(?:\/\/|#|--|\/?\*+\/?)|\*\/\s*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  const sentences = text.split(/(?<=[.?!]["”)]?) (?=["“`({]?[\p{Lu}\d])/u)
  let line = sentences.shift() ?? ''
  while (sentences.length > 0 && `${line} ${sentences[0]}`.length <= LINE_MAX) line += ` ${sentences.shift()}`
  return line
}

/** Comments can contain code in backticks. Other marks are meant as they are. */
function asMarkdown(text) {
  return text.replace(/(`[^`]*`)|[<*[\]]|\b_|_\b/g, (match, code) => code ?? `\\${match}`)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(PAGE, architecturePage())
