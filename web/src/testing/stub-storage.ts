import { vi } from 'vitest'

/** Replaces a storage of the browser, and returns what's in it: keys are own properties, as in a browser. */
export function stubStorage(name: 'localStorage' | 'sessionStorage'): Record<string, string> {
  const stored: Record<string, string> = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      stored[key] = text
    },
    removeItem: (key: string) => delete stored[key],
  })
  vi.stubGlobal(name, stored)
  return stored
}
