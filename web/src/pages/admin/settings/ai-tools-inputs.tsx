import { TARGETS_MAX } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../shared/ui/button.tsx'
import { AiToolRow, nameOf } from './ai-tool-row.tsx'
import { type AiTool, moveAiTool, newAiTool } from './ai-tools.ts'
import type { InputProps } from './setting-field.ts'

/** The list of AI tools. Each one opens to be edited. */
export function AiTools({ draft: tools, onChange, problems, tries }: InputProps<AiTool[]>) {
  const id = useId()
  const [openKeys, setOpenKeys] = useState<readonly string[]>([])
  const [shownTries, setShownTries] = useState(tries)
  const [announcement, setAnnouncement] = useState('')
  const idOf = (tool: AiTool) => `${id}-${tool.id}`
  const focus = (elementId: string) => document.getElementById(elementId)?.focus()
  const problemsOf = (tool: AiTool) => problems.filter(({ path }) => path[0] === tool.id)

  // Opens the tools that can't be saved, once for each try.
  if (tries !== shownTries) {
    setShownTries(tries)
    if (tries > 0) setOpenKeys(tools.filter((tool) => problemsOf(tool).length > 0).map((tool) => tool.id))
  }

  const change = (next: AiTool[], said = '') => {
    // The element that gets the focus next must be there when this returns.
    flushSync(() => {
      onChange(next)
      setAnnouncement(said)
    })
  }
  const add = () => {
    const tool = newAiTool()
    setOpenKeys([...openKeys, tool.id])
    change([...tools, tool])
    focus(`${idOf(tool)}-name`)
  }
  const move = (tool: AiTool, to: number) => {
    change(moveAiTool(tools, tools.indexOf(tool), to), `${nameOf(tool)} is now ${to + 1} of ${tools.length}.`)
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  const remove = (tool: AiTool) => {
    const index = tools.indexOf(tool)
    const rest = tools.toSpliced(index, 1)
    change(rest, `${nameOf(tool)} removed.`)
    const neighbor = rest[index] ?? rest.at(-1)
    focus(neighbor ? `${idOf(neighbor)}-edit` : `${id}-add`)
  }
  const isFull = tools.length >= TARGETS_MAX
  return (
    <>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {tools.map((tool, index) => (
          <AiToolRow
            key={tool.id}
            tool={tool}
            problems={problemsOf(tool)}
            id={idOf(tool)}
            isFirst={index === 0}
            isLast={index === tools.length - 1}
            isOpen={openKeys.includes(tool.id)}
            onToggle={() => setOpenKeys(toggled(openKeys, tool.id))}
            onChange={(changes) => change(tools.with(index, { ...tool, ...changes }))}
            onMove={(by) => move(tool, index + by)}
            onRemove={() => remove(tool)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Button
          icon={Plus}
          id={`${id}-add`}
          look="secondary"
          unavailable={isFull}
          aria-describedby={`${id}-count`}
          onClick={add}
        >
          Add AI tool
        </Button>
        <p id={`${id}-count`} className="text-sm text-ink-soft">
          {isFull
            ? `You can have up to ${TARGETS_MAX} AI tools.`
            : `${countOf(tools.length, 'tool')}, ${tools.filter(({ enabled }) => enabled).length} on`}
        </p>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

function toggled(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
}
