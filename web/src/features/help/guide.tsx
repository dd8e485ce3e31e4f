import { Fragment, type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'

export interface GuideContent {
  intro: string
  sections: readonly { id: string; title: string; content: ReactNode }[]
}

/** A guide with a table of contents and a URL for each section. */
export function Guide({ title, intro, sections }: GuideContent & { title: string }) {
  const { pathname, search } = useLocation()
  useScrollToHash()
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[min(14rem,25%)_minmax(0,1fr)] print:block">
      <TableOfContents sections={sections} />
      <div className="max-w-4xl min-w-0 print:max-w-none">
        {/* On screen, the selected tab shows the title. */}
        <h2 className="mb-3 text-3xl font-semibold not-print:sr-only">{title}</h2>
        <p className="max-w-prose text-lg text-pretty">{intro}</p>
        {sections.map(({ id, title, content }) => (
          <Fragment key={id}>
            <h3
              id={id}
              tabIndex={-1}
              className="mt-12 mb-4 scroll-mt-6 text-2xl font-semibold tracking-tight text-balance outline-none print:mt-8"
            >
              {title}
            </h3>
            {content}
          </Fragment>
        ))}
        <p className="mt-8 hidden border-t border-line pt-2 text-sm print:block">
          AI Prompt Library, {window.location.host + pathname + search}
        </p>
      </div>
    </div>
  )
}

function TableOfContents({ sections }: Pick<GuideContent, 'sections'>) {
  const { search } = useLocation()
  return (
    <nav aria-labelledby="on-this-page" className="print:hidden">
      <div className="rounded-xl border border-line bg-surface p-4 lg:sticky lg:top-6">
        <p id="on-this-page" className="px-2 text-sm font-semibold">
          On this page
        </p>
        <ol className="mt-1">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ search, hash: id }}
                // The router scrolls to the section; keyboard focus must follow.
                onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
                className="block rounded-md px-2 py-1.5 text-ink-soft hover:bg-sunken hover:text-ink"
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

/** The page is loaded lazily, so the browser looked for the section before it existed. */
function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    // The browser's Back button already restored the scroll position.
    if (window.scrollY > 0) return
    const section = document.getElementById(hash.slice(1))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [hash])
}
