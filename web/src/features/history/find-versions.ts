import type { RevisionEntry } from '@prompt-library/contract/revisions'
import type { RemovedValue } from '@prompt-library/domain/guard/removed-values'
import { REVISIONS_PAGE_SIZE } from '@prompt-library/domain/limits'
import type { QueryClient } from '@tanstack/react-query'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { fetchRevision, revisionsQuery } from '../../entities/prompt/revisions-api.ts'
import { findRemoved, findShown } from '../../shared/guard/removed-findings.ts'
import { ApiError } from '../../shared/lib/api-client.ts'

/** One is loaded while another is looked through. */
const AT_ONCE = 2

/** A prompt before and after a save. */
export interface Save {
  before: Prompt
  after: Prompt
}

interface SearchOptions {
  queryClient: QueryClient
  signal?: AbortSignal
  onProgress?: (progress: { done: number; total: number }) => void
}

/** Earlier versions of a prompt, oldest first, that show what a save removed. */
export interface ShowingVersions {
  versions: RevisionEntry[]
  /** What they show. */
  values: RemovedValue[]
}

/**
 * Which earlier versions still show private data that a save removed. Looks through the texts of all of them, in the
 * background. Rejects if one can't be loaded.
 */
export async function findShowingVersions(
  { before, after }: Save,
  { queryClient, signal = new AbortController().signal, onProgress }: SearchOptions,
): Promise<ShowingVersions> {
  const removed = await findRemoved(contentOf(before), contentOf(after), queryClient)
  if (removed.length === 0) return { versions: [], values: [] }
  const promptId = after.id
  const earlier = await earlierVersions(promptId, queryClient, signal)
  const found: ShowingVersions = { versions: [], values: [] }
  const values = new Set<RemovedValue>()
  let done = 0
  let stopped = false
  const look = async (entry: RevisionEntry) => {
    signal.throwIfAborted()
    const shown = await valuesIn(entry, promptId)
    if (shown.length > 0) found.versions.push(entry)
    for (const value of shown) values.add(value)
    done += 1
    onProgress?.({ done, total: earlier.length })
  }
  const valuesIn = async ({ revision }: RevisionEntry, id: number): Promise<RemovedValue[]> => {
    try {
      const { notes, ...content } = await fetchRevision(id, revision, signal)
      // Reading the longest text takes a while, so clicks and keys come first.
      await new Promise((resolve) => setTimeout(resolve))
      return await findShown({ ...content, notes: notes ?? '' }, removed, queryClient)
    } catch (error) {
      // Removed in another tab.
      if (error instanceof ApiError && error.status === 404) return []
      throw error
    }
  }
  const queue = earlier.values()
  const lookThrough = async () => {
    for (const entry of queue) if (!stopped) await look(entry)
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lookThrough))
  } finally {
    // The others stop too.
    stopped = true
  }
  found.versions.sort((a, b) => a.revision - b.revision)
  return { ...found, values: removed.filter((value) => values.has(value)) }
}

function contentOf({ notes, ...prompt }: Prompt) {
  return { ...prompt, notes: notes ?? '' }
}

async function earlierVersions(
  promptId: number,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<RevisionEntry[]> {
  const entries: RevisionEntry[] = []
  for (let page = 1, total = 1; (page - 1) * REVISIONS_PAGE_SIZE < total; page += 1) {
    signal.throwIfAborted()
    const loaded = await queryClient.fetchQuery({ ...revisionsQuery(promptId, page), networkMode: 'always' })
    entries.push(...loaded.revisions)
    total = loaded.total
  }
  return entries.filter(({ is_current }) => !is_current)
}
