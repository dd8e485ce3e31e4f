import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { MENU_ITEM } from './menu.tsx'

interface MenuChoiceProps<Value> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Menu items of which one is selected. Not in menu.tsx, which the first page loads. */
export function MenuChoice<Value>({ label, choices, value, onChange }: MenuChoiceProps<Value>) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
      <div aria-hidden className="px-3 pt-1 pb-0.5 text-sm text-ink-soft">
        {label}
      </div>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.label} value={choice.value} closeOnClick className={MENU_ITEM}>
          <span className="size-4 shrink-0">
            <Base.RadioItemIndicator render={<Check aria-hidden className="size-4" strokeWidth={3} />} />
          </span>
          {choice.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
