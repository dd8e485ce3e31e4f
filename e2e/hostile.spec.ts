import { HOSTILE_TEXTS } from '../server/src/testing/hostile-texts.ts'
import { expect, test } from './library.ts'
import { watchForHarm } from './watch-for-harm.ts'

// The content security policy is off, because it would hide what the web app itself missed. What pages show of hostile texts is
// tested in web/src/app/hostile-texts.browser.test.tsx.
test.use({
  bypassCSP: true,
  expectedErrors: /Failed to load resource: the server responded with a status of 4/,
})

test('hostile parameters in URLs are treated as invalid values', async ({ page, library }) => {
  await library.signIn(page, { role: 'admin' })
  const expectNoHarm = await watchForHarm(page, library.origin)
  const long = encodeURIComponent(HOSTILE_TEXTS.join('\n').slice(0, 1_500))
  const short = (index: number) => encodeURIComponent(HOSTILE_TEXTS[index]?.slice(0, 200) ?? '')
  for (const path of [
    `/?q=${short(0)}&category=${short(1)}&sort=${short(2)}&page=${short(3)}&prompt=${short(4)}`,
    `/my-prompts?tab=${short(5)}&edit=${short(6)}&q=${short(7)}#${short(8)}`,
    `/admin?tab=${short(9)}&q=${short(10)}&sort=${short(11)}&view=${short(12)}`,
    `/build-prompt?step=${short(13)}`,
    `/nowhere/${short(18)}?x=${long}`,
    `/?ticket=${short(14)}`,
    `/help?${long}#${short(15)}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A ticket can redirect the browser during the check.
    await expect(expectNoHarm).toPass({ timeout: 10_000 })
  }
  expect(new URL(page.url()).origin).toBe(library.origin)
})
