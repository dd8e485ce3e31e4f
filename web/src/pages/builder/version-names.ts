// What the versions of a built prompt are called.
import type { BuilderVersion } from '@prompt-library/domain/builder/builder-form'
import type { BuilderState } from '../../features/build/builder-state.ts'
import type { EnhancementSource } from '../../features/build/round.ts'

export const VERSION_NAMES: Record<BuilderVersion, string> = {
  basic: 'Basic',
  clear: 'CLEAR Framework',
  own: 'Your prompt',
  enhanced: 'AI Enhanced',
}

/** Enhancements are numbered only if there are several. */
export function sourceName({ enhancements }: BuilderState, from: EnhancementSource): string {
  if (typeof from === 'string') return VERSION_NAMES[from]
  return enhancements.length > 1 ? `${VERSION_NAMES.enhanced} ${from + 1}` : VERSION_NAMES.enhanced
}
