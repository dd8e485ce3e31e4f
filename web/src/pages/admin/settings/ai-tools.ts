// AI tools as an admin edits them: their order, and what is wrong with them.
import { settings } from '@prompt-library/contract/settings'
import { TARGET_CHARACTERS_MAX } from '@prompt-library/domain/limits'
import { type Target, targetProblem } from '@prompt-library/domain/prompts/targets'
import * as z from 'zod/mini'

const aiTool = z.object({
  /** Tells tools apart while their names change. */
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** As it was typed. */
  limit: z.string(),
  sends_immediately: z.boolean(),
  enabled: z.boolean(),
})

/** The tools of a draft. */
export const aiTools = z.array(aiTool)

/** An AI tool as an admin edits it. */
export type AiTool = z.output<typeof aiTool>

export function toAiTools(targets: readonly Target[]): AiTool[] {
  return targets.map((target) => ({ ...target, limit: String(target.limit) }))
}

export function newAiTool(): AiTool {
  return {
    // Never one that another tool had, whose data it would get.
    id: `tool-${Date.now().toString(36)}`,
    name: '',
    url: '',
    limit: String(TARGET_CHARACTERS_MAX),
    sends_immediately: false,
    enabled: true,
  }
}

/** The same tools with the one at `from` at `to`. */
export function moveAiTool(tools: readonly AiTool[], from: number, to: number): AiTool[] {
  const moved = [...tools]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** The inputs that can be wrong, in the order of the form. */
const INPUTS = ['name', 'url', 'limit']

/** Checks tools as the server does. `site` is the library’s own address. */
export function readAiTools(tools: readonly AiTool[], site: string) {
  const targets = tools.map(
    ({ limit, ...tool }): Target => ({ ...tool, limit: Number(limit.replaceAll(',', '')) }),
  )
  const issues = settings.shape.targets.safeParse(targets).error?.issues ?? []
  const problems = targets.flatMap(({ name, url }, index) => {
    const wrongUrl = targetProblem({ name: name.trim() || 'this tool', url }, site)
    const sentences = new Map<unknown, string>(wrongUrl ? [['url', wrongUrl]] : [])
    // The first one about each input, which comes last here.
    for (const { path, message } of issues.toReversed())
      if (path[0] === index) sentences.set(path[1], message)
    return INPUTS.flatMap((input) => {
      const sentence = sentences.get(input)
      return sentence ? [{ path: [tools[index]?.id ?? '', input], sentence }] : []
    })
  })
  return { value: targets, problems }
}
