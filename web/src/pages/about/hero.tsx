import { pages } from '@prompt-library/contract/pages'
import { ArrowDown, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { BEFORE_AND_AFTER, HERO } from './about-content.ts'

export function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="flex flex-wrap items-center gap-x-12 gap-y-8 rounded-xl bg-brand-deep px-6 py-8 text-white sm:px-10 lg:px-12 lg:py-12 print:block print:p-0 print:text-ink"
    >
      <div className="min-w-0 flex-[6_1_min(24rem,100%)]">
        <h1 id="hero" className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
          {HERO.title}
        </h1>
        <p className="mt-4 reading-width text-lg text-pretty text-white/90 print:text-ink">{HERO.text}</p>
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
      <BeforeAndAfter />
    </section>
  )
}

function BeforeAndAfter() {
  return (
    <figure className="min-w-0 flex-[5_1_min(22rem,100%)] print:mt-6">
      <figcaption className="sr-only">The same request, before and after</figcaption>
      <div className="rounded-xl border border-dashed border-white/60 px-5 py-4 print:border-line">
        <p className="text-sm font-semibold text-white/80 print:text-ink">Before</p>
        <p className="mt-1">{BEFORE_AND_AFTER.before}</p>
      </div>
      <ArrowDown aria-hidden className="mx-auto my-2 size-5 text-white/80 print:hidden" />
      <div className="rounded-xl border border-transparent bg-surface px-5 py-4 text-ink shadow-lg print:mt-2 print:border-line print:shadow-none">
        <p className="text-sm font-semibold text-brand-ink">After</p>
        <dl className="mt-2 flex flex-col gap-2">
          {BEFORE_AND_AFTER.after.map(([part, text]) => (
            <div key={part} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
              <dt className="text-sm leading-6 font-semibold">{part}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  )
}
