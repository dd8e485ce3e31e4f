import { useState } from 'react'
import { namingOffline } from '../lib/offline.ts'
import { toastFailure } from './toast.ts'

/** Loads a menu on the first click: a page has many of them, and most are never opened. */
export function useLoadOnClick<Menu>(load: () => Promise<Menu>) {
  const [menu, setMenu] = useState<Menu>()
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
