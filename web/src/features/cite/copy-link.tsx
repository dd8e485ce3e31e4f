import { Link2 } from 'lucide-react'
import { Button } from '../../shared/ui/button.tsx'
import { CopyLabel } from '../../shared/ui/copy-label.tsx'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { useCopied } from '../../shared/ui/use-copied.ts'

const WORDS = { copied: 'Link copied.', failed: 'We couldn’t copy the link.' }

/** Copies the permalink in the citation. */
export function CopyLink({ url }: { url: string }) {
  const [copied, markCopied] = useCopied()
  return (
    <Button look="quiet" onClick={async () => (await copyWithToast(url, WORDS)) && markCopied()}>
      <CopyLabel copied={copied} icon={Link2}>
        Copy link
      </CopyLabel>
    </Button>
  )
}
