// Not inline, because the Content-Security-Policy forbids inline scripts.
{
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // Storage is blocked.
    }
  }

  // Otherwise a dark page would flash white. theme.ts takes over.
  const theme = read('theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'

  // Remove the sign-in ticket from the URL and history before anything else loads. src/main.tsx picks it up.
  const url = new URL(location.href)
  const tickets = url.searchParams.getAll('ticket')
  if (tickets.length > 0) {
    url.searchParams.delete('ticket')
    history.replaceState(history.state, '', url)
    window.signInTicket = tickets.length === 1 ? tickets[0] : ''
  }
}
