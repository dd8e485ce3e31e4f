import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../lib/api-client.ts'
import { enhancementFailure } from './enhancement-failure.ts'

const RATE = "You've reached your hourly limit for AI enhancements. Please try again later."

test.each([
  ['a refusal for the limit', new ApiError(429, `${RATE} The rate limit is 10 per hour.`), 'limit', RATE],
  ['the same with another status', new ApiError(400, 'Rate limit exceeded'), 'limit', RATE],
  ['a refusal for another limit', new ApiError(429, 'Try again soon.'), 'failed', 'Try again soon.'],
  ['a failure', new ApiError(502, 'x'), 'failed', 'Failed to enhance prompt. Please try again.'],
  ['a page of a proxy', new ApiError(504, ''), 'failed', 'Failed to enhance prompt. Please try again.'],
  ['a text that is too long', new ApiError(400, 'At most 9.'), 'failed', 'At most 9.'],
  ['a refusal without words', new ApiError(400, ''), 'failed', 'Failed to enhance prompt. Please try again.'],
  ['no answer', new NetworkError('x'), 'failed', 'Error connecting to enhancement service.'],
  ['no answer in time', outOfTime(), 'failed', 'Error connecting to enhancement service.'],
])('%s is told in the words for it', (_, error, kind, text) => {
  expect(enhancementFailure(error)).toEqual({ kind, text })
})

test('cancelling is not told as a failure', () => {
  expect(enhancementFailure(new DOMException('x', 'AbortError'))).toMatchObject({ kind: 'cancelled' })
})

test('nothing is told where one is asked to sign in', () => {
  expect(enhancementFailure(new ApiError(401, 'Please sign in.'))).toBeUndefined()
})

function outOfTime() {
  return new DOMException('x', 'TimeoutError')
}
