import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useCloseDialog, useDialogState } from './dialog-history.ts'

/** A dialog that a parameter of the page's URL opens, so that Back closes it: the value, and functions to open and close it. */
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
  const open = (value: string) => void navigate(address(value), { state, preventScrollReset: true })
  return [search.get(name), open, useCloseDialog(address())] as const
}
