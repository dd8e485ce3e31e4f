import { LOGOUT_PATH, pages } from '@prompt-library/contract/pages'
import type { SessionUser } from '@prompt-library/contract/session'
import { isCurator } from '@prompt-library/domain/people/roles'
import { countForCurators } from '@prompt-library/domain/prompts/to-do'
import { cappedCount } from '@prompt-library/domain/text/capped-count'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Bell, BookOpen, Flag, KeyRound, LogOut, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { promptCountQuery } from '../entities/prompt/count-queries.ts'
import { toDoCountsQuery } from '../features/review/to-do-api.ts'
import { useHasConnections } from '../shared/session/api.ts'
import { forgetUser } from '../shared/session/sign-out.ts'
import { Badge } from '../shared/ui/badge.tsx'
import { Menu, MenuHeading, MenuLink, MenuSeparator } from '../shared/ui/menu.tsx'
import { UserButton } from './user-button.tsx'

/** The menu behind the user's name: number of prompts, what needs a curator, notification settings, sign out. */
export function UserMenu({ user, defaultOpen }: { user: SessionUser; defaultOpen: boolean }) {
  const { data: counts } = useQuery({ ...toDoCountsQuery, enabled: isCurator(user.role) })
  const toDo = counts ? countForCurators(counts) : 0
  return (
    <Menu trigger={<UserButton name={user.display_name} toDo={toDo} />} defaultOpen={defaultOpen}>
      <MenuHeading>
        <span className="block font-medium text-ink">{user.display_name}</span>
        {user.email}
      </MenuHeading>
      <PromptCount />
      {isCurator(user.role) && (
        <MenuLink icon={Flag} link={<Link to={pages.reviews.path} />}>
          {pages.reviews.title}
          {toDo > 0 && <Badge look="solid">{cappedCount(toDo)}</Badge>}
        </MenuLink>
      )}
      {user.role === 'admin' && (
        <MenuLink icon={ShieldCheck} label={pages.admin.title} link={<Link to={pages.admin.path} />} />
      )}
      <MenuLink
        icon={Bell}
        label="Notification settings"
        link={<Link to={`${pages.notifications.path}?settings=open`} />}
      />
      {useHasConnections() && (
        <MenuLink
          icon={KeyRound}
          label={pages.connections.title}
          link={<Link to={pages.connections.path} />}
        />
      )}
      <MenuSeparator />
      <MenuLink icon={LogOut} href={LOGOUT_PATH} onClick={() => forgetUser(user.id)} label="Sign Out" />
    </Menu>
  )
}

/** Refetched each time the menu opens. Shows “…” while loading or after a failure. */
function PromptCount() {
  const { data } = useQuery(promptCountQuery)
  return (
    <MenuLink icon={BookOpen} link={<Link to={pages.myPrompts.path} />}>
      Prompts: {data === undefined ? '…' : groupedCount(data)}
    </MenuLink>
  )
}
