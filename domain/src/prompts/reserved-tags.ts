/** Tags that authors can't set, because users read them as a statement by the library. They don't count toward TAGS_MAX. */
export const RESERVED_TAGS = [
  'Featured',
  'PromptBuilder',
  'AI-Enhanced',
  'Template',
  'Legacy',
  'Popular',
] as const
