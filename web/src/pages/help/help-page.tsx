// The Help page with its two guides.
import { pages } from '@prompt-library/contract/pages'
import { Link, useLocation, useSearchParams } from 'react-router'
import { withCampusWords } from '../../shared/lib/campus.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import deepResearch from './deep-research.json' with { type: 'json' }
import { Guide, type GuideContent } from './guide.tsx'
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
          Two short guides to getting what you need from AI. New here?{' '}
          <Link
            to={`${pages.help.path}#use-a-prompt`}
            className="text-brand-ink underline underline-offset-4"
          >
            See how to use a prompt
          </Link>
          .
        </PageHeading>
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
