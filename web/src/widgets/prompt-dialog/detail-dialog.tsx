import { pages } from '@prompt-library/contract/pages'
import { promptFields } from '@prompt-library/domain/fields/field'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { useMarkPromptRead } from '../../entities/notification/api.ts'
import { categoryHeader } from '../../entities/prompt/category-look.ts'
import { DataClassLine } from '../../entities/prompt/data-class-badge.tsx'
import { listSearch } from '../../entities/prompt/list-params.ts'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { isShared, type Prompt } from '../../entities/prompt/prompt.ts'
import { PromptBadges } from '../../entities/prompt/prompt-badges.tsx'
import { PromptContent } from '../../entities/prompt/prompt-content.tsx'
import { PromptNotes } from '../../entities/prompt/prompt-notes.tsx'
import { FeedbackSummary } from '../../features/give-feedback/feedback-summary.tsx'
import { SaveButton } from '../../features/save/save-button.tsx'
import { CopyButton } from '../../features/use/copy-button.tsx'
import { countUse } from '../../features/use/count-use.ts'
import { OpenIn } from '../../features/use/open-in.tsx'
import { useCopyPrompt } from '../../features/use/use-copy-prompt.ts'
import { PromptAudience } from '../../features/write/prompt-audience.tsx'
import { PublishingState } from '../../features/write/publishing-state.tsx'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { readLastTool } from '../../shared/lib/device-memory.ts'
import { useMember } from '../../shared/session/api.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { PromptMenu } from '../prompt-menu/prompt-menu.tsx'
import { Lineage } from './lineage.tsx'
import { PromptFooter } from './prompt-footer.tsx'

/** Notes up to this length come before the prompt: they say what it's for. */
const SHORT_NOTES_MAX = 300

/**
 * A prompt to read, with everything about it in a side column, which is below the prompt on small screens. Notes of up
 * to 300 characters come before the text.
 */
export function DetailDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { html } = prompt
  const fields = useMemo(() => promptFields(html, prompt.fields), [html, prompt.fields])
  const isOwn = useMember()?.id === prompt.author_id
  const copy = useCopyPrompt(prompt)
  const hasShortNotes = (prompt.notes ?? '').length <= SHORT_NOTES_MAX
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
          {/* Authors find their prompts in My Prompts, and share them more often than they save them. */}
          {isOwn ? <ShareLink promptId={prompt.id} /> : <SaveButton prompt={prompt} />}
          <PromptMenu
            prompt={prompt}
            button={{ 'aria-label': 'More options', title: 'More options' }}
            onCopy={copy}
            onDeleted={onClose}
          />
        </>
      }
      footer={<Actions prompt={prompt} hasFields={fields.length > 0} />}
    >
      <PageTitle>{prompt.title}</PageTitle>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_15.5rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {isShared(prompt) && prompt.personal_message && (
            <NoteToReader text={prompt.personal_message}>
              Message from <bdi>{prompt.shared_by_name}</bdi>
            </NoteToReader>
          )}
          {isOwn && prompt.review?.note && (
            <NoteToReader text={prompt.review.note}>
              Note from <bdi>{prompt.review.by_name ?? 'a former curator'}</bdi> about version{' '}
              {prompt.review.revision}
            </NoteToReader>
          )}
          {hasShortNotes && <PromptNotes notes={prompt.notes} />}
          <section>
            <h3 className="mb-2 text-base font-semibold">Prompt</h3>
            <PromptContent html={html} level={4} descriptions={prompt.fields} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6 border-line text-sm max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6">
          {!hasShortNotes && <PromptNotes notes={prompt.notes} />}
          <PublishingState prompt={prompt} />
          <PromptFooter prompt={prompt} />
          <FeedbackSummary prompt={prompt} />
          <Tags tags={prompt.tags} />
          <PromptAudience prompt={prompt} />
          <Lineage prompt={prompt} />
        </div>
      </div>
    </Dialog>
  )
}

/** What someone wrote to the person who reads this. */
function NoteToReader({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-brand-soft bg-brand-tint px-4 py-3">
      <h3 className="mb-1 text-sm font-semibold text-brand-ink">{children}</h3>
      <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
        {text}
      </p>
    </section>
  )
}

function ShareLink({ promptId }: { promptId: number }) {
  const linkTo = usePromptLink()
  return (
    <Link {...linkTo('share', promptId)} className={classNames(buttonClass('secondary', 'small'), 'min-h-9')}>
      <Share2 aria-hidden className="size-4" />
      Share
    </Link>
  )
}

/** Each tag leads to the prompts of the library that have it. */
function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 font-semibold text-ink-soft">Tags</h3>
      <ul aria-label="Tags" className="flex flex-wrap items-center gap-1.5 text-xs text-ink-soft">
        {tags.map((tag) => (
          <li key={tag} className="flex min-w-0">
            <Link
              to={{ pathname: pages.library.path, search: listSearch('', { tag }) }}
              title={`Show prompts tagged ${tag}`}
              // The dialog closes; without this, keyboard focus would be lost.
              onClick={focusMain}
              className="inline-flex min-h-6 max-w-full items-center rounded-full border border-line px-2.5 hover:border-line-strong hover:text-ink"
            >
              <bdi className="truncate">{tag}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One main action: with fields to fill them in, without to copy the prompt. What is done less often is in the menu. */
function Actions({ prompt, hasFields }: { prompt: Prompt; hasFields: boolean }) {
  const linkTo = usePromptLink()
  return (
    <>
      <DataClassLine dataClass={prompt.data_class} />
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

/** Opens a prompt without fields in an AI tool. */
function OpenAsWritten({ prompt }: { prompt: Prompt }) {
  const { html, data_class } = prompt
  const client = useQueryClient()
  return (
    <OpenIn
      text={() => promptPlainText(richBlocks(html))}
      blank={0}
      dataClass={data_class}
      onBlocked={undefined}
      onOpened={() => void countUse(client, { prompt, tool: readLastTool() })}
    />
  )
}
