// Notifications about transfers: offered, accepted, declined, and received from someone who left.
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

/** For the person who is asked to become the author of a prompt. */
export function offeredNotice(authorName: string): { title: string } {
  return { title: `${authorName} wants to transfer a prompt to you` }
}

/** For the former author. */
export function acceptedNotice(newAuthorName: string, promptTitle: string): Notice {
  return { title: `${newAuthorName} accepted your prompt`, message: `“${promptTitle}”` }
}

export function declinedNotice(name: string): { title: string } {
  return { title: `${name} declined your prompt` }
}
