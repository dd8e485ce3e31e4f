import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useExport } from '../../features/export/use-export.tsx'
import { Menu, MenuItem } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'

/** The formats for other tools. The button beside it is for statistics. */
export function PublicExport() {
  const button = useRef<HTMLButtonElement>(null)
  const [exportPrompts, exporting] = useExport({ of: 'public' }, button)
  return (
    <>
      <Menu trigger={<MoreButton ref={button} aria-label="More options" title="More options" />}>
        <MenuItem onClick={exportPrompts}>
          <Download aria-hidden className="size-4" />
          Export public prompts…
        </MenuItem>
      </Menu>
      {exporting}
    </>
  )
}
