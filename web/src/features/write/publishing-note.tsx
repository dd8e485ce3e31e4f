import { Clock, Lock } from 'lucide-react'
import type { DraftPublishing } from './use-publishing.ts'

/**
 * What the prompt form says below the visibility if the prompt needs approval or can't be public. Renders nothing if
 * neither is so.
 */
export function PublishingNote({ publishing }: { publishing: DraftPublishing }) {
  const text = noteFor(publishing)
  const reason = publishing.saved?.made_private_because
  if (!text) return null
  const Icon = publishing.ifPublic === 'refused' || publishing.outcome === 'private' ? Lock : Clock
  return (
    <p className="mt-3 flex items-start gap-2 rounded-lg border border-info-line bg-info-tint px-4 py-3 text-sm text-info-ink">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
        {reason && `\n“${reason}”`}
      </span>
    </p>
  )
}

function noteFor({ outcome, ifPublic, ifChanged, saved }: DraftPublishing): string | undefined {
  if (ifPublic === 'refused')
    return 'Only curators can make prompts public here. You can share a private prompt with people you choose.'
  if (saved?.publishing === 'made_private')
    return outcome === 'waiting'
      ? 'A curator made this prompt private. When you save, it’s sent for approval, and it stays private until a curator approves it.'
      : 'A curator made this prompt private. To send it for approval, choose Public.'
  if (saved?.publishing === 'waiting' && outcome === 'private')
    return 'This prompt will no longer wait for approval.'
  if (saved?.publishing === 'waiting' && !saved.is_public)
    return 'This prompt is waiting for approval. A curator will read the version you save.'
  if (saved?.is_public && ifChanged === 'waiting') {
    if (outcome === 'waiting')
      return 'When you save, your edit waits for approval. Until then, everyone sees the prompt as it is now.'
    if (outcome === 'public')
      return 'If you change this prompt, your edit waits for approval. Until then, everyone sees the prompt as it is now.'
  }
  return outcome === 'waiting'
    ? 'A curator reads your prompt before everyone can. Until it’s approved, it’s private.'
    : undefined
}
