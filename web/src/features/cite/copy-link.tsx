import { Link2 } from 'lucide-react'
import { Button } from '../../shared/ui/button.tsx'
import { CopyLabel } from '../../shared/ui/copy-label.tsx'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'
import { useCopied } from '../../shared/ui/use-copied.ts'

/** Copies the permalink in the citation. */
export function CopyLink({ url }: { url: string }) {
  const [copied, markCopied] = useCopied()
  return (
    <Button look="quiet" onClick={async () => (await copyLink(url)) && markCopied()}>
      <CopyLabel copied={copied} icon={Link2}>
        Copy link
      </CopyLabel>
    </Button>
  )
}
