/** For when what had the focus goes, a row or a card: the focus must not go with it. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
