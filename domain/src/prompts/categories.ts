/** What a person can file a prompt under, in the order in which the filters show them. */
export const CATEGORIES = ['Research', 'Writing', 'Coding', 'Teach', 'Productivity'] as const

/** `Study` comes from the builder only: valid on a prompt, offered in a form only where it is already set. */
export const ALL_CATEGORIES = [...CATEGORIES, 'Study'] as const

export type Category = (typeof ALL_CATEGORIES)[number]
