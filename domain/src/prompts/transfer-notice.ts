// The notification about prompts and collections received from someone who left.
import { countOf } from '../text/count-of.ts'

interface Notice {
  title: string
  message: string
}

/** '12 prompts and 1 collection'. */
export function promptsAndCollections({
  prompts,
  collections,
}: {
  prompts: number
  collections: number
}): string {
  const parts = [
    ...(prompts > 0 || collections === 0 ? [countOf(prompts, 'prompt')] : []),
    ...(collections > 0 ? [countOf(collections, 'collection')] : []),
  ]
  return parts.join(' and ')
}

/** For the person who gets what someone else leaves behind. It doesn't say who that was, because they may be erased. */
export function receivedNotice(received: { prompts: number; collections: number }): Notice {
  return {
    title: 'An admin transferred prompts to you',
    message: `${promptsAndCollections(received)} from someone who left`,
  }
}
