// The names and descriptions of data classes as an admin edits them, and what is wrong with them.
import { settings } from '@prompt-library/contract/settings'
import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/data-class/data-class'
import type { DataClassTexts } from '@prompt-library/domain/data-class/data-class-texts'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import type { Problem } from './section.ts'

const text = z.object({ name: z.string(), description: z.string() })
/** Names and descriptions as an admin edits them. */
export const classTexts = z.object({ public: text, internal: text, restricted: text })

/** Checks names and descriptions as the server does. In the order of the form. */
export function classTextProblems(texts: DataClassTexts): Problem[] {
  const issues = settings.shape.data_classes.safeParse(texts).error?.issues ?? []
  return issues.map(({ path, message }) => ({
    // Without a path, two names are the same.
    input: path.length > 0 ? path.join('-') : `${repeated(texts)}-name`,
    sentence: message,
  }))
}

/** The second of two classes with the same name. */
function repeated(texts: DataClassTexts): DataClass {
  const key = (one: DataClass) => oneLine(texts[one].name).toLowerCase()
  return (
    DATA_CLASSES.find((one, index) =>
      DATA_CLASSES.slice(0, index).some((other) => key(other) === key(one)),
    ) ?? 'public'
  )
}
