/** Opens what a control is folded into, and focuses it. */
export function focusInDetails(control: HTMLElement | null): void {
  const details = control?.closest('details')
  if (details) details.open = true
  control?.focus()
}
