import type { Field } from '@prompt-library/domain/fields/field'
import { Link2 } from 'lucide-react'
import { PRIVATE_LINK, promptUrl } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'
import { applyEdits } from '../guard/guarded-text.ts'
import { useGuard } from '../guard/use-guard.tsx'

interface CopyUseLinkProps {
  prompt: Prompt
  fields: readonly Field[]
  getValue: (field: Field) => string
}

/** Copies a link to the form with what was entered, once the user has seen what looks like private data in it. */
export function CopyUseLink({ prompt, fields, getValue }: CopyUseLinkProps) {
  const [guard, guardDialog, checking] = useGuard({ warmUp: fields.length > 0 })
  const copy = async () => {
    const filled = fields
      .map((field) => ({ field, value: getValue(field) }))
      .filter(({ value }) => value !== '')
    const values = await check(filled)
    if (!values) return false
    const fragment = fragmentOf(values)
    const said = [
      'Link copied.',
      fragment && 'It includes what you entered.',
      !prompt.is_public && PRIVATE_LINK,
    ]
    return copyLink(promptUrl('use', prompt.id) + fragment, said.filter(Boolean).join(' '))
  }
  const check = async (filled: readonly { field: Field; value: string }[]) => {
    if (filled.length === 0) return []
    const answer = await guard({
      texts: filled.map(({ field, value }) => ({ label: field.label, text: value, offers: ['remove'] })),
      notice: 'Anyone with the link can read what you entered.',
      action: 'Copy link',
    })
    return (
      answer &&
      filled.map(({ field, value }, index) => [field.name, applyEdits(value, answer.edits[index] ?? [])])
    )
  }
  return (
    <>
      <CopyingButton
        look="plain"
        className="max-sm:px-2"
        busy={checking && 'Checking...'}
        onCopy={copy}
        icon={Link2}
        label="Copy link"
      />
      {guardDialog}
    </>
  )
}

/** As they follow the `#` of a link. */
function fragmentOf(values: readonly string[][]): string {
  const left = values.filter(([, value]) => value !== '')
  return left.length === 0 ? '' : `#${new URLSearchParams(left).toString().replaceAll('+', '%20')}`
}
