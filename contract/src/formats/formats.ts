/** Every format of files with prompts. docs/formats.md describes them. */
export const FORMAT_NAMES = ['json', 'csv', 'markdown', 'skill', 'open-webui', 'prompts-chat'] as const
export type FormatName = (typeof FORMAT_NAMES)[number]
