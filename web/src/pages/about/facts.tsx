import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import { LibraryBig } from 'lucide-react'
import type { ReactNode } from 'react'
import { LEVELS } from './about-content.ts'

/** Three figures. An icon replaces the number of prompts while it's unknown. */
export function Facts({ figure }: { figure: string | undefined }) {
  return (
    <ul className="mt-4 grid gap-x-8 rounded-xl border border-line bg-surface px-5 py-2 md:grid-fit-60 print:grid-cols-3">
      <Fact
        figure={figure ?? <LibraryBig aria-hidden className="size-6" strokeWidth={1.5} />}
        text="prompts anyone can use"
      />
      <Fact figure={LEVELS.length} text="prompt-building levels" />
      <Fact figure={ENHANCEMENTS_PER_HOUR} text="AI enhancements per hour" />
    </ul>
  )
}

function Fact({ figure, text }: { figure: ReactNode; text: string }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="flex min-h-8 shrink-0 items-center text-2xl font-semibold text-brand-ink tabular-nums">
        {figure}
      </span>
      <span className="text-ink-soft">{text}</span>
    </li>
  )
}
