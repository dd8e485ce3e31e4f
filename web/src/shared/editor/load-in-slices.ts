// When a text is loaded into the editor in slices, so that the page can respond in between.
import { createDocument, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useState } from 'react'
import { PARSE_OPTIONS } from './editor-html.ts'
import { LOADING } from './field-chips.ts'
import { elementsIn } from './heavy-text.ts'

/** Nodes drawn at a time: under half a second of work on a slow device. */
const SLICE = 1_000

/** Whether a text has so many parts that the editor takes seconds to draw them at once. */
export function isHeavy(html: string): boolean {
  return elementsIn(html) > SLICE
}

/** Fills an empty editor with a heavy text, a slice at a time, so that the page can respond in between. Returns whether it's at it. */
export function useLoadInSlices(editor: Editor, html: string): boolean {
  const [heavy] = useState(() => (isHeavy(html) ? html : undefined))
  const [isLoading, setLoading] = useState(heavy !== undefined)
  useEffect(() => {
    if (heavy === undefined) return undefined
    const doc = createDocument(heavy, editor.schema, PARSE_OPTIONS)
    const ends = sliceEnds(doc)
    let timer: ReturnType<typeof setTimeout>
    const addSlice = (index: number) => {
      const end = ends[index]
      if (end === undefined) return setLoading(false)
      const { tr } = editor.state
      tr.replaceWith(0, tr.doc.content.size, doc.cut(0, end).content)
      for (const meta of [LOADING, 'preventUpdate', 'preventAutolink']) tr.setMeta(meta, true)
      editor.view.dispatch(tr.setMeta('addToHistory', false))
      timer = setTimeout(addSlice, 0, index + 1)
    }
    timer = setTimeout(addSlice, 0, 0)
    return () => clearTimeout(timer)
  }, [editor, heavy])
  return isLoading
}

/** Where the slices of a document end. Never before a first child, without which its parent may be invalid. */
export function sliceEnds(doc: Node): number[] {
  const ends: number[] = []
  let nodes = 0
  doc.descendants((_node, position, _parent, index) => {
    nodes += 1
    if (nodes < SLICE || index === 0) return
    ends.push(position)
    nodes = 0
  })
  return [...ends, doc.content.size]
}
