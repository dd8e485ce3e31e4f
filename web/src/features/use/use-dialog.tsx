import { withBlanks } from '@prompt-library/domain/fields/blanks'
import { promptFields } from '@prompt-library/domain/fields/field'
import { type FieldValue, filledText, valueProblem } from '@prompt-library/domain/fields/field-values'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { DataClassLine } from '../../entities/prompt/data-class-badge.tsx'
import { FieldInput } from '../../entities/prompt/field-input.tsx'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { PromptNotes } from '../../entities/prompt/prompt-notes.tsx'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { RichTextView } from '../../shared/editor/rich-text-view.tsx'
import { readLastTool } from '../../shared/lib/device-memory.ts'
import { useMember } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CopyLabel, useCopied } from '../../shared/ui/copying-button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Checkbox } from '../../shared/ui/field.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { copyPrompt } from './copy-prompt.ts'
import { countUse } from './count-use.ts'
import { OpenIn } from './open-in.tsx'
import { useValues } from './use-values.ts'

interface UseDialogProps {
  prompt: Prompt
  /** Asks whether the prompt worked, below the preview. */
  feedback: ReactNode
  onClose: () => void
}

/** The dialog that fills in a prompt, shows the result, and copies it or opens it in an AI tool. */
export function UseDialog({ prompt, feedback, onClose }: UseDialogProps) {
  const { id, title, html } = prompt
  const fields = useMemo(() => promptFields(html, prompt.fields), [html, prompt.fields])
  const userId = useMember()?.id ?? null
  const filled = useValues({ promptId: id, userId, fields })
  const client = useQueryClient()
  const [copied, markCopied] = useCopied()

  const byName = new Map(fields.map((field) => [field.name, field]))
  const fieldValue: FieldValue = (name, place) => {
    const field = byName.get(name)
    return field && filledText(field, filled.getValue(field), place)
  }
  const blank = fields.filter((field) => filled.getValue(field).trim() === '')
  const problems = new Map(fields.map((field) => [field, valueProblem(field, filled.getValue(field))]))
  const isWrong = [...problems.values()].some(Boolean)
  const count = (tool?: string | null) => {
    void countUse(client, { prompt, tool })
    filled.addToMemory()
  }
  const form = useSubmit({
    isInvalid: isWrong,
    send: async () => (await copyPrompt({ ...prompt, fieldValue, copied: 'Prompt copied.' })) || undefined,
    done: () => {
      markCopied()
      count()
    },
  })
  const reset = () => {
    const before = filled.reset()
    toastWithUndo('Fields reset.', async () => {
      filled.undoReset(before)
      return 'Values restored.'
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={title}
      subtitle={
        fields.length > 0
          ? 'Fill in the fields, then copy the prompt or open it in your AI tool.'
          : 'Copy this prompt or open it in your AI tool.'
      }
      footer={
        <>
          <DataClassLine dataClass={prompt.data_class} />
          {fields.length > 0 && (
            <Button
              icon={RotateCcw}
              look="plain"
              className="mr-auto -ml-4 max-sm:-ml-2 max-sm:px-2"
              unavailable={!filled.isChanged}
              onClick={reset}
            >
              Reset
            </Button>
          )}
          <OpenIn
            text={() => promptPlainText(richBlocks(html), withBlanks(fields, fieldValue))}
            blank={blank.length}
            dataClass={prompt.data_class}
            onBlocked={isWrong ? form.submit : undefined}
            onOpened={() => count(readLastTool())}
          />
          <Button
            type="submit"
            form={form.props.id}
            className="max-sm:w-full"
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            <CopyLabel copied={copied}>{fields.length > 0 ? 'Copy filled prompt' : 'Copy prompt'}</CopyLabel>
          </Button>
        </>
      }
    >
      <PageTitle>{`Use: ${title}`}</PageTitle>
      <div
        className={
          fields.length > 0 ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''
        }
      >
        <form {...form.props} className="flex flex-col gap-5">
          {fields.map((field) => (
            <FieldInput
              // A control starts over when its value is replaced.
              key={`${field.name} ${filled.round}`}
              field={field}
              value={filled.getValue(field)}
              error={form.isTried ? problems.get(field) : undefined}
              onChange={(value) => filled.set(field.name, value)}
            />
          ))}
          {fields.length > 0 && (
            <Checkbox
              label="Remember on this device"
              hint={`Keeps ${userId ? MEMBERS_MEMORY : VISITORS_MEMORY}, and fills in the same fields in other prompts.`}
              checked={filled.remembers}
              onChange={filled.remember}
            />
          )}
        </form>
        <div className="flex flex-col gap-5 lg:sticky lg:top-0">
          <section aria-label="Preview" className="rounded-xl border border-line bg-sunken p-5 max-sm:p-4">
            <RichTextView html={html} level={3} fields={fields} fieldValue={fieldValue} />
          </section>
          {feedback}
          <PromptNotes notes={prompt.notes} />
        </div>
      </div>
    </Dialog>
  )
}

const MEMBERS_MEMORY = 'what you enter in this browser for 30 days or until you sign out'
// Of members, the device remembers the prompts they use anyway.
const VISITORS_MEMORY = 'what you enter and which prompts you use in this browser for 30 days'
