import {
  addCollectionEditor,
  leaveCollection,
  removeCollectionEditor,
} from '@prompt-library/contract/collection-changes'
import { COLLECTION_EDITORS_MAX } from '@prompt-library/domain/limits'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { type Db, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { createNotifications } from '../notifications/queries.ts'
import { lockRecipients } from '../sharing/queries.ts'
import { authorizeChange } from './authorize.ts'
import { getCollection } from './list-queries.ts'
import * as members from './member-queries.ts'

export function memberRoutes(serve: Serve, { db, clock }: { db: Db; clock: () => Date }): void {
  serve(addCollectionEditor, async ({ body: { token, user_id: userId }, user }) =>
    inTransaction(db, async (tx) => {
      const { id } = await authorizeChange(tx, { user, token, right: 'manageEditors' })
      if (userId === user.id) throw new AppError(409, 'You own this collection, so you can already edit it.')
      const editors = await members.listEditors(tx, id)
      if (!editors.some((editor) => editor.id === userId)) {
        if (editors.length >= COLLECTION_EDITORS_MAX)
          throw new AppError(409, `A collection can have up to ${COLLECTION_EDITORS_MAX} co-editors.`)
        // Both accounts, in the order of their IDs, as everywhere.
        const active = await lockRecipients(tx, [userId, user.id])
        if (!active.some((account) => account.id === userId)) throw noActiveUser()
        const now = clock()
        await members.addEditor(tx, { collectionId: id, userId, now })
        await createNotifications(tx, {
          type: 'collection_editor',
          userIds: [userId],
          actor_id: user.id,
          collection_id: id,
          title: `${user.display_name} added you as a co-editor`,
          now,
        })
      }
      return getCollection(tx, id, user.id)
    }),
  )

  const remove = async (user: Viewer, token: string, userId: number) => {
    await inTransaction(db, async (tx) => {
      const right = userId === user.id ? 'leave' : 'manageEditors'
      const { id } = await authorizeChange(tx, { user, token, right })
      await members.removeEditor(tx, { collectionId: id, userId })
    })
    return { success: true as const }
  }

  serve(removeCollectionEditor, ({ body, user }) => remove(user, body.token, body.user_id))

  serve(leaveCollection, ({ body, user }) => remove(user, body.token, user.id))
}

const noActiveUser = () =>
  new AppError(404, 'We couldn’t find this user, or their account is disabled. Please choose someone else.')
