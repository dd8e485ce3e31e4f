import { brandColors, brandProblem, nearestBrand } from '@prompt-library/domain/brand-colors'
import type { Campus } from '@prompt-library/domain/campus'
import { type CSSProperties, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import { type InputProps, sentenceFor } from './setting-field.ts'

/** The setting for the campus's color, with a preview of both themes. */
export function BrandColor({ draft, problems, edited, onChange }: InputProps<string>) {
  const input = useRef<HTMLInputElement>(null)
  const color = draft.trim().toLowerCase()
  const isColor = /^#[0-9a-f]{6}$/.test(color)
  // Said at once, because the preview would show something else.
  const problem = isColor ? brandProblem(color) : sentenceFor(problems)
  const shown = isColor ? nearestBrand(color) : undefined
  const use = (nearest: string) => {
    // The button that was pressed disappears.
    flushSync(() => onChange(nearest))
    input.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <Field
        label="Brand color"
        required
        hint="For buttons, links, and the top of the page. The shades for the dark theme are chosen for you, so text stays readable."
        error={problem}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              className="max-w-32 font-mono"
              value={draft}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              type="color"
              aria-label="Pick a brand color"
              className="h-10 w-14 cursor-pointer rounded-lg border border-line-strong bg-surface p-1"
              value={isColor ? color : '#000000'}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        )}
      </Field>
      {problem && shown && (
        <Button look="secondary" size="small" className="self-start" onClick={() => use(shown)}>
          Use {shown}
        </Button>
      )}
      {shown && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Preview theme="light" color={shown} campus={edited.campus} />
          <Preview theme="dark" color={shown} campus={edited.campus} />
        </div>
      )}
    </div>
  )
}

const THEME_NAMES = { light: 'Light theme', dark: 'Dark theme' }

function Preview({ theme, color, campus }: { theme: 'light' | 'dark'; color: string; campus: Campus }) {
  const colors = Object.entries(brandColors(color)[theme])
  // Tailwind's names have the values of the page, unless they're set again here.
  const style = Object.fromEntries([
    ...colors.map(([name, value]) => [`--color-${name}`, value]),
    ...['surface', 'ink', 'line'].map((name) => [`--color-${name}`, `var(--${name})`]),
  ]) as CSSProperties
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-sm text-ink-soft">{THEME_NAMES[theme]}</figcaption>
      <div
        data-theme={theme}
        style={style}
        className="flex flex-col gap-3 overflow-hidden rounded-lg border border-t-3 border-line border-t-brand bg-surface p-4 text-ink"
      >
        <p className="flex min-w-0 items-center gap-2.5 font-semibold text-brand-ink">
          {campus.logo && (
            <img src={`data:image/png;base64,${campus.logo}`} alt="" className="size-7 object-contain" />
          )}
          <span className="truncate">{campus.site_title}</span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <span className="rounded-lg bg-brand px-3 py-1 text-sm font-medium text-white">Button</span>
          <span className="rounded-lg bg-brand-tint px-3 py-1 text-sm text-brand-ink">Chosen</span>
          <span className="text-sm text-brand-ink underline underline-offset-4">Link</span>
        </div>
      </div>
    </figure>
  )
}
