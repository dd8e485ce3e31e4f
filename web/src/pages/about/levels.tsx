import { LEVELS, LEVELS_INTRO } from './about-content.ts'

export function Levels() {
  return (
    <section aria-labelledby="levels">
      <h2 id="levels" className="text-2xl font-semibold tracking-tight">
        Three levels of prompt building
      </h2>
      <p className="mt-2 reading-width text-pretty break-after-avoid text-ink-soft">{LEVELS_INTRO}</p>
      <ol className="mt-6 grid gap-4 lg:grid-fit-68 print:grid-cols-3">
        {LEVELS.map(({ name, text, fit }, index) => (
          <li key={name} className="flex flex-col rounded-xl border border-line bg-surface p-5">
            <LevelBars filled={index + 1} />
            <h3 className="mt-3 text-lg font-semibold print:mt-0">{name}</h3>
            <p className="mt-1 mb-4 text-pretty text-ink-soft">{text}</p>
            <p className="mt-auto border-t border-line pt-3 text-pretty text-ink-soft">
              <strong className="font-semibold text-ink">Good for:</strong> {fit}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function LevelBars({ filled }: { filled: number }) {
  return (
    <div aria-hidden className="flex gap-1.5 print:hidden">
      {LEVELS.map(({ name }, index) => (
        <span key={name} className={`h-1.5 flex-1 rounded-full ${index < filled ? 'bg-brand' : 'bg-line'}`} />
      ))}
    </div>
  )
}
