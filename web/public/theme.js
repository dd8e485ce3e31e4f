// Sets the theme before the first paint, so that a dark page does not flash white. A file of its own, because the
// Content-Security-Policy allows no inline scripts. src/lib/theme.ts changes the choice later.
{
  let choice = null
  try {
    choice = localStorage.getItem('theme')
  } catch {
    // storage is blocked: the system's choice holds
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}
