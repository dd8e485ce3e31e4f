import type { AdminUser, UserAction } from '@prompt-library/contract/admin'
import { Flag, FlagOff, ScrollText, ShieldCheck, ShieldOff, Trash2, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { auditPath } from '../../shared/lib/admin-tabs.ts'
import { useSession } from '../../shared/session/api.ts'
import type { Question } from '../../shared/ui/confirm.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useUpdateUser } from './api.ts'
import { DeleteUser } from './delete-user.tsx'

/** Confirmations before an action. Enabling an account needs none, because it only restores access. */
const QUESTIONS = {
  make_admin: (name) => ({
    title: `Make ${name} an admin?`,
    text: `${name} will be able to read and delete any prompt and manage any account, including yours.`,
    confirm: 'Make Admin',
  }),
  remove_admin: (name) => ({
    title: `Remove ${name} as an admin?`,
    text: `${name} will no longer be able to open the Admin Console.`,
    confirm: 'Remove Admin',
    dangerous: true,
  }),
  make_curator: (name) => ({
    title: `Make ${name} a curator?`,
    text: `${name} will be able to handle reports about public prompts, make them private, delete them, and feature collections.`,
    confirm: 'Make Curator',
  }),
  remove_curator: (name) => ({
    title: `Remove ${name} as a curator?`,
    text: `${name} will no longer be able to handle reports.`,
    confirm: 'Remove Curator',
    dangerous: true,
  }),
  disable: (name) => ({
    title: `Disable ${name}’s account?`,
    text: `${name} will be signed out right away and won’t be able to sign in until an admin enables the account again. Their prompts won’t be deleted.`,
    confirm: 'Disable Account',
    dangerous: true,
  }),
} satisfies Partial<Record<UserAction, (name: string) => Question>>

/**
 * The buttons for each user, and the questions before they act. An admin's actions for an account other than their own.
 * The server checks permissions and explains refusals.
 */
export function UserActions({ user }: { user: AdminUser }) {
  const own = useSession()?.user?.id === user.id
  return own ? <span className="text-ink-soft">You</span> : <OtherUserActions user={user} />
}

function OtherUserActions({ user }: { user: AdminUser }) {
  const update = useUpdateUser()
  const [isDeleting, setDeleting] = useState(false)
  const [act, confirmation] = useConfirmedAction()

  const change = (action: UserAction, question?: Question) =>
    act({
      question,
      change: () => update.mutateAsync({ uid: user.id, action }),
      done: ({ message }) => toastSuccess(message),
      failed: 'An error occurred.',
    })
  const confirmChange = (action: keyof typeof QUESTIONS) =>
    change(action, QUESTIONS[action](user.displayName))
  return (
    <>
      <Menu trigger={<MoreButton aria-label={`Actions for ${user.displayName}`} />}>
        {user.role === 'admin' ? (
          <MenuItem icon={ShieldOff} onClick={() => confirmChange('remove_admin')} label="Remove Admin" />
        ) : (
          <MenuItem icon={ShieldCheck} onClick={() => confirmChange('make_admin')} label="Make Admin" />
        )}
        {user.role === 'user' && (
          <MenuItem icon={Flag} onClick={() => confirmChange('make_curator')} label="Make Curator" />
        )}
        {user.role === 'curator' && (
          <MenuItem icon={FlagOff} onClick={() => confirmChange('remove_curator')} label="Remove Curator" />
        )}
        {user.status === 'active' ? (
          <MenuItem icon={UserX} onClick={() => confirmChange('disable')} label="Disable Account" />
        ) : (
          <MenuItem icon={UserCheck} onClick={() => change('enable')} label="Enable Account" />
        )}
        <MenuLink
          icon={ScrollText}
          link={<Link to={auditPath({ person: user.netid })} />}
          label="View in Audit Log"
        />
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          onClick={() => setDeleting(true)}
          className="text-danger-ink"
          label="Delete User"
        />
      </Menu>
      {confirmation}
      {isDeleting && <DeleteUser user={user} onClose={() => setDeleting(false)} />}
    </>
  )
}
