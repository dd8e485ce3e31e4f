import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError, sentenceFor } from './api-client.ts'
import { namingOffline } from './offline.ts'

test.each([
  ['', 'You’re offline.'],
  ['Delete failed.', 'Delete failed. You’re offline.'],
  ['Failed to submit prompt', 'Failed to submit prompt. You’re offline.'],
  ['We couldn’t save it. Check your connection and try again.', 'We couldn’t save it. You’re offline.'],
  [
    'Check your connection and try again. If that doesn’t work, reload the page. Your text is saved.',
    'You’re offline. Your text is saved.',
  ],
])('%j names being offline', (said, named) => {
  expect(namingOffline(said)).toBe(said)
  vi.stubGlobal('navigator', { onLine: false })
  expect(namingOffline(said)).toBe(named)
  expect(sentenceFor(new NetworkError(), said)).toBe(named)
  vi.unstubAllGlobals()
})

test('a server that answered isn’t called offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(sentenceFor(new ApiError(409, 'Not with them.'), 'Failed.')).toBe('Not with them.')
  expect(sentenceFor(new ApiError(500, ''), 'Failed.')).toBe('Failed.')
  vi.unstubAllGlobals()
})
