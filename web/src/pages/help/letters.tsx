import { Check, X } from 'lucide-react'
import { Inline } from './inline.tsx'

/** One letter of a framework. In the strong example, **asterisks** mark what makes the difference. */
export interface Letter {
  letter: string
  name: string
  question: string
  advice: string
  weak: string
  strong: string
}

/** Each letter of the framework with its question, advice, and a weak and a strong example. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  return (
    <div className="space-y-8 print:space-y-6">
      {letters.map((letter) => (
        <LetterExample key={letter.name} {...letter} />
      ))}
    </div>
  )
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

function LetterExample({ letter, name, question, advice, weak, strong }: Letter) {
  const id = `letter-${name.toLowerCase()}`
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h4 id={id} className="flex items-center gap-3 text-lg font-semibold">
        <Initial>{letter}</Initial>
        {name}
      </h4>
      <p className="mt-2 mb-3 reading-width text-pretty">
        <strong className="font-semibold">{question}</strong> {advice}
      </p>
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
            <Inline text={strong} />
          </p>
        </figure>
      </div>
    </section>
  )
}
