import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { CopyLabel } from '../../shared/ui/copy-label.tsx'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { useCopied } from '../../shared/ui/use-copied.ts'

const WORDS = { copied: 'Link copied.', failed: 'We couldn’t copy the link.' }

/** The permalink in the citation. */
export function VersionLink({ url, children }: { url: string; children: ReactNode }) {
  const [copied, markCopied] = useCopied()
  return (
    <section className="w-full text-sm">
      <h3 className="mb-1 text-base font-semibold">Link to this version</h3>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 wrap-anywhere">{url}</p>
        <Button
          look="quiet"
          size="small"
          className="-ml-3"
          onClick={async () => (await copyWithToast(url, WORDS)) && markCopied()}
        >
          <CopyLabel copied={copied} icon={Link2}>
            Copy link
          </CopyLabel>
        </Button>
      </div>
      {children}
    </section>
  )
}
