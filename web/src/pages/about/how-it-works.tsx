import { ArrowRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { HOW_IT_WORKS } from './about-content.ts'

type Section = (typeof HOW_IT_WORKS)[number]

export function HowItWorks() {
  const [search, setSearch] = useSearchParams()
  const open = HOW_IT_WORKS.find(({ value }) => value === search.get('tab')) ?? HOW_IT_WORKS[0]
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="mb-3 text-2xl font-semibold tracking-tight">
        How It Works
      </h2>
      <div className="print:hidden">
        <Tabs
          label="How It Works"
          value={open.value}
          onChange={(next) =>
            setSearch(next === 'discover' ? {} : { tab: next }, { preventScrollReset: true })
          }
          tabs={HOW_IT_WORKS.map((section) => ({
            value: section.value,
            label: section.label,
            panel: <Steps {...section} />,
          }))}
        />
      </div>
      {/* Print shows the content of every tab. */}
      <div className="hidden space-y-8 print:block">
        {HOW_IT_WORKS.map((section) => (
          <Steps key={section.value} {...section} />
        ))}
      </div>
    </section>
  )
}

function Steps({ title, steps, link }: Section) {
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
