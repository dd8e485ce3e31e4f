import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './numbers.ts'

export const getAuthor = defineCall({
  method: 'GET',
  path: '/api/authors/:id',
  summary:
    'Get the name of an author and the number of their public prompts. Returns 404 unless you can view one of their prompts',
  access: 'visitor',
  scope: 'read',
  query: z.object({ id: id('id') }),
  answer: z.object({ id: z.int(), display_name: z.string(), prompts: z.int() }),
})
