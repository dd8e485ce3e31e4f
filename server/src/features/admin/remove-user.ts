// What happens to a deleted user's prompts and collections: deleted, or the public ones transferred to someone else or the
// library, in parts if there are many. What the admin then reads.
import type { SessionUser } from '@prompt-library/contract/session'
import type { Account } from '@prompt-library/domain/people/account-rules'
import { promptsAndCollections } from '@prompt-library/domain/prompts/transfer-notice'
import { countOf } from '@prompt-library/domain/text/count-of'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/queries.ts'
import { LIBRARY, leavePart, leaveTo, lockPart, type NewOwner } from '../transfers/leave.ts'
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

/**
 * Deletes an account, after transferring what is public if the admin chose so. If there is very much to transfer, that happens in
 * parts: should one fail, the account stays with the rest, and the new owner and the audit log know of the parts before. Repeating the
 * call transfers and reports the rest.
 */
export async function removeUser(db: Db, removal: Removal) {
  let before = 0
  if (removal.transferTo !== undefined) {
    let moved: number
    do {
      moved = await inTransaction(db, (tx) => transferPart(tx, { ...removal, before }))
      before += moved
    } while (moved > 0)
  }
  return inTransaction(db, (tx) => removeAtOnce(tx, { ...removal, before }))
}

/** Returns how many prompts it transferred. */
async function transferPart(tx: Tx, removal: Removal & { before: number }): Promise<number> {
  const { uid: id, actor, before, now } = removal
  const promptIds = await lockPart(tx, id)
  if (promptIds.length === 0) return 0
  const { newOwner, other } = await lockBoth(tx, removal)
  if (!newOwner) return 0
  await leavePart(tx, newOwner, { id, promptIds, actorId: actor.id, before, now })
  await recordTransfer(tx, { actor, newOwner, other, moved: { promptIds, collections: 0 }, now })
  return promptIds.length
}

async function removeAtOnce(tx: Tx, removal: Removal & { before: number }) {
  const { uid: id, actor, before, now } = removal
  await lockPromptsOf(tx, id)
  const { account, other, newOwner } = await lockBoth(tx, removal)
  const moved = newOwner && (await leaveTo(tx, newOwner, { id, actorId: actor.id, before, now }))
  const deleted = await deleteUser(tx, { id, now })
  // The new owner was a co-editor until the account was deleted.
  const toEditors = deleted.transferredCollections - (moved?.collections ?? 0)
  const along = promptsAndCollections(deleted)
  const coEdited = toEditors > 0 && countOf(toEditors, 'collection')
  const given = moved && promptsAndCollections({ ...moved, prompts: before + moved.promptIds.length })
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
  if (newOwner && moved) await recordTransfer(tx, { actor, newOwner, other, moved, now })
  return {
    success: true as const,
    message: `${account.display_name} was deleted, along with ${along}.${coEdited ? ` Co-editors now own ${coEdited}.` : ''}${newOwner && given ? ` ${newOwner.name} received ${given}.` : ''}`,
  }
}

/** Locks the account and the new owner's. Throws if the actor can't do this. */
async function lockBoth(tx: Tx, { uid, transferTo, actor, adminNetIds }: Removal) {
  if (transferTo === uid) throw new AppError(400, 'Choose someone else. This is the user you’re deleting.')
  const { account, other } = await lockAccount(tx, {
    action: 'delete',
    actorId: actor.id,
    accountId: uid,
    otherId: transferTo,
    adminNetIds,
  })
  return { account, other, newOwner: transferTo === undefined ? undefined : newOwnerOf(transferTo, other) }
}

interface Transfer {
  actor: SessionUser
  newOwner: NewOwner
  other: Account | undefined
  moved: { promptIds: number[]; collections: number }
  now: Date
}

async function recordTransfer(tx: Tx, { actor, newOwner, other, moved, now }: Transfer): Promise<void> {
  const { promptIds, collections } = moved
  await recordAudit(tx, {
    actor,
    action: 'transferred prompts',
    target: {
      type: 'user',
      id: other?.id ?? null,
      name: newOwner.name,
      ...(other && { subject: other }),
      promptIds,
      details: promptsAndCollections({ prompts: promptIds.length, collections }),
    },
    now,
  })
}

function newOwnerOf(id: number | null, account: Account | undefined): NewOwner {
  if (id === null) return LIBRARY
  if (!account) throw new AppError(404, 'The person who should get the prompts no longer exists.')
  if (account.status !== 'active')
    throw new AppError(409, `${account.display_name}’s account is disabled. Choose someone else.`)
  return { id, name: account.display_name }
}
