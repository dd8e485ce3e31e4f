// Redeeming a sign-in ticket. Returns 409 if this browser didn't start the sign-in.
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sessionUser } from './session.ts'

export const verifyTicket = defineCall({
  method: 'GET',
  path: '/api/verify-cas-ticket.php',
  summary:
    'Sign in with a ticket from the sign-in service. Returns 409 if this browser didn’t start the sign-in',
  access: 'everyone',
  // A ticket that is missing, repeated, or malformed gets the same response as any other invalid ticket.
  query: z.object({
    ticket: z.optional(z.unknown()),
    /** Sent by the tab that started the sign-in. */
    started_here: z.optional(z.literal('yes')),
  }),
  answer: z.object({ success: z.literal(true), user: sessionUser }),
})
