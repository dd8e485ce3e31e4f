// The top of a collection's page: name, description, owner, visibility, and buttons.
import type { Collection } from '@prompt-library/contract/collections'
import { collectionPath, OWN_COLLECTIONS_PATH, pages } from '@prompt-library/contract/pages'
import { countOf } from '@prompt-library/domain/text/count-of'
import { ChevronLeft, EyeOff, Link2, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { VISIBILITY_LOOKS } from '../../entities/collection/visibility-look.ts'
import { Button } from '../../shared/ui/button.tsx'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { CollectionMenu } from './collection-menu.tsx'

interface CollectionHeadingProps {
  collection: Collection
  addButton: RefObject<HTMLButtonElement | null>
  /** For the owner and co-editors. */
  onAdd: (() => void) | undefined
}

export function CollectionHeading({ collection, addButton, onAdd }: CollectionHeadingProps) {
  const { name, description, visibility, owner_name, role, prompt_count, some_unavailable } = collection
  const { icon: VisibilityIcon, name: label } = VISIBILITY_LOOKS[visibility]
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
            <span className="inline-flex items-center gap-1.5">
              <VisibilityIcon aria-hidden className="size-4" />
              {label}
            </span>
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
            onCopy={() => copyLink(new URL(collectionPath(collection.token), window.location.origin).href)}
            icon={Link2}
            label="Copy link"
          />
          <CollectionMenu collection={collection} />
        </div>
      </div>
    </header>
  )
}
