import type { Prompt } from '@prompt-library/contract/prompts'
import { promptFields } from '@prompt-library/domain/fields/field'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useMarkPromptRead } from '../notifications/api.ts'
import { useMember } from '../session/api.ts'
import { categoryHeader } from './category-look.ts'
import { CopyButton } from './copy-button.tsx'
import { isShared } from './is-shared.ts'
import { usePromptLink } from './open-prompt.ts'
import { PromptAudience } from './prompt-audience.tsx'
import { PromptBadges } from './prompt-badges.tsx'
import { PromptContent } from './prompt-content.tsx'
import { PromptMenu } from './prompt-menu.tsx'
import { UpvoteButton } from './upvote-button.tsx'
import { usesText } from './uses-text.ts'
import { WeeklyUses } from './weekly-uses.tsx'

export function DetailDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const linkTo = usePromptLink()
  const hasFields = promptFields(prompt.markdown, prompt.fields).length > 0
  const isOwn = useMember()?.id === prompt.author_id
  useMarkPromptRead(isShared(prompt) ? prompt.id : undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      headerClass={categoryHeader(prompt.category)}
      title={prompt.title}
      below={<PromptBadges prompt={prompt} />}
      actions={
        <PromptMenu
          prompt={prompt}
          first="copy"
          trigger={<MoreButton aria-label="More options" title="More options" />}
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
            {prompt.uses > 0 && (
              <>
                <span aria-hidden> · </span>
                {usesText(prompt.uses)}
              </>
            )}
          </p>
          <UpvoteButton prompt={prompt} />
          <CopyButton prompt={prompt} look="secondary" />
          <Link {...linkTo('use', prompt.id)} className={buttonClass()}>
            {hasFields ? 'Use' : 'Open in…'}
          </Link>
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
        <PromptContent html={prompt.markdown} level={4} descriptions={prompt.fields} />
      </section>
      {prompt.notes && (
        <section className="mt-8">
          <h3 className="mb-3 text-lg font-semibold">Notes</h3>
          <p className="whitespace-pre-wrap text-ink-soft" dir="auto">
            {prompt.notes}
          </p>
        </section>
      )}
      {isOwn && prompt.uses > 0 && <WeeklyUses promptId={prompt.id} />}
    </Dialog>
  )
}
