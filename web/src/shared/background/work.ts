import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { removesSensitive } from '@prompt-library/domain/guard/removes-sensitive'
import { checkPrompt } from '@prompt-library/domain/strength/checklist'
import { findChanges } from '../changes/find-changes.ts'

/** What's computed off the main thread, because it takes long on long texts. */
export const work = { checkPrompt, findChanges, findSensitive, removesSensitive }
