import { ADVICE_EXAMPLES } from './advice.ts'
import { MAKING_EXAMPLES } from './making.ts'
import { MEDIA_EXAMPLES } from './media.ts'
import { MESSAGES_EXAMPLES } from './messages.ts'
import { PLANS_EXAMPLES } from './plans.ts'
import { RESEARCH_EXAMPLES } from './research.ts'
import { SCHEDULES_EXAMPLES } from './schedules.ts'
import { STUDY_EXAMPLES } from './study.ts'
import { TEACHING_EXAMPLES } from './teaching.ts'
import { TEXTS_EXAMPLES } from './texts.ts'
import { WRITING_EXAMPLES } from './writing.ts'

/** What each kind of task is recognized by: requests as people write them, with `|` between them. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  ...MAKING_EXAMPLES,
  ...STUDY_EXAMPLES,
  ...TEACHING_EXAMPLES,
  ...TEXTS_EXAMPLES,
  ...RESEARCH_EXAMPLES,
  ...WRITING_EXAMPLES,
  ...MESSAGES_EXAMPLES,
  ...PLANS_EXAMPLES,
  ...MEDIA_EXAMPLES,
  ...SCHEDULES_EXAMPLES,
  ...ADVICE_EXAMPLES,
}
