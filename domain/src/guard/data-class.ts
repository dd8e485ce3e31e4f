/** How sensitive data is, from least to most. */
export const DATA_CLASSES = ['public', 'internal', 'restricted'] as const

export type DataClass = (typeof DATA_CLASSES)[number]

/** Whether what is approved for data up to one class may get data of another. */
export function isApprovedFor(approved: DataClass, data: DataClass): boolean {
  return DATA_CLASSES.indexOf(approved) >= DATA_CLASSES.indexOf(data)
}
