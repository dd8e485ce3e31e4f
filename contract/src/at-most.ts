import * as z from 'zod/mini'

/** No more than so many characters; a text that has more is told how many it can have. */
export function atMost(max: number, whose: string, detail = '') {
  // written when it is needed: the first number that a browser groups costs it 12 ms, and this is part of the first load
  return z.maxLength(max, {
    error: () => `${whose} can have ${max.toLocaleString('en-US')} characters at most${detail}.`,
  })
}
