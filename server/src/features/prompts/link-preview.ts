import { linkPreview } from '@prompt-library/domain/rich-text/link-preview'
import type { Db } from '../../db/database.ts'
import { richBlocks } from '../../rich-text/rich-blocks.ts'
import { getPublicOpening } from './queries.ts'

/** Which prompts get a link preview. Undefined unless the prompt is public, because anyone can see the preview. */
export async function getLinkPreview(db: Db, id: number) {
  const prompt = await getPublicOpening(db, id)
  return prompt && linkPreview({ title: prompt.title, blocks: richBlocks(prompt.opening) })
}
