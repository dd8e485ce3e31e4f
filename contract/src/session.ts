import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const sessionUser = z.object({
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
    /** Whether anybody can sign in at all. */
    sign_in: z.boolean(),
    development_sign_in: z.boolean(),
    /** `built-in`, or the name of the AI service that prompts are sent to. */
    ai: z.string(),
    support_email: z.nullable(z.string()),
    privacy_url: z.nullable(z.string()),
  }),
})

/** Browsers navigate here; it answers with a redirect. */
export const LOGIN_PATH = '/api/login.php'
export const LOGOUT_PATH = '/api/logout.php'

/** Why a browser that was led there could not sign in or out. It is led on to the library, with this in the address. */
export const SIGN_IN_TROUBLES = ['unavailable', 'not-set-up', 'sign-out'] as const
export type SignInTrouble = (typeof SIGN_IN_TROUBLES)[number]
export const SIGN_IN_TROUBLE = 'sign-in-trouble'

export const verifyTicket = defineCall({
  method: 'GET',
  path: '/api/verify-cas-ticket.php',
  summary: 'Sign in with a ticket of the sign-in service; 409 when this browser has not begun to sign in',
  access: 'everyone',
  // a ticket that is missing, given twice or malformed is refused like any other wrong one
  query: z.object({
    ticket: z.optional(z.unknown()),
    /** Said by the tab in which the sign-in was begun. */
    begun: z.optional(z.literal('here')),
  }),
  answer: z.object({ success: z.literal(true), user: sessionUser }),
})
