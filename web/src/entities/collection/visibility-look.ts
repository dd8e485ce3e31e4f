import type { CollectionVisibility } from '@prompt-library/domain/collections/permissions'
import { Globe, Link2, Lock } from 'lucide-react'

/** What the screens call each visibility, and who can see a collection. */
export const VISIBILITY_LOOKS = {
  private: { name: 'Private', who: 'Only you and its co-editors can see it.', icon: Lock },
  link: {
    name: 'Members with the link',
    who: 'Anyone who’s signed in and has the link can see it. It isn’t listed.',
    icon: Link2,
  },
  public: {
    name: 'Public',
    who: 'Everyone who can open the library can see it. It’s listed under Collections.',
    icon: Globe,
  },
} as const satisfies Record<CollectionVisibility, object>
