import { pages } from '@prompt-library/contract/pages'
import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { MEMORY_KEY } from '../../lib/memory-key.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LoadBoundary, lazyPart } from '../../ui/lazy-part.tsx'
import { EmptyState } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PromptDialogs } from './prompt-dialogs.tsx'
import { PromptList } from './prompt-list.tsx'

const RecentPrompts = lazyPart(async () => (await import('../uses/recent-prompts.tsx')).RecentPrompts)

/** Most users keep nothing on the device, and don't load the menu. */
function RecentPromptsIfAny() {
  // Using a prompt changes the address.
  useLocation()
  return (
    hasMemory() && (
      <LoadBoundary failed={() => null}>
        <Suspense>
          <RecentPrompts />
        </Suspense>
      </LoadBoundary>
    )
  )
}

function hasMemory(): boolean {
  try {
    return localStorage.getItem(MEMORY_KEY) !== null
  } catch {
    return false
  }
}

export function LibraryPage() {
  return (
    <>
      <PageHeading title="Discover & Share Prompts" documentTitle="Browse">
        Find a prompt, fill in the blanks, and paste it into your AI tool.
      </PageHeading>
      <PromptList
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
      >
        <RecentPromptsIfAny />
      </PromptList>
      <PromptDialogs />
    </>
  )
}
