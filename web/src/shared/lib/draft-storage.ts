import * as z from 'zod/mini'
import { keepInTab, readFromTab } from './tab-storage.ts'

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

export interface Draft {
  value: unknown
  at: number
}

export function draftPlace(personId: number | undefined, form: string): string {
  return `draft ${personId} ${form}`
}

/**
 * Saves a draft in session storage, which survives a reload and a sign-in, and in local storage, which survives a closed
 * tab. Each tab has its own entry in local storage, so tabs don't overwrite each other.
 */
export function keepDraft(place: string, { value, at }: Draft): void {
  const writer = writerOf(place)
  writers.set(place, writer)
  const text = JSON.stringify({ at, writer, closed: false, value } satisfies StoredDraft)
  keepInTab(place, text)
  keepOnDevice(entryOf(place, writer), text)
}

/** Deletes this tab's draft, including one restored from a closed tab. Other tabs keep theirs. */
export function forgetDraft(place: string): void {
  keepInTab(place, undefined)
  keepOnDevice(entryOf(place, writerOf(place)), undefined)
}

/** This tab's draft, or the newest one from a closed tab. */
export function readDraft(place: string): Draft | undefined {
  const own = parse(readFromTab(place))
  const found = own && !isOld(own) ? own : newestFromClosedTabs(place)
  if (found) writers.set(place, found.writer)
  return found
}

function newestFromClosedTabs(place: string): StoredDraft | undefined {
  return placesOnDevice(entryOf(place, ''))
    .flatMap((entry) => parse(readFromDevice(entry)) ?? [])
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
export function forgetDraftsOf(personId: number): void {
  for (const place of placesOnDevice(draftPlace(personId, ''))) keepOnDevice(place, undefined)
}

/** Called at startup. Without it, a draft whose form is never opened again would stay forever. */
export function sweepDrafts(): void {
  for (const place of placesOnDevice('draft ')) {
    const stored = parse(readFromDevice(place))
    if (!stored || isOld(stored)) keepOnDevice(place, undefined)
  }
}

window.addEventListener('pagehide', () => {
  for (const [place, writer] of writers) {
    const entry = entryOf(place, writer)
    const stored = parse(readFromDevice(entry))
    if (stored) keepOnDevice(entry, JSON.stringify({ ...stored, closed: true }))
  }
})

function isOld({ at }: StoredDraft): boolean {
  return Date.now() - at > DRAFT_DAYS * DAY
}

function isClosed({ closed, at }: StoredDraft): boolean {
  return closed || Date.now() - at > INACTIVE_MS
}

/** Ignores corrupt and outdated values. */
function parse(text: string | undefined): StoredDraft | undefined {
  try {
    return z.safeParse(storedDraft, JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** The form also works if storage is blocked or full. */
function keepOnDevice(place: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(place)
    else localStorage.setItem(place, text)
  } catch {
    // Session storage may still have the draft.
  }
}

function readFromDevice(place: string): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

function placesOnDevice(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(prefix))
  } catch {
    return []
  }
}
