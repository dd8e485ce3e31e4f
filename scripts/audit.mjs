// `npm run audit`: checks the dependency rules and asks the registry for known vulnerabilities. A registry without an audit
// endpoint, which is common for mirrors, is reported but isn't a failure.
import { execFile } from 'node:child_process'
import { brokenDependencyRules, readAudit } from './dependency-rules.mjs'
import { root, runMain, say } from './set-up.mjs'

await runMain(async () => {
  const broken = brokenDependencyRules(root)
  for (const problem of broken) console.error(problem)
  say(broken.length === 0 ? 'Licenses, checksums, and scripts: OK' : '')

  const { checked, found, reason } = readAudit(await runNpmAudit())
  for (const problem of found) console.error(problem)
  if (!checked) say(`Known vulnerabilities: NOT CHECKED, the registry did not respond (${reason}).`)
  else say(`Known vulnerabilities: ${found.length === 0 ? 'none' : `in ${found.length} packages`}`)
  if (broken.length > 0 || found.length > 0) process.exitCode = 1
})

/** npm fails both when it finds something and when it can't reach the registry, so only its output is used. */
function runNpmAudit() {
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['audit', '--json'],
      { cwd: root, timeout: 60_000, maxBuffer: 64 * 1_048_576 },
      (_error, output) => resolve(output),
    )
  })
}
