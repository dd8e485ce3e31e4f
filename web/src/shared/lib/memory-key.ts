/** Where the browser keeps what a user chose to remember on this device. */
export const MEMORY_KEY = 'remembered'
