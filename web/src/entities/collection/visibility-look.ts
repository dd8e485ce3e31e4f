import type { CollectionVisibility } from '@prompt-library/domain/collections/permissions'
import { Globe, Link2, Lock } from 'lucide-react'

/** The names of Private, Members with the link, and Public for a collection, and the sentence that says who can see it. */
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
