import type { Collection } from '@prompt-library/contract/collections'
import { Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedDialog } from '../../shared/ui/load-failure.tsx'

const Handout = lazyPart(async () => (await import('./handout.tsx')).Handout)

/** Prints the whole collection with the text of every prompt, not only the page on screen. */
export function PrintButton({ collection }: { collection: Collection }) {
  const [isPrinting, setPrinting] = useState(false)
  const end = useCallback(() => setPrinting(false), [])
  return (
    <>
      <Button look="secondary" busy={isPrinting && 'Preparing...'} onClick={() => setPrinting(true)}>
        <Printer aria-hidden className="size-4" />
        Print
      </Button>
      {isPrinting && (
        <LoadedDialog onClose={end}>
          <Handout collection={collection} onEnd={end} />
        </LoadedDialog>
      )}
    </>
  )
}
