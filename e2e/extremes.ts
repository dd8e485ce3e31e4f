import { KEY_NAME_MAX } from '../domain/src/limits.ts'
import {
  createKey,
  createNotifications,
  createPrompt,
  createUser,
  sharePrompt,
} from '../server/src/testing/builders.ts'
import type { startLibrary } from './library.ts'

export const LONG_NAME =
  'Maximiliane Friederike Charlotte von und zu Hohenstein-Oettingen-Wallerstein und Tecklenburg'
export const ENDLESS_WORD = 'Supercalifragilisticexpialidocious'.repeat(6).slice(0, 200)
export const ARABIC_TITLE = 'لخّص هذه المقالة العلمية بلغة بسيطة'

/** Adds names, titles, and texts of maximum length and both directions to every list the user can see. */
export async function fillWithExtremes(
  { db }: Pick<Awaited<ReturnType<typeof startLibrary>>, 'db'>,
  user: { id: number },
): Promise<{ endless: number; arabic: number }> {
  const other = await createUser(db, { display_name: ENDLESS_WORD, email: `${ENDLESS_WORD}@example.edu` })
  const created_at = new Date()
  const { id: endless } = await createPrompt(db, {
    author_id: user.id,
    title: ENDLESS_WORD,
    html: `<h1>Goal</h1><p>${ENDLESS_WORD}</p><pre><code>${ENDLESS_WORD}</code></pre>`,
    created_at,
  })
  const { id: arabic } = await createPrompt(db, {
    author_id: other.id,
    title: ARABIC_TITLE,
    html: '<p>اكتب ملخصًا من خمس نقاط 🎓.</p><p>研究論文の要約を作成してください。</p>',
    category: 'Teach',
    created_at,
  })
  await sharePrompt(db, { prompt_id: arabic, recipient_id: user.id, sharer_id: other.id })
  await createNotifications(db, { user_id: user.id, prompt_id: arabic, actor_id: other.id, created_at })
  await createKey(db, { user_id: user.id, at: created_at, name: ENDLESS_WORD.slice(0, KEY_NAME_MAX) })
  const entry = {
    actor_name: LONG_NAME,
    target_name: ENDLESS_WORD,
    details: ENDLESS_WORD,
    reason: ENDLESS_WORD,
    search_text: '',
  }
  await db
    .insertInto('audit_log')
    .values({ at: created_at, action: 'disabled', target_type: 'user', ...entry })
    .execute()
  for (const [title, deleted_by_admin] of [
    [ENDLESS_WORD, false],
    [ARABIC_TITLE, true],
  ] as const) {
    const { id } = await createPrompt(db, { author_id: user.id, title, created_at })
    const deletion = { deleted_at: created_at, deleted_by_admin, delete_reason: ENDLESS_WORD }
    await db.updateTable('all_prompts').set(deletion).where('id', '=', id).execute()
  }
  return { endless, arabic }
}
