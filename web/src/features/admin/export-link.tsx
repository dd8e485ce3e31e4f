import { type ExportName, exportCsv } from '@prompt-library/contract/admin'
import { Download } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'

export function ExportLink({ what, children }: { what: ExportName; children: string }) {
  return (
    <a
      href={`${exportCsv.path}?what=${what}`}
      download
      className={`${buttonClass('secondary')} whitespace-nowrap`}
    >
      <Download aria-hidden className="size-4" />
      {children}
    </a>
  )
}
