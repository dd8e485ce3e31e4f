// Loads and opens the list of shortcuts and the menu on Ctrl+K.
import { useEffect } from 'react'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedDialog } from '../../shared/ui/load-failure.tsx'
import { loadWhenIdle } from '../../shared/ui/load-when-idle.ts'
import { handleKey } from './handle-key.ts'
import { openSheet } from './open-sheet.ts'

const HelpSheet = lazyPart(async () => (await import('./help-sheet.tsx')).HelpSheet)
const CommandMenu = lazyPart(async () => (await import('./command-menu.tsx')).CommandMenu)
const SHEETS = [HelpSheet, CommandMenu]

export function Shortcuts() {
  const sheet = openSheet.use()

  // Few visits need the sheets, so they're loaded once the user does anything. From then on, they also work offline.
  useEffect(() => {
    const load = () => void loadWhenIdle(SHEETS)
    for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, load, { once: true })
    return () => {
      for (const type of ['keydown', 'pointerdown']) window.removeEventListener(type, load)
    }
  }, [])
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    // Back and Forward show another page.
    window.addEventListener('popstate', close)
    return () => {
      document.removeEventListener('keydown', handleKey)
      window.removeEventListener('popstate', close)
    }
  }, [])

  if (!sheet) return null
  const Sheet = sheet === 'help' ? HelpSheet : CommandMenu
  return (
    <LoadedDialog onClose={close}>
      <Sheet onClose={close} />
    </LoadedDialog>
  )
}

function close(): void {
  openSheet.set(undefined)
}
