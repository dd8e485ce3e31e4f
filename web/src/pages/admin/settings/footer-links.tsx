import type { FooterLink } from '@prompt-library/domain/campus'
import { FOOTER_LINK_LABEL_MAX, FOOTER_LINK_URL_MAX, FOOTER_LINKS_MAX } from '@prompt-library/domain/limits'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import { type InputProps, sentenceFor } from './setting-field.ts'

/** The campus's own links in the footer of every page. */
export function FooterLinks({ draft: links, problems, onChange }: InputProps<FooterLink[]>) {
  const id = useId()
  const change = (next: FooterLink[], focused: string) => {
    flushSync(() => onChange(next))
    document.getElementById(focused)?.focus()
  }
  const isFull = links.length >= FOOTER_LINKS_MAX
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-medium">Links in the footer</legend>
      {links.map((link, index) => {
        const update = (changes: Partial<FooterLink>) => onChange(links.with(index, { ...link, ...changes }))
        const field = (name: keyof FooterLink) => ({
          id: `${id}-${index}-${name}`,
          error: sentenceFor(problems, String(index), name),
        })
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: links have nothing else that stays the same
            key={index}
            className="grid min-w-0 items-start gap-x-3 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <legend className="sr-only">Link {index + 1}</legend>
            <Field label="Text" {...field('label')}>
              <Input
                autoComplete="off"
                maxLength={FOOTER_LINK_LABEL_MAX}
                value={link.label}
                onChange={(event) => update({ label: event.target.value })}
              />
            </Field>
            <Field label="Web address" {...field('url')}>
              <Input
                type="url"
                dir="ltr"
                autoComplete="off"
                maxLength={FOOTER_LINK_URL_MAX}
                value={link.url}
                onChange={(event) => update({ url: event.target.value })}
              />
            </Field>
            <Button
              icon={X}
              look="plain"
              className="self-end max-sm:-ml-4 max-sm:justify-self-start"
              onClick={() => change(links.toSpliced(index, 1), `${id}-add`)}
            >
              Remove <span className="sr-only">{link.label || 'link'}</span>
            </Button>
          </fieldset>
        )
      })}
      {!isFull && (
        <Button
          icon={Plus}
          id={`${id}-add`}
          look="secondary"
          className="self-start"
          onClick={() => change([...links, { label: '', url: '' }], `${id}-${links.length}-label`)}
        >
          Add link
        </Button>
      )}
    </fieldset>
  )
}
