/** The categories that users can select, in the order of the filters. */
export const CATEGORIES = ['Research', 'Writing', 'Coding', 'Teach', 'Productivity'] as const

/** `Study` comes only from the builder. It's valid on a prompt, but forms offer it only when it's already set. */
export const ALL_CATEGORIES = [...CATEGORIES, 'Study'] as const

export type Category = (typeof ALL_CATEGORIES)[number]
