import { spawnSync } from 'node:child_process'
import { root } from './set-up.mjs'

/** How many commits back "lately" is, in a clone without commits of its own. */
const COMMITS = 20

/** Whether files in these folders differ from what others have, or in the last commits. Yes, if git can't tell. */
export function hasChanged(...folders) {
  const base = git('merge-base', 'HEAD', '@{upstream}')
  const isOwn = base.status === 0 && base.stdout !== git('rev-parse', 'HEAD').stdout
  const since = isOwn ? base.stdout.trim() : `HEAD~${COMMITS}`
  return git('diff', '--quiet', since, '--', ...folders).status !== 0
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' })
}
