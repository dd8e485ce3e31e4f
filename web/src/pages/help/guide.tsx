import { Printer } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { campus } from '../../shared/lib/campus.ts'
import { useIsPrerendered } from '../../shared/lib/prerendered.ts'
import { useScrollToHash } from '../../shared/lib/use-scroll-to-hash.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CONTENTS_LINK, SideContents, WITH_SIDE_CONTENTS } from '../../shared/ui/side-contents.tsx'

export interface GuideContent {
  intro: string
  sections: readonly { id: string; title: string; content: ReactNode }[]
}

/** A guide with a table of contents and a URL for each section. */
export function Guide({ title, intro, sections }: GuideContent & { title: string }) {
  const { pathname, search } = useLocation()
  useScrollToHash()
  const isPrerendered = useIsPrerendered()
  return (
    <div className={WITH_SIDE_CONTENTS}>
      <TableOfContents sections={sections} />
      <div className="min-w-0">
        {/* On screen, the selected tab shows the title. */}
        <h2 className="mb-3 text-3xl font-semibold tracking-tight not-print:sr-only">{title}</h2>
        <p className="reading-width text-lg text-pretty">{intro}</p>
        {sections.map(({ id, title, content }) => (
          <Fragment key={id}>
            <h3
              id={id}
              tabIndex={-1}
              className="mt-12 mb-3 text-2xl font-semibold tracking-tight text-balance outline-none print:mt-8"
            >
              {title}
            </h3>
            {content}
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

function TableOfContents({ sections }: Pick<GuideContent, 'sections'>) {
  const { search } = useLocation()
  return (
    <SideContents
      action={
        <Button look="quiet" size="small" className="mt-3 max-lg:-ml-3" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print this guide
        </Button>
      }
    >
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={{ search, hash: id }}
            // Selecting the current section again doesn't change the URL, but must move focus, too.
            onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            className={CONTENTS_LINK}
          >
            {title}
          </Link>
        </li>
      ))}
    </SideContents>
  )
}
