import type { CollectionVisibility } from '@prompt-library/domain/collections/permissions'
import { Globe, Link2, Lock, type LucideIcon } from 'lucide-react'

export const VISIBILITY_LOOKS: Record<CollectionVisibility, { icon: LucideIcon; label: string }> = {
  private: { icon: Lock, label: 'Private' },
  link: { icon: Link2, label: 'Members with the link' },
  public: { icon: Globe, label: 'Public' },
}
