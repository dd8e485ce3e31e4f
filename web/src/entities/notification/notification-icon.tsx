import {
  ArrowRightLeft,
  BadgeCheck,
  Bell,
  Eye,
  EyeOff,
  Flag,
  ListTodo,
  type LucideIcon,
  MessageSquareText,
  RotateCcw,
  Share2,
  StickyNote,
  Trash2,
  Users,
} from 'lucide-react'

const ICONS: Partial<Record<string, LucideIcon>> = {
  prompt_shared: Share2,
  prompt_deleted: Trash2,
  prompt_restored: RotateCcw,
  prompt_feedback: StickyNote,
  collection_editor: Users,
  report_handled: Flag,
  changes_asked: MessageSquareText,
  prompt_unpublished: EyeOff,
  collection_unpublished: EyeOff,
  prompt_allowed: Eye,
  prompts_received: ArrowRightLeft,
  review_approved: BadgeCheck,
  to_do: ListTodo,
}

/** The icon of each type of notification. Decorative: the title says the same. */
export function NotificationIcon({ type }: { type: string }) {
  const Icon = ICONS[type] ?? Bell
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
}
