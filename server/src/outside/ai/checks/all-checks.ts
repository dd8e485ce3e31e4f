import { addresses } from './addresses.ts'
import type { AnswerCheck } from './answer-check.ts'
import { code } from './code.ts'
import { fields } from './fields.ts'
import { hiddenCharacters } from './hidden-characters.ts'
import { tooLong } from './length.ts'
import { markup } from './markup.ts'
import { ownInstructions } from './own-instructions.ts'
import { refusal } from './refusal.ts'
import { reply } from './reply.ts'

/**
 * What does harm: the author sees every other change, and accepts or rejects it. In order: the first that fails names the
 * problem.
 */
export const CHECKS: readonly AnswerCheck[] = [
  ownInstructions,
  refusal,
  hiddenCharacters,
  markup,
  fields,
  code,
  reply,
  addresses,
  tooLong,
]
