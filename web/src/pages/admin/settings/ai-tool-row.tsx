import { TARGET_CHARACTERS_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Checkbox, Field } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import type { AiTool } from './ai-tools.ts'
import { type Problem, sentenceFor } from './setting-field.ts'

interface AiToolRowProps {
  tool: AiTool
  problems: readonly Problem[]
  /** The ids of the inputs and of the Edit button start with it. */
  id: string
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
  onToggle: () => void
  onChange: (change: Partial<AiTool>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** An AI tool in the list, with its form when it is open. */
export function AiToolRow({
  tool,
  problems,
  id,
  isFirst,
  isLast,
  isOpen,
  onToggle,
  onChange,
  onMove,
  onRemove,
}: AiToolRowProps) {
  const name = nameOf(tool)
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className={classNames('font-semibold wrap-anywhere', !tool.enabled && 'text-ink-soft')}>
            {name}
          </h3>
          {!isOpen && <p className="text-sm wrap-anywhere text-ink-soft">{tool.url}</p>}
          {!isOpen && problems[0] && <p className="text-sm text-danger-ink">{problems[0].sentence}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <label className="mr-2 flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              aria-label={`On: ${name}`}
              checked={tool.enabled}
              onChange={(event) => onChange({ enabled: event.target.checked })}
              className="size-6 accent-brand"
            />
            On
          </label>
          <Button
            icon={ArrowUp}
            look="plain"
            size="small"
            className="px-2"
            unavailable={isFirst}
            onClick={() => onMove(-1)}
          >
            <span className="sr-only">Move up {name}</span>
          </Button>
          <Button
            icon={ArrowDown}
            look="plain"
            size="small"
            className="px-2"
            unavailable={isLast}
            onClick={() => onMove(1)}
          >
            <span className="sr-only">Move down {name}</span>
          </Button>
          <Button
            look="plain"
            size="small"
            id={`${id}-edit`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-form` : undefined}
            onClick={onToggle}
          >
            <span>
              Edit<span className="sr-only"> {name}</span>
            </span>
            <ChevronDown aria-hidden className={classNames('size-4', isOpen && 'rotate-180')} />
          </Button>
        </div>
      </div>
      {isOpen && (
        <fieldset
          id={`${id}-form`}
          aria-label={name}
          className="mt-3 flex min-w-0 flex-col gap-4 border-t border-line pt-4"
        >
          <AiToolInputs {...{ tool, problems, id, onChange }} />
          <Button icon={Trash2} look="quiet" size="small" className="-ml-3 self-start" onClick={onRemove}>
            Remove {name}
          </Button>
        </fieldset>
      )}
    </li>
  )
}

type AiToolInputsProps = Pick<AiToolRowProps, 'tool' | 'problems' | 'id' | 'onChange'>

function AiToolInputs({ tool, problems, id, onChange }: AiToolInputsProps) {
  const problemWith = (input: keyof AiTool) => sentenceFor(problems, tool.id, input)
  return (
    <>
      <Field id={`${id}-name`} label="Name" required error={problemWith('name')}>
        <Input
          autoComplete="off"
          value={tool.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field id={`${id}-url`} label="Address" required hint={ADDRESS_HINT} error={problemWith('url')}>
        <Input
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://chat.example.edu/?q={prompt}"
          value={tool.url}
          onChange={(event) => onChange({ url: event.target.value })}
        />
      </Field>
      <Checkbox
        label="Sends the prompt right away"
        hint="Select this if the tool doesn’t wait for users to press Send. The “Open in…” menu will say so."
        checked={tool.sends_immediately}
        onChange={(checked) => onChange({ sends_immediately: checked })}
      />
      <Field
        id={`${id}-limit`}
        label="Maximum address length"
        required
        hint={`In characters, up to ${groupedCount(TARGET_CHARACTERS_MAX)}. Longer prompts are copied instead.`}
        error={problemWith('limit')}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={tool.limit}
          onChange={(event) => onChange({ limit: event.target.value })}
        />
      </Field>
    </>
  )
}

const ADDRESS_HINT = (
  <>
    Put <code>{'{prompt}'}</code> where the prompt goes. Without it, we copy the prompt and open the tool, so
    users can paste it. Examples for tools your campus hosts:
    <br />
    Open WebUI: <code className="wrap-anywhere">{'https://chat.example.edu/?q={prompt}&submit=false'}</code>
    <br />
    LibreChat: <code className="wrap-anywhere">{'https://chat.example.edu/c/new?prompt={prompt}'}</code>
  </>
)

/** What the screen calls a tool, also one without a name. */
export function nameOf({ name }: AiTool): string {
  return name.trim() || 'New AI tool'
}
