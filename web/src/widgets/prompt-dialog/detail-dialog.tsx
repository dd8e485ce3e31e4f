import { pages } from '@prompt-library/contract/pages'
import { promptFields } from '@prompt-library/domain/fields/field'
import { Share2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useMarkPromptRead } from '../../entities/notification/api.ts'
import { categoryHeader } from '../../entities/prompt/category-look.ts'
import { FieldList } from '../../entities/prompt/field-list.tsx'
import { isShared } from '../../entities/prompt/is-shared.ts'
import { listSearch } from '../../entities/prompt/list-params.ts'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { PromptBadges } from '../../entities/prompt/prompt-badges.tsx'
import { PromptContent } from '../../entities/prompt/prompt-content.tsx'
import { PromptMenu, useOpenForm } from '../../entities/prompt/prompt-menu.tsx'
import { PromptNotes } from '../../entities/prompt/prompt-notes.tsx'
import { splitTags } from '../../entities/prompt/split-tags.ts'
import { TagLinks } from '../../entities/prompt/tag-links.tsx'
import { CollectButton } from '../../features/collect/collect-button.tsx'
import { FeedbackSummary } from '../../features/give-feedback/feedback-summary.tsx'
import { HistoryLine } from '../../features/history/history-line.tsx'
import { SaveButton } from '../../features/save/save-button.tsx'
import { CopyButton } from '../../features/use/copy-button.tsx'
import { OpenAsWritten } from '../../features/use/open-as-written.tsx'
import { useCopyPrompt } from '../../features/use/use-copy-prompt.ts'
import { PromptAudience } from '../../features/write/prompt-audience.tsx'
import { DataClassLine } from '../../shared/guard/data-class-line.tsx'
import { useMember } from '../../shared/session/api.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { Lineage } from './lineage.tsx'
import { PromptFooter } from './prompt-footer.tsx'
import { WeeklyUses } from './weekly-uses.tsx'

/** A prompt to read, with everything about it in a side column, which is below the prompt on small screens. */
export function DetailDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { html } = prompt
  const fields = useMemo(() => promptFields(html, prompt.fields), [html, prompt.fields])
  const isOwn = useMember()?.id === prompt.author_id
  const copy = useCopyPrompt(prompt)
  useMarkPromptRead(isShared(prompt) ? prompt.id : undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      headerClass={categoryHeader(prompt.category)}
      title={prompt.title}
      above={<PromptBadges prompt={prompt} />}
      actions={
        <>
          <SaveButton prompt={prompt} />
          <CollectButton prompt={prompt} />
          <PromptMenu
            prompt={prompt}
            onCopy={copy}
            trigger={<MoreButton aria-label="More options" title="More options" />}
          />
        </>
      }
      footer={<Actions prompt={prompt} hasFields={fields.length > 0} />}
    >
      <PageTitle>{prompt.title}</PageTitle>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_15.5rem]">
        <div className="min-w-0">
          {isShared(prompt) && prompt.personal_message && (
            <section className="mb-6 rounded-lg border border-brand-soft bg-brand-tint px-4 py-3">
              <h3 className="mb-1 text-sm font-semibold text-brand-ink">
                Message from <bdi>{prompt.shared_by_name}</bdi>
              </h3>
              <p className="whitespace-pre-wrap" dir="auto">
                {prompt.personal_message}
              </p>
            </section>
          )}
          <section>
            <h3 className="mb-2 text-base font-semibold">Prompt</h3>
            <PromptContent html={html} level={4} descriptions={prompt.fields} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6 border-line text-sm max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6">
          <PromptNotes notes={prompt.notes} />
          <FieldList fields={fields} />
          <Tags tags={splitTags(prompt).own} />
          {isOwn && prompt.uses > 0 && <WeeklyUses promptId={prompt.id} />}
          <PromptAudience prompt={prompt} />
          <FeedbackSummary prompt={prompt} />
          <Lineage prompt={prompt} />
          <PromptFooter prompt={prompt} />
          <HistoryLine prompt={prompt} />
        </div>
      </div>
    </Dialog>
  )
}

/** Each tag leads to the library, from any page. */
function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold">Tags</h3>
      <TagLinks
        tags={tags}
        linkTo={(tag) => ({ pathname: pages.library.path, search: listSearch('', { tag }) })}
      />
    </section>
  )
}

/** With fields, the next step is to fill them in; without, to copy the prompt. */
function Actions({ prompt, hasFields }: { prompt: Prompt; hasFields: boolean }) {
  const linkTo = usePromptLink()
  const openForm = useOpenForm(prompt)
  return (
    <>
      <DataClassLine dataClass={prompt.data_class} />
      <Button look="quiet" onClick={() => openForm('share')}>
        <Share2 aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Share</span>
      </Button>
      {!hasFields && <OpenAsWritten prompt={prompt} />}
      <CopyButton
        prompt={prompt}
        look={hasFields ? 'secondary' : 'primary'}
        className="min-w-28 max-sm:flex-1"
      />
      {hasFields && (
        <Link {...linkTo('use', prompt.id)} className={classNames(buttonClass(), 'max-sm:flex-1')}>
          Use
        </Link>
      )}
    </>
  )
}
