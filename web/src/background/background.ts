import { promptStrength } from '@prompt-library/domain/strength/prompt-strength'

export const background = () => ({ promptStrength: async (text: string) => promptStrength(text) })
