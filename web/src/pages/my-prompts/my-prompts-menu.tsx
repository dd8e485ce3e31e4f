import { pages } from '@prompt-library/contract/pages'
import { Download, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useExport } from '../../features/export/use-export.tsx'
import { Menu, MenuItem, MenuLink } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'

/** What people do with all of their prompts, and rarely. In the tab of saved prompts, it exports those. */
export function MyPromptsMenu({ isSaved }: { isSaved: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [exportPrompts, exporting] = useExport({ of: isSaved ? 'saved' : 'own' }, button)
  return (
    <>
      <Menu trigger={<MoreButton ref={button} aria-label="More" />}>
        <MenuLink link={<Link to={pages.importPrompts.path} />}>
          <FileUp aria-hidden className="size-4" />
          {pages.importPrompts.title}
        </MenuLink>
        <MenuItem onClick={exportPrompts}>
          <Download aria-hidden className="size-4" />
          {isSaved ? 'Export saved prompts…' : 'Export my prompts…'}
        </MenuItem>
      </Menu>
      {exporting}
    </>
  )
}
