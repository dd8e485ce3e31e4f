import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const getActivity = defineCall({
  method: 'GET',
  path: '/api/admin/activity',
  summary:
    'Get what happens in the library: public prompts that recently didn’t work for people, uses by week, the most used public prompts, and active users',
  access: 'admin',
  answer: z.object({
    /** Public prompts, the least helpful first. Only answers about the current text. */
    not_working: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        author_name: z.string(),
        /** How many people said that it didn't work, and how many answered. */
        failed: z.int(),
        answers: z.int(),
        /** What they wrote, the latest first. With a day, but no time and no name. */
        notes: z.array(z.object({ note: z.string(), tool: z.string(), answered_on: z.iso.date() })),
      }),
    ),
    /** `week` is its Monday. The last one is this week. */
    weekly_uses: z.array(z.object({ week: z.iso.date(), uses: z.int() })),
    /** In the last four weeks, including this one. */
    most_used: z.array(z.object({ id: z.int(), title: z.string(), uses: z.int() })),
    /** How many users signed in within the last days. `get_admin_stats.php` has those of the last 30. */
    active_users: z.array(z.object({ days: z.int(), users: z.int() })),
  }),
})
