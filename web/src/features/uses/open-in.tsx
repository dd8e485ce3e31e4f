import { listTargets, type OpenTarget } from '@prompt-library/contract/targets'
import { PROMPT_PLACE, targetAddress } from '@prompt-library/domain/prompts/targets'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { callApi } from '../../lib/api-client.ts'
import { keepLastTool, readLastTool } from '../../lib/device-memory.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuHeading, MenuItem, MenuLink } from '../../ui/menu.tsx'

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
  /** Called with the name of the tool unless `copy` has already said something. */
  onOpened: (name: string | undefined) => void
}

/** A menu of the AI tools that the campus offers. The one that was chosen last comes first. */
export function OpenIn({ text, copy, onBlocked, onOpened }: OpenInProps) {
  const { data: targets, isError } = useQuery(targetsQuery)
  if (targets?.length === 0) return null
  const opened = (target: OpenTarget) => {
    keepLastTool(target.name)
    onOpened(target.name)
  }
  const copyAndOpen = async (target: OpenTarget) => {
    if (!(await copy(`Prompt copied. Paste it into ${target.name}.`))) return
    // Without `noopener` the AI tool could navigate this page.
    window.open(addressWithout(target), '_blank', 'noopener,noreferrer')
    keepLastTool(target.name)
    onOpened(undefined)
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
      {targets ? (
        <OpenInItems targets={inOrder(targets)} text={text} onOpened={opened} onCopy={copyAndOpen} />
      ) : (
        <MenuHeading>
          {isError ? 'We couldn’t load the AI tools. Check your connection.' : 'Loading…'}
        </MenuHeading>
      )}
    </Menu>
  )
}

interface OpenInItemsProps {
  targets: readonly OpenTarget[]
  text: () => string
  onOpened: (target: OpenTarget) => void
  onCopy: (target: OpenTarget) => Promise<void>
}

/** Rendered when the menu opens, because the length of the prompt decides what each tool can do. */
function OpenInItems({ targets, text, onOpened, onCopy }: OpenInItemsProps) {
  const prompt = text()
  const addressed = targets.map((target) => ({ target, address: targetAddress(target, prompt) }))
  return addressed.map(({ target, address }) =>
    address === undefined ? (
      <MenuItem key={target.name} onClick={() => void onCopy(target)}>
        <Tool target={target} address={address} />
      </MenuItem>
    ) : (
      <MenuLink key={target.name} href={address} newTab onClick={() => onOpened(target)}>
        <Tool target={target} address={address} />
      </MenuLink>
    ),
  )
}

function Tool({ target, address }: { target: OpenTarget; address: string | undefined }) {
  return (
    <span>
      {target.name}
      <span className="block text-sm text-ink-soft">{whatHappens(target, address)}</span>
    </span>
  )
}

function whatHappens({ url, sends_immediately }: OpenTarget, address: string | undefined): string {
  if (!url.includes(PROMPT_PLACE)) return 'Copies the prompt for you to paste'
  if (address === undefined) return 'Too long for a link, so it’s copied for you to paste'
  return sends_immediately ? 'Sends the prompt right away' : 'Opens with the prompt filled in'
}

/** The address of a tool whose link can’t carry the prompt. */
function addressWithout({ url }: OpenTarget): string {
  if (!url.includes(PROMPT_PLACE)) return url
  const { origin, pathname } = new URL(url.replaceAll(PROMPT_PLACE, ''))
  return origin + pathname
}

function inOrder(targets: readonly OpenTarget[]): OpenTarget[] {
  const last = readLastTool()
  return [...targets].sort((one, other) => Number(other.name === last) - Number(one.name === last))
}
