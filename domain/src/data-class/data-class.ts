// Which data an AI tool or the AI service can get: what it's approved for, and anything less sensitive.

/** How sensitive data is, from least to most. */
export const DATA_CLASSES = ['public', 'internal', 'restricted'] as const

export type DataClass = (typeof DATA_CLASSES)[number]

/** Whether something approved for data up to one class can get data of another. */
export function isApprovedFor(approved: DataClass, data: DataClass): boolean {
  return DATA_CLASSES.indexOf(approved) >= DATA_CLASSES.indexOf(data)
}
