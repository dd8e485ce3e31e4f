import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const sessionUser = z.object({
  id: z.int(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(['user', 'admin']),
})

export type SessionUser = z.output<typeof sessionUser>

export const getSession = defineCall({
  method: 'GET',
  path: '/session.php',
  summary: 'Who is signed in, and how this site is set up',
  access: 'everyone',
  answer: z.object({
    user: z.nullable(sessionUser),
    access: z.enum(['open', 'members']),
    development_sign_in: z.boolean(),
    ai: z.string(),
    support_email: z.nullable(z.string()),
    privacy_url: z.nullable(z.string()),
  }),
})
