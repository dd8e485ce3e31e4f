import { useEffect, useState } from 'react'
import { namingOffline } from '../lib/offline.ts'
import { loadWhenIdle } from './load-when-idle.ts'
import { toastFailure } from './toast.ts'

const preloaded = new Set<() => Promise<unknown>>()

/**
 * For a menu that most people never open. It's loaded once the page is idle, so that it also opens offline, or on the first
 * click if that's earlier. `load` has to be the same function each time.
 */
export function useLoadOnClick<Menu>(load: () => Promise<Menu>) {
  const [menu, setMenu] = useState<Menu>()
  useEffect(() => {
    if (preloaded.has(load)) return
    preloaded.add(load)
    loadWhenIdle([{ load: async () => void (await load()) }])
  }, [load])
  // The plain button stays focused until the menu has loaded.
  const open = async () => {
    try {
      const loaded = await load()
      setMenu(() => loaded)
    } catch (error) {
      console.warn('Failed to load the menu:', error)
      toastFailure(namingOffline('We couldn’t load the menu. Check your connection.'))
    }
  }
  return [menu, open] as const
}
