import { brandColors } from '@prompt-library/domain/brand-colors'
import type { Campus } from '@prompt-library/domain/campus'
import { escapeHtml } from '@prompt-library/domain/text/escape-html'
import { EXAMPLE_PEOPLE } from './people.ts'

/**
 * The page of the development sign-in, with its buttons. Without scripts or inline styles, because the
 * Content-Security-Policy allows neither.
 */
export function signInPage(
  { base, service, campus }: { base: string; service: string; campus: Campus },
  { invalidNetId }: { invalidNetId?: string } = {},
): string {
  const [site, name, idName] = [campus.site_title, campus.name, campus.id_name].map(escapeHtml)
  const people = EXAMPLE_PEOPLE.map(
    ({ netid, displayName, description }) => `
        <li>
          <button name="username" value="${netid}"><strong>${displayName}</strong><span>${description}</span></button>
        </li>`,
  )
  const tried =
    invalidNetId === undefined
      ? ''
      : ` value="${escapeHtml(invalidNetId)}" aria-invalid="true" aria-describedby="invalid" autofocus`
  const problem = `
        <p id="invalid" role="alert">Invalid ${idName}. Use letters, digits, dots, hyphens, and underscores.</p>`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Development sign-in · ${site}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${base}/style.css">
  </head>
  <body>
    <main>
      <h1>Development sign-in</h1>
      <p>Use this page to try the library on this computer. You don’t need a password. To use ${name}’s
        single sign-on instead, set CAS_BASE_URL or OIDC_ISSUER.</p>
      <form method="post" action="${base}/login">
        <input type="hidden" name="service" value="${escapeHtml(service)}">
        <h2>Sign in as</h2>
        <ul>${people.join('')}
        </ul>
      </form>
      <form method="post" action="${base}/login">
        <input type="hidden" name="service" value="${escapeHtml(service)}">
        <label for="username">Or enter any ${idName}</label>
        <div>
          <input id="username" name="username" required maxlength="64" autocomplete="off" autocapitalize="none" spellcheck="false"${tried}>
          <button>Sign in</button>
        </div>${tried && problem}
      </form>
    </main>
  </body>
</html>
`
}

export function signInStyle({ color }: Campus): string {
  const { light, dark } = brandColors(color)
  return `
:root { color-scheme: light dark; --brand: ${light.brand}; --page: #faf8f7; --surface: #fff; --line: #8b827c; --ink: #26211e; --soft: #5c544f; }
@media (prefers-color-scheme: dark) {
  :root { --brand: ${dark.brand}; --page: #171412; --surface: #211d1b; --line: #8f857e; --ink: #f2edea; --soft: #bbb1ab; }
}
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: break-word; font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; background: var(--page); color: var(--ink); border-top: 4px solid var(--brand); }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
p, span { color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .5rem; border: 1px solid var(--line); background: var(--surface); color: inherit; cursor: pointer; }
li button { width: 100%; text-align: left; display: grid; }
label { display: block; margin: 2rem 0 .5rem; font-weight: 600; }
div { display: flex; gap: .5rem; }
input:not([type=hidden]) { font: inherit; flex: 1; min-width: 0; padding: .5rem .75rem; border-radius: .5rem; border: 1px solid var(--line); background: var(--surface); color: inherit; }
div button { background: var(--brand); color: #fff; border-color: var(--brand); }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`
}
