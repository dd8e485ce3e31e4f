import { type PromptAccess, promptPermissions, type Viewer } from '@prompt-library/domain/prompts/permissions'
import type { Queryable } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { getPromptAccess } from './queries.ts'

interface Wish {
  user: Viewer | null
  id: number
  right: keyof ReturnType<typeof promptPermissions>
}

/** Throws unless somebody may do something with a prompt; tells whose it is. */
export async function authorise(db: Queryable, { user, id, right }: Wish): Promise<PromptAccess> {
  const access = await getPromptAccess(db, id, user?.id ?? null)
  if (!access) throw promptNotFound()
  const may = promptPermissions(user, access)
  if (may[right]) return access
  throw may.view ? new AppError(403, `You may not ${right} this prompt.`) : promptNotFound()
}

/** The same for a prompt that is hidden from the caller, so that nobody learns by its id that it is there. */
export function promptNotFound(): AppError {
  return new AppError(404, 'This prompt does not exist, or you may not see it.')
}
