import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { withCampusWords } from '../../shared/lib/campus.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Rows } from './guide-block.tsx'
import reference from './reference.json' with { type: 'json' }

const SECTIONS = withCampusWords(reference)

/** What saving, sharing, and the rest do, to look up. */
export function ReferencePage() {
  return (
    <div className="column-width">
      <PageHeading title={pages.helpReference.title}>
        What the library does with prompts and with your data.{' '}
        <Link to={pages.help.path} className="text-brand-ink underline underline-offset-4">
          Back to Help
        </Link>
      </PageHeading>
      <div className="flex flex-col gap-10">
        {SECTIONS.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-3 text-xl font-semibold tracking-tight">{title}</h2>
            <Rows rows={rows} />
          </section>
        ))}
      </div>
    </div>
  )
}
