import type { Answer } from '@prompt-library/contract/call'
import type { suggestTags as suggestTagsCall } from '@prompt-library/contract/tags'
import { TAG_SUGGESTIONS_MAX } from '@prompt-library/domain/limits'
import { RESERVED_TAGS } from '@prompt-library/domain/prompts/reserved-tags'
import { tagKey } from '@prompt-library/domain/prompts/tags'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { containing, startingWith } from '../../db/like-pattern.ts'

const RESERVED_KEYS = RESERVED_TAGS.map(tagKey)

/** Enough for the suggestions, though some rows are reserved tags and some tags have several spellings. */
const SPELLINGS_MAX = 4 * TAG_SUGGESTIONS_MAX

/** How many of the user's private prompts are read: the newest. */
const OWN_PROMPTS_MAX = 500

/** Tags of public prompts and of the user's own that contain the text, each with its most used public spelling. */
export async function suggestTags(
  db: Queryable,
  { text, userId }: { text: string; userId: number },
): Promise<Answer<typeof suggestTagsCall>> {
  const key = tagKey(text)
  const starts = sql`key like ${startingWith(key)}`
  // Grouping only the first rows takes a tenth of the time of grouping all.
  const { rows } = await sql<Answer<typeof suggestTagsCall>[number]>`
    select (array_agg(name order by own, prompts desc, name))[1] as name, sum(prompts)::int as prompts
    from (
      (select key, name, prompts, false as own from public_tags
      where key like ${containing(key)}
      order by ${starts} desc, prompts desc, key limit ${sql.lit(SPELLINGS_MAX)})
      union all
      select key, name, count(*), true from (
        select tag_keys, tags from prompts where author_id = ${userId} and not is_public
        order by created_at desc, id desc limit ${sql.lit(OWN_PROMPTS_MAX)}
      ) as newest cross join unnest(tag_keys, tags) as tag (key, name)
      where key like ${containing(key)} group by key, name
    ) as spellings
    where key <> all(${RESERVED_KEYS})
    group by key
    order by ${starts} desc, sum(prompts) desc, key
    limit ${sql.lit(TAG_SUGGESTIONS_MAX)}`.execute(db)
  return rows
}
