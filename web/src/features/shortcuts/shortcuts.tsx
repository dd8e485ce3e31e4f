// Loads and opens the list of shortcuts and the menu on Ctrl+K.
import { useEffect } from 'react'
import { ON_MAC } from '../../shared/editor/shortcut.ts'
import { singleKeys } from '../../shared/lib/single-keys.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedDialog } from '../../shared/ui/load-failure.tsx'
import { loadWhenIdle } from '../../shared/ui/load-when-idle.ts'
import { openSheet } from './open-sheet.ts'
import { type Place, type Shortcut, shortcutForKey } from './shortcut-for-key.ts'

const HelpSheet = lazyPart(async () => (await import('./help-sheet.tsx')).HelpSheet)
const CommandMenu = lazyPart(async () => (await import('./command-menu.tsx')).CommandMenu)
const SHEETS = [HelpSheet, CommandMenu]

export function Shortcuts() {
  const sheet = openSheet.use()

  // Before they're needed, so that they open at once, also offline.
  useEffect(() => loadWhenIdle(SHEETS), [])
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

/** Runs the shortcut of a pressed key, if it has one at this place. A key that's held down doesn't act again. */
function handleKey(event: KeyboardEvent): void {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const shortcut = shortcutForKey(event, placeOf(target))
  if (shortcut && (event.repeat || run(shortcut, target))) event.preventDefault()
}

function placeOf(target: HTMLElement): Place {
  return { focus: focusOf(target), over: coverOf(), singleKeys: singleKeys.get(), onMac: ON_MAC }
}

function focusOf(target: HTMLElement): Place['focus'] {
  if (target.isContentEditable) return 'editor'
  return target.matches('input, textarea, select') ? 'control' : 'page'
}

/** A popup that's closing has `data-closed` until its animation ends. */
const OPEN = ':is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed]), dialog[open]'

function coverOf(): Place['over'] {
  if (openSheet.get() === 'commands') return 'commands'
  return document.querySelector(OPEN) ? 'other' : 'nothing'
}

/** Returns false if the page has nothing the shortcut could act on. */
function run(shortcut: Shortcut, target: HTMLElement): boolean {
  switch (shortcut) {
    case 'search':
      return act(searchBox(), (box) => box.focus())
    case 'help':
      return act(shortcut, openSheet.set)
    case 'commands':
      return act(shortcut, () => (openSheet.get() === shortcut ? close() : openSheet.set(shortcut)))
    case 'submit':
      // Not requestSubmit(): a busy button ignores clicks, and so does a button that was just clicked.
      return act(submitButton(target), (button) => button.click())
  }
}

function act<Target>(target: Target | undefined, action: (target: Target) => void): boolean {
  if (target !== undefined) action(target)
  return target !== undefined
}

function searchBox(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main input[type=search]')].find((box) =>
    box.checkVisibility(),
  )
}

/** The button that Enter would press. It can be outside its form, in the footer of a dialog. */
function submitButton(target: HTMLElement): HTMLButtonElement | undefined {
  const form = target instanceof HTMLButtonElement ? target.form : target.closest('form')
  return [...(form?.elements ?? [])].find(
    (control): control is HTMLButtonElement =>
      control instanceof HTMLButtonElement && control.type === 'submit',
  )
}
