// What can't wait for the app itself. A file of its own, because the Content-Security-Policy allows no inline scripts.

// The theme: a dark page must not flash white. src/lib/theme.ts changes the choice later.
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

// The ticket that the sign-in service sent along: it leaves the address bar and the history before anything else is
// loaded. src/features/session/finish-sign-in.ts takes it from here.
{
  const url = new URL(location.href)
  const tickets = url.searchParams.getAll('ticket')
  if (tickets.length > 0) {
    url.searchParams.delete('ticket')
    history.replaceState(history.state, '', url)
    window.signInTicket = tickets.length === 1 ? tickets[0] : ''
  }
}
