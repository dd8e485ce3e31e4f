// The sort orders of lists. Relevance is the default in a search, newest otherwise.

/** The sort orders of a list without a search. */
export const LIST_SORTS = ['newest', 'oldest', 'upvotes', 'uses', 'helpful'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** `relevance` is the default in a search. Without a search it means `newest`. */
export const SORTS = ['relevance', ...LIST_SORTS] as const
export type Sort = (typeof SORTS)[number]
