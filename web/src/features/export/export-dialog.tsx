import { EXPORT_FORMATS, type ExportFormat, FORMATS } from '@prompt-library/contract/formats/formats'
import { type RefObject, useState } from 'react'
import { saveFile } from '../../shared/lib/fetch-file.ts'
import { Field } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useSubmit } from '../../shared/ui/use-submit.ts'
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

/** The dialog that exports prompts: chooses a format and saves the file, unless it was closed by then. */
export function ExportDialog({ source, finalFocus, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('json')
  const form = useSubmit({
    send: () => download(source, format),
    done: () => undefined,
    onDone: (file) => {
      saveFile(file)
      toastSuccess(`Saved as ${file.name}.`)
      onClose()
    },
    failed: 'Couldn’t export. Try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={TITLES[source.of]}
      width="small"
      finalFocus={finalFocus}
      action="Export"
      busy={form.isPending && 'Exporting...'}
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
    </FormDialog>
  )
}
