import type { Body } from '@prompt-library/contract/call'
import type { SettingName, Settings, saveSettings } from '@prompt-library/contract/settings'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { ToastAction } from '../../../shared/ui/toast.ts'

export type Changes = Body<typeof saveSettings>

/** Why a draft can't be saved. */
export interface Problem {
  /** The input it's about. Its id is the form's id, a hyphen, and this. */
  input: string
  sentence: string
  /** The part of a text to select. */
  range?: [number, number]
}

/** The key of a mutation that reads a file into the draft. Save waits for it. */
export const READING = ['reading']

export interface InputsProps<Draft> {
  /** The ids of all inputs start with it. */
  id: string
  draft: Draft
  onChange: (draft: Draft) => void
  /** Empty until the admin tries to save. */
  problems: readonly Problem[]
  /** How often the admin tried to save a draft with problems. */
  tries: number
  settings: Settings
}

/** Settings that belong together: how they're explained, edited, and checked. `Draft` is their value while an admin edits them. */
export interface Section<Draft> {
  settings: readonly SettingName[]
  /** In the address, and where the draft is kept. */
  path: string
  title: string
  description: string
  /** What is set here, as messages name it. */
  noun: string
  schema: z.ZodMiniType<Draft>
  toDraft: (settings: Settings) => Draft
  /** What to save, and what is wrong with it. */
  read: (draft: Draft) => { changes: Changes; problems: readonly Problem[] }
  /** For a list: how many there are, in words. */
  count?: (draft: Draft) => string
  /** What to ask before saving. */
  warning?: (draft: Draft, saved: Settings) => string | undefined
  /** What the message after saving offers. */
  afterSave?: ToastAction
  inputs: (props: InputsProps<Draft>) => ReactNode
}

export function sentenceFor(problems: readonly Problem[], input: string): string | undefined {
  return problems.find((problem) => problem.input === input)?.sentence
}
