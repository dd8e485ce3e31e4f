// The library page: heading, introduction, featured collections, and the list.
import { useListParams } from '../../entities/prompt/list-params.ts'
import { lazyPart, OptionalPart } from '../../shared/ui/lazy-part.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { PromptList } from '../../widgets/prompt-list/prompt-list.tsx'
import { FeaturedRow, FeaturedToggle } from './featured-row.tsx'
import { IntroLine } from './intro-line.tsx'
import { OwnLinks } from './own-links.tsx'

const FilterHeading = lazyPart(
  async () => (await import('../../widgets/prompt-list/filter-heading.tsx')).FilterHeading,
)
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
        aside={
          <>
            <OwnLinks />
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
