import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { removedValues, shownValues } from '@prompt-library/domain/guard/removed-values'
import { promptStrength } from '@prompt-library/domain/strength/prompt-strength'
import { findChanges } from '../changes/find-changes.ts'

/** What's computed off the main thread, because it takes long on long texts. */
export const work = { findChanges, findSensitive, promptStrength, removedValues, shownValues }
