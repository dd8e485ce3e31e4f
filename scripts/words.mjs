// Finds words that docs/writing.md tells us to avoid, in every text file of the project. Each is nearly always a stiff sentence.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Each word as a pattern, with what to write instead. Single words are also found inside identifiers. */
const AVOID = [
  [/somebody/i, 'the user, the author, someone'],
  [/nobody/i, 'no one'],
  [/whoever|whomever/i, 'the user who, anyone who'],
  [/\bmeanwhile\b/i, 'while …, since then'],
  [/\banew\b|\bonce more\b/i, 'again'],
  [/\bthereby\b|\bwhatsoever\b/i, '(leave out)'],
  [/\bhence\b|\bthus\b/i, 'so'],
  [/\blest\b/i, 'so that … doesn’t'],
  [/\bjust now\b/i, 'right now'],
  [/\be-mail/i, 'email'],
  [/\b(stand|stands|standing|stood) (in|under|for|beside)\b/i, 'is in, is listed under, means'],
  [/\b(is|are|was|were|be|been|being) told\b/i, 'gets an error, sees'],
  [/\b(tell|tells|telling|told) of\b/i, 'says, reports, records'],
  [/\b(take|takes|taken|taking|took) (it |them |this |that )?back\b/i, 'undo, stop sharing'],
  [/\bhand(s|ed|ing)? (it |them )?over\b/i, 'send, transfer'],
  [/\b(is|are|was|were|be) there for\b/i, 'exists for, is meant for'],
  [/\bnot (here|there) any ?more\b/i, 'no longer exists'],
  [/\b(is|are|was|were|be) of (no |any |more |no more )?use\b/i, 'useful, useless'],
  [/\b(is|are|was|were|been) asked for\b/i, 'requested'],
  [/\b(is|are|was|were) wanted\b/i, 'needed'],
  [/\bday of use\b/i, 'realistic workload'],
  [/\bfar pages?\b/i, 'deep page'],
  [/\bof (its|our|their|one[’']s) own\b/i, 'its own …, custom'],
  [/\bwhat it is of\b|\bthat which\b/i, 'what'],
  [/\bas (it|they) (was|were) before\b/i, 'unchanged, as before'],
  [/\bat hand\b/i, 'available'],
  [/\bsuch an?\b(?! way)/i, 'this, one like it'],
  [/\bin (the|its|their|our) way\b(?! (that|of|to|it|they|we|you|the)\b)/i, 'blocking'],
  [/\bgo(es)? on\b(?! (the|a|an|top|its|their|to)\b)/i, 'continue'],
]

/** Where a word is right. An entry without a word allows all of them in its file. */
const ALLOWED = [
  { file: 'docs/writing.md', reason: 'lists the words to avoid' },
  { file: 'scripts/words.mjs', reason: 'lists the words to avoid' },
  { file: 'scripts/words.test.mjs', reason: 'uses the words to avoid' },
  { file: 'docs/decisions/0007-postgresql-in-tests.md', word: 'nobody', reason: 'a system account' },
  { file: 'domain/src/guard/name-words.ts', word: 'nobody', reason: 'a word that isn’t a name' },
  { file: 'e2e/lists.spec.ts', word: 'just now', reason: 'the usual label for a recent time' },
  { file: 'domain/src/people/time-ago.ts', word: 'just now', reason: 'the usual label for a recent time' },
  {
    file: 'domain/src/people/time-ago.test.ts',
    word: 'just now',
    reason: 'the usual label for a recent time',
  },
  {
    file: 'web/src/features/deleted/deleted-times.ts',
    word: 'just now',
    reason: 'the usual label for a recent time',
  },
  {
    file: 'web/src/features/deleted/deleted-times.test.ts',
    word: 'just now',
    reason: 'the usual label for a recent time',
  },
  { file: 'domain/src/guard/quality/blind.json', reason: 'texts that others wrote' },
  { file: 'tools/search-quality/queries.json', reason: 'queries and titles that others wrote' },
]

const SKIPPED =
  /(^|\/)package-lock\.json$|^server\/src\/db\/seeds\/starter-prompts\/|\.(png|webp|ico|woff2?|gz)$/

/** What to avoid in a text, as `{ line, word, instead }`. */
export function findWords(text) {
  return text.split('\n').flatMap((content, index) =>
    AVOID.flatMap(([pattern, instead]) =>
      [...content.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([word]) => ({
        line: index + 1,
        word,
        instead,
      })),
    ),
  )
}

/** Every word to avoid in the given files, and every allowance that is no longer needed, each as a line. */
export function checkWords(root, files = trackedFiles(root), allowed = ALLOWED) {
  const used = new Set()
  const isAllowed = (file, word) => {
    const entries = allowed.filter(
      (entry) => entry.file === file && (!entry.word || entry.word === word.toLowerCase()),
    )
    for (const entry of entries) used.add(entry)
    return entries.length > 0
  }
  const found = files
    .filter((file) => !SKIPPED.test(file))
    .flatMap((file) =>
      findWords(readFileSync(join(root, file), 'utf8'))
        .filter(({ word }) => !isAllowed(file, word))
        .map(({ line, word, instead }) => `${file}:${line}: “${word}”: write ${instead}`),
    )
  const unused = allowed.filter((entry) => !used.has(entry))
  return [...found, ...unused.map(({ file, word }) => `${file}: no need to allow ${word ?? 'any word'}`)]
}

function trackedFiles(root) {
  // In containers the clone often belongs to another account, which git refuses without this setting.
  const args = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  return names.filter((name) => name && existsSync(join(root, name)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkWords(join(import.meta.dirname, '..'))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(
      `\n${problems.length} to fix. docs/writing.md explains; ALLOWED in scripts/words.mjs has exceptions.`,
    )
    process.exitCode = 1
  }
}
