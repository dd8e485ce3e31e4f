import type { Prompt } from '@prompt-library/contract/prompts'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { Dialog } from '../../ui/dialog.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useMarkPromptRead } from '../notifications/api.ts'
import { isShared } from './is-shared.ts'
import { PromptAudience } from './prompt-audience.tsx'
import { CATEGORY_COLORS, PromptBadges } from './prompt-badges.tsx'
import { PromptContent } from './prompt-content.tsx'
import { PromptMenu } from './prompt-menu.tsx'
import { UpvoteButton } from './upvote-button.tsx'

export function DetailDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  useMarkPromptRead(isShared(prompt) ? prompt.id : undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      headerClass={`${CATEGORY_COLORS[prompt.category]} text-white`}
      title={prompt.title}
      below={<PromptBadges prompt={prompt} />}
      actions={
        <PromptMenu
          prompt={prompt}
          first="copy"
          trigger={<MoreButton onColor aria-label="More options" title="More options" />}
        />
      }
      footer={
        <>
          <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
            Authored by <bdi>{prompt.author_name ?? 'Unknown'}</bdi>
            <span aria-hidden> · </span>
            {isShared(prompt) && (
              <>
                Shared by <bdi>{prompt.shared_by_name}</bdi>
                <span aria-hidden> · </span>
              </>
            )}
            {prompt.created_at ? (
              <time dateTime={prompt.created_at} title={new Date(prompt.created_at).toLocaleString('en-US')}>
                {promptDate(prompt.created_at)}
              </time>
            ) : (
              promptDate(null)
            )}
          </p>
          <UpvoteButton prompt={prompt} />
        </>
      }
    >
      <PageTitle>{prompt.title}</PageTitle>
      <PromptAudience prompt={prompt} />
      {isShared(prompt) && prompt.personal_message && (
        <section className="mb-8 rounded-lg border border-brand-soft bg-brand-tint px-4 py-3">
          <h3 className="mb-1 text-sm font-semibold text-brand-ink">
            Message from <bdi>{prompt.shared_by_name}</bdi>
          </h3>
          <p className="whitespace-pre-wrap" dir="auto">
            {prompt.personal_message}
          </p>
        </section>
      )}
      <section>
        <h3 className="mb-3 text-lg font-semibold">Prompt</h3>
        <PromptContent html={prompt.markdown} level={4} />
      </section>
      {prompt.notes && (
        <section className="mt-8">
          <h3 className="mb-3 text-lg font-semibold">Notes</h3>
          <p className="whitespace-pre-wrap text-ink-soft" dir="auto">
            {prompt.notes}
          </p>
        </section>
      )}
    </Dialog>
  )
}
