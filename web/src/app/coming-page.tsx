import { pages } from '@prompt-library/contract/pages'
import { Hammer } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../ui/message.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Stands where a page of the specification will be. */
export function ComingPage({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <EmptyState icon={Hammer} title="This page is not built yet.">
        <Link to={pages.library.path} className="text-brand-ink underline underline-offset-4">
          Browse the library
        </Link>{' '}
        in the meantime.
      </EmptyState>
    </>
  )
}
