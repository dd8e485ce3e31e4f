import { settings } from '@prompt-library/contract/settings'
import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/guard/data-class'
import type { DataClassText, DataClassTexts } from '@prompt-library/domain/guard/data-class-texts'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'

const text = z.object({ name: z.string(), description: z.string() })
/** Names and descriptions as an admin edits them. */
export const classTexts = z.object({ public: text, internal: text, restricted: text })

interface ClassProblem {
  dataClass: DataClass
  input: keyof DataClassText
  sentence: string
}

/** Checks names and descriptions as the server does. In the order of the form. */
export function classTextProblems(texts: DataClassTexts): ClassProblem[] {
  const issues = settings.shape.data_classes.safeParse(texts).error?.issues ?? []
  return issues.map(({ path: [dataClass, input], message }) => ({
    // Without a path, two names are the same.
    dataClass: DATA_CLASSES.find((one) => one === dataClass) ?? repeated(texts),
    input: input === 'description' ? 'description' : 'name',
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
