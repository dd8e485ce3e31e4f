// Tabs, also those that can't be opened yet.
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  panel: ReactNode
  /** Why the tab can't be opened yet. */
  unavailable?: string | false
}

/** What the shade at an edge can cover. */
const SHADE = 16

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List
        aria-label={label}
        className="scroll-shade-x relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            // Also when the numbers beside the labels have loaded, which would push it out of view.
            ref={(element) => {
              if (tab.value === value) bringIntoView(element)
            }}
            value={tab.value}
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

/** On a phone, the selected tab may be out of view. scrollIntoView would also scroll the page. */
function bringIntoView(tab: HTMLElement | null): void {
  tab?.parentElement?.scrollTo({ left: tab.offsetLeft - SHADE })
}
