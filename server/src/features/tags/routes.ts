import { suggestTags } from '@prompt-library/contract/tags'
import type { Db } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import * as queries from './queries.ts'

export function tagRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(suggestTags, ({ query: { q = '' }, user }) => queries.suggestTags(db, { text: q, userId: user.id }))
}
