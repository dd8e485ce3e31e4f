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

test('a failed worker ends its calls, and the next call starts a new worker', async () => {
  const { checkPrompt } = background()
  const results = [checkPrompt('Compare two drafts.'), checkPrompt('')]
  expect(workers).toHaveLength(1)
  workers[0]?.onerror?.()
  for (const result of results) await expect(result).rejects.toThrow('The worker failed.')
  expect(workers).toMatchObject([{ isStopped: true }])

  const next = checkPrompt('Compare two drafts.')
  expect(workers).toMatchObject([{ isStopped: true }, { isStopped: false }])
  // Reported late by the first worker, this doesn't concern the second one.
  workers[0]?.onerror?.()
  void checkPrompt('').catch(() => undefined)
  expect(workers).toHaveLength(2)
  workers[1]?.onerror?.()
  await expect(next).rejects.toThrow('The worker failed.')
})

test('without workers, calls reject', async () => {
  vi.stubGlobal('Worker', undefined)
  await expect(background().checkPrompt('Compare two drafts.')).rejects.toThrow()
})
