import { DELETED_DAYS } from '@prompt-library/domain/limits'
import { useSession } from '../../shared/session/api.ts'

/** For how many days deleted prompts can be restored. */
export function useDeletedDays(): number {
  return useSession()?.deleted_days ?? DELETED_DAYS
}
