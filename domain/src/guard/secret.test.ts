import { expect, it } from 'vitest'
import { toApiKey } from '../keys/api-key.ts'
import { findSensitive } from './find-sensitive.ts'

const secretsIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'secret')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['OPENAI_API_KEY=sk-proj-T3BlbkFJq8Zx2mNv7RwYc1Ld', 'sk-proj-T3BlbkFJq8Zx2mNv7RwYc1Ld'],
  ['"AKIAQ7XN4PLM2RTEW5ZB"', 'AKIAQ7XN4PLM2RTEW5ZB'],
  ['ghp_9fK2mZxQ7LrT4vNbW1cYd8HsJ3uPeAoG6iXk', 'ghp_9fK2mZxQ7LrT4vNbW1cYd8HsJ3uPeAoG6iXk'],
  ['postgres://grader:q9Zk2vLs@db.pitt.edu/x', 'q9Zk2vLs'],
  ['Authorization: Bearer 9a8f7c6b5d4e3f2a1b0c', '9a8f7c6b5d4e3f2a1b0c'],
  ['https://api.pitt.edu?api_key=4f9a8b7c6d5e4f3a', '4f9a8b7c6d5e4f3a'],
  ['dbPassword = "quokka sunrise"', 'quokka sunrise'],
  ['Password: hunter2', 'hunter2'],
  ['PASSWORD=correct-horse-battery', 'correct-horse-battery'],
  ['The Wi-Fi password for the lab is Falcon-Quartz77.', 'Falcon-Quartz77'],
  ['Username kpatel, password Giraffe!Tower9.', 'Giraffe!Tower9'],
  ['Passwort: Sommer2025!', 'Sommer2025!'],
  ['The temp password we gave her is Welcome1', 'Welcome1'],
  ['The old password (Spring22!) still works', 'Spring22!'],
  ['ENV DB_PASSWORD Qwerty!55', 'Qwerty!55'],
  ['The render box logs in as svc / Fjord-Lamp81', 'Fjord-Lamp81'],
  ['Sys.setenv(CENSUS_KEY = "8f2c1e77ab0943dd91aa02")', '8f2c1e77ab0943dd91aa02'],
  ['das Passwort für den Beamer lautet Kreide44', 'Kreide44'],
  ['密码是 448120', '448120'],
  ['user,password\nmkim,Wint3rBreak', 'Wint3rBreak'],
])('finds the secret in %j', (text, secret) => {
  expect(secretsIn(text)).toEqual([secret])
})

it('finds keys of the library by their checksum', () => {
  const key = toApiKey('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b')
  expect(secretsIn(`Call it with ${key}, please.`)).toEqual([key])
  expect(secretsIn(`curl -H "Authorization: Bearer ${key}"`)).toEqual([key])
  expect(findSensitive(`Call it with ${key}.`)[0]?.masked).toBe('pl_•••')
  const wrong = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
  expect(secretsIn(`See the picture pl_photo, or ${wrong}.`)).toEqual([])
})

it('finds a whole private key, and one that’s cut off', () => {
  const lines = 'MIIEowIBAAKCAQEAx7Vf2kQm9ZpLr4TnB1cYw8HsJ3uD\n'.repeat(3)
  const key = `-----BEGIN RSA PRIVATE KEY-----\n${lines}-----END RSA PRIVATE KEY-----`
  expect(secretsIn(`Here:\n${key}\nWhy?`)).toEqual([key])
  const cut = `-----BEGIN PRIVATE KEY-----\n${lines}`.trimEnd()
  expect(secretsIn(`${cut}\nand so forth`)).toEqual([cut])
})

it.each([
  'api_key = "YOUR_API_KEY"',
  'OPENAI_API_KEY=sk-xxxxxxxxxxxxxxxxxxxxxxxx',
  'OPENAI_API_KEY=sk-your-key-here',
  'password: ********',
  'password: {{password}}',
  'password = os.environ["DB_PASSWORD"]',
  'token = await getToken()',
  `Bearer \${token}`,
  'AKIAIOSFODNN7EXAMPLE',
  'Passwords must contain at least 12 characters.',
  'The password is required and case-sensitive.',
  'password: string',
  'password: changeme',
  'max_tokens=4096',
  'commit 9fceb02d0ae598e95dc970b74767f19372d61af8',
  '123e4567-e89b-12d3-a456-426614174000',
  'Enter your password: [hidden]',
  'Key: value pairs',
  `PASSWORD: \${DB_PASS:?set me in .env}`,
  '<password></password>',
  'PRIMARY_KEY = "student_identifier"',
  'Passwords expire in May, so we changed it to Wednesday.',
  'Sign in / out sheet for the van',
  'Log in as admin / student to see both views.',
  'Log in with your NetID, then open Canvas2.',
  'if password: return True',
  'if (!apiKey) throw new Error("x")',
  'curl -H "Authorization: Bearer $TOKEN" https://api.pitt.edu/v1/users',
  'Avoid password manager bubbles after first input (#4868).',
  'postgres://user:password@localhost:5432/db',
  'Temporary passwords such as Welcome123 are not accepted.',
])('doesn’t find a secret in %j', (text) => {
  expect(secretsIn(text)).toEqual([])
})

it('shows at most whose key it is', () => {
  const masked = (text: string) => findSensitive(text)[0]?.masked
  expect(masked('sk-proj-T3BlbkFJq8Zx2mNv7RwYc1Ld')).toBe('sk-•••')
  expect(masked('Password: hunter2')).toBe('•••')
})
