import { getAuthor } from '@prompt-library/contract/authors'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import * as queries from './queries.ts'

export function authorRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(getAuthor, async ({ query: { id }, user }) => {
    const author = await queries.getAuthor(db, id, user?.id ?? null)
    if (!author) throw new AppError(404, 'This author doesn’t exist, or you can’t view any of their prompts.')
    return author
  })
}
