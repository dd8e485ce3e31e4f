import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { Tx } from '../../db/database.ts'
import { findAuditedPrompt, recordAudit } from '../audit/queries.ts'
import * as queries from './queries.ts'

export type Author = Viewer & { display_name: string }

/**
 * Removes earlier versions for good. What others could read is in the audit log, without a text, so that admins can
 * tell why a version that someone cited or reported is gone. Resolves with how many there were.
 */
export async function removeEarlier(
  tx: Tx,
  earlier: queries.Earlier,
  by: { actor: Author; now: Date },
): Promise<number> {
  const removed = await queries.removeRevisions(tx, earlier)
  const target =
    removed.some(({ was_public }) => was_public) && (await findAuditedPrompt(tx, earlier.promptId))
  if (target) {
    const name = target.details === 'public' ? target.name : 'Private prompt'
    const details = `${countOf(removed.length, 'version')}, ${target.details}`
    await recordAudit(tx, {
      ...by,
      action: 'removed versions of prompt',
      target: { ...target, name, details },
    })
  }
  return removed.length
}
