import { type PromptAccess, promptPermissions, type Viewer } from '@prompt-library/domain/prompts/permissions'
import type { Queryable } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { getPromptAccess } from './access-queries.ts'

interface AccessRequest {
  user: Viewer | null
  id: number
  right: keyof ReturnType<typeof promptPermissions>
}

/** Throws if the user can't do this with the prompt: 404 if they can't view it, 403 if they can. */
export async function authorize(db: Queryable, { user, id, right }: AccessRequest): Promise<PromptAccess> {
  const access = await getPromptAccess(db, id, user?.id ?? null)
  if (!access) throw promptNotFound()
  const permissions = promptPermissions(user, access)
  if (permissions[right]) return access
  throw permissions.view
    ? new AppError(403, `You don’t have permission to ${right} this prompt.`)
    : promptNotFound()
}

/** The same for a missing and a hidden prompt, so the response doesn't reveal which IDs exist. */
export function promptNotFound(): AppError {
  return new AppError(404, 'This prompt doesn’t exist, or you can’t view it.')
}
