// The About page, from about-content.ts.
import { pages } from '@prompt-library/contract/pages'
import { roundedDownCount } from '@prompt-library/domain/text/rounded-down-count'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { publicPromptCountQuery } from '../../entities/prompt/count-queries.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { CALL_TO_ACTION, MISSION } from './about-content.ts'
import { Facts } from './facts.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Levels } from './levels.tsx'
import { ResponsibleUse } from './responsible-use.tsx'

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
