import { listTargets, type OpenTarget } from '@prompt-library/contract/targets'
import { targetAddress } from '@prompt-library/domain/prompts/targets'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { callApi } from '../../lib/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuHeading, MenuItem } from '../../ui/menu.tsx'

const targetsQuery = queryOptions({
  queryKey: ['targets'],
  queryFn: async ({ signal }) => (await callApi(listTargets, { signal })).answer,
  staleTime: 60_000,
})

interface OpenInProps {
  /** The filled-in prompt as plain text. */
  text: () => string
  /** Puts the prompt on the clipboard; whether that worked. */
  copy: (toast: string) => Promise<boolean>
  /** Says what is missing, as long as the prompt can’t be opened. */
  onBlocked: (() => void) | undefined
  onOpened: () => void
}

/** A menu of the AI tools that the campus offers. The one that was chosen last comes first. */
export function OpenIn({ text, copy, onBlocked, onOpened }: OpenInProps) {
  const { data: targets = [], isError } = useQuery(targetsQuery)
  if (targets.length === 0 && !isError) return null
  const open = async (target: OpenTarget) => {
    const address = targetAddress(target, text())
    if (address === undefined) {
      const copied = await copy(`Prompt copied. Paste it into ${target.name}.`)
      if (!copied) return
    }
    // Without `noopener` the AI tool could navigate this page.
    window.open(address ?? addressWithout(target), '_blank', 'noopener,noreferrer')
    rememberChoice(target.name)
    onOpened()
  }
  const trigger = (
    <Button look="secondary" onClick={onBlocked}>
      <ExternalLink aria-hidden className="size-4" />
      Open in…
    </Button>
  )
  // The menu would take the focus from the field that is missing.
  if (onBlocked) return trigger
  return (
    <Menu trigger={trigger}>
      <OpenInItems targets={inOrder(targets)} text={text} isError={isError} onChoose={open} />
    </Menu>
  )
}

interface OpenInItemsProps {
  targets: readonly OpenTarget[]
  text: () => string
  isError: boolean
  onChoose: (target: OpenTarget) => Promise<void>
}

/** Drawn when the menu opens, because the length of the prompt decides what each tool can do. */
function OpenInItems({ targets, text, isError, onChoose }: OpenInItemsProps) {
  if (isError) return <MenuHeading>We couldn’t load the AI tools. Check your connection.</MenuHeading>
  const prompt = text()
  return targets.map((target) => (
    <MenuItem key={target.name} onClick={() => void onChoose(target)}>
      <span>
        {target.name}
        <span className="block text-sm text-ink-soft">{whatHappens(target, prompt)}</span>
      </span>
    </MenuItem>
  ))
}

function whatHappens(target: OpenTarget, prompt: string): string {
  const canFill = target.url.includes('{prompt}')
  if (!canFill) return 'Copies the prompt for you to paste'
  if (targetAddress(target, prompt) === undefined)
    return 'Too long for a link, so it’s copied for you to paste'
  return target.sends_immediately ? 'Sends the prompt right away' : 'Opens with the prompt filled in'
}

/** The address of a tool whose link can’t carry the prompt. */
function addressWithout({ url }: OpenTarget): string {
  return url.includes('{prompt}') ? new URL(url.replaceAll('{prompt}', '')).origin : url
}

const CHOICE = 'open-in'

function inOrder(targets: readonly OpenTarget[]): OpenTarget[] {
  const last = lastChoice()
  return [...targets].sort((one, other) => Number(other.name === last) - Number(one.name === last))
}

function lastChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE)
  } catch {
    return null
  }
}

function rememberChoice(name: string): void {
  try {
    localStorage.setItem(CHOICE, name)
  } catch {
    // The order of the menu is a convenience.
  }
}
