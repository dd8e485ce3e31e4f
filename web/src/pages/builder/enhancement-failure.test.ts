import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../shared/lib/api-client.ts'
import { enhancementFailure } from './enhancement-failure.ts'

const RATE = "You've reached your hourly limit for AI enhancements. Please try again later."

test.each([
  ['the hourly limit', new ApiError(429, `${RATE} The rate limit is 10 per hour.`), 'limit', RATE],
  ['the hourly limit with another status', new ApiError(400, 'Rate limit exceeded'), 'limit', RATE],
  ['another rate limit', new ApiError(429, 'Try again soon.'), 'failed', 'Try again soon.'],
  ['a server failure', new ApiError(500, 'x'), 'failed', 'Failed to enhance prompt. Please try again.'],
  ['an answer that can’t be used', new ApiError(502, 'A number changed.'), 'failed', 'A number changed.'],
  ["a proxy's error page", new ApiError(504, ''), 'failed', 'Failed to enhance prompt. Please try again.'],
  ['data the AI service isn’t approved for', new ApiError(403, 'Not approved.'), 'failed', 'Not approved.'],
  ['a text over the limit', new ApiError(400, 'At most 9.'), 'failed', 'At most 9.'],
  [
    'a rejection without a message',
    new ApiError(400, ''),
    'failed',
    'Failed to enhance prompt. Please try again.',
  ],
  ['no response', new NetworkError('x'), 'failed', 'Error connecting to enhancement service.'],
  ['a timeout', new DOMException('x', 'TimeoutError'), 'failed', 'Error connecting to enhancement service.'],
])('shows the right message for %s', (_, error, kind, text) => {
  expect(enhancementFailure(error)).toEqual({ kind, text })
})

test('does not report canceling as a failure', () => {
  expect(enhancementFailure(new DOMException('x', 'AbortError'))).toMatchObject({ kind: 'canceled' })
})

test('shows nothing for a 401, which opens the sign-in dialog', () => {
  expect(enhancementFailure(new ApiError(401, 'Please sign in.'))).toBeUndefined()
})
