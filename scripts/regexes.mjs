// Runs every regular expression of the project on long texts of one kind, such as 100,000 spaces. One that backtracks takes
// minutes for them, and one on the server would stop it for everyone. Prints a line for each that is too slow.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The longest text that a user can save, and how long an expression may take for it, also on a busy machine. One that backtracks takes seconds. */
const LENGTH = 100_000
const MILLISECONDS = 250
/** Every text is tried at a fortieth of the length first. Only what takes this long there is tried at its full length. */
const SUSPICIOUS = 0.06

const root = fileURLToPath(new URL('..', import.meta.url))

/** Strings are split into their characters. */
const KINDS = [
  ...' \t\n\r\u2028\u2029\u00a0\u3000',
  ...['\r\n', ' \n', '\n\n', ' \r', ' \u2028', '\t '],
  ...`"'“”«\`~`,
  ...['```', '```\n', '"\\', '\\"', '"a" ', '“a” '],
  ...'{}()[]<>',
  ...['{{', '}}', '{{a}} ', '{"', '<a', '<a ', '<a>'],
  ...'.,:;!?#*-_/\\|=@&$%+•…–',
  ...'09aAxé中あ😀\u0301\u200b',
  ...['9 ', '9,', '1.', 'Aa ', 'a ', 'A.', 'a, ', 'a@'],
  ...['# ', '* ', '**a ', '- a\n', '- a\r', '1. ', '> ', '__a ', '`a ', ': ', 'a\n'],
]

const RUNS = [' ', '\t', '\n', '\r', '\u2028', 'a', 'A', '9', '_', '-', '.', '/', '"', '中']
const ENDS = ['x', '0', ' ', '\n', ',', ';', ':', '"', ')', '}']

/** Each kind alone, long runs that end with something else, and pairs of kinds. */
export function texts({ isSampled }) {
  const pairs = KINDS.flatMap((one) => KINDS.map((other) => ({ kind: one + other, end: '', isPair: true })))
  const everyOrAll = (grid, step) => grid.filter((_, index) => !isSampled || index % step === 0)
  return [
    ...KINDS.map((kind) => ({ kind, end: '' })),
    ...everyOrAll(
      RUNS.flatMap((kind) => ENDS.map((end) => ({ kind, end }))),
      3,
    ),
    ...everyOrAll(pairs, 389),
  ]
}

const fill = (kind, length) => kind.repeat(Math.ceil(length / kind.length))

function toText({ kind, end }, length) {
  return end === '' ? fill(kind, length) : `${end}${fill(kind, length)}${end}`
}

/** Before a regular expression there is always one of these. A division never follows one. */
const LITERAL =
  /(?<=(?:^|[(=,:[!&|?{};>\n]|\breturn|\.\.\.)\s*)\/(?![*/])((?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?![\w/])/g

/** Expressions that are built when a function is first called. */
const BUILT_LATER = {
  'domain/src/text/hidden-text.ts': ({ withoutHiddenText }) => ['a\u200b', 'א\u200b'].map(withoutHiddenText),
  'domain/src/guard/id-mask.ts': ({ patternOfMask }) => ['A######', '######'].map(patternOfMask),
  'domain/src/enhancer/additions-for.ts': ({ additionsFor }) =>
    additionsFor({ prose: 'Write it for me.', words: 0 }, { audience: 'students', format: 'table' }),
  'server/src/outside/ai/find-quote.ts': ({ findQuote }) => findQuote('a - b', 'a b'),
  'server/src/search/parse-query.ts': ({ parseQuery }) => parseQuery('a'),
  // For the addresses in the environment.
  'server/src/setting-values.ts': undefined,
}

/** The expressions in the source, and those that its modules build. */
async function findRegexes() {
  const found = new Map()
  const sources = globSync('{domain,contract,server,web}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])
  for (const [file, source] of sources) {
    for (const [, pattern, flags] of source.matchAll(LITERAL)) {
      const regex = compile(pattern, flags)
      if (regex) found.set(String(regex), { file, regex })
    }
  }
  const building = sources.filter(([, source]) => source.includes('new RegExp(')).map(([file]) => file)
  const built = await builtBy(building)
  const unseen = building.filter((file) => !(file in BUILT_LATER) && built.every((one) => one.file !== file))
  if (unseen.length > 0)
    throw new Error(`Add a call to BUILT_LATER that builds the expressions in ${unseen}.`)
  for (const one of built) found.set(String(one.regex), one)
  return [...found.values()]
}

function compile(pattern, flags) {
  try {
    return new RegExp(pattern, flags)
  } catch {
    // The text between two slashes in a template or in JSX.
    return undefined
  }
}

/** Imports the files and records what they pass to `RegExp`. */
async function builtBy(files) {
  const built = []
  const Original = RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args) => {
      const regex = Reflect.construct(target, args)
      built.push({ file: new Error('').stack.split(root)[2]?.split(':')[0] ?? '', regex })
      return regex
    },
  })
  try {
    for (const file of files) {
      const module = await import(pathToFileURL(join(root, file)).href)
      BUILT_LATER[file]?.(module)
    }
  } finally {
    globalThis.RegExp = Original
  }
  return built.filter(({ file }) => files.includes(file))
}

/** Words of the expression itself: `<style` repeated is the worst text for an expression that starts with it. */
function ownWords({ source }) {
  const words = new Set(source.match(/[\w<>{}"'`:= -]{2,}/g))
  return [...words]
    .slice(0, 5)
    .flatMap((word) => ['', ' ', '\n'].map((after) => ({ kind: word + after, end: '' })))
}

/** Without a quantifier, an expression can't read a text more than once from each place. */
const QUANTIFIER = /(?<!\\)[*+]|\{\d+,\d*\}/

/** The first text that takes too long. */
export function slowText(regex, candidates) {
  if (!QUANTIFIER.test(regex.source)) return undefined
  return [...ownWords(regex), ...candidates].find((one) => {
    const short = toText(one, LENGTH / 40)
    if (timeOf(regex, short) < SUSPICIOUS) return false
    const longer = toText(one, LENGTH / 10)
    const slower = Math.min(timeOf(regex, longer), timeOf(regex, longer))
    // Far too slow. The whole text could take minutes.
    if (slower > MILLISECONDS / 5 && cpuTimeOf(regex, longer) > MILLISECONDS / 5) return true
    // In proportion to the length, and fast enough.
    if (slower < MILLISECONDS / 20 && slower < 8 * Math.min(timeOf(regex, short), timeOf(regex, short)))
      return false
    const text = toText(one, LENGTH)
    return [1, 2, 3].every(() => cpuTimeOf(regex, text) > MILLISECONDS)
  })
}

function timeOf(regex, text) {
  const start = performance.now()
  apply(regex, text)
  return performance.now() - start
}

/** Doesn't depend on the load of the machine, but counts in steps of several milliseconds. */
function cpuTimeOf(regex, text) {
  const before = process.threadCpuUsage()
  apply(regex, text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

function apply(regex, text) {
  regex.lastIndex = 0
  if (regex.global) text.replace(regex, '')
  else regex.exec(text)
}

if (import.meta.main) {
  const isSampled = process.env.TEST_SCALE === 'sample'
  const candidates = texts({ isSampled })
  const all = await findRegexes()
  const slow = all.flatMap(({ file, regex }, turn) => {
    // A sixth of the pairs, and others for the next expression, because all take half an hour. In a sample, a third of everything.
    const isTried = ({ isPair }, n) => (isSampled ? (n + turn) % 3 === 0 : !isPair || (n + turn) % 6 === 0)
    const text = slowText(regex, candidates.filter(isTried))
    return text ? [{ file, regex: String(regex), text }] : []
  })
  console.log(JSON.stringify({ checked: all.length, slow }))
}
