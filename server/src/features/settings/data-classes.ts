// Which data classes exist, and what admins can't do to those in use.
import type { Settings } from '@prompt-library/contract/settings'
import {
  classNamed,
  classOf,
  findClass,
  MCP,
  ruleFor,
  rulesFor,
} from '@prompt-library/domain/data-class/data-class'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { Queryable } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { countClasses } from './queries.ts'

type Classes = Pick<Settings, 'data_classes'>

/** The id of the class that a request names by its id or name, or undefined if it names none. */
export function chosenClassId(
  { data_classes: classes }: Classes,
  text: string | null | undefined,
): string | undefined {
  if (text === null || text === undefined) return undefined
  const chosen = classNamed(classes, text)
  if (chosen) return chosen.id
  const names = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(classes.map(({ name }) => name))
  throw new AppError(400, `The data class must be ${names}.`)
}

/** What tools that are connected over MCP can do with data of this class. */
export function mcpRule(
  { data_classes: classes, data_table: table }: Pick<Settings, 'data_classes' | 'data_table'>,
  id: string,
) {
  return ruleFor(rulesFor(table, MCP, classes), classes, id)
}

/** A class can become part of another one, but prompts never lose theirs. */
export async function refuseLostClasses(db: Queryable, before: Classes, after: Classes): Promise<void> {
  const lost = (await countClasses(db)).find(
    ({ id }) => findClass(before.data_classes, id) && !findClass(after.data_classes, id),
  )
  if (!lost) return
  const { name } = classOf(before.data_classes, lost.id)
  throw new AppError(
    409,
    `${countOf(lost.prompts, 'prompt')} ${lost.prompts === 1 ? 'is' : 'are'} for ${name} data. Merge ${name} into another class instead of removing it.`,
  )
}
