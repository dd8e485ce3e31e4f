import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAuditLog } from '@prompt-library/contract/admin'
import { exportOwnPrompts } from '@prompt-library/contract/exports'
import { EXPORT_FORMATS } from '@prompt-library/contract/formats/formats'
import { pages } from '@prompt-library/contract/pages'
import { DEFAULT_SETTINGS, saveSettings } from '@prompt-library/contract/settings'
import { type Campus, DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { PLACEHOLDERS } from '@prompt-library/domain/campus-placeholders'
import { describe, expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const web = join(import.meta.dirname, '../../../../web')
const LOGO = readFileSync(join(web, 'public/icon-192.png')).toString('base64')
const NORTHFIELD: Campus = {
  name: 'Northfield College',
  short_name: 'NC',
  site_title: 'Prompt Hub',
  id_name: 'Eagle ID',
  color: '#00356b',
  logo: '',
  links: [{ label: 'IT help', url: 'https://it.northfield.example/?a=1&b=2' }],
}
/** What no page of another campus may contain. */
const DEFAULTS = /\bUM\b|NetID|niversity|AI Prompt Library|70002e|maroon|%campus/

describe('the campus', async () => {
  const { app, db, newUser } = await createTestApp({}, { webFolder: webFolder() })
  const admin = await newUser({ role: 'admin' })
  const save = (campus: Partial<Campus> | null) =>
    admin.post(saveSettings, { campus: campus && { ...NORTHFIELD, ...campus } })
  const get = async (url: string) => (await app.inject(url)).body

  it('is named on every page, in the manifest, and the API description, without a restart', async () => {
    expect(await get('/about')).toMatch(DEFAULTS)
    const before = await app.inject('/about')
    expect((await save({})).statusCode).toBe(200)
    const addresses = [
      ...Object.values(pages).flatMap(({ path }) => [path, `${path}?x`]),
      '/nowhere',
      '/collections/none',
      '/manifest.webmanifest',
      '/api/openapi.json',
    ]
    for (const url of addresses) expect(`${url}: ${await get(url)}`).not.toMatch(DEFAULTS)
    await createPrompt(db, { author_id: admin.id })
    for (const format of EXPORT_FORMATS)
      expect((await admin.get(exportOwnPrompts, { format })).body).not.toMatch(DEFAULTS)
    const about = await app.inject({
      url: '/about',
      headers: { 'if-none-match': String(before.headers.etag) },
    })
    expect(about.statusCode).toBe(200)
    expect(about.body).toContain('<title>About · Prompt Hub</title>')
    expect(about.body).toContain('<p>Northfield College</p>')
    expect(about.body).toContain('<a href="https://it.northfield.example/?a=1&amp;b=2">IT help</a>')
    expect(about.body).toContain('data-campus="{&quot;name&quot;:&quot;Northfield College&quot;')
    expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({
      name: 'Prompt Hub',
      theme_color: '#00356b',
    })
    expect(JSON.parse(await get('/api/openapi.json')).info.title).toBe('Prompt Hub')
  })

  it('has a stylesheet with its colors, which browsers keep until it changes', async () => {
    const path = /<link rel="stylesheet" href="(.*?)"/.exec(await get('/about'))?.[1] ?? ''
    const stylesheet = await app.inject(path)
    expect(stylesheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(stylesheet.body).toContain('--brand:#00356b')
    await save({ color: '#1b6e3c' })
    expect(await get('/about')).not.toContain(path)
    // For a page from before the change, or a process that doesn't know of it yet.
    const former = await app.inject(path)
    expect([former.headers['cache-control'], former.body.includes('#1b6e3c')]).toEqual(['no-cache', true])
  })

  it('can have a logo, which is the icon of pages and the app', async () => {
    await save({ logo: LOGO })
    const page = await get('/about')
    const path = /<link rel="icon" href="(.*?)"/.exec(page)?.[1] ?? ''
    const logo = await app.inject(path)
    expect(logo.rawPayload.toString('base64')).toBe(LOGO)
    expect(logo.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(page).toContain(`<img src="${path}">`)
    expect(JSON.parse(await get('/manifest.webmanifest')).icons).toEqual([
      { src: path, sizes: '192x192', type: 'image/png' },
    ])
    await save({})
    expect(await get('/about')).not.toContain(path)
    expect((await app.inject(path)).statusCode).toBe(404)
  })

  it('is in the audit log with what changed, and not the logo itself', async () => {
    const old = 'https://it.northfield.example/?a=1&b=2'
    const links = [{ label: 'IT help', url: `${old}3` }]
    await save({ logo: LOGO, links, short_name: 'NFC' })
    const [entry] = await admin.read(listAuditLog)
    expect(entry).toMatchObject({
      target_name: 'Your campus',
      details: '“short name”: NC → NFC\n“logo”:  → …\n“IT help”: changed what isn’t shown here',
    })
  })

  it.each([
    [{ name: ' \u202E ' }, 'Enter the name of your institution.'],
    [{ site_title: '\u2800' }, 'Enter a site title.'],
    [{ short_name: 'A\u0000' }, 'The text contains a character that can’t be saved.'],
    [{ name: 'x'.repeat(81) }, 'The name must be 80 characters or fewer.'],
    [{ short_name: 'x'.repeat(21) }, 'The short name must be 20 characters or fewer.'],
    [{ site_title: 'x'.repeat(41) }, 'The site title must be 40 characters or fewer.'],
    [{ id_name: '' }, 'Enter what people call the ID they sign in with.'],
    [{ color: 'red' }, 'Enter the color as # and six digits or letters from A to F, such as #0b5d3b.'],
    [{ color: '#fff;}' }, 'Enter the color as # and six digits or letters from A to F, such as #0b5d3b.'],
    [{ color: '#ffc72c' }, expect.stringContaining('has a contrast of 1.5:1')],
    [{ logo: btoa('<svg/>') }, 'The logo must be a PNG file.'],
    ...['javascript:alert(1)', 'data:text/html,x', '/about', 'mailto:a@b.edu', '//x.edu'].map((url) => [
      { links: [{ label: 'Bad', url }] },
      'Enter a full web address for “Bad”, such as https://www.example.edu.',
    ]),
    [
      { links: [{ label: 'Bad', url: 'https://user:pass@x.edu' }] },
      'The address of “Bad” can’t contain a username or password.',
    ],
    [{ links: [{ label: ' ', url: 'https://x.edu' }] }, 'Enter the text of the link.'],
    [{ links: Array(7).fill({ label: 'A', url: 'https://x.edu' }) }, 'The footer can have up to 6 links.'],
  ] as [Partial<Campus>, string][])('refuses %j and stays as it was', async (changes, sentence) => {
    const before = await get('/about')
    const response = await save(changes)
    expect(refusal(response)).toEqual([400, sentence])
    expect(await get('/about')).toBe(before)
  })

  it('can’t add elements to a page', async () => {
    const hostile = '"><script>alert(1)</script>'
    const response = await save({
      name: hostile,
      site_title: `\u202E${hostile}`,
      links: [{ label: hostile, url: 'https://x.edu/"><script>' }],
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().settings.campus.site_title).toBe(hostile)
    for (const url of ['/', '/about', '/nowhere', '/development-cas/login'])
      expect((await app.inject({ url, headers: { host: 'localhost:3000' } })).body).not.toContain('<script>')
  })

  it('can be restored', async () => {
    expect((await save(null)).json().settings.campus).toEqual(DEFAULT_SETTINGS.campus)
    expect(await get('/about')).toContain(`<p>${DEFAULT_CAMPUS.name}</p>`)
  })
})

/** With the real index.html, manifest, and icon, and a prerendered page. */
function webFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-campus-'))
  for (const file of ['index.html', 'public/manifest.webmanifest', 'public/favicon.svg']) {
    // as the build does
    const text = readFileSync(join(web, file), 'utf8').replace('%VITE_ACCESS%', 'open')
    writeFileSync(join(folder, file.replace('public/', '')), text)
  }
  const { name, logo_url, links } = PLACEHOLDERS
  const html = `<p>${name}</p><img src="${logo_url}"><ul><li><a href="${links[0]?.url}">${links[0]?.label}</a></li></ul>`
  const about = { html, files: [], requests: [] }
  writeFileSync(join(folder, 'prerendered.json'), JSON.stringify({ about }))
  return folder
}
