import type { Finding } from '@prompt-library/domain/guard/finding'
import type { QueryClient } from '@tanstack/react-query'
import { findInTexts } from './check-texts.ts'
import { type PromptContent, promptTexts } from './prompt-texts.ts'

export interface TextFindings {
  text: string
  findings: readonly Finding[]
}

/** Whether a change removed private data. False if that can't be found out in time. */
export async function removesPrivateData(
  before: PromptContent,
  after: PromptContent,
  queryClient: QueryClient,
): Promise<boolean> {
  try {
    const [old, current] = await Promise.all(
      [before, after].map((content) => findInTexts(promptTexts(content), queryClient)),
    )
    return hasLost(old ?? [], current ?? [])
  } catch (error) {
    console.warn('The check for removed private data failed:', error)
    return false
  }
}

/** Whether something is found more often before than after. Moving it from one text to another doesn't remove it. */
export function hasLost(before: readonly TextFindings[], after: readonly TextFindings[]): boolean {
  const left = Map.groupBy(after.flatMap(keysOf), (key) => key)
  return before.flatMap(keysOf).some((key) => left.get(key)?.pop() === undefined)
}

function keysOf({ text, findings }: TextFindings): string[] {
  return findings.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)
}
