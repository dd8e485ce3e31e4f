// The Help page with its two guides.

import { pages } from '@prompt-library/contract/pages'
import { Printer } from 'lucide-react'
import { Fragment, useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { campus, withCampusWords } from '../../shared/lib/campus.ts'
import { useIsPrerendered } from '../../shared/lib/prerendered.ts'
import { Button } from '../../shared/ui/button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import deepResearch from './deep-research.json' with { type: 'json' }
import { type Block, GuideBlock } from './guide-block.tsx'
import writing from './writing.json' with { type: 'json' }

interface NamedGuide {
  value: string
  label: string
  guide: GuideContent
}

const WRITING: NamedGuide = {
  value: 'writing',
  label: 'Writing Effective Prompts',
  guide: withCampusWords(writing),
}
const GUIDES: readonly NamedGuide[] = [
  WRITING,
  { value: 'deep-research', label: 'Deep Research Prompts', guide: deepResearch },
]

export function HelpPage() {
  const [search, setSearch] = useSearchParams()
  const { hash } = useLocation()
  const open =
    GUIDES.find(({ value }) => value === search.get('tab')) ??
    // A link to a section doesn't have to name the guide.
    GUIDES.find(({ guide }) => guide.sections.some(({ id }) => `#${id}` === hash)) ??
    WRITING
  return (
    // On a phone, the tab names wrap. Print hides the tabs.
    <div className="column-width max-sm:[&_[role=tab]]:flex-1 max-sm:[&_[role=tab]]:whitespace-normal print:[&_[role=tablist]]:hidden">
      <div className="print:hidden">
        <PageHeading title={pages.help.title} documentTitle={`${open.label} – ${pages.help.title}`}>
          How to use a prompt, and two short guides to writing your own.
        </PageHeading>
        <UseAPrompt />
      </div>
      <Tabs
        label="Guides"
        value={open.value}
        onChange={(next) => setSearch(next === 'writing' ? {} : { tab: next }, { preventScrollReset: true })}
        tabs={GUIDES.map(({ value, label, guide }) => ({
          value,
          label,
          panel: <Guide title={label} {...guide} />,
        }))}
      />
    </div>
  )
}

const STEPS = [
  'Search the library for what you want to do.',
  'Open a prompt that fits, and select Use.',
  'Fill in its fields. Those with an asterisk (*) are required.',
  'Copy the prompt, or choose Open in… for your AI tool.',
  'Check the answer. AI tools make mistakes.',
  'Save the prompt with its bookmark for next time.',
]

function UseAPrompt() {
  return (
    <section
      aria-labelledby="use-a-prompt"
      className="mb-8 rounded-xl border border-line bg-surface px-5 py-4"
    >
      <h2 id="use-a-prompt" tabIndex={-1} className="text-lg font-semibold outline-none">
        Use a prompt
      </h2>
      <ol className="mt-2 list-decimal gap-x-10 pl-5 marker:font-semibold marker:text-brand-ink md:columns-2">
        {STEPS.map((step) => (
          <li key={step} className="break-inside-avoid py-1 pl-1">
            {step}
          </li>
        ))}
      </ol>
      <Link
        to={pages.helpReference.path}
        className="mt-2 inline-block text-brand-ink underline underline-offset-4"
      >
        Saving, sharing, your data, and shortcuts
      </Link>
    </section>
  )
}

interface GuideContent {
  intro: string
  sections: readonly { id: string; title: string; blocks: readonly Block[] }[]
}

/** A guide with a table of contents and a URL for each section. */
function Guide({ title, intro, sections }: GuideContent & { title: string }) {
  const { pathname, search } = useLocation()
  useScrollToHash()
  const isPrerendered = useIsPrerendered()
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[min(13rem,25%)_minmax(0,1fr)] print:block">
      <TableOfContents sections={sections} />
      <div className="min-w-0">
        {/* On screen, the selected tab shows the title. */}
        <h2 className="mb-3 text-3xl font-semibold tracking-tight not-print:sr-only">{title}</h2>
        <p className="reading-width text-lg text-pretty">{intro}</p>
        {sections.map(({ id, title, blocks }) => (
          <Fragment key={id}>
            <h3
              id={id}
              tabIndex={-1}
              className="mt-12 mb-3 text-2xl font-semibold tracking-tight text-balance outline-none print:mt-8"
            >
              {title}
            </h3>
            <div className="flex flex-col gap-5 print:block print:space-y-4">
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks don't change
                <GuideBlock key={index} block={block} />
              ))}
            </div>
          </Fragment>
        ))}
        <p className="mt-8 hidden border-t border-line pt-2 text-sm print:block">
          {campus.site_title}
          {!isPrerendered && `, ${window.location.host}${pathname}${search}`}
        </p>
      </div>
    </div>
  )
}

/** The sections of a guide: beside the text on wide screens, where it stays in view, and above it on others. */
function TableOfContents({ sections }: Pick<GuideContent, 'sections'>) {
  const { search } = useLocation()
  return (
    <div className="print:hidden">
      {/* The list scrolls by itself where it's taller than the window. */}
      <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        <nav aria-labelledby="on-this-page">
          <p id="on-this-page" className="px-3 text-sm font-semibold max-lg:px-0">
            On this page
          </p>
          <ol className="mt-1 grid gap-x-4 max-lg:grid-fit-36 lg:grid-cols-1 lg:border-l lg:border-line">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={{ search, hash: id }}
                  // Selecting the current section again doesn't change the URL, but must move focus, too.
                  onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
                  className="block wrap-anywhere py-1 text-sm leading-6 text-ink-soft -outline-offset-2 hover:text-brand-ink max-lg:underline max-lg:decoration-line-strong max-lg:underline-offset-4 lg:px-3"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <Button
          icon={Printer}
          look="quiet"
          size="small"
          className="mt-3 max-lg:-ml-3"
          onClick={() => window.print()}
        >
          Print this guide
        </Button>
      </div>
    </div>
  )
}

/**
 * Moves to the section that the URL names. The browser can't: it looked for the section before the page's code or data
 * had loaded.
 */
function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const section = document.getElementById(hash.slice(1))
    // Elsewhere, the router already scrolled to the section, or the browser's Back button restored the position.
    if (window.scrollY === 0) section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [hash])
}
