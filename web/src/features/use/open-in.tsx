import { pages } from '@prompt-library/contract/pages'
import type { OpenTarget } from '@prompt-library/contract/targets'
import { classOf, ruleFor } from '@prompt-library/domain/data-class/data-class'
import { blanksText, textWithBlanks, withBlanksNote } from '@prompt-library/domain/fields/blanks'
import { PROMPT_PLACE, siteOf, targetAddress } from '@prompt-library/domain/prompts/targets'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { targetsQuery, useDataClasses } from '../../entities/prompt/data-classes.ts'
import { keepLastTool, readLastTool } from '../../shared/lib/device-memory.ts'
import { namingOffline } from '../../shared/lib/offline.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirm } from '../../shared/ui/confirm.tsx'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import { warmUpCheck } from '../guard/check-texts.ts'
import { applyEdits, type Edit } from '../guard/guarded-text.ts'
import { useGuard } from '../guard/use-guard.tsx'

interface OpenInProps {
  /** The prompt as plain text, with its values and blanks. */
  text: () => string
  /** How many fields aren’t filled in. */
  blank: number
  /** Tools that can’t get such data can’t be chosen. */
  dataClass: string
  /** Says what is missing, as long as the prompt can’t be opened. */
  onBlocked: (() => void) | undefined
  /** Called once the prompt is open in a tool, or copied for it. */
  onOpened: () => void
}

/**
 * The menu “Open in…”: the AI tools that the campus offers, the one that was chosen last first, those that aren't
 * approved for the data, and what is said if the prompt is copied instead.
 */
export function OpenIn({ text, blank, dataClass, onBlocked, onOpened }: OpenInProps) {
  const { data: targets, isError } = useQuery(targetsQuery)
  const [ask, confirmation] = useConfirm()
  const [guard, guardDialog] = useGuard()
  const button = useRef<HTMLButtonElement>(null)
  if (targets?.length === 0) return null
  /** If the browser blocks the tab, nothing is reported until the user opens it with a click. */
  const open = (target: OpenTarget, address: string, isSaid = false): void => {
    const { name, sends_immediately } = target
    if (!openTab(address)) {
      const run = () => open(target, address, isSaid)
      toastFailure('Your browser blocked the new tab.', { label: `Open ${name}`, run })
      return
    }
    keepLastTool(name)
    // A tool that sends right away opens with blanks only after a question about them.
    if (!isSaid) toastSuccess(withBlanksNote(`Opened in ${name}.`, sends_immediately ? 0 : blank))
    onOpened()
  }
  /** Copies plain text: what was checked and nothing else. */
  const copyAndOpen = async (target: OpenTarget, prompt: string) => {
    const copied = withBlanksNote(`Prompt copied. Paste it into ${target.name}.`, blank)
    if (!(await copyWithToast(prompt, { copied, failed: 'Failed to copy prompt.' }))) return
    open(target, siteOf(target), true)
  }
  const askAboutBlanks = (target: OpenTarget) =>
    ask({
      title: `Open with ${countOf(blank, 'blank')}?`,
      text: `${target.name} sends the prompt right away, so you can’t fill in the rest there.`,
      confirm: 'Open anyway',
      cancel: 'Keep editing',
    })
  /** Asks what there is to ask, one question after the other. The answer is the click that lets the browser open a tab. */
  const choose = async (target: OpenTarget, prompt: string) => {
    const edits = (await guard(questionAbout(target, prompt, button)))?.edits[0]
    if (!edits) return
    const edited = applyEdits(prompt, edits.map(asBlank))
    // The edited prompt may be too long for a link, or short enough now.
    const address = targetAddress(target, edited)
    if (address === undefined) return copyAndOpen(target, edited)
    if (blank > 0 && target.sends_immediately && !(await askAboutBlanks(target))) return
    open(target, address)
  }
  const trigger = (
    <Button icon={ExternalLink} ref={button} look="secondary" onClick={onBlocked}>
      Open in…
    </Button>
  )
  // The menu would take the focus from the field that is missing.
  if (onBlocked) return trigger
  return (
    <>
      <Menu trigger={trigger}>
        {targets ? (
          <OpenInItems targets={inOrder(targets)} {...{ text, blank, dataClass }} onChoose={choose} />
        ) : (
          <MenuHeading>
            {isError
              ? namingOffline('We couldn’t load the AI tools. Check your connection and try again.')
              : 'Loading…'}
          </MenuHeading>
        )}
      </Menu>
      {guardDialog}
      {confirmation}
    </>
  )
}

/** What the guard replaces with a field is a blank here. It isn't one the user forgot, so no message counts it. */
const asBlank = (edit: Edit): Edit => ({ ...edit, text: textWithBlanks(edit.text).text })

function questionAbout({ name }: OpenTarget, prompt: string, finalFocus: RefObject<HTMLElement | null>) {
  const offers = ['field', 'remove'] as const
  return {
    texts: [{ label: 'Prompt', text: prompt, offers }],
    notice: `This text goes to ${name}.`,
    action: `Open in ${name}`,
    finalFocus,
  }
}

interface OpenInItemsProps {
  targets: readonly OpenTarget[]
  text: () => string
  blank: number
  dataClass: string
  onChoose: (target: OpenTarget, prompt: string) => Promise<void>
}

/** Rendered when the menu opens, because the length of the prompt decides what each tool can do. */
function OpenInItems({ targets, text, blank, dataClass, onChoose }: OpenInItemsProps) {
  const queryClient = useQueryClient()
  // A browser opens no tab for a click that was too long ago.
  useEffect(() => void warmUpCheck(queryClient).catch(() => undefined), [queryClient])
  const classes = useDataClasses()
  const className = classOf(classes, dataClass).name
  const rule = ({ data }: OpenTarget) => ruleFor(data, classes, dataClass)
  const prompt = text()
  const tableLink = <MenuLink label={pages.tools.title} link={<Link to={pages.tools.path} />} />
  if (targets.every((target) => rule(target).use === 'not'))
    return (
      <>
        <MenuHeading>{className} data: copy the prompt into a tool that your campus approves.</MenuHeading>
        {tableLink}
      </>
    )
  return (
    <>
      {blank > 0 && <MenuHeading>{blanksText(blank)}</MenuHeading>}
      {targets.map((target) =>
        rule(target).use !== 'not' ? (
          <MenuItem key={target.name} onClick={() => void onChoose(target, prompt)}>
            <span>
              {target.name}
              <span className="block text-sm text-ink-soft">{whatHappens(target, prompt)}</span>
              {rule(target).note && (
                <strong className="block text-sm font-semibold wrap-anywhere">{rule(target).note}</strong>
              )}
            </span>
          </MenuItem>
        ) : (
          <RefusedTool key={target.name} name={target.name} className={className} />
        ),
      )}
      <MenuSeparator />
      {tableLink}
    </>
  )
}

/** Stays in the arrow order, so that everyone can find out why it can’t be chosen. */
function RefusedTool({ name, className }: { name: string; className: string }) {
  const id = useId()
  return (
    <MenuItem disabled aria-describedby={id}>
      <span className="max-w-72">
        {name}
        {/* Hidden so that screen readers read it once, as the description. */}
        <span aria-hidden id={id} className="block text-sm wrap-anywhere">
          Not approved for {className} data
        </span>
      </span>
    </MenuItem>
  )
}

function whatHappens(target: OpenTarget, prompt: string): string {
  if (!target.url.includes(PROMPT_PLACE)) return 'Copies the prompt for you to paste'
  if (targetAddress(target, prompt) === undefined)
    return 'Too long for a link, so it’s copied for you to paste'
  return target.sends_immediately ? 'Sends the prompt right away' : 'Opens with the prompt filled in'
}

/**
 * Returns false if the browser blocks the tab. With `noopener` it wouldn’t tell, so the tab opens empty and is cut off from
 * this page before it loads the AI tool.
 */
function openTab(address: string): boolean {
  const tab = window.open('', '_blank')
  if (!tab) return false
  tab.opener = null
  const link = tab.document.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  link.click()
  return true
}

function inOrder(targets: readonly OpenTarget[]): OpenTarget[] {
  const last = readLastTool()
  return [...targets].sort((one, other) => Number(other.name === last) - Number(one.name === last))
}
