import type { SessionUser } from '@prompt-library/contract/session'
import type { Account } from '@prompt-library/domain/people/account-rules'
import { promptsAndCollections } from '@prompt-library/domain/prompts/transfer-notice'
import { countOf } from '@prompt-library/domain/text/count-of'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/queries.ts'
import { LIBRARY, leaveTo, type NewOwner } from '../transfers/leave.ts'
import { lockAccount } from './lock-account.ts'
import { deleteUser, lockPromptsOf } from './user-queries.ts'

interface Removal {
  uid: number
  /** Who gets the public prompts and collections: a user, or null for the library. Undefined deletes them too. */
  transferTo: number | null | undefined
  actor: SessionUser
  adminNetIds: readonly string[]
  now: Date
}

type Moved = Awaited<ReturnType<typeof leaveTo>>

/** Deletes an account, after transferring what is public if the admin chose so. */
export async function removeUser(db: Db, removal: Removal) {
  return inTransaction(db, (tx) => remove(tx, removal))
}

async function remove(tx: Tx, { uid: id, transferTo, actor, adminNetIds, now }: Removal) {
  if (transferTo === id) throw new AppError(400, 'Choose someone else. This is the user you’re deleting.')
  await lockPromptsOf(tx, id)
  const { account, other } = await lockAccount(tx, {
    action: 'delete',
    actorId: actor.id,
    accountId: id,
    otherId: transferTo,
    adminNetIds,
  })
  const newOwner = transferTo === undefined ? undefined : newOwnerOf(transferTo, other)
  const moved = newOwner && (await leaveTo(tx, newOwner, { id, actorId: actor.id, now }))
  const deleted = await deleteUser(tx, { id, now })
  // The new owner was a co-editor until the account was deleted.
  const toEditors = deleted.transferredCollections - (moved?.collections ?? 0)
  const along = promptsAndCollections(deleted)
  const coEdited = toEditors > 0 && countOf(toEditors, 'collection')
  const given = moved && promptsAndCollections({ ...moved, prompts: moved.promptIds.length })
  await recordAudit(tx, {
    actor,
    action: 'deleted user',
    target: {
      type: 'user',
      id,
      name: account.display_name,
      subject: account,
      details: [
        `with ${along}`,
        ...(coEdited ? [`${coEdited} transferred`] : []),
        ...(given ? [`${given} transferred to ${other ? 'another user' : 'the library'}`] : []),
      ].join('; '),
    },
    now,
  })
  if (newOwner && moved && given)
    await recordAudit(tx, {
      actor,
      action: 'transferred prompts',
      target: targetOf(newOwner, other, moved),
      now,
    })
  return {
    success: true as const,
    message: `${account.display_name} was deleted, along with ${along}.${coEdited ? ` Co-editors now own ${coEdited}.` : ''}${newOwner && given ? ` ${newOwner.name} received ${given}.` : ''}`,
  }
}

function targetOf(newOwner: NewOwner, account: Account | undefined, { promptIds, collections }: Moved) {
  return {
    type: 'user' as const,
    id: newOwner.id,
    name: newOwner.name,
    ...(account && { subject: account }),
    promptIds,
    details: promptsAndCollections({ prompts: promptIds.length, collections }),
  }
}

function newOwnerOf(id: number | null, account: Account | undefined): NewOwner {
  if (id === null) return LIBRARY
  if (!account) throw new AppError(404, 'The person who should get the prompts no longer exists.')
  if (account.status !== 'active')
    throw new AppError(409, `${account.display_name}’s account is disabled. Choose someone else.`)
  return { id, name: account.display_name }
}
