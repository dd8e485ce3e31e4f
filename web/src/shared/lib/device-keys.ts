// Apart from the code that reads them, so that a page can check whether there is anything to load it for.

/** Where the browser keeps what a user chose to remember on this device. */
export const MEMORY_KEY = 'remembered'
/** Where the browser keeps the prompts that a member used last. */
export const USED_PROMPTS = 'used-prompts'
