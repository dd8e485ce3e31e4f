import { pages } from '@prompt-library/contract/pages'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PromptDialogs } from './prompt-dialogs.tsx'
import { PromptList } from './prompt-list.tsx'

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
      />
      <PromptDialogs />
    </>
  )
}
