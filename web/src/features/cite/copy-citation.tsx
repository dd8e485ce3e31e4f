import type { CitedWork } from '@prompt-library/domain/citations/cited-work'
import { Button } from '../../shared/ui/button.tsx'
import { copyFormatted } from '../../shared/ui/copy-formatted.ts'
import { CopyLabel } from '../../shared/ui/copy-label.tsx'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { useCopied } from '../../shared/ui/use-copied.ts'
import { chosenStyle, copiesOf } from './citation-styles.ts'

const WORDS = { copied: 'Citation copied.', failed: 'We couldn’t copy the citation.' }

export function CopyCitation({ work }: { work: CitedWork }) {
  const style = chosenStyle.use()
  const [copied, markCopied] = useCopied()
  const copy = async () => {
    const { html, text } = copiesOf(style.cite(work))
    const done = style.isCode ? copyWithToast(text, WORDS) : copyFormatted({ html, text, ...WORDS })
    if (await done) markCopied()
  }
  return (
    <Button onClick={copy} className="max-sm:flex-1">
      <CopyLabel copied={copied}>Copy citation</CopyLabel>
    </Button>
  )
}
