// Tabs, also those that can't be opened yet.
import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  panel: ReactNode
  /** Why the tab can't be opened yet. */
  unavailable?: string | false
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef('')
  useMoreEdges(list)
  // On a phone, the selected tab may be out of view. scrollIntoView would also scroll the page.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
    if (!list.current || !open) return
    // Again once the tabs are wider, such as with counts. Other renders keep the position the user scrolled to.
    const now = `${value} ${list.current.scrollWidth}`
    if (now === shown.current) return
    shown.current = now
    // Tabs fade within the scroll padding.
    const fade = Number.parseFloat(getComputedStyle(list.current).scrollPaddingLeft) || 0
    const start = open.offsetLeft - fade
    const end = open.offsetLeft + open.offsetWidth + fade - list.current.clientWidth
    list.current.scrollLeft = Math.max(end, Math.min(list.current.scrollLeft, start))
  })
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List
        ref={list}
        aria-label={label}
        className="scroll-fade-x relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            disabled={Boolean(tab.unavailable)}
            title={tab.unavailable || undefined}
            aria-description={tab.unavailable || undefined}
            className="inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent px-2 font-medium max-[24rem]:gap-1 max-[24rem]:px-1.5 max-[24rem]:text-sm sm:px-4 whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink data-disabled:cursor-default data-disabled:opacity-60 data-disabled:hover:text-ink-soft data-active:border-brand-ink data-active:text-brand-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {/* Only the open one: Base UI keeps the panel it leaves for another frame, so that both would show. */}
      <Base.Panel key={value} value={value} className="pt-6">
        {tabs.find((tab) => tab.value === value)?.panel}
      </Base.Panel>
    </Base.Root>
  )
}

/**
 * Marks a row that scrolls sideways with `data-more-left` and `data-more-right` while it has more there. CSS could do this with
 * a scroll-driven animation, but not in every browser.
 */
function useMoreEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = row.current
    if (!box) return
    const mark = () => {
      // Zoomed pages have fractions of a pixel.
      box.toggleAttribute('data-more-left', box.scrollLeft > 1)
      box.toggleAttribute('data-more-right', box.scrollLeft + box.clientWidth < box.scrollWidth - 1)
    }
    mark()
    box.addEventListener('scroll', mark, { passive: true })
    const resizes = new ResizeObserver(mark)
    // The tabs grow when the font loads, even if the row stays as wide.
    for (const element of [box, ...box.children]) resizes.observe(element)
    return () => {
      box.removeEventListener('scroll', mark)
      resizes.disconnect()
    }
  }, [row])
}
