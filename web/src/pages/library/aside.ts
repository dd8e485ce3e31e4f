/** The look of what is beside the number of prompts. */
export const ASIDE =
  '-mx-2 flex min-h-8 items-center gap-1.5 rounded-lg px-2 font-medium text-brand-ink hover:bg-brand-tint'
