import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WritablePrompt } from '@prompt-library/contract/formats/prompt-text'
import type { Prompt } from '@prompt-library/contract/prompts'
import { ownTags, reservedTags } from '@prompt-library/domain/prompts/tags'
import type { Db } from '../../db/database.ts'
import { promptMarkdown } from '../../rich-text/rich-blocks.ts'
import { withNotes } from '../collections/item-queries.ts'
import { getListed, type Source } from '../prompts/list-queries.ts'

/** As many of the longest prompts as a list sends at once. */
const BATCH = 12

interface Selection {
  source: Source
  ids: readonly number[]
  viewerId: number | null
  clock: () => Date
}

/**
 * The prompts of an export one by one, so that only one batch is in memory. Those that left the list since, or were made private,
 * are left out.
 */
export async function* readPrompts(
  db: Db,
  { source, ids, viewerId, clock }: Selection,
): AsyncGenerator<WritablePrompt> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH)
    const prompts = await getListed(db, { source }, { ids: batch, viewerId, now: clock() })
    const collected: (Prompt & { note?: string })[] =
      source.of === 'collection' ? await withNotes(db, prompts, source.collection) : prompts
    for (const { note, ...prompt } of collected) {
      yield { ...toExported(prompt), ...(note && { collection_note: note }) }
      // Converting a long prompt takes milliseconds, and other requests must not wait for a whole export.
      await nextTurn()
    }
  }
}

function toExported(prompt: Prompt): WritablePrompt {
  const { markdown: html, tags } = prompt
  return {
    id: prompt.id,
    title: prompt.title,
    html,
    markdown: promptMarkdown(html),
    notes: prompt.notes,
    category: prompt.category,
    tags: ownTags(tags),
    reserved_tags: reservedTags(tags),
    fields: prompt.fields,
    data_class: prompt.data_class,
    visibility: prompt.visibility,
    author_name: prompt.author_name,
    created_at: prompt.created_at,
    updated_at: prompt.updated_at,
    revision: prompt.revision,
    upvotes: prompt.upvotes,
    uses: prompt.uses,
    review: prompt.review,
  }
}
