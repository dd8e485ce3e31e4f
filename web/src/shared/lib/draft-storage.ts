// Drafts on the device: one for each user and form, kept for 7 days.
import { DAY } from '@prompt-library/domain/durations'
import { useState } from 'react'
import * as z from 'zod/mini'
import { keysOnDevice, writeStored } from './storage.ts'
import { readPersisted } from './use-persisted.ts'

const DRAFT_DAYS = 7

const storedDraft = z.object({
  /** When the user last changed it. */
  at: z.number(),
  value: z.unknown(),
})
type StoredDraft = z.output<typeof storedDraft>

/** What a user typed into a form, until it's saved or discarded. `stored` is what this form started with. */
export function useStoredDraft<Schema extends z.ZodMiniType>(
  schema: Schema,
  { userId, form }: { userId: number | undefined; form: string },
) {
  // Fixed when the form opens: another user may sign in in the same tab.
  const [place] = useState(() => draftPlace(userId, form))
  const [stored] = useState(() => {
    const draft = readDraft(place)
    const { data } = z.safeParse(schema, draft?.value)
    return draft && data !== undefined ? { value: data, at: draft.at } : undefined
  })
  return {
    stored,
    keep: (value: z.output<Schema>, at: number) => keepDraft(place, { value, at }),
    forget: () => forgetDraft(place),
  }
}

function draftPlace(userId: number | undefined, form: string): string {
  return `draft ${userId} ${form}`
}

export function keepDraft(place: string, draft: StoredDraft): void {
  writeStored('device', place, draft)
}

export function forgetDraft(place: string): void {
  writeStored('device', place, undefined)
}

export function readDraft(place: string): StoredDraft | undefined {
  const draft = readPersisted(storedDraft, 'device', place)
  return draft && !isOld(draft) ? draft : undefined
}

/** Called on sign-out, so the next user of a shared computer doesn't find the drafts. */
export function forgetDraftsOf(userId: number): void {
  for (const key of keysOnDevice(`draft ${userId} `)) forgetDraft(key)
}

/** Called at startup. Without it, a draft whose form is never opened again would stay forever. */
export function sweepDrafts(): void {
  for (const key of keysOnDevice('draft ')) {
    const draft = readPersisted(storedDraft, 'device', key)
    if (!draft || isOld(draft)) forgetDraft(key)
  }
}

function isOld({ at }: StoredDraft): boolean {
  return Date.now() - at > DRAFT_DAYS * DAY
}
