export const VERSION_MISSING = 'This version doesn’t exist, or you can’t view it.'
