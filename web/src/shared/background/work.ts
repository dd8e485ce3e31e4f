import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { promptStrength } from '@prompt-library/domain/strength/prompt-strength'
import { findChanges } from '../changes/find-changes.ts'
import { removedValues, shownValues } from '../guard/removed-values.ts'

/** What's computed off the main thread, because it takes long on long texts. */
export const work = { findChanges, findSensitive, promptStrength, removedValues, shownValues }
