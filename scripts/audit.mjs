// `npm run audit`: the rules for dependencies, and what the registry knows of weaknesses in them. A registry that does not
// answer such questions, as mirrors often don't, is told of and is no failure.
import { execFile } from 'node:child_process'
import { brokenDependencyRules, readAudit } from './dependency-rules.mjs'
import { root, runMain, say } from './set-up.mjs'

await runMain(async () => {
  const broken = brokenDependencyRules(root)
  for (const problem of broken) console.error(problem)
  say(broken.length === 0 ? 'Licenses, checksums and scripts: as they should be.' : '')

  const { asked, found, reason } = readAudit(await askRegistry())
  for (const problem of found) console.error(problem)
  if (!asked) say(`Known weaknesses: NOT CHECKED, the registry did not answer (${reason}).`)
  else say(found.length === 0 ? 'Known weaknesses: none.' : `Known weaknesses: ${found.length} packages.`)
  if (broken.length > 0 || found.length > 0) process.exitCode = 1
})

/** npm ends with a failure both when it finds something and when it can't ask: what it prints tells which. */
function askRegistry() {
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['audit', '--json'],
      { cwd: root, timeout: 60_000, maxBuffer: 64 * 1_048_576 },
      (_error, output) => resolve(output),
    )
  })
}
