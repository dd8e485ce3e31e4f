import type { Field } from '@prompt-library/domain/fields/field'
import { fitValue } from '@prompt-library/domain/fields/fit-value'
import { useState } from 'react'
import * as z from 'zod/mini'
import { addToMemory, forgetMemory, readMemory } from '../../shared/lib/device-memory.ts'
import { writeStored } from '../../shared/lib/storage.ts'
import { readPersisted, usePersisted } from '../../shared/lib/use-persisted.ts'

/** By the name of the field. */
const filledIn = z.record(z.string(), z.string())
type Filled = z.output<typeof filledIn>

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
  const visitorsPlace = placeOf(null, promptId)
  const [kept, keepInTab] = usePersisted(filledIn, 'tab', placeOf(userId, promptId))
  const [filled, setFilled] = useState<Filled>(() => {
    // What a visitor filled in is still there after they sign in.
    const tab = kept ?? readPersisted(filledIn, 'tab', visitorsPlace)
    const remembered = readMemory(userId)?.values ?? {}
    const values = fields.map((field) => {
      const known = own(tab, field.name) ?? own(remembered, field.name)?.value
      const value = known === undefined ? undefined : fitValue(field, known)
      return [field.name, value ?? field.default]
    })
    return Object.fromEntries(values)
  })
  const [remembers, setRemembers] = useState(() => readMemory(userId) !== undefined)
  /** Changes with everything that replaces values from outside their controls. */
  const [round, setRound] = useState(0)

  const keep = (next: Filled) => {
    setFilled(next)
    if (userId !== null) writeStored('tab', visitorsPlace, undefined)
    keepInTab(next)
  }
  const replace = (next: Filled) => {
    keep(next)
    setRound((before) => before + 1)
  }
  const defaults = Object.fromEntries(fields.map((field) => [field.name, field.default]))
  const getValue = (field: Field) => own(filled, field.name) ?? field.default
  /** The author’s defaults aren’t the user’s own. */
  const ownValues = () =>
    Object.fromEntries(
      fields
        .map((field) => [field, getValue(field)] as const)
        .filter(([field, value]) => value === '' || value !== field.default)
        .map(([{ name }, value]) => [name, value]),
    )
  return {
    getValue,
    /** There is something to reset. */
    isChanged: fields.some((field) => getValue(field) !== field.default),
    round,
    set: (name: string, value: string) => keep({ ...filled, [name]: value }),
    /** Returns what it replaces. */
    reset: () => {
      replace(defaults)
      return filled
    },
    undoReset: replace,
    remembers,
    remember: (on: boolean) => {
      setRemembers(on)
      if (on) addToMemory(userId, ownValues())
      else forgetMemory()
    },
    /** The prompt was copied or opened. Another tab may have signed out or stopped remembering since this one opened. */
    addToMemory: () => {
      if (remembers && readMemory(userId)) addToMemory(userId, ownValues())
    },
  }
}

/** Another user who signs in in this tab must not see these values. */
function placeOf(userId: number | null, promptId: number): string {
  return `use ${userId} ${promptId}`
}

/** A field can be called `constructor`. */
function own<Value>(values: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined
}
