// My Prompts with its tabs, their numbers, and what an empty one says.
import { DELETED_TAB, pages, SAVED_TAB, SHARED_TAB } from '@prompt-library/contract/pages'
import { cappedCount } from '@prompt-library/domain/text/capped-count'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, Download, FilePlus, FileUp, Inbox } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { promptCountQuery, savedCountQuery } from '../../entities/prompt/count-queries.ts'
import { sharedCountQuery, useMarkSharedSeen } from '../../entities/prompt/shares-api.ts'
import { deletedPromptsQuery } from '../../features/delete/api.ts'
import { useExport } from '../../features/export/use-export.tsx'
import { RecentImports } from '../../features/import/recent-imports.tsx'
import { searchNow } from '../../shared/lib/list-address.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Menu, MenuItem, MenuLink } from '../../shared/ui/menu.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { PromptList } from '../../widgets/prompt-list/prompt-list.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'

const TAB_VALUES = { own: undefined, shared: SHARED_TAB, saved: SAVED_TAB, deleted: DELETED_TAB } as const
type Tab = keyof typeof TAB_VALUES

export function MyPromptsPage() {
  const [search, setSearch] = useSearchParams()
  const { data: ownCount } = useQuery(promptCountQuery)
  const { data: shared } = useQuery(sharedCountQuery)
  const { data: savedCount } = useQuery(savedCountQuery)
  const { data: deleted } = useQuery(deletedPromptsQuery(1))
  const tab = readTab(search.get('tab'))
  // The tabs share search, filters, and sort, but not the page number.
  const openTab = (next: Tab) => {
    const after = searchNow()
    after.delete('page')
    const value = TAB_VALUES[next]
    if (value) after.set('tab', value)
    else after.delete('tab')
    setSearch(after)
  }
  return (
    <>
      <PageHeading title="My Prompts" actions={<MyPromptsMenu isSaved={tab === 'saved'} />}>
        Edit, share, or delete your own prompts. Clone, upvote, or reshare ones shared with you.
      </PageHeading>
      <Tabs
        label="My Prompts"
        value={tab}
        onChange={openTab}
        tabs={[
          {
            value: 'own',
            label: <>My Prompts {ownCount !== undefined && <Count>{ownCount}</Count>}</>,
            panel: <OwnPrompts />,
          },
          {
            value: 'saved',
            label: <>Saved {savedCount != null && <Count>{savedCount}</Count>}</>,
            panel: <SavedPrompts />,
          },
          {
            value: 'shared',
            label: (
              <>
                Shared With Me{' '}
                {shared &&
                  (tab !== 'shared' && shared.unseen > 0 ? (
                    <Badge look="solid">
                      {cappedCount(shared.unseen) !== groupedCount(shared.count) &&
                        `${groupedCount(shared.count)}, `}
                      {cappedCount(shared.unseen)} new
                    </Badge>
                  ) : (
                    <Count>{shared.count}</Count>
                  ))}
              </>
            ),
            panel: <SharedPrompts unseen={shared?.unseen ?? 0} />,
          },
          {
            value: 'deleted',
            label: <>Recently deleted {deleted && deleted.total > 0 && <Count>{deleted.total}</Count>}</>,
            panel: <RecentlyDeleted />,
          },
        ]}
      />
      <PromptDialogs />
    </>
  )
}

function readTab(text: string | null): Tab {
  if (text === SHARED_TAB) return 'shared'
  if (text === DELETED_TAB) return 'deleted'
  return text === SAVED_TAB ? 'saved' : 'own'
}

function Count({ children }: { children: number }) {
  return <Badge>{groupedCount(children)}</Badge>
}

function OwnPrompts() {
  const location = useLocation()
  return (
    <>
      <RecentImports />
      <PromptList
        source="own"
        words={{ loading: 'Loading your prompts...', failed: 'Failed to load your prompts.' }}
        empty={
          <Empty
            icon={FilePlus}
            title="No prompts yet"
            text="Prompts you write, build, or clone appear here."
          >
            <Link to={pages.submit.path} state={{ background: location }} className={buttonClass()}>
              Create Your First Prompt
            </Link>
          </Empty>
        }
      />
    </>
  )
}

function SharedPrompts({ unseen }: { unseen: number }) {
  const { mutate: markSeen } = useMarkSharedSeen()
  // Runs again for prompts that arrive while the tab is open.
  useEffect(() => {
    if (unseen > 0) markSeen()
  }, [unseen, markSeen])
  return (
    <PromptList
      source="shared"
      words={{ loading: 'Loading shared prompts...', failed: 'Failed to load shared prompts.' }}
      empty={
        <Empty
          icon={Inbox}
          title="No shared prompts"
          text="When someone shares a prompt with you, it will appear here."
        />
      }
    />
  )
}

function SavedPrompts() {
  return (
    <PromptList
      source="saved"
      words={{ loading: 'Loading saved prompts...', failed: 'Failed to load saved prompts.' }}
      empty={
        <Empty
          icon={Bookmark}
          title="No saved prompts yet"
          text="To find a prompt again, select the bookmark on its card. Only you can see what you save."
        />
      }
    />
  )
}

interface EmptyProps extends Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title' | 'children'> {
  text: string
}

/** What an empty tab says, and what to do next. */
function Empty({ text, children, ...state }: EmptyProps) {
  return (
    <EmptyState {...state}>
      <p>{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {children}
        <Link to={pages.library.path} className={buttonClass('secondary')}>
          Browse the library
        </Link>
      </div>
    </EmptyState>
  )
}

/** What people do with all of their prompts, and rarely. In the tab of saved prompts, it exports those. */
function MyPromptsMenu({ isSaved }: { isSaved: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [exportPrompts, exporting] = useExport({ of: isSaved ? 'saved' : 'own' }, button)
  return (
    <>
      <Menu trigger={<MoreButton ref={button} aria-label="More" />}>
        <MenuLink
          icon={FileUp}
          link={<Link to={pages.importPrompts.path} />}
          label={pages.importPrompts.title}
        />
        <MenuItem
          icon={Download}
          onClick={exportPrompts}
          label={isSaved ? 'Export saved prompts…' : 'Export my prompts…'}
        />
      </Menu>
      {exporting}
    </>
  )
}
