import { EXPORT_FORMATS, type ExportFormat, FORMATS } from '@prompt-library/contract/formats/formats'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { saveFile } from '../../shared/lib/fetch-file.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { download, type ExportSource } from './download.ts'

interface ExportDialogProps {
  source: ExportSource
  finalFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

const TITLES: Record<ExportSource['of'], string> = {
  own: 'Export your prompts',
  saved: 'Export your saved prompts',
  collection: 'Export this collection',
  prompt: 'Export this prompt',
  public: 'Export all public prompts',
}

/** The dialog that exports prompts. Chooses a format and saves the file. Closing it cancels an export that is running. */
export function ExportDialog({ source, finalFocus, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('json')
  const canceling = useRef(new AbortController())
  useEffect(() => () => canceling.current.abort(), [])
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      canceling.current = new AbortController()
      return download(source, format, canceling.current.signal)
    },
    onSuccess: (file) => {
      saveFile(file)
      toastSuccess(`Saved as ${file.name}.`)
      onClose()
    },
    onError: (error) => {
      if (!canceling.current.signal.aborted) toastError(error, 'Couldn’t export. Try again.')
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[source.of]}
      width="small"
      finalFocus={finalFocus}
      footer={
        <>
          {isPending && (
            <Button look="secondary" onClick={() => canceling.current.abort()}>
              Cancel
            </Button>
          )}
          <Button icon={Download} data-once busy={isPending && 'Exporting...'} onClick={() => mutate()}>
            Export
          </Button>
        </>
      }
    >
      <Field label="Format" hint={FORMATS[format].summary}>
        <Select value={format} onChange={({ target }) => setFormat(target.value as ExportFormat)}>
          {EXPORT_FORMATS.map((name) => (
            <option key={name} value={name}>
              {FORMATS[name].label}
            </option>
          ))}
        </Select>
      </Field>
    </Dialog>
  )
}
