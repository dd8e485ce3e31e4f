import type { AdminUser, UserAction } from '@prompt-library/contract/admin'
import { Flag, FlagOff, ScrollText, ShieldCheck, ShieldOff, Trash2, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../shared/session/api.ts'
import type { Question } from '../../shared/ui/confirm.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useUpdateUser } from './api.ts'
import { auditSearch } from './audit-search.ts'
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
      // The row and its button stay.
      focus: () => undefined,
    })
  const confirmChange = (action: keyof typeof QUESTIONS) =>
    change(action, QUESTIONS[action](user.displayName))
  return (
    <>
      <Menu trigger={<MoreButton aria-label={`Actions for ${user.displayName}`} />}>
        {user.role === 'admin' ? (
          <MenuItem onClick={() => confirmChange('remove_admin')}>
            <ShieldOff aria-hidden className="size-4" />
            Remove Admin
          </MenuItem>
        ) : (
          <MenuItem onClick={() => confirmChange('make_admin')}>
            <ShieldCheck aria-hidden className="size-4" />
            Make Admin
          </MenuItem>
        )}
        {user.role === 'user' && (
          <MenuItem onClick={() => confirmChange('make_curator')}>
            <Flag aria-hidden className="size-4" />
            Make Curator
          </MenuItem>
        )}
        {user.role === 'curator' && (
          <MenuItem onClick={() => confirmChange('remove_curator')}>
            <FlagOff aria-hidden className="size-4" />
            Remove Curator
          </MenuItem>
        )}
        {user.status === 'active' ? (
          <MenuItem onClick={() => confirmChange('disable')}>
            <UserX aria-hidden className="size-4" />
            Disable Account
          </MenuItem>
        ) : (
          <MenuItem onClick={() => change('enable')}>
            <UserCheck aria-hidden className="size-4" />
            Enable Account
          </MenuItem>
        )}
        <MenuLink link={<Link to={{ search: auditSearch({ person: user.netid }) }} />}>
          <ScrollText aria-hidden className="size-4" />
          View in Audit Log
        </MenuLink>
        <MenuSeparator />
        <MenuItem onClick={() => setDeleting(true)} className="text-danger-ink">
          <Trash2 aria-hidden className="size-4" />
          Delete User
        </MenuItem>
      </Menu>
      {confirmation}
      {isDeleting && <DeleteUser user={user} onClose={() => setDeleting(false)} />}
    </>
  )
}
