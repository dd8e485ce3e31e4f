import { pages } from '@prompt-library/contract/pages'
import { Printer } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DEEP_RESEARCH_GUIDE } from './deep-research-guide.tsx'
import { Guide } from './guide.tsx'
import { WRITING_GUIDE } from './writing-guide.tsx'

const GUIDES = [
  { value: 'writing', label: 'Writing Effective Prompts', guide: WRITING_GUIDE },
  { value: 'deep-research', label: 'Deep Research Prompts', guide: DEEP_RESEARCH_GUIDE },
] as const

export function HelpPage() {
  const [search, setSearch] = useSearchParams()
  const { hash } = useLocation()
  const open =
    GUIDES.find(({ value }) => value === search.get('tab')) ??
    // A link to a section doesn't have to name the guide.
    GUIDES.find(({ guide }) => guide.sections.some(({ id }) => `#${id}` === hash)) ??
    GUIDES[0]
  return (
    // On a phone, the tab names wrap. Print hides the tabs.
    <div className="max-sm:[&_[role=tab]]:flex-1 max-sm:[&_[role=tab]]:whitespace-normal print:[&_[role=tablist]]:hidden">
      <div className="flex flex-wrap items-start justify-between gap-x-6 print:hidden">
        <PageHeading title={pages.help.title} documentTitle={`${open.label} – ${pages.help.title}`}>
          Two short guides to getting what you need from AI. Print them or share them in class.
        </PageHeading>
        <Button look="secondary" className="mb-6" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print this guide
        </Button>
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
