// What happens before and after every component test: an unexpected error fails it.
import './no-performance-tracks.ts'
import './no-owner-stacks.ts'
import '../app/styles.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SIGNED_IN } from '../shared/session/api.ts'
import { ignoreDoubleClicks } from '../shared/ui/double-clicks.ts'
import { answerFrame } from './frame.ts'
import { closeApp } from './open-app.tsx'
import { setColorScheme } from './page.ts'
import { stubFetch, unansweredRequests } from './stub-api.ts'

const testAddress = window.location.href
let errors: string[] = []

document.documentElement.lang = 'en'
document.title = 'AI Prompt Library'
ignoreDoubleClicks(0)

beforeEach(async () => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => void errors.push(parts.join(' ')))
  stubFetch()
  answerFrame()
  if (window.innerWidth !== 1280 || window.innerHeight !== 800) await page.viewport(1280, 800)
  if (matchMedia('(prefers-color-scheme: dark)').matches) await setColorScheme('light')
})

afterEach(() => {
  vi.useRealTimers()
  closeApp()
  window.history.replaceState(null, '', testAddress)
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (key !== SIGNED_IN) forget(key)
  expect(unansweredRequests(), 'requests that the test has no answer for').toEqual([])
  expect(errors, 'errors in the console').toEqual([])
})

/** As another tab would, so that stores read it again. */
function forget(key: string): void {
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
