import { LOGO_KILOBYTES_MAX } from '@prompt-library/domain/limits'
import { logoProblem } from '@prompt-library/domain/logo'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button, buttonClass } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import type { InputProps } from './setting-field.ts'

/** Chooses, shows, and removes the logo: a PNG as Base64, or empty. A file that can't be one is refused at once. */
export function LogoField({ draft: logo, onChange }: InputProps<string>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // `onSuccess` is that of the latest render, whose draft has what was typed in the meantime.
  const { mutate, data, reset } = useMutation({
    mutationFn: readLogo,
    onSuccess: (read) => read.logo !== undefined && onChange(read.logo),
  })
  const problem = data?.problem
  const remove = () => {
    // The button that was pressed disappears.
    flushSync(() => onChange(''))
    reset()
    input.current?.focus()
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">
        Logo <span className="font-normal text-ink-soft">(Optional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {logo !== '' && (
          <img
            src={`data:image/png;base64,${logo}`}
            alt="The logo"
            className="size-14 rounded-lg border border-line bg-surface object-contain p-1"
          />
        )}
        <label
          className={classNames(
            buttonClass('secondary'),
            'cursor-pointer hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
          )}
        >
          Choose {logo === '' ? 'a' : 'another'} logo
          <input
            ref={input}
            type="file"
            accept="image/png"
            aria-describedby={problem ? `${id}-error` : `${id}-hint`}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) mutate(file)
              // Otherwise, choosing the same file again after correcting it would do nothing.
              event.target.value = ''
            }}
          />
        </label>
        {logo !== '' && (
          <Button look="quiet" className="max-sm:-ml-4" onClick={remove}>
            Remove logo
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        A PNG up to {LOGO_KILOBYTES_MAX} kB. It’s shown small, so a simple, square one works best.
      </p>
      {problem && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

async function readLogo(file: File): Promise<{ logo?: string; problem?: string | undefined }> {
  // A file of any size can be chosen, and this one isn't read.
  if (file.size > LOGO_KILOBYTES_MAX * 1024)
    return { problem: `The logo can be up to ${LOGO_KILOBYTES_MAX} kB.` }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const logo = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    const problem = logoProblem(logo)
    if (problem) return { problem }
    await createImageBitmap(file)
    return { logo }
  } catch {
    return { problem: 'We couldn’t read this file. Choose another one.' }
  }
}
