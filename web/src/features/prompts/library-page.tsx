import { SearchX } from 'lucide-react'
import { EmptyState } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PromptDialogs } from './prompt-dialogs.tsx'
import { PromptList } from './prompt-list.tsx'

export function LibraryPage() {
  return (
    <>
      <PageHeading title="Discover & Share Prompts" documentTitle="Browse">
        Prompts that people at the university wrote, tried and shared. Find one that fits your work, or start
        your own.
      </PageHeading>
      <PromptList
        source="library"
        alwaysPaged
        words={{ loading: 'Loading prompts...', failed: 'Failed to load prompts.' }}
        empty={(filtered) => (
          <EmptyState icon={SearchX} title="No prompts found.">
            {filtered && 'Try another word, or look in all categories.'}
          </EmptyState>
        )}
      />
      <PromptDialogs />
    </>
  )
}
