// The About page. Its texts are in about.json.
import { pages } from '@prompt-library/contract/pages'
import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import { roundedDownCount } from '@prompt-library/domain/text/rounded-down-count'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowDown,
  ArrowRight,
  BookOpen,
  Copyright,
  FolderHeart,
  Hammer,
  LibraryBig,
  type LucideIcon,
  Quote,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { publicPromptCountQuery } from '../../entities/prompt/count-queries.ts'
import { withCampusWords } from '../../shared/lib/campus.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import texts from './about.json' with { type: 'json' }

const ABOUT = withCampusWords(texts)

const ICONS: Record<string, LucideIcon> = {
  browse: LibraryBig,
  build: Hammer,
  manage: FolderHeart,
  learn: BookOpen,
  copyright: Copyright,
  privacy: ShieldCheck,
  citation: Quote,
}

export function AboutPage() {
  const { data: count } = useQuery(publicPromptCountQuery)
  const figure = roundedDownCount(count ?? 0)
  return (
    <>
      <PageTitle>{pages.about.title}</PageTitle>
      <Hero />
      <div className="mt-12 space-y-16 print:mt-8 print:space-y-8">
        <Mission />
        <Features figure={figure} />
        <HowItWorks />
        <Levels />
        <ResponsibleUse />
        <CallToAction />
      </div>
    </>
  )
}

function Hero() {
  const { hero, beforeAndAfter } = ABOUT
  return (
    <section
      aria-labelledby="hero"
      className="flex flex-wrap items-center gap-x-12 gap-y-8 rounded-xl bg-brand-deep px-6 py-8 text-white sm:px-10 lg:px-12 lg:py-12 print:block print:p-0 print:text-ink"
    >
      <div className="min-w-0 flex-[6_1_min(24rem,100%)]">
        <h1 id="hero" className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
          {hero.title}
        </h1>
        <p className="mt-4 reading-width text-lg text-pretty text-white/90 print:text-ink">{hero.text}</p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <Link to={pages.builder.path} className={buttonClass('onColor')}>
            {pages.builder.title}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
          <Link to={pages.library.path} className={buttonClass('quietOnColor')}>
            Browse Library
          </Link>
        </div>
      </div>
      <figure className="min-w-0 flex-[5_1_min(22rem,100%)] print:mt-6">
        <figcaption className="sr-only">The same request, before and after</figcaption>
        <div className="rounded-xl border border-dashed border-white/60 px-5 py-4 print:border-line">
          <p className="text-sm font-semibold text-white/80 print:text-ink">Before</p>
          <p className="mt-1">{beforeAndAfter.before}</p>
        </div>
        <ArrowDown aria-hidden className="mx-auto my-2 size-5 text-white/80 print:hidden" />
        <div className="rounded-xl border border-transparent bg-surface px-5 py-4 text-ink shadow-lg print:mt-2 print:border-line print:shadow-none">
          <p className="text-sm font-semibold text-brand-ink">After</p>
          <dl className="mt-2 flex flex-col gap-2">
            {beforeAndAfter.after.map(({ part, text }) => (
              <div key={part} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
                <dt className="text-sm leading-6 font-semibold">{part}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </figure>
    </section>
  )
}

interface PartProps {
  id: string
  title: string
  /** Below the heading. */
  intro?: string
  children: ReactNode
}

function Part({ id, title, intro, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      {intro && <p className="mt-2 reading-width text-pretty break-after-avoid text-ink-soft">{intro}</p>}
      {children}
    </section>
  )
}

function Mission() {
  const { title, text, points } = ABOUT.mission
  return (
    <Part id="mission" title={title} intro={text}>
      <ul className="mt-6 grid content-start gap-x-8 gap-y-4 sm:grid-fit-52 print:mt-4 print:grid-cols-3">
        {points.map((point) => (
          <li key={point.title}>
            <h3 className="font-semibold">{point.title}</h3>
            <p className="mt-1 text-pretty text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Features({ figure }: { figure: string | undefined }) {
  const prompts = figure ? `${figure} prompts` : 'the prompts'
  return (
    <Part id="features" title="What you can do here">
      <ul className="mt-6 grid gap-4 sm:grid-fit-80 xl:grid-fit-64">
        {ABOUT.features.map(({ id, to, title, text }) => {
          const Icon = ICONS[id] ?? LibraryBig
          return (
            // The link's ::after covers the whole card, so all of it is clickable.
            <li
              key={id}
              className="group relative flex flex-col rounded-xl border border-line bg-surface p-5 transition-colors duration-150 hover:border-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
            >
              <span aria-hidden className="flex items-center justify-between text-brand-ink">
                <Icon className="size-7" strokeWidth={1.5} />
                <ArrowRight className="size-5 transition-transform duration-150 group-hover:translate-x-1 print:hidden" />
              </span>
              <h3 className="mt-3 text-lg font-semibold">
                <Link
                  to={to}
                  className="inline-block outline-none after:absolute after:inset-0 after:rounded-xl"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-pretty text-ink-soft">{text.replace('{prompts}', prompts)}</p>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function HowItWorks() {
  const [search, setSearch] = useSearchParams()
  const open = ABOUT.howItWorks.find(({ value }) => value === search.get('tab'))?.value ?? 'discover'
  return (
    <Part id="how-it-works" title="How It Works">
      <div className="mt-3 print:hidden">
        <Tabs
          label="How It Works"
          value={open}
          onChange={(next) =>
            setSearch(next === 'discover' ? {} : { tab: next }, { preventScrollReset: true })
          }
          tabs={ABOUT.howItWorks.map((section) => ({
            value: section.value,
            label: section.label,
            panel: <Steps {...section} />,
          }))}
        />
      </div>
      {/* Print shows the content of every tab. */}
      <div className="hidden space-y-8 print:block">
        {ABOUT.howItWorks.map((section) => (
          <Steps key={section.value} {...section} />
        ))}
      </div>
    </Part>
  )
}

function Steps({ title, steps, link }: (typeof ABOUT)['howItWorks'][number]) {
  return (
    <div className="break-inside-avoid">
      <h3 className="text-lg font-semibold">{title}</h3>
      <ol className="mt-4 grid gap-x-8 gap-y-6 md:grid-fit-60 print:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden
              className="flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-brand-ink font-semibold text-brand-ink tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h4 className="font-semibold">{step.title}</h4>
              <p className="mt-1 text-pretty text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link to={link.to} className={`${buttonClass('quiet')} mt-4 -ml-4 print:hidden`}>
        {link.label}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </div>
  )
}

function Levels() {
  const { text: intro, points } = ABOUT.levels
  return (
    <Part id="levels" title="Three levels of prompt building" intro={intro}>
      <ol className="mt-6 grid gap-4 lg:grid-fit-68 print:grid-cols-3">
        {points.map(({ name, text, fit }) => (
          <li key={name} className="flex flex-col rounded-xl border border-line bg-surface p-5">
            <h3 className="text-lg font-semibold">{name}</h3>
            <p className="mt-1 mb-4 text-pretty text-ink-soft">
              {text.replace('{enhancements}', String(ENHANCEMENTS_PER_HOUR))}
            </p>
            <p className="mt-auto border-t border-line pt-3 text-pretty text-ink-soft">
              <strong className="font-semibold text-ink">Good for:</strong> {fit}
            </p>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function ResponsibleUse() {
  const { text: intro, points: topics } = ABOUT.responsibleUse
  return (
    <Part id="responsible-use" title="Responsible use" intro={intro}>
      <div className="mt-6 grid gap-4 lg:grid-fit-68 print:grid-cols-3">
        {topics.map(({ id, title, points, link }) => {
          const Icon = ICONS[id] ?? ShieldCheck
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
    </Part>
  )
}

function CallToAction() {
  const { title, text } = ABOUT.callToAction
  return (
    <section
      aria-labelledby="start"
      className="flex flex-col items-center rounded-xl border border-brand-soft bg-brand-tint px-6 py-10 text-center"
    >
      <h2 id="start" className="text-2xl font-semibold tracking-tight text-balance">
        {title}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">{text}</p>
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
