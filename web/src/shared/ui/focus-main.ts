/** Keeps keyboard focus on the page when the focused row or card is removed. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
