import { pages } from '@prompt-library/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { FilePlus, Hammer, SearchX } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { promptCountQuery } from './api.ts'
import { PromptDialogs } from './prompt-dialogs.tsx'
import { PromptList } from './prompt-list.tsx'

const SHARED = 'shared-with-me'

export function MyPromptsPage() {
  const [search, setSearch] = useSearchParams()
  const { data: ownCount } = useQuery(promptCountQuery)
  const tab = search.get('tab') === SHARED ? 'shared' : 'own'
  return (
    <>
      <PageHeading title="My Prompts">
        Your own prompts can be edited, shared or deleted. Prompts that were shared with you can be cloned,
        upvoted and shared on.
      </PageHeading>
      <Tabs
        label="My Prompts"
        value={tab}
        onChange={(next) => setSearch(next === 'shared' ? { tab: SHARED } : {})}
        tabs={[
          {
            value: 'own',
            label: (
              <>My Prompts {ownCount !== undefined && <Badge>{ownCount.toLocaleString('en-US')}</Badge>}</>
            ),
            panel: <OwnPrompts />,
          },
          {
            value: 'shared',
            label: 'Shared With Me',
            panel: <EmptyState icon={Hammer} title="Sharing is not built yet." />,
          },
        ]}
      />
      <PromptDialogs />
    </>
  )
}

function OwnPrompts() {
  const location = useLocation()
  return (
    <PromptList
      source="own"
      words={{ loading: 'Loading your prompts...', failed: 'Failed to load your prompts.' }}
      empty={(filtered) =>
        filtered ? (
          <EmptyState icon={SearchX} title="No prompts found.">
            Try another word, or look in all categories.
          </EmptyState>
        ) : (
          <EmptyState icon={FilePlus} title="No prompts yet">
            <Link to={pages.submit.path} state={{ background: location }} className={buttonClass()}>
              Create Your First Prompt
            </Link>
          </EmptyState>
        )
      }
    />
  )
}
