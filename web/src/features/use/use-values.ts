import type { Field } from '@prompt-library/domain/fields/field'
import { useState } from 'react'
import { addToMemory, forgetMemory, readMemory } from '../../lib/device-memory.ts'
import { keepInTab, readFromTab } from '../../lib/tab-storage.ts'

export type Values = Readonly<Record<string, string>>

interface Filled {
  values: Values
  /** The fields whose value came with the link and hasn’t been changed since. */
  fromLink: readonly string[]
}

interface UseValues {
  promptId: number
  userId: number | null
  fields: readonly Field[]
}

/**
 * What a user has filled in. It starts with what this tab has for the prompt, else with what this device remembers by
 * field name, else with the author’s defaults.
 */
export function useValues({ promptId, userId, fields }: UseValues) {
  const place = placeOf(userId, promptId)
  const [filled, setFilled] = useState<Filled>(() => {
    // What a visitor filled in is still there after they sign in.
    const tab = readTab(place) ?? readTab(placeOf(null, promptId))
    const remembered = readMemory(userId)?.values ?? {}
    const values = fields.map(({ name, default: start }) => [
      name,
      tab?.values[name] ?? remembered[name]?.value ?? start,
    ])
    return { values: Object.fromEntries(values), fromLink: tab?.fromLink ?? [] }
  })
  const [remembers, setRemembers] = useState(() => readMemory(userId) !== undefined)
  const keep = (next: Filled) => {
    setFilled(next)
    keepInTab(placeOf(null, promptId), undefined)
    keepInTab(place, JSON.stringify(next))
  }
  return {
    ...filled,
    remembers,
    set: (name: string, value: string) =>
      keep({
        values: { ...filled.values, [name]: value },
        fromLink: filled.fromLink.filter((other) => other !== name),
      }),
    reset: () =>
      keep({
        values: Object.fromEntries(fields.map((field) => [field.name, field.default])),
        fromLink: [],
      }),
    /** Takes over the values that a link carries after its `#`. */
    takeFromLink: (fragment: string) => {
      const link = valuesOf(fragment)
      const names = fields.map(({ name }) => name).filter((name) => name in link)
      const values = Object.fromEntries(names.map((name) => [name, link[name] ?? '']))
      keep({
        values: { ...filled.values, ...values },
        fromLink: [...new Set([...filled.fromLink, ...names])],
      })
    },
    remember: (on: boolean) => {
      setRemembers(on)
      if (on) addToMemory(userId, { values: filled.values })
      else forgetMemory()
    },
  }
}

/** Another user who signs in in this tab must not see these values. */
function placeOf(userId: number | null, promptId: number): string {
  return `use ${userId} ${promptId}`
}

/** `course=BIO101&topic=Cells` as values. */
function valuesOf(fragment: string): Values {
  return Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')))
}

/** The values that aren’t blank, as they follow the `#` of a link. */
export function fragmentOf(fields: readonly Field[], values: Values): string {
  const filled = fields.map(({ name }) => [name, values[name] ?? '']).filter(([, value]) => value !== '')
  return filled.length === 0 ? '' : `#${new URLSearchParams(filled).toString().replaceAll('+', '%20')}`
}

function readTab(place: string): Filled | undefined {
  try {
    const { values, fromLink } = JSON.parse(readFromTab(place) ?? 'null') as Partial<Filled>
    const isText = Object.values(values ?? {}).every((value) => typeof value === 'string')
    return values && isText ? { values, fromLink: Array.isArray(fromLink) ? fromLink : [] } : undefined
  } catch {
    return undefined
  }
}

/** What a field is replaced with; undefined where it’s blank. */
export function filledText({ name, type }: Field, values: Values): string | undefined {
  const value = values[name] ?? ''
  if (value === '') return undefined
  return type === 'choices' ? value.split('\n').join(', ') : value
}
