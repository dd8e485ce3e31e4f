import * as z from 'zod/mini'
import { keepInTab, readFromTab } from './tab-storage.ts'

const DAY = 86_400_000
const DRAFT_DAYS = 7
/** A tab that crashed can't say that it is closed; one that wrote nothing for so long counts as closed. */
const SILENCE = 600_000

/** Tells this page from the same page in another tab. */
const THIS_PAGE = String(Math.random())

/** For each form: under whose name this page writes its draft. A page that restores a draft carries it on. */
const writers = new Map<string, string>()

const storedDraft = z.object({
  /** When the person last changed it. */
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
 * Keeps a draft in the tab, over a reload and a sign-in, and on the device, over a closed tab. Each tab has an entry of
 * its own on the device, so that none overwrites another.
 */
export function keepDraft(place: string, { value, at }: Draft): void {
  const writer = writerOf(place)
  writers.set(place, writer)
  const text = JSON.stringify({ at, writer, closed: false, value } satisfies StoredDraft)
  keepInTab(place, text)
  keepOnDevice(entryOf(place, writer), text)
}

/** This tab's own, also where it was restored from a closed one. Drafts of other tabs stay. */
export function forgetDraft(place: string): void {
  keepInTab(place, undefined)
  keepOnDevice(entryOf(place, writerOf(place)), undefined)
}

/** This tab's own, else the newest that a closed tab left behind. */
export function readDraft(place: string): Draft | undefined {
  const own = parse(readFromTab(place))
  const found = own && !isOld(own) ? own : newestLeftBehind(place)
  if (found) writers.set(place, found.writer)
  return found
}

function newestLeftBehind(place: string): StoredDraft | undefined {
  return placesOnDevice(entryOf(place, ''))
    .flatMap((entry) => parse(readFromDevice(entry)) ?? [])
    .filter((draft) => !isOld(draft) && isClosed(draft))
    .sort((one, other) => other.at - one.at)[0]
}

function writerOf(place: string): string {
  return writers.get(place) ?? THIS_PAGE
}

/** The separator keeps `submit` from being read as the beginning of another form's place. */
function entryOf(place: string, writer: string): string {
  return `${place} | ${writer}`
}

/** For signing out: whoever comes next to this computer must not find what was written here. */
export function forgetDraftsOf(personId: number): void {
  for (const place of placesOnDevice(draftPlace(personId, ''))) keepOnDevice(place, undefined)
}

/** For the start of the app: a draft whose form is never opened again would otherwise stay for good. */
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
  return closed || Date.now() - at > SILENCE
}

/** A value that is broken, or of an older version, is worth less than the form as it is. */
function parse(text: string | undefined): StoredDraft | undefined {
  try {
    return z.safeParse(storedDraft, JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** Where the browser keeps nothing, or has no room left, the form works all the same. */
function keepOnDevice(place: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(place)
    else localStorage.setItem(place, text)
  } catch {
    // the tab may still have it
  }
}

function readFromDevice(place: string): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

function placesOnDevice(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(beginning))
  } catch {
    return []
  }
}
