import type { ExportName } from '@prompt-library/contract/admin'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { fetchFile, saveFile } from '../../shared/lib/fetch-file.ts'
import { Button } from '../../shared/ui/button.tsx'
import { toastError } from '../../shared/ui/toast.ts'

/** The button that exports a table as CSV. */
export function ExportButton({ what }: { what: ExportName }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile('GET /api/export.php', { what }),
    onSuccess: saveFile,
    onError: (error) => toastError(error, 'Couldn’t export. Try again.'),
  })
  return (
    <Button
      look="secondary"
      className="whitespace-nowrap"
      busy={isPending && 'Exporting...'}
      onClick={() => mutate()}
    >
      <Download aria-hidden className="size-4 shrink-0 max-[22rem]:hidden" />
      Export CSV
    </Button>
  )
}
