import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const PLACE = 'draft 1 submit'
const device = storage()
const at = 1_800_000_000_000

/** Keys are its own properties, as they are in a browser. */
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

/** The module as a page has it: in a new tab, or in the same one after a reload. */
async function openPage(tab = storage()) {
  const addEventListener = vi.fn<(event: string, listener: () => void) => void>()
  vi.stubGlobal('window', { addEventListener })
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
  it('of two open tabs stay apart', async () => {
    const one = await openPage()
    const other = await openPage()
    one.keep('one')
    expect(other.read()).toBeUndefined()
    other.keep('other')
    other.forget()
    one.close()
    expect((await openPage()).read()).toBe('one')
  })

  it('of a killed tab are offered later, and not replaced before', async () => {
    const killed = await openPage()
    killed.keep('killed')
    const next = await openPage()
    expect(next.read()).toBeUndefined()
    next.keep('next')
    next.forget()
    vi.setSystemTime(at + 600_001)
    expect((await openPage()).read()).toBe('killed')
  })

  it('of closed tabs are offered one at a time, the newest first', async () => {
    const one = await openPage()
    const other = await openPage()
    one.keep('older')
    vi.setSystemTime(at + 1_000)
    other.keep('newer')
    one.close()
    other.close()
    const next = await openPage()
    expect(next.read()).toBe('newer')
    next.keep('newer, carried on')
    next.forget()
    expect((await openPage()).read()).toBe('older')
  })

  it('are one entry over a reload, and none once forgotten', async () => {
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

  it('of one form are not offered in another whose name begins the same', async () => {
    const page = await openPage()
    page.keep('generated', `${PLACE} 2026`)
    page.close()
    const next = await openPage()
    expect(next.read()).toBeUndefined()
    expect(next.read(`${PLACE} 2026`)).toBe('generated')
  })
})
