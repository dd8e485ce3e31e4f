import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { background } from './background.ts'

interface FakeWorker {
  onerror?: () => void
  isStopped: boolean
}

let workers: FakeWorker[]

beforeEach(() => {
  workers = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget implements FakeWorker {
      onerror?: () => void
      isStopped = false
      constructor() {
        super()
        workers.push(this)
      }
      postMessage() {}
      terminate() {
        this.isStopped = true
      }
    },
  )
})

/** Otherwise, the next test would use the worker of this one. */
afterEach(() => workers.at(-1)?.onerror?.())

test('what a failed worker leaves open runs on the main thread, and the next call starts a new worker', async () => {
  const { checkPrompt } = background()
  const results = [checkPrompt('Compare two drafts.'), checkPrompt('')]
  expect(workers).toHaveLength(1)
  workers[0]?.onerror?.()
  expect(await Promise.all(results)).toMatchObject([{ kind: 'checked' }, { kind: 'empty' }])
  expect(workers).toMatchObject([{ isStopped: true }])

  const next = checkPrompt('Compare two drafts.')
  expect(workers).toMatchObject([{ isStopped: true }, { isStopped: false }])
  // Reported late by the first worker, this doesn't concern the second one.
  workers[0]?.onerror?.()
  void checkPrompt('')
  expect(workers).toHaveLength(2)
  workers[1]?.onerror?.()
  expect(await next).toMatchObject({ kind: 'checked' })
})

test('without workers, work runs on the main thread', async () => {
  vi.stubGlobal('Worker', undefined)
  expect(await background().checkPrompt('Compare two drafts.')).toMatchObject({ kind: 'checked' })
})
