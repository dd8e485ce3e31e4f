import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'

describe('lockFolder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-lock-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('allows one holder at a time', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    unlock()
    lockFolder(folder)()
  })

  it('names the process that holds the folder and what to do', async () => {
    const holder = await holdInAnotherProcess(folder)
    expect(() => lockFolder(folder)).toThrow(
      `The embedded database in ${folder} is in use by another process (process ${holder.pid}). Stop that process, or set DATA_DIR to another folder.`,
    )
    holder.kill('SIGTERM')
    await once(holder, 'exit')
  })

  it('is not blocked by a holder that was killed', async () => {
    const holder = await holdInAnotherProcess(folder)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    lockFolder(folder)()
  })
})

async function holdInAnotherProcess(folder: string) {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'))}
    lockFolder(process.argv[1])
    globalThis.gc()
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}
