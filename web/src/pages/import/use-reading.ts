import type { ColumnMapping, ReadResult } from '@prompt-library/contract/formats/read-result'
import { useEffect, useRef, useState } from 'react'
import { namingOffline } from '../../shared/lib/offline.ts'
import { type RunningReader, startReader } from './start-reader.ts'

export type PromptsInFile = Extract<ReadResult, { kind: 'prompts' }>
export type ColumnsInFile = Extract<ReadResult, { kind: 'columns' }>

type Reading =
  | { kind: 'choose'; refusal?: string }
  | { kind: 'reading'; name: string }
  | { kind: 'columns'; file: File; found: ColumnsInFile }
  | { kind: 'read'; file: File; found: PromptsInFile; running: RunningReader }

const FAILED = 'This file couldn’t be read. Check your connection, reload the page, and try again.'

/** What is read of the chosen file. Choosing another one, or leaving, ends the work on the last one. */
export function useReading() {
  const [reading, setReading] = useState<Reading>({ kind: 'choose' })
  const current = useRef<RunningReader>(undefined)
  useEffect(() => () => current.current?.stop(), [])

  const stop = () => {
    current.current?.stop()
    current.current = undefined
  }
  const read = async (file: File, mapping?: ColumnMapping) => {
    stop()
    setReading({ kind: 'reading', name: file.name })
    const result = await run(file, mapping).catch(
      (): ReadResult => ({ kind: 'unreadable', sentence: namingOffline(FAILED) }),
    )
    const running = current.current
    if (!result) return
    if (result.kind === 'prompts' && running) setReading({ kind: 'read', file, found: result, running })
    else if (result.kind === 'columns') setReading({ kind: 'columns', file, found: result })
    else if (result.kind === 'unreadable') setReading({ kind: 'choose', refusal: result.sentence })
  }
  /** Undefined if another file was chosen, or the user canceled. */
  const run = async (file: File, mapping: ColumnMapping | undefined): Promise<ReadResult | undefined> => {
    const running = startReader()
    current.current = running
    const result = await Promise.race([running.remote.read(file, mapping), running.failed])
    return current.current === running ? result : undefined
  }
  const reset = () => {
    stop()
    setReading({ kind: 'choose' })
  }
  return { reading, read: (file: File, mapping?: ColumnMapping) => void read(file, mapping), reset }
}
