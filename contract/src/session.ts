import { GROUP_RULES } from '@prompt-library/domain/groups/permissions'
import { ROLES } from '@prompt-library/domain/people/roles'
import { PUBLISHING_RULES } from '@prompt-library/domain/prompts/publishing'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const sessionUser = z.object({
  id: z.int(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(ROLES),
})

export type SessionUser = z.output<typeof sessionUser>

export const getSession = defineCall({
  method: 'GET',
  path: '/session.php',
  summary: 'Get the signed-in user and the site’s configuration',
  access: 'everyone',
  scope: 'read',
  answer: z.object({
    user: z.nullable(sessionUser),
    access: z.enum(['open', 'members']),
    /** Whether sign-in is set up. */
    sign_in: z.boolean(),
    development_sign_in: z.boolean(),
    /** `built-in`, or the name of the AI service that receives prompts. */
    ai: z.string(),
    support_email: z.nullable(z.string()),
    privacy_url: z.nullable(z.string()),
    /** For how many days deleted prompts can be restored. */
    deleted_days: z.int(),
    /** Whether people are asked if a prompt worked. */
    feedback: z.boolean(),
    /** Whether any prompt is reviewed, so that lists offer a filter. */
    reviews: z.boolean(),
    /** Whether any public prompt is in the category Study, so that lists offer it. */
    study: z.boolean(),
    /** Whether keys for the API are turned on, and AI tools can connect with one, over MCP. */
    api_keys: z.boolean(),
    mcp: z.boolean(),
    /** Whether AI tools can connect by signing in. */
    hosted_tools: z.boolean(),
    /** Who can publish prompts. */
    publishing: z.enum(PUBLISHING_RULES),
    /** Who can create groups. */
    groups: z.enum(GROUP_RULES),
    /** How many months an approval counts, unless the curator says otherwise. */
    review_months: z.int(),
  }),
})
