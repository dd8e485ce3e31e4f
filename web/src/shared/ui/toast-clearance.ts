/** The bars of the open dialogs, the topmost last. */
const bars: HTMLElement[] = []

/** Below a dialog that ends higher than this, toasts have room. */
const ROOM = 160
const GAP = 8

/** A ref for the bar of buttons at the bottom of a dialog: toasts appear above it, so that they cover no button. */
export function keepToastsAbove(bar: HTMLElement | null): (() => void) | undefined {
  const popup = bar?.parentElement
  if (!bar || !popup) return undefined
  bars.push(bar)
  const observer = new ResizeObserver(update)
  observer.observe(popup)
  return () => {
    observer.disconnect()
    bars.splice(bars.indexOf(bar), 1)
    update()
  }
}

function update(): void {
  const bar = bars.at(-1)?.getBoundingClientRect()
  const { style } = document.documentElement
  if (bar && bar.bottom > window.innerHeight - ROOM)
    style.setProperty('--toast-bottom', `${Math.round(window.innerHeight - bar.top) + GAP}px`)
  else style.removeProperty('--toast-bottom')
}
