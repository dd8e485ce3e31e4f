import { NOTIFICATION_TYPES } from '@prompt-library/domain/people/notification-kinds'
import type { RunScript } from '../../db/database.ts'
import { runMigration } from '../../db/migrate.ts'
import { Refusal } from '../refusal.ts'
import type { Header } from './snapshot.ts'
import { listTables, quoted } from './tables.ts'

/** The last migration of version 1.0.0. Backups from before don't have what its own migrations filled in, such as revisions. */
const LAST_OF_1_0 = '0039-notes-left-out.sql'

/** As in the migration. */
const KEPT = `'edited', 'shared', 'collected'`

interface EarlierVersion {
  /** What the backup has and this version doesn't keep, as `table` or `table.column`. */
  leftOut: string[]
  /** Run once the rows have been compared. */
  cleanUp: () => Promise<void>
}

/**
 * Prepares this version's tables for a backup whose migrations no longer exist. A column that this version doesn't have is added
 * until the rows have been compared. It holds JSON, so that its values are read back exactly as they were saved.
 */
export async function prepareForEarlierVersion(run: RunScript, header: Header): Promise<EarlierVersion> {
  if (!header.migrations.includes(LAST_OF_1_0))
    throw new Refusal(
      'This backup is from a version before 1.0.0. Restore it with version 1.0.0, start that once, and back up again.',
    )
  const known = new Map((await listTables(run)).map(({ name, columns }) => [name, columns]))
  const leftOut: string[] = []
  const drops: string[] = []
  for (const { name, columns } of header.tables) {
    const kept = known.get(name)
    if (!kept) leftOut.push(name)
    for (const column of kept ? columns.filter((column) => !kept.includes(column)) : []) {
      await run(`alter table ${quoted(name)} add column ${quoted(column)} json`)
      drops.push(`alter table ${quoted(name)} drop column ${quoted(column)}`)
      leftOut.push(`${name}.${column}`)
    }
  }
  // It had an answer for each version of a prompt, and more reasons why undoing an import kept a prompt.
  await run(
    'alter table feedback drop constraint feedback_pkey, add primary key (prompt_id, user_id, revision)',
  )
  await run('alter table imported_prompts drop constraint imported_prompts_kept_check')
  const cleanUp = async () => {
    // Authors could hide a version. Now others can read all that were public.
    if (leftOut.includes('revisions.hidden'))
      await run("update revisions set was_public = false where hidden::text = 'true'")
    for (const drop of drops) await run(drop)
    // No screen could say what these are about.
    await run('delete from notifications where type <> all ($1)', [NOTIFICATION_TYPES])
    // Otherwise, the next edit would get the number of an earlier one.
    await run('update all_prompts set last_revision = revision where last_revision < revision')
    await run(`delete from feedback using feedback as later where later.prompt_id = feedback.prompt_id
      and later.user_id = feedback.user_id and later.revision > feedback.revision`)
    await run('alter table feedback drop constraint feedback_pkey, add primary key (prompt_id, user_id)')
    await run(`delete from imported_prompts where kept not in (${KEPT})`)
    await run(`alter table imported_prompts add check (kept in (${KEPT}))`)
    // It had three data classes, and settings that say so.
    await runMigration(run, '0009-data-classes.sql')
  }
  return { leftOut, cleanUp }
}
