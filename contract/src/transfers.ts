// Offering a prompt to another author, withdrawing the offer, and accepting or declining it.
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './numbers.ts'

const answer = z.object({ success: z.literal(true) })
const ofPrompt = z.object({ prompt_id: id('prompt_id') })

export const offerTransfer = defineCall({
  method: 'PUT',
  path: '/api/prompts/:prompt_id/transfer',
  summary:
    'Offer your prompt to another user, who becomes its author if they accept. It’s shared with them until then. Returns 409 if you’ve offered it to someone else',
  access: 'member',
  body: z.object({ prompt_id: id('prompt_id'), user_id: id('user_id') }),
  answer,
})

export const withdrawTransfer = defineCall({
  method: 'DELETE',
  path: '/api/prompts/:prompt_id/transfer',
  summary: 'Withdraw the offer of your prompt. Succeeds if there is none',
  access: 'member',
  body: ofPrompt,
  answer,
})

export const acceptTransfer = defineCall({
  method: 'POST',
  path: '/api/prompts/:prompt_id/transfer/accept',
  summary:
    'Become the author of a prompt that was offered to you. You get its current text and the versions that were public. Succeeds if you are its author',
  access: 'member',
  body: ofPrompt,
  answer,
})

export const declineTransfer = defineCall({
  method: 'POST',
  path: '/api/prompts/:prompt_id/transfer/decline',
  summary: 'Decline a prompt that was offered to you. Succeeds if there is no offer',
  access: 'member',
  body: ofPrompt,
  answer,
})
