import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  COLLECTION_NOTE_MAX,
} from '@prompt-library/domain/limits'
import { writtenName, writtenText } from './written-text.ts'

export const name = writtenName(COLLECTION_NAME_MAX, 'The name', 'A collection needs a name.')
export const description = writtenText(COLLECTION_DESCRIPTION_MAX, 'The description')
export const note = writtenText(COLLECTION_NOTE_MAX, 'The note')
