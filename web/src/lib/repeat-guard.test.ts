import { describe, expect, it, vi } from 'vitest'
import { createRepeatGuard } from './repeat-guard.ts'

vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => undefined }))

const button = {}
const at = (timeStamp: number, { detail = 1, control = button as object } = {}) => ({
  timeStamp,
  detail,
  control,
  clientX: 10,
  clientY: 10,
})

describe('an action', () => {
  it('starts only once while it is running, no matter when the second click comes', () => {
    const { begin } = createRepeatGuard()
    expect(begin('vote 1', at(0))).toBe(true)
    expect(begin('vote 1', at(20))).toBe(false)
    expect(begin('vote 1', at(60_000))).toBe(false)
    expect(begin('vote 2', at(20))).toBe(true)
  })

  it.each([20, 60, 100, 250])('is not undone by a second click %i ms after the first', (gap) => {
    const { begin, end } = createRepeatGuard()
    begin('vote 1', at(1_000))
    end('vote 1', { failed: false })
    expect(begin('vote 1', at(1_000 + gap))).toBe(false)
    expect(begin('vote 1', at(2_000))).toBe(true)
  })

  it('is not undone by a slow double click either', () => {
    const { begin, end } = createRepeatGuard()
    begin('vote 1', at(0))
    end('vote 1', { failed: false })
    expect(begin('vote 1', at(450, { detail: 2 }))).toBe(false)
  })

  it('can be repeated right away from another button or after a failure', () => {
    const { begin, end } = createRepeatGuard()
    begin('vote 1', at(0))
    end('vote 1', { failed: false })
    expect(begin('vote 1', at(50, { control: {} }))).toBe(true)
    end('vote 1', { failed: true })
    expect(begin('vote 1', at(60))).toBe(true)
  })

  it('is forgotten a second after it succeeds, unless it is running again', () => {
    vi.useFakeTimers()
    const { begin, end } = createRepeatGuard()
    begin('vote 1', at(0))
    end('vote 1', { failed: false })
    vi.advanceTimersByTime(999)
    expect(begin('vote 1', at(100))).toBe(false)
    vi.advanceTimersByTime(1)
    expect(begin('vote 1', at(100))).toBe(true)

    end('vote 1', { failed: false })
    expect(begin('vote 1', at(500))).toBe(true)
    vi.advanceTimersByTime(1_000)
    expect(begin('vote 1', at(60_000))).toBe(false)
    vi.useRealTimers()
  })

  it('without its own click is only kept from running twice at once', () => {
    const { begin, end } = createRepeatGuard()
    const click = at(0)
    for (const cause of [undefined, click]) {
      expect(begin('save', cause)).toBe(true)
      expect(begin('save', cause)).toBe(false)
      end('save', { failed: false })
    }
    expect(begin('save', click)).toBe(true)
  })
})
