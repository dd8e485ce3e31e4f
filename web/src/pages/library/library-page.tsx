import { pages } from '@prompt-library/contract/pages'
import { SearchX } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useListParams } from '../../entities/prompt/list-params.ts'
import { MEMORY_KEY } from '../../shared/lib/device-keys.ts'
import { readStored } from '../../shared/lib/storage.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { lazyPart, OptionalPart } from '../../shared/ui/lazy-part.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { PromptList } from '../../widgets/prompt-list/prompt-list.tsx'
import { FeaturedRow, FeaturedToggle } from './featured-row.tsx'
import { IntroLine } from './intro-line.tsx'

const FilterHeading = lazyPart(
  async () => (await import('../../widgets/prompt-list/filter-heading.tsx')).FilterHeading,
)
const RecentPrompts = lazyPart(async () => (await import('./recent-prompts.tsx')).RecentPrompts)

/** Most users keep nothing on the device, and don't load the menu. */
function RecentPromptsIfAny() {
  // Using a prompt changes the address.
  useLocation()
  return (
    readStored('device', MEMORY_KEY) !== undefined && (
      <OptionalPart>
        <RecentPrompts />
      </OptionalPart>
    )
  )
}

function Heading() {
  const [{ author, clones_of }] = useListParams()
  const heading = <h1 className="text-2xl font-semibold tracking-tight">Discover & Share Prompts</h1>
  if (author + clones_of === '') return heading
  return (
    <OptionalPart fallback={heading}>
      <FilterHeading />
    </OptionalPart>
  )
}

export function LibraryPage() {
  return (
    <>
      <PageTitle>Browse</PageTitle>
      <PromptList
        heading={<Heading />}
        source="library"
        alwaysPaged
        words={{ loading: 'Loading prompts...', failed: 'Failed to load prompts.' }}
        empty={
          <EmptyState icon={SearchX} title="No prompts found.">
            <Link to={pages.submit.path} className={buttonClass()}>
              {pages.submit.title}
            </Link>
          </EmptyState>
        }
        aside={
          <>
            <RecentPromptsIfAny />
            <FeaturedToggle />
          </>
        }
      >
        <IntroLine />
        <FeaturedRow />
      </PromptList>
      <PromptDialogs />
    </>
  )
}
