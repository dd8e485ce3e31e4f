import { featureCollection, unfeatureCollection } from '@prompt-library/contract/collection-changes'
import type { Collection } from '@prompt-library/contract/collections'
import { FEATURED_COLLECTIONS_MAX } from '@prompt-library/domain/limits'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { cutText } from '@prompt-library/domain/text/cut-text'
import { type Db, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { findAuditedCollection, recordAudit } from '../audit/queries.ts'
import { authorizeChange } from './authorize.ts'
import { getCollection } from './list-queries.ts'
import { lockFeatured, otherFeaturedNames, setFeatured } from './queries.ts'

/** Featuring collections in the library: only public ones, and up to four. */
export function featureRoutes(serve: Serve, { db, clock }: { db: Db; clock: () => Date }): void {
  const change = (user: Viewer & { display_name: string }, token: string, isFeatured: boolean) =>
    inTransaction(db, async (tx): Promise<Collection> => {
      // All featured ones first, in the order of their IDs: two admins can't wait for each other.
      await lockFeatured(tx)
      const { id, visibility } = await authorizeChange(tx, { user, token, right: 'feature' })
      if (isFeatured && visibility !== 'public')
        throw new AppError(409, 'Only public collections can be featured.')
      const now = clock()
      const isChanged = await setFeatured(tx, { id, featuredAt: isFeatured ? now : null })
      const others = isFeatured && isChanged ? await otherFeaturedNames(tx, id) : []
      if (others.length >= FEATURED_COLLECTIONS_MAX) throw new AppError(409, noRoom(others))
      const target = isChanged && (await findAuditedCollection(tx, id))
      const action = isFeatured ? 'featured collection' : 'stopped featuring collection'
      if (target) await recordAudit(tx, { actor: user, action, target, now })
      return getCollection(tx, id, user.id)
    })

  serve(featureCollection, ({ body, user }) => change(user, body.token, true))

  serve(unfeatureCollection, ({ body, user }) => change(user, body.token, false))
}

function noRoom(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-US').format(names.map((name) => `“${cutText(name, 40)}”`))
  return `Up to ${FEATURED_COLLECTIONS_MAX} collections can be featured. Stop featuring one of these first: ${list}.`
}
