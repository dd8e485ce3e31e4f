import { HOUR, MINUTE } from '@prompt-library/domain/durations'
import { PROMPT_PARTS } from '@prompt-library/domain/prompts/revisions'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** More than anyone needs in an hour to go back to an earlier text. */
const HOURLY_MAX = 20
const JOINED_WITHIN = 5 * MINUTE

/**
 * When versions saved in quick succession are joined: once a user has saved a prompt more than 20 times in an hour, a
 * new revision replaces the one before it, unless that one has a note, an answer to "Did it work?", a review, a
 * different audience, or is older than five minutes. Otherwise, a program that keeps saving would fill the history and
 * the disk. Call it after a save. See docs/decisions/0036.
 */
export async function joinRevisions(
  tx: Tx,
  { promptId, now }: { promptId: number; now: Date },
): Promise<void> {
  const since = (time: number) => new Date(now.getTime() - time)
  await sql`
    with current as (
      select revisions.* from prompts join revisions on revisions.prompt_id = prompts.id and revisions.revision = prompts.revision
      where prompts.id = ${promptId} and revisions.saved_at = ${now}
        and (select count(*) from revisions as recent where recent.prompt_id = prompts.id
          and recent.saved_by = revisions.saved_by and recent.saved_at > ${since(HOUR)}) > ${sql.lit(HOURLY_MAX)}
    ), replaced as (
      delete from revisions using current
      where revisions.prompt_id = current.prompt_id and revisions.revision = current.revision - 1
        and revisions.saved_by = current.saved_by and revisions.was_public = current.was_public
        and revisions.saved_at > ${since(JOINED_WITHIN)} and revisions.note = ''
        and not exists (select from feedback
          where feedback.prompt_id = revisions.prompt_id and feedback.revision = revisions.revision)
        and not exists (select from reviews
          where reviews.prompt_id = revisions.prompt_id and reviews.revision = revisions.revision)
      returning revisions.changed
    )
    update revisions set changed = array(select part from unnest(${[...PROMPT_PARTS]}::text[]) as part
      where part = any(revisions.changed || replaced.changed))
    from current, replaced
    where revisions.prompt_id = current.prompt_id and revisions.revision = current.revision`.execute(tx)
}
