import { pages } from '@prompt-library/contract/pages'
import { FileUp } from 'lucide-react'
import { Link } from 'react-router'
import { Menu, MenuLink } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'

/** What people do with all of their prompts, and rarely. */
export function MyPromptsMenu() {
  return (
    <Menu trigger={<MoreButton aria-label="More" />}>
      <MenuLink link={<Link to={pages.importPrompts.path} />}>
        <FileUp aria-hidden className="size-4" />
        {pages.importPrompts.title}
      </MenuLink>
    </Menu>
  )
}
