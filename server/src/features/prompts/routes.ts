import { countOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { PAGE_SIZE, UNPAGED_MAX } from '@prompt-library/domain/limits'
import type { Db } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import { countPromptsOf, countPublicPrompts, listPublicPrompts } from './queries.ts'

export function promptRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(listPrompts, async ({ query, user }) => {
    const [answer, total] = await Promise.all([
      listPublicPrompts(db, pageOf(query), user?.id ?? null),
      countPublicPrompts(db),
    ])
    return { answer, headers: { 'x-total-count': total } }
  })

  serve(countOwnPrompts, async ({ user }) => ({ count: await countPromptsOf(db, user.id) }))
}

function pageOf({
  page,
  page_size = PAGE_SIZE,
}: {
  page?: number | undefined
  page_size?: number | undefined
}) {
  if (page === undefined) return { limit: UNPAGED_MAX, offset: 0 }
  return { limit: page_size, offset: (page - 1) * page_size }
}
