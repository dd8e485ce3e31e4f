import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './numbers.ts'
import { foundRecipient, recipientNames } from './sharing.ts'

export const findRecipients = defineCall({
  method: 'POST',
  path: '/api/recipients',
  summary:
    'Find the users with these IDs or email addresses, in the order of `names`. With `prompt_id`, also says which of them is the author, and who can get the prompt once they sign in',
  access: 'member',
  body: z.object({ names: recipientNames, prompt_id: z.optional(id('prompt_id')) }),
  answer: z.array(foundRecipient),
})
