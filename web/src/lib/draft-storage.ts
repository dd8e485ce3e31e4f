import * as z from 'zod/mini'
import { keepInTab, readFromTab } from './tab-storage.ts'

const DAY = 86_400_000
const DRAFT_DAYS = 7
/** A tab that crashed can't say that it is closed; one that wrote nothing for so long counts as closed. */
const SILENCE = 600_000

/** Tells this page from the same page in another tab. */
const WRITER = String(Math.random())

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
 * Keeps a draft in the tab, over a reload and a sign-in, and on the device, over a closed tab. On the device the last
 * write of several tabs counts; each tab still has its own.
 */
export function keepDraft(place: string, { value, at }: Draft): void {
  const text = JSON.stringify({ at, writer: WRITER, closed: false, value } satisfies StoredDraft)
  keepInTab(place, text)
  keepOnDevice(place, text)
}

/** Another tab that is open with the same form keeps its own. */
export function forgetDraft(place: string): void {
  keepInTab(place, undefined)
  const stored = parse(readFromDevice(place))
  if (!stored || stored.writer === WRITER || isClosed(stored)) keepOnDevice(place, undefined)
}

/** This tab's own, else one that a closed tab left behind. */
export function readDraft(place: string): Draft | undefined {
  const own = parse(readFromTab(place))
  if (own && !isOld(own)) return own
  const left = parse(readFromDevice(place))
  return left && !isOld(left) && isClosed(left) ? left : undefined
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
  for (const place of placesOnDevice('draft ')) {
    const stored = parse(readFromDevice(place))
    if (stored?.writer === WRITER) keepOnDevice(place, JSON.stringify({ ...stored, closed: true }))
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
