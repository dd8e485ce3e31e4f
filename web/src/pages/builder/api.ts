// The calls that enhance a prompt and say how many enhancements are left.
import type { checkEnhancementLimit } from '@prompt-library/contract/builder'
import type { Answer } from '@prompt-library/contract/call'
import type { SessionUser } from '@prompt-library/contract/session'
import { type BuilderForm, canUseFewShot } from '@prompt-library/domain/builder/builder-form'
import { ENHANCEMENT_SECONDS_MAX } from '@prompt-library/domain/limits'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { EnhancementKind } from '../../features/build/round.ts'
import { callApi } from '../../shared/lib/api-client.ts'
import { sendChange } from '../../shared/lib/change.ts'
import { userKeys } from '../../shared/lib/query-keys.ts'

/** How many enhancements are left. Skipped for admins, who have no limit, and refetched when the hour ends. */
export function enhancementLimitQuery(user: SessionUser | null | undefined) {
  const limited = user && user.role !== 'admin'
  return queryOptions({
    queryKey: [...userKeys.enhancementLimit, user?.id],
    queryFn: limited
      ? async ({ signal }) => (await callApi('GET /api/check_enhancement_rate_limit.php', { signal })).answer
      : skipToken,
    refetchInterval: ({ state }) => millisecondsUntil(state.data?.reset_time),
  })
}

export type EnhancementLimit = Answer<typeof checkEnhancementLimit>

/** Adds a second so the hour is over on the server, too. With a fast client clock, the 30 s keep this from polling nonstop. */
function millisecondsUntil(time: string | null | undefined): number | false {
  if (!time) return false
  const left = Date.parse(time) - Date.now()
  return left > 0 ? left + 1_000 : 30_000
}

/** The server times out first; the extra seconds let its response arrive. */
const TIMEOUT_MS = (ENHANCEMENT_SECONDS_MAX + 5) * 1_000

interface EnhanceOptions {
  text: string
  /** The form the prompt was generated from. */
  form: BuilderForm
  /** The most sensitive data the prompt is meant for. */
  dataClass: string
  /** What kind of task it is, if the user said so. */
  kind: EnhancementKind | undefined
  signal: AbortSignal
}

export function enhance(queryClient: QueryClient, { text, form, dataClass, kind, signal }: EnhanceOptions) {
  const { goal, role, audience, format, useTemplate, chainOfThought } = form
  const fewShot = form.fewShot && canUseFewShot(form)
  const request = {
    original_prompt: text,
    context: { goal, role, audience, format, useTemplate, chainOfThought, fewShot },
    data_class: dataClass,
    ...(kind && { kind }),
  }
  return sendChange(queryClient, 'POST /api/enhance_prompt.php', request, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
}
