import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const PLACE = 'draft 1 submit'
const device = storage()
const at = 1_800_000_000_000

/** Stores keys as own properties, like a browser does. */
function storage(): Record<string, string> {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}

/** Loads the module as a page would: in a new tab, or in the same tab after a reload. */
async function openPage(tab = storage()) {
  const addEventListener = vi.fn<(event: string, listener: () => void) => void>()
  vi.stubGlobal('window', { addEventListener })
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.resetModules()
  const { keepDraft, readDraft, forgetDraft } = await import('./draft-storage.ts')
  const hide = addEventListener.mock.calls[0]?.[1]
  const inTab = <Result>(act: () => Result): Result => {
    vi.stubGlobal('localStorage', device)
    vi.stubGlobal('sessionStorage', tab)
    return act()
  }
  return {
    tab,
    keep: (value: string, place = PLACE) => inTab(() => keepDraft(place, { value, at: Date.now() })),
    read: (place = PLACE) => inTab(() => readDraft(place)?.value),
    forget: () => inTab(() => forgetDraft(PLACE)),
    close: () => inTab(() => hide?.()),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: at })
  for (const key of Object.keys(device)) delete device[key]
})
afterEach(() => {
  vi.useRealTimers()
})

describe('drafts on the device', () => {
  it('in two open tabs are separate', async () => {
    const one = await openPage()
    const other = await openPage()
    one.keep('one')
    expect(other.read()).toBeUndefined()
    other.keep('other')
    other.forget()
    one.close()
    expect((await openPage()).read()).toBe('one')
  })

  it('from a crashed tab are offered after 10 minutes and not overwritten', async () => {
    const crashed = await openPage()
    crashed.keep('crashed')
    const next = await openPage()
    expect(next.read()).toBeUndefined()
    next.keep('next')
    next.forget()
    vi.setSystemTime(at + 600_001)
    expect((await openPage()).read()).toBe('crashed')
  })

  it('from closed tabs are offered one at a time, newest first', async () => {
    const one = await openPage()
    const other = await openPage()
    one.keep('older')
    vi.setSystemTime(at + 1_000)
    other.keep('newer')
    one.close()
    other.close()
    const next = await openPage()
    expect(next.read()).toBe('newer')
    next.keep('newer, edited')
    next.forget()
    expect((await openPage()).read()).toBe('older')
  })

  it('keep one entry across a reload and none after being deleted', async () => {
    const page = await openPage()
    page.keep('text')
    page.close()
    const reloaded = await openPage(page.tab)
    expect(reloaded.read()).toBe('text')
    reloaded.keep('more text')
    expect(Object.keys(device)).toHaveLength(1)
    reloaded.forget()
    expect(Object.keys(device)).toEqual([])
    expect(reloaded.read()).toBeUndefined()
  })

  it('are not offered in another form whose key starts the same', async () => {
    const page = await openPage()
    page.keep('generated', `${PLACE} 2026`)
    page.close()
    const next = await openPage()
    expect(next.read()).toBeUndefined()
    expect(next.read(`${PLACE} 2026`)).toBe('generated')
  })
})
