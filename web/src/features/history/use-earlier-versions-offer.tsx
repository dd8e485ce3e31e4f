import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import { nameInToast } from '../../shared/ui/undo-toast.ts'
import { EarlierVersionsOffer } from './earlier-versions-offer.tsx'
import { findShowingVersions, type Save } from './find-versions.ts'
import { versionNames } from './version-names.ts'

/**
 * Offers to remove earlier versions that show what a save removed: `const [offerRemoval, dialog] = useEarlierVersionsOffer()`.
 * `offerRemoval` resolves when the author has decided, or if there's nothing to remove. Render `dialog`. An author who has left
 * by then gets a message instead.
 */
export function useEarlierVersionsOffer(): [offerRemoval: (save: Save) => Promise<void>, dialog: ReactNode] {
  const [offered, setOffered] = useState<{ save: Save; end: () => void }>()
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  const offerRemoval = (save: Save) => {
    if (!isMounted()) return tellOfVersions(save, queryClient)
    return new Promise<void>((resolve) => {
      const end = () => {
        setOffered(undefined)
        resolve()
      }
      setOffered({ save, end })
    })
  }
  return [offerRemoval, offered && <EarlierVersionsOffer save={offered.save} onDone={offered.end} />]
}

async function tellOfVersions(save: Save, queryClient: QueryClient): Promise<void> {
  const title = `“${nameInToast(save.after.title)}”`
  try {
    const { versions } = await findShowingVersions(save, { queryClient })
    if (versions.length === 0) return
    const names = versionNames(versions.map(({ revision }) => revision))
    const show = versions.length === 1 ? 'shows' : 'show'
    toastFailure(
      `${names} of ${title} still ${show} what you removed. Open its history to remove earlier versions.`,
    )
  } catch (error) {
    console.warn('The earlier versions could not be checked:', error)
    toastFailure(`Earlier versions of ${title} may still show what you removed. Look at its history.`)
  }
}
