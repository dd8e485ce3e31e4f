import { Check, X } from 'lucide-react'
import { Emphasized } from './emphasized.tsx'

/** One letter of a framework. */
export interface Letter {
  letter: string
  name: string
  question: string
  advice: string
  weak: string
  strong: string
}

/** An overview of the framework. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-surface">
      {letters.map(({ letter, name, question }) => (
        <div
          key={name}
          className="grid items-center gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:px-5"
        >
          <dt className="flex items-center gap-4 font-semibold">
            <Initial>{letter}</Initial>
            {name}
          </dt>
          <dd className="text-ink-soft max-sm:pl-13">{question}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each letter with advice, and with a weak and a strong example. */
export function LetterExamples({ letters }: { letters: readonly Letter[] }) {
  return (
    <div className="mt-8 space-y-8 print:mt-6 print:space-y-6">
      {letters.map(({ letter, name, advice, weak, strong }) => (
        <section key={name} aria-labelledby={letterId(name)} className="break-inside-avoid">
          <h4 id={letterId(name)} className="flex items-center gap-3 text-lg font-semibold">
            <Initial>{letter}</Initial>
            {name}
          </h4>
          <p className="mt-2 mb-3 reading-width text-pretty">{advice}</p>
          <WeakAndStrong weak={weak} strong={strong} />
        </section>
      ))}
    </div>
  )
}

function letterId(name: string): string {
  return `letter-${name.toLowerCase()}`
}

function Initial({ children }: { children: string }) {
  return (
    <span
      aria-hidden
      className="flex size-9 shrink-0 items-center justify-center rounded-lg border border-brand-soft bg-brand-tint font-semibold text-brand-ink"
    >
      {children}
    </span>
  )
}

/** A weak and a strong prompt side by side, with the differences in bold. */
function WeakAndStrong({ weak, strong }: { weak: string; strong: string }) {
  return (
    <div className="grid gap-3 md:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr]">
      <figure className="rounded-xl border border-dashed border-line-strong p-4">
        <figcaption className="mb-2 flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
          <X aria-hidden className="size-4" strokeWidth={2.5} />
          Weak
        </figcaption>
        <p className="text-ink-soft">{weak}</p>
      </figure>
      <figure className="rounded-xl border border-success bg-success-tint p-4">
        <figcaption className="mb-2 flex items-center gap-1.5 text-sm font-semibold text-success">
          <Check aria-hidden className="size-4" strokeWidth={2.5} />
          Strong
        </figcaption>
        <p>
          <Emphasized text={strong} />
        </p>
      </figure>
    </div>
  )
}
