import { Bell, type LucideIcon, MessageSquare, RotateCcw, Share2, Trash2, UserPlus } from 'lucide-react'

const ICONS: Partial<Record<string, LucideIcon>> = {
  prompt_shared: Share2,
  prompt_deleted: Trash2,
  prompt_restored: RotateCcw,
  prompt_feedback: MessageSquare,
  collection_editor: UserPlus,
}

/** Decorative: the title says the same. */
export function NotificationIcon({ type }: { type: string }) {
  const Icon = ICONS[type] ?? Bell
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
}
