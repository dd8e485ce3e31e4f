import { settings } from '@prompt-library/contract/settings'
import type { Campus } from '@prompt-library/domain/campus'
import * as z from 'zod/mini'
import type { Problem } from './section.ts'

/** A campus as an admin edits it. */
export const campusDraft = z.object({
  name: z.string(),
  short_name: z.string(),
  site_title: z.string(),
  id_name: z.string(),
  color: z.string(),
  logo: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
})

/** Checks a campus as the server does. The inputs of links are named `links-0-url`. */
export function readCampus(campus: Campus): { changes: { campus: Campus }; problems: Problem[] } {
  const issues = settings.shape.campus.safeParse(campus).error?.issues ?? []
  return {
    changes: { campus },
    problems: issues.map(({ path, message }) => ({ input: path.join('-'), sentence: message })),
  }
}
