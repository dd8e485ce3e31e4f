import { ON_MAC } from '../../shared/editor/shortcut.ts'
import { singleKeys } from '../../shared/lib/single-keys.ts'
import { copyButton, focusCard, focusedCard, promptIdOf, saveButton } from './cards.ts'
import { openSheet } from './open-sheet.ts'
import { type Place, type Shortcut, shortcutForKey } from './shortcut-for-key.ts'

/**
 * Runs the shortcut of a pressed key, if it has one at this place. A key that's held down moves from card to card, but
 * doesn't act again.
 */
export function handleKey(event: KeyboardEvent, openUse: (promptId: number) => void): void {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const shortcut = shortcutForKey(event, placeOf(target))
  if (!shortcut) return
  const isMove = shortcut === 'next' || shortcut === 'previous'
  // A key that's held down moves from card to card, but doesn't act again.
  const isIgnored = event.repeat && !isMove
  if (isIgnored || run(shortcut, target, openUse)) event.preventDefault()
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
  const [open, another] = document.querySelectorAll<HTMLElement>(OPEN)
  if (!open) return 'nothing'
  // Only the dialog that shows someone else's prompt has a Save button.
  return saveButton(open) && !another ? 'prompt' : 'other'
}

/** Returns false if the page has nothing the shortcut could act on. */
function run(shortcut: Shortcut, target: HTMLElement, openUse: (promptId: number) => void): boolean {
  switch (shortcut) {
    case 'search':
      return act(searchBox(), (box) => box.focus())
    case 'help':
      return act(shortcut, openSheet.set)
    case 'commands':
      return act(shortcut, () => openSheet.set(openSheet.get() === shortcut ? undefined : shortcut))
    case 'next':
      return focusCard(1)
    case 'previous':
      return focusCard(-1)
    case 'use':
      return act(promptIdOf(focusedCard()), openUse)
    case 'copy':
      return act(copyButton(focusedCard()), (button) => button.click())
    case 'save':
      return act(saveButton(document.querySelector<HTMLElement>(OPEN) ?? focusedCard()), (button) =>
        button.click(),
      )
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
