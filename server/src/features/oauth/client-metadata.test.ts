import { DEFAULT_SETTINGS, type Settings } from '@prompt-library/contract/settings'
import { describe, expect, it } from 'vitest'
import {
  hostOf,
  isAllowed,
  isDocumentAddress,
  isRegisteredRedirect,
  readDocumentMetadata,
  readMetadata,
} from './client-metadata.ts'

describe('the address of a description', () => {
  it.each([
    ['https://claude.ai/oauth/mcp-oauth-client-metadata', true],
    ['https://chatgpt.com/oauth/abc/client.json', true],
    ['https://tool.example:8443/client.json', true],
    ['http://tool.example/client.json', false],
    ['https://tool.example/', false],
    ['https://tool.example', false],
    ['https://tool.example/a#b', false],
    ['https://tool.example/a#', false],
    ['https://user@tool.example/a', false],
    ['https://user:password@tool.example/a', false],
    ['https://tool.example/a/../b', false],
    ['https://TOOL.example/a', false],
    ['https://tool.example/a b', false],
    ['https://127.0.0.1/a', false],
    ['https://2130706433/a', false],
    ['https://0x7f.1/a', false],
    ['https://[::1]/a', false],
    ['https://[::ffff:10.0.0.1]/a', false],
    ['file:///etc/passwd', false],
    ['', false],
    [`https://tool.example/${'a'.repeat(2_000)}`, false],
  ])('%s: %s', (id, expected) => {
    expect(isDocumentAddress(id)).toBe(expected)
  })
})

describe('where a tool can be sent back to', () => {
  const registered = [
    'https://claude.ai/api/mcp/auth_callback',
    'http://127.0.0.1/callback',
    'http://localhost:33418/',
    'http://[::1]/callback',
  ]
  const client = { id: 'x', name: 'X', redirect_uris: registered }

  it.each([
    ['https://claude.ai/api/mcp/auth_callback', true],
    // Programs on the user's computer choose a port when they start.
    ['http://127.0.0.1:51234/callback', true],
    ['http://localhost:1/', true],
    ['http://[::1]:5000/callback', true],
    ['https://claude.ai/api/mcp/auth_callback/', false],
    ['https://claude.ai/api/mcp/auth_callback?x=1', false],
    ['https://claude.ai/api/mcp/AUTH_callback', false],
    ['https://claude.ai:8443/api/mcp/auth_callback', false],
    ['https://claude.ai.evil.example/api/mcp/auth_callback', false],
    ['https://claude.ai@evil.example/api/mcp/auth_callback', false],
    ['http://claude.ai/api/mcp/auth_callback', false],
    ['https://claude.ai/api/mcp/x/../auth_callback', false],
    ['https://claude.ai/api/mcp/auth_callback#x', false],
    [' https://claude.ai/api/mcp/auth_callback', false],
    ['http://127.0.0.1:51234/other', false],
    ['http://127.0.0.1:51234/callback?next=https://evil.example', false],
    ['http://127.0.0.1@evil.example/callback', false],
    ['http://127.0.0.2/callback', false],
    ['https://127.0.0.1/callback', false],
    ['http://localhost:51234/callback', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s: %s', (uri, expected) => {
    expect(isRegisteredRedirect(client, uri)).toBe(expected)
  })

  it('is https or this computer, and other addresses are left out', () => {
    const redirect_uris = [
      'cursor://anysphere.cursor-mcp/oauth/callback',
      'http://tool.example/',
      ...registered,
    ]
    expect(readMetadata('x', { redirect_uris }).redirect_uris).toEqual(registered)
  })

  it.each([
    [[]],
    [['cursor://callback']],
    [['javascript:alert(1)']],
    [['data:text/html,x']],
    [['http://tool.example/callback']],
    [['https://user@tool.example/callback']],
    [['https://tool.example/#x']],
  ])('%j is refused', (redirect_uris) => {
    expect(() => readMetadata('x', { redirect_uris })).toThrow(
      'redirect_uris needs an https or a loopback address.',
    )
  })

  it('is no more than 20 addresses', () => {
    const redirect_uris = Array.from({ length: 21 }, (_, index) => `https://tool.example/${index}`)
    expect(() => readMetadata('x', { redirect_uris })).toThrow('redirect_uris is invalid.')
  })
})

describe('the name of a tool', () => {
  const nameOf = (client_name?: string) =>
    readMetadata('x', { client_name, redirect_uris: ['https://tool.example/callback'] }).name

  it('is one line of visible text, and short', () => {
    expect(nameOf('  Claude\n\u202eCode ')).toBe('Claude Code')
    expect(nameOf('x'.repeat(100))).toBe(`${'x'.repeat(59)}…`)
  })

  it.each([undefined, '', ' ', '\u200b'])('is its host if it says %j', (name) => {
    expect(nameOf(name)).toBe('tool.example')
  })
})

describe('a document', () => {
  const id = 'https://tool.example/client.json'
  const redirect_uris = ['https://tool.example/callback']

  it('names its own address', () => {
    expect(readDocumentMetadata(id, { client_id: id, redirect_uris })).toMatchObject({ id })
    for (const client_id of ['https://claude.ai/oauth/client', `${id}/`, undefined])
      expect(() => readDocumentMetadata(id, { client_id, redirect_uris })).toThrow(
        'client_id isn’t this address.',
      )
    for (const document of [null, [], 'text', { redirect_uris }])
      expect(() => readDocumentMetadata(id, document)).toThrow('client_id isn’t this address.')
  })

  it('is of a tool that works without a secret', () => {
    const read = (fields: object) => readDocumentMetadata(id, { client_id: id, redirect_uris, ...fields })
    expect(read({ token_endpoint_auth_method: 'none' })).toMatchObject({ id })
    const others = { token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'] }
    expect(read({ token_endpoint_auth_method: 'private_key_jwt', ...others })).toMatchObject({ id })
    for (const method of ['private_key_jwt', 'client_secret_basic', 'client_secret_post'])
      expect(() => read({ token_endpoint_auth_method: method })).toThrow(
        'Only the token_endpoint_auth_method none is supported.',
      )
  })
})

describe('the tools that Settings name', () => {
  const named: Settings = {
    ...DEFAULT_SETTINGS,
    hosted_tools: 'named',
    hosted_tool_hosts: ['claude.ai', 'vscode.dev'],
  }
  const local = hostOf('http://127.0.0.1:5000/callback')

  it.each([
    ['https://claude.ai/oauth/client', 'claude.ai', true],
    ['registered', 'claude.ai', true],
    ['registered', 'evil.example', false],
    ['registered', 'sub.claude.ai', false],
    ['registered', 'claude.ai:8443', false],
    // It calls itself something, but gets its codes somewhere else, or the other way around.
    ['https://claude.ai/oauth/client', 'evil.example', false],
    ['https://evil.example/client', 'claude.ai', false],
    // A program on the user's computer.
    ['https://claude.ai/oauth/claude-code', local, true],
    ['https://evil.example/client', local, false],
    ['registered', local, false],
  ])('%s at %s: %s', (id, host, expected) => {
    expect(isAllowed(named, { client: { id }, host })).toBe(expected)
  })

  it('can include every program on the user’s computer', () => {
    const settings = { ...named, hosted_tool_hosts: ['localhost'] }
    expect(isAllowed(settings, { client: { id: 'registered' }, host: local })).toBe(true)
  })

  it('are all or none otherwise', () => {
    const tool = { client: { id: 'registered' }, host: 'evil.example' }
    expect(isAllowed({ ...named, hosted_tools: 'any' }, tool)).toBe(true)
    expect(isAllowed({ ...named, hosted_tools: 'off' }, tool)).toBe(false)
  })
})
