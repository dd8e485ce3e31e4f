// Which dialog of a prompt an address opens (`?prompt=7`, `?edit=7`, and so on), and how links to it are made.
import { pages } from '@prompt-library/contract/pages'
import { type Path, useLocation, useSearchParams } from 'react-router'
import { useCloseDialog, useDialogState } from '../../shared/lib/dialog-history.ts'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'
import type { Prompt } from './prompt.ts'

/** The dialogs that can be open over a list, named after their URL parameters. */
const PROMPT_VIEWS = ['prompt', 'use', 'edit', 'clone', 'share', 'history', 'report', 'review'] as const
export type PromptView = (typeof PROMPT_VIEWS)[number]

/** The URL parameter of an earlier revision. */
const REVISION = 'revision'
/** The URL parameter of the revision it's compared with, in the history. */
export const COMPARED_WITH = 'with'

interface OpenPrompt {
  view: PromptView
  id: number
  /** An earlier revision, to read. */
  revision?: number | undefined
}

/** The dialog named in the URL. It is part of the URL so that Back closes it and a link opens it. */
export function useOpenPrompt(): OpenPrompt | undefined {
  const [search] = useSearchParams()
  for (const view of PROMPT_VIEWS) {
    const id = readNumber(search.get(view))
    if (id) return { view, id, revision: readNumber(search.get(REVISION)) }
  }
  return undefined
}

export function readNumber(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Builds link props, or `navigate` options, that open a prompt's dialog over the current page. */
export function usePromptLink() {
  const address = usePromptAddress()
  const state = useDialogState({ overDialog: useOpenPrompt() !== undefined })
  return (view: PromptView, id: number, revision?: number) => ({
    to: address({ view, id, revision }),
    state,
    preventScrollReset: true,
  })
}

/** The whole address of a prompt's dialog, for links that leave the site. */
export function promptUrl(view: PromptView, id: number, revision?: number): string {
  const more = revision ? `&${REVISION}=${revision}` : ''
  return new URL(`${pages.library.path}?${view}=${id}${more}`, window.location.origin).href
}

/** Copies the address of a prompt. Says who can open it if that isn't everyone. */
export function copyPromptLink({ id, is_public }: Pick<Prompt, 'id' | 'is_public'>, revision?: number) {
  return copyLink(promptUrl('prompt', id, revision), is_public ? undefined : PRIVATE_LINK)
}

const PRIVATE_LINK = 'Link copied. Only the author and people it’s shared with can open it.'

export function useClosePrompt(): () => void {
  return useCloseDialog(usePromptAddress()(undefined))
}

/** Builds the URL of this page with the given dialog open, or with none. */
function usePromptAddress(): (open: OpenPrompt | undefined) => Partial<Path> {
  const { pathname, search } = useLocation()
  return (open) => {
    const after = new URLSearchParams(search)
    for (const name of [...PROMPT_VIEWS, REVISION, COMPARED_WITH]) after.delete(name)
    if (open) after.set(open.view, String(open.id))
    if (open?.revision) after.set(REVISION, String(open.revision))
    return { pathname, search: after.toString() }
  }
}

/** The address of the history, with a version to compare with. */
export function comparedWith(to: Partial<Path>, revision: number | undefined): Partial<Path> {
  return revision === undefined ? to : { ...to, search: `${to.search}&${COMPARED_WITH}=${revision}` }
}
