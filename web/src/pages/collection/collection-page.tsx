import type { Collection } from '@prompt-library/contract/collections'
import { collectionPath, OWN_COLLECTIONS_PATH, pages } from '@prompt-library/contract/pages'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, CircleAlert, EyeOff, LibraryBig, Link2, Plus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { collectionQuery } from '../../entities/collection/api.ts'
import { VISIBILITY_LOOKS } from '../../entities/collection/visibility-look.ts'
import { ApiError } from '../../shared/lib/api-client.ts'
import { useDialogParam } from '../../shared/lib/use-dialog-param.ts'
import { sessionQuery, useMember } from '../../shared/session/api.ts'
import { SignInLink } from '../../shared/session/sign-in-link.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedDialog } from '../../shared/ui/load-failure.tsx'
import { ErrorState, PageMessage } from '../../shared/ui/message.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { CollectionMenu } from './collection-menu.tsx'
import { CollectionPrompts } from './collection-prompts.tsx'

const CollectionDialog = lazyPart(
  async () => (await import('../../features/collect/collection-dialog.tsx')).CollectionDialog,
)
const AddPromptsDialog = lazyPart(async () => (await import('./add-prompts-dialog.tsx')).AddPromptsDialog)

/** A collection at its own address. */
export function CollectionPage() {
  const { token = '' } = useParams()
  const member = useMember()
  const { data: collection, error, refetch } = useQuery(collectionQuery(token))
  const [adding, open, close] = useDialogParam('add')
  const addButton = useRef<HTMLButtonElement>(null)
  const canEdit = !!member && !!collection && collectionPermissions(member, collection).editItems
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status)
  if (isMissing && !collection) return <CollectionMissing />
  if (!collection && error)
    return (
      <div className="column-width">
        <PageHeading title="Collection" />
        <ErrorState title="We couldn’t load this collection." error={error} onRetry={refetch} />
      </div>
    )
  return (
    <div className="column-width">
      {isMissing && <GoneNotice />}
      {collection ? (
        <CollectionHeading
          collection={collection}
          addButton={addButton}
          onAdd={canEdit ? () => open('prompts') : undefined}
        />
      ) : (
        <LoadingHeading />
      )}
      <CollectionPrompts token={token} collection={collection} canEdit={canEdit} isAdding={adding !== null} />
      {adding && canEdit && (
        <LoadedDialog onClose={close}>
          <AddPromptsDialog collection={collection} finalFocus={addButton} onClose={close} />
        </LoadedDialog>
      )}
      <PromptDialogs />
    </div>
  )
}

/** Above a collection that disappeared while it was open. The page stays, because a form in it may be open. */
function GoneNotice() {
  return (
    <p
      role="alert"
      className="mb-4 flex items-center gap-4 rounded-lg border border-line-strong bg-surface px-4 py-2.5 print:hidden"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger-ink" />
      This collection was deleted, its link changed, or you can’t view it anymore.
    </p>
  )
}

function LoadingHeading() {
  return (
    <div className="mb-6">
      <h1 className="sr-only">Loading…</h1>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-3 h-5 w-48 max-w-full" />
    </div>
  )
}

/**
 * What a visitor or member reads instead of a collection: “You may need to sign in”, or that it isn't available. For a
 * collection that doesn't exist or that the viewer can't view. The server doesn't say which.
 */
function CollectionMissing() {
  const { data: session } = useQuery(sessionQuery)
  const isVisitor = session !== undefined && !session.user
  return (
    <PageMessage
      icon={LibraryBig}
      title={isVisitor ? 'You may need to sign in' : 'Collection not found'}
      text={
        isVisitor
          ? 'This collection isn’t public, or it doesn’t exist. If it’s yours or someone sent you its link, sign in. You’ll come right back here.'
          : 'Check the address. The collection may be private, have a new link, or have been deleted.'
      }
    >
      {isVisitor && <SignInLink />}
      <Link to={pages.collections.path} className={buttonClass(isVisitor ? 'secondary' : 'primary')}>
        See all collections
      </Link>
    </PageMessage>
  )
}

interface CollectionHeadingProps {
  collection: Collection
  addButton: RefObject<HTMLButtonElement | null>
  /** For the owner and co-editors. */
  onAdd: (() => void) | undefined
}

function CollectionHeading({ collection, addButton, onAdd }: CollectionHeadingProps) {
  const { name, description, owner_name, role, prompt_count, some_unavailable } = collection
  return (
    <header className="mb-6">
      <PageTitle>{name}</PageTitle>
      <Link
        to={role ? OWN_COLLECTIONS_PATH : pages.collections.path}
        className="-ms-1 inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-ink hover:underline print:hidden"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {pages.collections.title}
      </Link>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-96">
          <h1
            className="text-2xl font-semibold tracking-tight text-balance wrap-anywhere sm:text-3xl"
            dir="auto"
          >
            {name}
          </h1>
          {description && (
            <p className="mt-2 reading-width whitespace-pre-line text-pretty" dir="auto">
              {description}
            </p>
          )}
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
            <span>
              By <bdi>{owner_name}</bdi>
            </span>
            <Visibility collection={collection} />
            <span className="tabular-nums">{countOf(prompt_count, 'prompt')}</span>
          </p>
          {some_unavailable && (
            <p className="mt-2 inline-flex items-center gap-1.5 text-sm text-ink-soft">
              <EyeOff aria-hidden className="size-4 shrink-0" />
              Some prompts aren’t available to you.
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {onAdd && (
            <Button icon={Plus} ref={addButton} onClick={onAdd}>
              Add prompts
            </Button>
          )}
          <CopyingButton
            look="secondary"
            onCopy={() =>
              copyLink(
                new URL(collectionPath(collection.token), window.location.origin).href,
                collection.visibility === 'public'
                  ? undefined
                  : `Link copied. ${LINK_OPENS[collection.visibility]}`,
              )
            }
            icon={Link2}
            label="Copy link"
          />
          <CollectionMenu collection={collection} />
        </div>
      </div>
    </header>
  )
}

const LINK_OPENS = {
  private: 'Only the owner and co-editors can open it.',
  link: 'Anyone who’s signed in can open it.',
}

/** Who can see the collection. For its owner, a button that changes it. */
function Visibility({ collection }: { collection: Collection }) {
  const member = useMember()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  const { icon: Icon, name } = VISIBILITY_LOOKS[collection.visibility]
  const look = 'inline-flex items-center gap-1.5'
  if (!member || !collectionPermissions(member, collection).changeAudience)
    return (
      <span className={look}>
        <Icon aria-hidden className="size-4" />
        {name}
      </span>
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        title="Change who can see it"
        onClick={() => setIsOpen(true)}
        className={`${look} -mx-2 min-h-8 rounded-lg px-2 underline decoration-line-strong underline-offset-4 hover:bg-sunken hover:text-ink`}
      >
        <Icon aria-hidden className="size-4" />
        {name}
      </button>
      {isOpen && (
        <LoadedDialog onClose={close}>
          <CollectionDialog userId={member.id} collection={collection} finalFocus={button} onClose={close} />
        </LoadedDialog>
      )}
    </>
  )
}
