import { type ReactNode, useState } from 'react'
import { EarlierVersionsOffer } from './earlier-versions-offer.tsx'
import type { Save } from './use-showing-versions.ts'

/**
 * Offers to remove earlier versions that show what a save removed: `const [offerRemoval, dialog] = useEarlierVersionsOffer()`.
 * `offerRemoval` resolves when the author has decided, or if there's nothing to remove. Render `dialog`.
 */
export function useEarlierVersionsOffer(): [offerRemoval: (save: Save) => Promise<void>, dialog: ReactNode] {
  const [offered, setOffered] = useState<{ save: Save; end: () => void }>()
  const offerRemoval = (save: Save) =>
    new Promise<void>((resolve) => {
      const end = () => {
        setOffered(undefined)
        resolve()
      }
      setOffered({ save, end })
    })
  return [offerRemoval, offered && <EarlierVersionsOffer save={offered.save} onDone={offered.end} />]
}
