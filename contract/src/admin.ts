import { RECIPIENT_NAME_MAX } from '@prompt-library/domain/limits'
import { ROLES } from '@prompt-library/domain/people/roles'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { count, listQuery } from './list-query.ts'
import { id } from './numbers.ts'
import { deleteReason } from './prompt-changes.ts'

const listHeaders = z.object({ 'x-total-count': z.optional(count) })

const success = { success: z.literal(true), message: z.string() }

export const getAdminStats = defineCall({
  method: 'GET',
  path: '/api/get_admin_stats.php',
  summary: 'Get the dashboard totals',
  access: 'admin',
  answer: z.object({
    totalUsers: z.int(),
    totalPrompts: z.int(),
    promptsThisMonth: z.int(),
    activeUsers: z.int(),
  }),
})

const series = z.object({ labels: z.array(z.string()), counts: z.array(z.int()) })

export const getChartData = defineCall({
  method: 'GET',
  path: '/api/get_chart_data.php',
  summary: 'Count new prompts by month for the last 12 months, and all prompts by category',
  access: 'admin',
  answer: z.object({ monthly: series, category: series }),
})

export const USER_STATUSES = ['active', 'disabled'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** A minus reverses an order. */
function reversed<Name extends string>(name: Name): `-${Name}` {
  return `-${name}`
}

const adminUser = z.object({
  id: z.int(),
  netid: z.string(),
  displayName: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  lastLogin: z.nullable(z.iso.datetime()),
  promptCount: z.int(),
  promptBuilderCount: z.int(),
  publicPromptCount: z.int(),
  /** Collections that would be deleted with the account, because they have no co-editors. */
  collectionCount: z.int(),
  /** Those of them that are public, which can be transferred. */
  publicCollectionCount: z.int(),
  /** Collections that would go to a co-editor. */
  transferredCollectionCount: z.int(),
})

export type AdminUser = z.output<typeof adminUser>

const USER_COLUMNS = ['name', 'role', 'last_login', 'prompts', 'prompt_builder'] as const

/** The first is the default. */
export const USER_SORTS = [...USER_COLUMNS, ...USER_COLUMNS.map(reversed)] as const
export type UserSort = (typeof USER_SORTS)[number]

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/get_users.php',
  summary: 'List users, with search by name or email, filters by role and status, sorting, and paging',
  access: 'admin',
  query: z.object({
    ...listQuery,
    role: z.optional(z.enum(ROLES, `role must be one of ${ROLES.join(', ')}.`)),
    status: z.optional(z.enum(USER_STATUSES, 'status must be active or disabled.')),
    sort: z.optional(z.enum(USER_SORTS, `sort must be one of ${USER_SORTS.join(', ')}.`)),
  }),
  headers: listHeaders,
  answer: z.array(adminUser),
})

export const USER_ACTIONS = [
  'make_admin',
  'remove_admin',
  'make_curator',
  'remove_curator',
  'disable',
  'enable',
] as const
export type UserAction = (typeof USER_ACTIONS)[number]

export const updateUser = defineCall({
  method: 'POST',
  path: '/api/update_user.php',
  summary: 'Make a user an admin or a curator, remove the role, or disable or enable the account',
  access: 'admin',
  body: z.object({
    uid: id('uid'),
    action: z.enum(USER_ACTIONS, `action must be one of ${USER_ACTIONS.join(', ')}.`),
  }),
  answer: z.object({ ...success, user: adminUser }),
})

export const deleteUser = defineCall({
  method: 'POST',
  path: '/api/delete_user.php',
  summary:
    'Delete a user with their prompts, shares, upvotes, saved prompts, notifications, and sessions. Collections go to the longest-standing co-editor, or are deleted. With `transfer_to`, public prompts, and public collections without co-editors, go to that user, or if it’s null to the library’s own account: current texts and the versions that were public, nothing else',
  access: 'admin',
  body: z.object({ uid: id('uid'), transfer_to: z.optional(z.nullable(id('transfer_to'))) }),
  answer: z.object(success),
})

export const VISIBILITIES = ['public', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

const adminPrompt = z.object({
  id: z.int(),
  title: z.string(),
  authorId: z.int(),
  authorName: z.nullable(z.string()),
  visibility: z.enum(VISIBILITIES),
  category: z.enum(ALL_CATEGORIES),
  upvotes: z.int(),
  /** Null when the response leaves it out. */
  createdAt: z.nullable(z.iso.datetime()),
})

export type AdminPrompt = z.output<typeof adminPrompt>

const PROMPT_COLUMNS = ['title', 'author', 'category', 'upvotes'] as const

/** The first is the default. */
export const PROMPT_SORTS = ['newest', 'oldest', ...PROMPT_COLUMNS, ...PROMPT_COLUMNS.map(reversed)] as const
export type PromptSort = (typeof PROMPT_SORTS)[number]

export const listAllPrompts = defineCall({
  method: 'GET',
  path: '/api/get_prompts.php',
  summary:
    'List all prompts, including private ones, with search by title or author, filters by visibility and category, sorting, and paging',
  access: 'admin',
  query: z.object({
    ...listQuery,
    visibility: z.optional(z.enum(VISIBILITIES, 'visibility must be public or private.')),
    category: z.optional(z.enum(ALL_CATEGORIES, `category must be one of ${ALL_CATEGORIES.join(', ')}.`)),
    sort: z.optional(z.enum(PROMPT_SORTS, `sort must be one of ${PROMPT_SORTS.join(', ')}.`)),
  }),
  headers: listHeaders,
  answer: z.array(adminPrompt),
})

const promptText = z.object({
  id: z.int(),
  title: z.string(),
  html: z.string(),
  notes: z.nullable(z.string()),
  visibility: z.enum(VISIBILITIES),
})

export type PromptText = z.output<typeof promptText>

export const getAnyPrompt = defineCall({
  method: 'GET',
  path: '/api/admin/prompts/:id',
  summary: 'Get the text of any prompt, including private ones',
  access: 'admin',
  query: z.object({ id: id('id') }),
  audited: true,
  answer: promptText,
})

export const deleteAnyPrompt = defineCall({
  method: 'POST',
  path: '/api/delete_prompt_admin.php',
  summary: 'Delete any prompt, which can be restored for some days. `reason` is for its author',
  access: 'admin',
  body: z.object({ id: id('id'), reason: deleteReason }),
  answer: z.object({ success: z.literal(true) }),
})

/** US dollars. */
const cost = z.number().check(z.minimum(0))

export const getBuilderStats = defineCall({
  method: 'GET',
  path: '/api/get_prompt_builder_stats.php',
  summary: 'Get the usage and cost of AI enhancements',
  access: 'admin',
  answer: z.object({
    totalEnhancements: z.int(),
    totalApiCost: cost,
    enhancementsThisMonth: z.int(),
    apiCostThisMonth: cost,
    activePromptBuilderUsers: z.int(),
    recentUsage: z.int(),
    avgCostPerEnhancement: cost,
    topUsers: z.array(
      z.object({
        display_name: z.nullable(z.string()),
        email: z.nullable(z.string()),
        enhancement_count: z.int(),
        total_cost: cost,
      }),
    ),
    dailyUsage: z.array(z.object({ date: z.iso.date(), count: z.int(), cost })),
  }),
})

const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor_name: z.string(),
  /** Null for a command run on the server, and after the person was erased. */
  actor_netid: z.nullable(z.string()),
  action: z.string(),
  target_name: z.string(),
  /** The owner of the account, prompt, or collection. */
  subject_netid: z.nullable(z.string()),
  /** Null if it isn't about a prompt. */
  prompt_id: z.nullable(z.int()),
  /** Additional facts, such as how many prompts were deleted with an account, or a setting’s old and new value. */
  details: z.string(),
  /** Why an admin deleted a prompt, in their words. */
  reason: z.string(),
})

export type AuditEntry = z.output<typeof auditEntry>

/** The first is the default. */
export const AUDIT_SORTS = ['newest', 'oldest'] as const
export type AuditSort = (typeof AUDIT_SORTS)[number]

export const listAuditLog = defineCall({
  method: 'GET',
  path: '/api/get_audit_log.php',
  summary:
    'List what admins and curators did, newest first, with search and paging. `person` is the ID someone signs in with: what this person did, or what was done to their account, prompts, and collections. `prompt` is the id of a prompt',
  access: 'admin',
  query: z.object({
    ...listQuery,
    person: z.optional(z.string().check(atMost(RECIPIENT_NAME_MAX, 'person'))),
    prompt: z.optional(id('prompt')),
    sort: z.optional(z.enum(AUDIT_SORTS, 'sort must be newest or oldest.')),
  }),
  headers: listHeaders,
  answer: z.array(auditEntry),
})

export const EXPORTS = ['users', 'prompts', 'ai_usage'] as const
export type ExportName = (typeof EXPORTS)[number]

/** Browsers navigate here. The response is a file download. */
export const exportCsv = defineCall({
  method: 'GET',
  path: '/api/export.php',
  summary: 'Export all users, all prompts, or all AI enhancements as a CSV file',
  access: 'admin',
  query: z.object({ what: z.enum(EXPORTS, `what must be one of ${EXPORTS.join(', ')}.`) }),
  audited: true,
  file: 'text/csv',
  answer: z.string(),
})
