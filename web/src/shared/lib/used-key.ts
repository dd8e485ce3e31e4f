/** Where the browser keeps the prompts that were used last. Apart from the code that reads it, which most pages don't need. */
export const USED_PROMPTS = 'used-prompts'
