import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useCloseDialog, useDialogState } from './dialog-history.ts'

/** A dialog that a parameter of the page's URL opens, so that Back closes it: the value, functions to open and close it, and the props of a link that opens it. */
export function useDialogParam(name: string) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const state = useDialogState({ overDialog: false })
  const address = (value?: string) => {
    const after = new URLSearchParams(search)
    after.delete(name)
    if (value) after.set(name, value)
    return { pathname, search: after.toString() }
  }
  const linkTo = (value: string) => ({ to: address(value), state, preventScrollReset: true })
  const open = (value: string) => {
    const { to, ...options } = linkTo(value)
    void navigate(to, options)
  }
  return [search.get(name), open, useCloseDialog(address()), linkTo] as const
}
