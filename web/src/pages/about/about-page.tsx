// The About page, from about-content.ts.
import { pages } from '@prompt-library/contract/pages'
import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import { roundedDownCount } from '@prompt-library/domain/text/rounded-down-count'
import { useQuery } from '@tanstack/react-query'
import { Copyright, LibraryBig, type LucideIcon, Quote, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { publicPromptCountQuery } from '../../entities/prompt/count-queries.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import {
  CALL_TO_ACTION,
  LEVELS,
  LEVELS_INTRO,
  MISSION,
  RESPONSIBLE_USE,
  RESPONSIBLE_USE_INTRO,
} from './about-content.ts'
import { FeatureCards } from './feature-cards.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'

export function AboutPage() {
  const { data: count } = useQuery(publicPromptCountQuery)
  const figure = roundedDownCount(count ?? 0)
  return (
    <>
      <PageTitle>{pages.about.title}</PageTitle>
      <Hero />
      <Facts figure={figure} />
      <div className="mt-12 space-y-16 print:mt-8 print:space-y-8">
        <Mission />
        <FeatureCards figure={figure} />
        <HowItWorks />
        <Levels />
        <ResponsibleUse />
        <CallToAction />
      </div>
    </>
  )
}

function Mission() {
  return (
    <section aria-labelledby="mission" className="grid gap-x-12 gap-y-8 lg:grid-cols-[2fr_3fr] print:block">
      <div>
        <h2 id="mission" className="text-2xl font-semibold tracking-tight text-balance">
          {MISSION.title}
        </h2>
        <p className="mt-3 reading-width text-lg text-pretty text-ink-soft">{MISSION.text}</p>
      </div>
      <ul className="grid content-start gap-x-8 gap-y-4 sm:grid-fit-52 print:mt-4 print:grid-cols-3">
        {MISSION.points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CallToAction() {
  return (
    <section
      aria-labelledby="start"
      className="flex flex-col items-center rounded-xl border border-brand-soft bg-brand-tint px-6 py-10 text-center"
    >
      <h2 id="start" className="text-2xl font-semibold tracking-tight text-balance">
        {CALL_TO_ACTION.title}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">{CALL_TO_ACTION.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3 print:hidden">
        <Link to={pages.builder.path} className={buttonClass()}>
          {pages.builder.title}
        </Link>
        <Link to={pages.help.path} className={buttonClass('secondary')}>
          Read the guides
        </Link>
      </div>
    </section>
  )
}

/** Three figures. An icon replaces the number of prompts while it's unknown. */
function Facts({ figure }: { figure: string | undefined }) {
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

function Levels() {
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

const ICONS: Record<(typeof RESPONSIBLE_USE)[number]['id'], LucideIcon> = {
  copyright: Copyright,
  privacy: ShieldCheck,
  citation: Quote,
}

function ResponsibleUse() {
  return (
    <section aria-labelledby="responsible-use">
      <h2 id="responsible-use" className="text-2xl font-semibold tracking-tight">
        Responsible use
      </h2>
      <p className="mt-2 reading-width text-pretty break-after-avoid text-ink-soft">
        {RESPONSIBLE_USE_INTRO}
      </p>
      <div className="mt-6 grid gap-4 lg:grid-fit-68 print:grid-cols-3">
        {RESPONSIBLE_USE.map(({ id, title, points, link }) => {
          const Icon = ICONS[id]
          return (
            <section
              key={id}
              aria-labelledby={id}
              className="flex flex-col rounded-xl border border-line bg-surface p-5 break-inside-avoid"
            >
              <h3 id={id} className="flex items-center gap-3 text-lg font-semibold">
                <Icon aria-hidden className="size-6 text-brand-ink" strokeWidth={1.75} />
                {title}
              </h3>
              <ul className="mt-3 mb-4 flex list-disc print:mb-0 flex-col gap-2 pl-5 text-ink-soft marker:text-brand-ink">
                {points.map((point) => (
                  <li key={point} className="text-pretty">
                    {point}
                  </li>
                ))}
              </ul>
              <Link
                to={link.to}
                className="mt-auto self-start text-brand-ink underline underline-offset-4 print:hidden"
              >
                {link.label}
              </Link>
            </section>
          )
        })}
      </div>
    </section>
  )
}
