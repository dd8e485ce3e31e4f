// What the settings are made of: fields, which have a draft while an admin edits them, and sections of them.
import type { Body } from '@prompt-library/contract/call'
import { type SettingName, type Settings, saveSettings } from '@prompt-library/contract/settings'
import type { ComponentProps, ReactNode } from 'react'
import * as z from 'zod/mini'
import type { Textarea } from '../../../shared/ui/field.tsx'
import type { ToastAction } from '../../../shared/ui/toast.ts'

export type Changes = Body<typeof saveSettings>

/** Why a setting can't be saved. */
export interface Problem {
  /** The part of the field that it's about, such as the address of the second link. */
  path: readonly string[]
  sentence: string
}

export interface InputProps<Draft> {
  draft: Draft
  onChange: (draft: Draft) => void
  /** Empty until the admin tries to save. */
  problems: readonly Problem[]
  /** How often the admin tried to save. */
  tries: number
  /** The settings as edited. */
  edited: Settings
}

/** What a draft says, and what is wrong with it. */
interface Read {
  value: unknown
  /** Instead of what the server would say. */
  problems?: readonly Problem[]
}

/** How a setting becomes a draft and a setting again. */
interface Kind {
  /** Of the draft. */
  schema: z.ZodMiniType
  toDraft: (value: never) => unknown
  read: (draft: never) => Read
}

interface Named {
  label: string
  hint?: ReactNode | ((edited: Settings) => ReactNode)
}

/** A setting, or a part of one. */
export type SettingField = { path: readonly [SettingName, ...string[]] } & (
  | ({ kind: 'text'; max: number; rows?: number; optional?: true } & Named)
  | ({ kind: 'number'; max: number; hint?: string } & Named)
  | { kind: 'checkbox'; label: string; hint: string }
  | { kind: 'choice'; label: string; choices: readonly { value: string; label: string; hint: string }[] }
  | ({
      kind: 'lines'
      /** Of the text box. */
      box: Pick<ComponentProps<typeof Textarea>, 'rows' | 'dir' | 'autoCapitalize'>
    } & Named &
      Pick<Kind, 'toDraft' | 'read'>)
  // biome-ignore lint/suspicious/noExplicitAny: only its own input knows the type of its draft
  | ({ kind: 'own'; Input: (props: InputProps<any>) => ReactNode } & Kind)
)

interface FieldGroup {
  /** Above the fields. */
  legend?: string
  text?: ReactNode
  className?: string
  isShown?: (edited: Settings) => boolean
  fields: readonly [SettingField, ...SettingField[]]
}

export interface Section {
  /** In the address, and where the draft is kept. */
  path: string
  title: string
  description: string
  /** What is set here, as messages name it. */
  noun: string
  groups: readonly FieldGroup[]
  /** What to ask before saving. */
  warning?: (edited: Settings, saved: Settings) => string | undefined
  /** What the message after saving offers. */
  afterSave?: ToastAction
}

/** The changed fields by their path, as an admin left them. */
export const drafts = z.record(z.string(), z.unknown())
export type Drafts = z.output<typeof drafts>

/** For a setting that is edited as it is. */
export const AS_IS = { toDraft: (value: unknown) => value, read: (value: unknown) => ({ value }) }

function kindOf(field: SettingField): Kind {
  switch (field.kind) {
    case 'own':
      return field
    case 'lines':
      return { ...field, schema: z.string() }
    case 'number':
      return { schema: z.string(), toDraft: String, read: (draft) => ({ value: Number(draft) }) }
    case 'checkbox':
      return { ...AS_IS, schema: z.boolean() }
    default:
      return { ...AS_IS, schema: z.string() }
  }
}

function read(field: SettingField, kept: Drafts, settings: Settings): Read {
  return kindOf(field).read(draftOf(field, kept, settings) as never)
}

export function fieldsOf({ groups }: Section): SettingField[] {
  return groups.flatMap(({ fields }) => fields)
}

export function keyOf({ path }: SettingField): string {
  return path.join('.')
}

/** What the field has while it's as saved. */
function savedDraft(field: SettingField, settings: Settings): unknown {
  const value = field.path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], settings)
  return kindOf(field).toDraft(value as never)
}

export function draftOf(field: SettingField, kept: Drafts, settings: Settings): unknown {
  const changed = z.safeParse(kindOf(field).schema, kept[keyOf(field)])
  return changed.success ? changed.data : savedDraft(field, settings)
}

/** Keeps only what differs: another admin may be changing the rest at the same time. */
export function withDraft(kept: Drafts, field: SettingField, draft: unknown, settings: Settings): Drafts {
  const { [keyOf(field)]: _, ...others } = kept
  return isSame(draft, savedDraft(field, settings)) ? others : { ...others, [keyOf(field)]: draft }
}

/** What the drafts of a section make of the settings. */
export function readDrafts(section: Section, kept: Drafts, settings: Settings) {
  const changed = fieldsOf(section).filter(
    (field) => !isSame(draftOf(field, kept, settings), savedDraft(field, settings)),
  )
  const edited = structuredClone(settings)
  for (const field of changed) set(edited, field.path, read(field, kept, settings).value)
  const names = changed.map(({ path }) => path[0])
  return {
    isChanged: changed.length > 0,
    edited,
    changes: pick(edited, names),
  }
}

/** What is wrong with a field: what its kind says, else what the server would say. */
export function problemsOf(
  field: SettingField,
  kept: Drafts,
  settings: Settings,
  edited: Settings,
): readonly Problem[] {
  const { problems } = read(field, kept, settings)
  if (problems) return problems
  const [name] = field.path
  const issues = z.safeParse(saveSettings.body, { [name]: edited[name] }).error?.issues ?? []
  return issues
    .map(({ path, message }) => ({ path: path.map(String), sentence: message }))
    .filter(({ path }) => field.path.every((part, index) => part === path[index]))
    .map((problem) => ({ ...problem, path: problem.path.slice(field.path.length) }))
}

/** About the field itself, or this part of it. */
export function sentenceFor(problems: readonly Problem[], ...path: string[]): string | undefined {
  return problems.find((problem) => isSame(problem.path, path))?.sentence
}

function set(settings: Settings, path: readonly string[], value: unknown): void {
  const last = path.at(-1) ?? ''
  const owner = path
    .slice(0, -1)
    .reduce((part, name) => part[name] as Record<string, unknown>, settings as Record<string, unknown>)
  owner[last] = value
}

function pick(settings: Settings, names: readonly SettingName[]): Changes {
  return Object.fromEntries(names.map((name) => [name, settings[name]]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
