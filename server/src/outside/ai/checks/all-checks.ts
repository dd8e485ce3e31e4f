import { addresses } from './addresses.ts'
import type { AnswerCheck } from './answer-check.ts'
import { code } from './code.ts'
import { ending } from './ending.ts'
import { fields } from './fields.ts'
import { hiddenCharacters } from './hidden-characters.ts'
import { language } from './language.ts'
import { tooLong, tooShort } from './length.ts'
import { markup } from './markup.ts'
import { names } from './names.ts'
import { numbers } from './numbers.ts'
import { ownInstructions } from './own-instructions.ts'
import { prohibitions } from './prohibitions.ts'
import { refusal } from './refusal.ts'
import { reply } from './reply.ts'

/** In order: the first that fails names the problem. */
export const CHECKS: readonly AnswerCheck[] = [
  ownInstructions,
  refusal,
  hiddenCharacters,
  markup,
  fields,
  code,
  language,
  reply,
  prohibitions,
  addresses,
  numbers,
  names,
  tooLong,
  tooShort,
  ending,
]
