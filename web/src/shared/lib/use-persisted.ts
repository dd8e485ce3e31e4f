import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, type Scope, writeStored } from './storage.ts'

/** Reads a text as it is, and other values as JSON. Ignores what the schema doesn't accept, such as the draft of an older version. */
export function readPersisted<Schema extends z.ZodMiniType>(
  schema: Schema,
  scope: Scope,
  key: string,
): z.output<Schema> | undefined {
  const text = readStored(scope, key)
  if (text === undefined) return undefined
  const asText = z.safeParse(schema, text)
  if (asText.success) return asText.data
  try {
    return z.safeParse(schema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * State that is still there after a reload, a closed dialog, or a sign-in: `const [draft, setDraft] = usePersisted(schema,
 * 'tab', key)`. Undefined removes it. `isWorthKeeping` says whether a value is stored or only shown.
 */
export function usePersisted<Schema extends z.ZodMiniType>(
  schema: Schema,
  scope: Scope,
  key: string,
  isWorthKeeping: (value: z.output<Schema>) => boolean = () => true,
) {
  const [value, setValue] = useState(() => readPersisted(schema, scope, key))
  const change = (next: z.output<Schema> | undefined) => {
    setValue(() => next)
    writeStored(scope, key, next !== undefined && isWorthKeeping(next) ? next : undefined)
  }
  return [value, change] as const
}
