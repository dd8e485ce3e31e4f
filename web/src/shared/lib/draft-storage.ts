// Drafts on the device: kept for 7 days per user, and which tab gets a draft of a closed one.
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { keysOnDevice, type Scope, writeStored } from './storage.ts'
import { readPersisted } from './use-persisted.ts'
import { writeNow, writeOnPause } from './write-on-pause.ts'

const DAY = 86_400_000
const DRAFT_DAYS = 7
/** A crashed tab can't mark its drafts as closed, so a tab that saved nothing for this long counts as closed. */
const INACTIVE_MS = 600_000

/** Distinguishes this page from the same page in another tab. */
const THIS_PAGE = String(Math.random())

/** The writer ID this page uses for each form. A page that restores a draft takes over its writer ID. */
const writers = new Map<string, string>()

const storedDraft = z.object({
  /** When the user last changed it. */
  at: z.number(),
  writer: z.string(),
  /** The tab that wrote it is closed. */
  closed: z.boolean(),
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
  useEffect(() => writeNow, [])
  return {
    stored,
    keep: (value: z.output<Schema>, at: number) => keepDraft(place, { value, at }),
    forget: () => forgetDraft(place),
  }
}

export function hasDraft(userId: number | undefined, form: string): boolean {
  return readDraft(draftPlace(userId, form)) !== undefined
}

function draftPlace(userId: number | undefined, form: string): string {
  return `draft ${userId} ${form}`
}

/**
 * Saves a draft in session storage, which survives a reload and a sign-in, and in local storage, which survives a closed
 * tab. Each tab has its own entry in local storage, so tabs don't overwrite each other.
 */
export function keepDraft(place: string, { value, at }: Pick<StoredDraft, 'value' | 'at'>): void {
  const writer = writerOf(place)
  writers.set(place, writer)
  const draft: StoredDraft = { at, writer, closed: false, value }
  writeOnPause(place, () => {
    writeStored('tab', place, draft)
    writeStored('device', entryOf(place, writer), draft)
  })
}

/** Deletes this tab's draft, including one restored from a closed tab. Other tabs keep theirs. */
export function forgetDraft(place: string): void {
  writeStored('tab', place, undefined)
  writeStored('device', entryOf(place, writerOf(place)), undefined)
}

/** This tab's draft, or the newest one from a closed tab. */
export function readDraft(place: string): StoredDraft | undefined {
  const own = read('tab', place)
  const found = own && !isOld(own) ? own : newestFromClosedTabs(place)
  if (found) writers.set(place, found.writer)
  return found
}

function newestFromClosedTabs(place: string): StoredDraft | undefined {
  return keysOnDevice(entryOf(place, ''))
    .flatMap((entry) => read('device', entry) ?? [])
    .filter((draft) => !isOld(draft) && isClosed(draft))
    .sort((one, other) => other.at - one.at)[0]
}

function writerOf(place: string): string {
  return writers.get(place) ?? THIS_PAGE
}

/** The separator keeps `submit` from matching another form whose key starts with it. */
function entryOf(place: string, writer: string): string {
  return `${place} | ${writer}`
}

/** Called on sign-out, so the next user of a shared computer doesn't find the drafts. */
export function forgetDraftsOf(userId: number): void {
  for (const key of keysOnDevice(draftPlace(userId, ''))) writeStored('device', key, undefined)
}

/** Called at startup. Without it, a draft whose form is never opened again would stay forever. */
export function sweepDrafts(): void {
  for (const key of keysOnDevice('draft ')) {
    const draft = read('device', key)
    if (!draft || isOld(draft)) writeStored('device', key, undefined)
  }
}

window.addEventListener('pagehide', () => {
  writeNow()
  for (const [place, writer] of writers) {
    const entry = entryOf(place, writer)
    const draft = read('device', entry)
    if (draft) writeStored('device', entry, { ...draft, closed: true })
  }
})

function isOld({ at }: StoredDraft): boolean {
  return Date.now() - at > DRAFT_DAYS * DAY
}

function isClosed({ closed, at }: StoredDraft): boolean {
  return closed || Date.now() - at > INACTIVE_MS
}

function read(scope: Scope, key: string): StoredDraft | undefined {
  return readPersisted(storedDraft, scope, key)
}
