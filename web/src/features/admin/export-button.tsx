import { type ExportName, exportCsv } from '@prompt-library/contract/admin'
import { Download } from 'lucide-react'
import { fetchFile, sentenceFor } from '../../lib/api-client.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast.tsx'

export function ExportButton({ what }: { what: ExportName }) {
  const { mutate, isPending } = useGuardedMutation({
    mutationKey: ['export', what],
    mutationFn: () => fetchFile(exportCsv, { query: { what } }),
    onSuccess: save,
    onError: (error) => toastFailure(sentenceFor(error, 'The export failed. Please try again.')),
  })
  return (
    <Button
      look="secondary"
      className="whitespace-nowrap"
      busy={isPending && 'Exporting...'}
      onClick={() => mutate()}
    >
      <Download aria-hidden className="size-4" />
      Export CSV
    </Button>
  )
}

/** Hands a file to the browser, which saves it as it saves any other. */
function save(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // the browser has the file by then, or reads on from what it has begun
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
