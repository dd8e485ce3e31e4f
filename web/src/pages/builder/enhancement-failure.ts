import {
  ENHANCEMENT_FAILED,
  ENHANCEMENT_LIMIT_REACHED,
  ENHANCEMENT_UNREACHABLE,
} from '@prompt-library/domain/enhancer/enhancement-texts'
import { ApiError } from '../../shared/lib/api-client.ts'
import { namingOffline } from '../../shared/lib/offline.ts'

interface EnhancementFailure {
  kind: 'canceled' | 'limit' | 'failed'
  text: string
}

/** The sentence for a failed or canceled enhancement, or undefined for a 401, which opens the sign-in dialog. */
export function enhancementFailure(error: Error): EnhancementFailure | undefined {
  if (error.name === 'AbortError') return { kind: 'canceled', text: CANCELED }
  if (!(error instanceof ApiError)) return { kind: 'failed', text: namingOffline(ENHANCEMENT_UNREACHABLE) }
  if (error.status === 401) return undefined
  if (/rate limit/i.test(error.message)) return { kind: 'limit', text: ENHANCEMENT_LIMIT_REACHED }
  // For invalid, refused, or too frequent requests, and for answers that can't be used, the server says what went wrong.
  const message = [400, 403, 413, 429, 502].includes(error.status) && error.message
  return { kind: 'failed', text: message || ENHANCEMENT_FAILED }
}

const CANCELED = 'Canceled. Your prompts haven’t changed.'
