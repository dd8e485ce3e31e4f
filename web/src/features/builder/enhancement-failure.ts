import {
  ENHANCEMENT_FAILED,
  ENHANCEMENT_LIMIT_REACHED,
  ENHANCEMENT_UNREACHABLE,
} from '@prompt-library/domain/enhancer/enhancement-texts'
import { ApiError } from '../../lib/api-client.ts'

interface EnhancementFailure {
  kind: 'cancelled' | 'limit' | 'failed'
  text: string
}

/** What to tell of an enhancement that did not come; nothing where one is asked to sign in anyway. */
export function enhancementFailure(error: Error): EnhancementFailure | undefined {
  if (error.name === 'AbortError') return { kind: 'cancelled', text: CANCELLED }
  if (!(error instanceof ApiError)) return { kind: 'failed', text: ENHANCEMENT_UNREACHABLE }
  if (error.status === 401) return undefined
  if (/rate limit/i.test(error.message)) return { kind: 'limit', text: ENHANCEMENT_LIMIT_REACHED }
  // something is wrong with what was sent, or with how often, and only the server's sentence says what
  const sentence = [400, 413, 429].includes(error.status) && error.message
  return { kind: 'failed', text: sentence || ENHANCEMENT_FAILED }
}

const CANCELLED = 'Cancelled. Your prompts are as they were.'
