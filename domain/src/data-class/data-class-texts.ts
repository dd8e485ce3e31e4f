// The default names and descriptions of the data classes.
import type { DataClass } from './data-class.ts'

export interface DataClassText {
  name: string
  description: string
}

/** What a campus calls the classes, and which data belongs to each. */
export type DataClassTexts = Record<DataClass, DataClassText>

export const DEFAULT_CLASS_TEXTS: DataClassTexts = {
  public: {
    name: 'Public',
    description: 'Open to anyone, such as course descriptions and published research.',
  },
  internal: {
    name: 'Internal',
    description: 'Meant to stay on campus, such as drafts, internal plans, and meeting notes.',
  },
  restricted: {
    name: 'Restricted',
    description: 'Protected by law or contract, such as grades, health records, and personnel files.',
  },
}
