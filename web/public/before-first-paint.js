// Runs before the app loads. It's a separate file because the Content-Security-Policy forbids inline scripts.

// Set the theme so a dark page doesn't flash white. src/lib/theme.ts takes over later.
{
  let choice = null
  try {
    choice = localStorage.getItem('theme')
  } catch {
    // Storage is blocked, so use the system's theme.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

// Hide what the user has hidden on this device before it shows. src/lib/hidden-parts.ts takes over later.
try {
  document.documentElement.dataset.hidden = localStorage.getItem('hidden') ?? ''
} catch {
  // Storage is blocked, so nothing is hidden.
}

// Remove the sign-in ticket from the URL and history before anything else loads.
// src/features/session/finish-sign-in.ts picks it up.
{
  const url = new URL(location.href)
  const tickets = url.searchParams.getAll('ticket')
  if (tickets.length > 0) {
    url.searchParams.delete('ticket')
    history.replaceState(history.state, '', url)
    window.signInTicket = tickets.length === 1 ? tickets[0] : ''
  }
}
