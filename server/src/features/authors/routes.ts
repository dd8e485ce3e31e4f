// Who can get an author's name: those who can view one of their prompts.
import { getAuthor } from '@prompt-library/contract/authors'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import * as queries from './queries.ts'

export function authorRoutes(serve: Serve): void {
  serve(getAuthor, async ({ query: { id }, user, readDb }) => {
    const author = await queries.getAuthor(readDb, id, user?.id ?? null)
    if (!author) throw new AppError(404, 'This author doesn’t exist, or you can’t view any of their prompts.')
    return author
  })
}
