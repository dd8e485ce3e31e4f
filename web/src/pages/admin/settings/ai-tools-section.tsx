import type { DataClassTexts } from '@prompt-library/domain/guard/data-class-texts'
import { TARGETS_MAX } from '@prompt-library/domain/limits'
import type { Target } from '@prompt-library/domain/prompts/targets'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePersisted } from '../../../shared/lib/use-persisted.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { AiToolRow, nameOf } from './ai-tool-row.tsx'
import {
  type AiTool,
  aiTools,
  checkAiTools,
  firstProblem,
  moveAiTool,
  newAiTool,
  toAiTools,
} from './ai-tools.ts'
import { useSaveSettings } from './api.ts'
import { SettingSection } from './setting-section.tsx'

interface AiToolsSectionProps {
  saved: Target[]
  classTexts: DataClassTexts
  isDefault: boolean
}

export function AiToolsSection({ saved, classTexts, isDefault }: AiToolsSectionProps) {
  const id = useId()
  const [draft, setDraft] = usePersisted(aiTools, 'tab', 'ai-tools')
  const [openKeys, setOpenKeys] = useState<readonly number[]>([])
  const [tried, setTried] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const save = useSaveSettings()

  const savedTools = toAiTools(saved)
  const tools = draft ?? savedTools
  const { targets, problems } = checkAiTools(tools, window.location.origin)
  const idOf = ({ key }: AiTool) => `${id}-${key}`
  const focus = (elementId: string) => document.getElementById(elementId)?.focus()

  const change = (next: AiTool[], said = '') => {
    // What is typed during a save would be lost when it ends.
    if (save.isPending) return
    // The element that gets the focus next must be there when this returns.
    flushSync(() => {
      setDraft(next)
      setAnnouncement(said)
    })
  }
  const add = () => {
    const tool = newAiTool(tools)
    setOpenKeys([...openKeys, tool.key])
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
  const wrongInput = (tool: AiTool) => firstProblem(problems[tools.indexOf(tool)] ?? {})
  const check = () => {
    const wrong = tools.filter((tool) => wrongInput(tool))
    const [first] = wrong
    if (!first) return { targets }
    flushSync(() => {
      setTried(true)
      setOpenKeys([...openKeys, ...wrong.map(({ key }) => key)])
    })
    focus(`${idOf(first)}-${wrongInput(first)}`)
    return undefined
  }
  const forget = () => {
    setDraft(undefined)
    setTried(false)
    setOpenKeys([])
    setAnnouncement('')
  }
  const isFull = tools.length >= TARGETS_MAX
  return (
    <SettingSection
      title="AI tools"
      description="Users can open a prompt in these AI tools, listed in this order. Changes take effect within 10 seconds."
      noun="AI tools"
      count={countInWords(tools)}
      isDefault={isDefault}
      unsaved={JSON.stringify(tools) !== JSON.stringify(savedTools)}
      save={save}
      check={check}
      defaults={{ targets: null }}
      onForget={forget}
      focusId={`${id}-add`}
    >
      <ol className="flex flex-col gap-2">
        {tools.map((tool, index) => (
          <AiToolRow
            key={tool.key}
            tool={tool}
            problems={(tried && problems[index]) || {}}
            classTexts={classTexts}
            id={idOf(tool)}
            isFirst={index === 0}
            isLast={index === tools.length - 1}
            isOpen={openKeys.includes(tool.key)}
            onToggle={() => setOpenKeys(toggled(openKeys, tool.key))}
            onChange={(changes) => change(tools.with(index, { ...tool, ...changes }))}
            onMove={(by) => move(tool, index + by)}
            onRemove={() => remove(tool)}
          />
        ))}
      </ol>
      <Button
        id={`${id}-add`}
        look="secondary"
        className="self-start"
        unavailable={isFull || save.isPending}
        aria-describedby={isFull ? `${id}-full` : undefined}
        onClick={add}
      >
        <Plus aria-hidden className="size-4" />
        Add AI tool
      </Button>
      {isFull && <p id={`${id}-full`}>You can have up to {TARGETS_MAX} AI tools.</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </SettingSection>
  )
}

function toggled(keys: readonly number[], key: number): number[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
}

function countInWords(tools: readonly AiTool[]): string {
  const on = tools.filter(({ enabled }) => enabled).length
  return `${tools.length} ${tools.length === 1 ? 'tool' : 'tools'}, ${on} on`
}
